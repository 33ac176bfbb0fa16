package chapeau.cli;

import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.json.Json;
import chapeau.server.Server;
import chapeau.server.Settings;
import chapeau.server.StartFailure;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.Comparator;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * A short life of a server nobody sees, from which the JVM learns what a real one needs: the page
 * served, and a table of bots of every game.
 */
@Command(name = "warm-up", hidden = true, mixinStandardHelpOptions = true)
final class WarmUp implements Callable<Integer> {

  @Option(names = "--seconds", hidden = true)
  private int seconds = 3;

  private final HttpClient client = HttpClient.newHttpClient();

  @Override
  public Integer call() throws IOException, InterruptedException, StartFailure, Json.Unreadable {
    Path data = Files.createTempDirectory("chapeau-warm-up");
    Settings settings =
        new Settings("127.0.0.1", 0, data, false, Duration.ZERO, Duration.ofSeconds(30), false);
    try (Server server = Server.start(settings)) {
      String home = "http://127.0.0.1:" + server.port();
      get(home + "/");
      get(home + "/api/games");
      for (Playable<?, ?, ?> game : Catalogue.load().all()) {
        setTable(home, game);
      }
      Thread.sleep(Duration.ofSeconds(seconds));
    } finally {
      delete(data);
    }
    return 0;
  }

  private void get(String address) throws IOException, InterruptedException {
    client.send(HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.discarding());
  }

  private void setTable(String home, Playable<?, ?, ?> game)
      throws IOException, InterruptedException, Json.Unreadable {
    int players = game.game().about().minPlayers();
    String bot =
        "\"bot:" + (game.levels().isEmpty() ? Playable.RANDOM : game.levels().getFirst()) + "\"";
    String table =
        "{\"game\":\"%s\",\"players\":%d,\"seats\":[%s]}"
            .formatted(game.id(), players, String.join(",", Collections.nCopies(players, bot)));
    HttpResponse<String> set =
        client.send(
            HttpRequest.newBuilder(URI.create(home + "/api/tables"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(table))
                .build(),
            BodyHandlers.ofString());
    // Bots at a table without people move only while a viewer is present. This request counts as
    // one.
    get(home + "/api/tables/" + Json.parse(set.body()).path("id").asText() + "/feed?seat=-2");
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
