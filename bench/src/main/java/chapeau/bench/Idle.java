package chapeau.bench;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * So many websockets on which nobody says anything, and so many tables in mid-game besides: how
 * much memory one node takes for them.
 *
 * <p>Arguments: the number of sockets (10000), of tables (2000).
 */
public final class Idle {
  private static final int AT_ONCE = 200;
  private static final int MOVES = 5;

  private Idle() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    int sockets = args.length > 0 ? Integer.parseInt(args[0]) : 10_000;
    int tables = args.length > 1 ? Integer.parseInt(args[1]) : 2_000;
    Path data = Files.createTempDirectory("chapeau-idle");
    Process server = Load.start(Serve.class, "--port", "0", "--data", data.toString());
    try (HttpClient http = HttpClient.newHttpClient()) {
      URI address = URI.create("ws://127.0.0.1:" + Load.firstLine(server) + "/api/ws");
      long before = resident(server);
      List<CompletableFuture<WebSocket>> open = new ArrayList<>();
      for (int i = 0; i < sockets; i++) {
        open.add(http.newWebSocketBuilder().buildAsync(address, new WebSocket.Listener() {}));
        if (i % AT_ONCE == AT_ONCE - 1) {
          open.subList(i + 1 - AT_ONCE, i + 1).forEach(CompletableFuture::join);
        }
      }
      open.forEach(CompletableFuture::join);
      long after = resident(server);
      System.out.printf(
          "%d idle websockets: %d MB resident (%d MB before), %.1f kB each%n",
          sockets, after / 1024, before / 1024, (after - before) / (double) sockets);
      try (Evening evening = new Evening(List.of(address.getPort()), tables, "hattari")) {
        evening.upTo(MOVES).play();
        System.out.printf(
            "and %d tables of four in mid-game: %d MB resident%n", tables, resident(server) / 1024);
      }
      http.shutdownNow();
    } finally {
      server.destroy();
    }
  }

  /** In kilobytes, as the system has it. */
  private static long resident(Process process) throws IOException {
    return Files.readAllLines(Path.of("/proc/" + process.pid() + "/status")).stream()
        .filter(line -> line.startsWith("VmRSS:"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
        .findFirst()
        .orElse(0);
  }
}
