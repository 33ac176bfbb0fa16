package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.Patience;
import chapeau.engine.Dice;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills the process at random moments and checks that no acknowledged move is lost. The process
 * runs several servers, each with its own folder, so that every kill cuts off several games.
 */
class KillTest {
  private static final int KILLS = 5;
  private static final int SERVERS = 3;

  @TempDir Path data;
  private final Dice dice = new Dice(15);

  private record Acknowledged(String table, int seat, int seq, String move) {}

  @Test
  void noAcknowledgedMoveIsEverLost() throws IOException, InterruptedException {
    List<Player> players = new ArrayList<>();
    List<String> folders = new ArrayList<>();
    for (int i = 0; i < SERVERS; i++) {
      folders.add(Files.createDirectory(data.resolve("server" + i)).toString());
      players.add(new Player(i));
    }
    for (int life = 0; life < KILLS; life++) {
      Process process = Child.start(folders.toArray(String[]::new));
      AtomicInteger toGo = new AtomicInteger(SERVERS);
      Runnable lived =
          () -> {
            if (toGo.decrementAndGet() == 0) {
              kill(process, dice.below(20));
            }
          };
      inParallel(process, players, player -> player.playUntilCutOff(lived));
      process.waitFor();
    }
    Process last = Child.start(folders.toArray(String[]::new));
    inParallel(last, players, Player::finish);
    assertThat(players)
        .allSatisfy(player -> assertThat(player.acknowledged).hasSizeGreaterThanOrEqualTo(KILLS));
    last.destroy();
    last.waitFor();
  }

  /**
   * Kills the process after a delay, while the games run, so that the kill hits a random operation.
   */
  private static void kill(Process server, int millis) {
    CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS)
        .execute(server::destroyForcibly);
  }

  private interface Part {
    void play(Player player);
  }

  /** Each player checks its acknowledged moves on its own server, then plays. */
  private static void inParallel(Process process, List<Player> players, Part part)
      throws IOException {
    List<CompletableFuture<Void>> games = new ArrayList<>();
    for (Player player : players) {
      player.client = player.client.at(Child.port(process));
      player.everythingIsThere();
    }
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      players.forEach(p -> games.add(CompletableFuture.runAsync(() -> part.play(p), threads)));
      games.forEach(game -> game.orTimeout(Patience.SECONDS, TimeUnit.SECONDS).join());
    }
  }

  /** Plays two seats beside a bot and remembers the acknowledged moves. */
  private static final class Player {
    private final Dice dice;
    private final Map<String, Acknowledged> acknowledged = new LinkedHashMap<>();
    private Client client = new Client(0);
    private String table = "";
    private int moves;
    private int movesToLive;

    private Player(int seed) {
      this.dice = new Dice(seed);
    }

    private void playUntilCutOff(Runnable lived) {
      movesToLive = 1 + dice.below(12);
      try {
        while (true) {
          if (table.isEmpty()) {
            table = client.set(3, "[\"me\",\"me\",\"bot:novice\"]").path("id").asText();
          }
          playToTheEnd(lived);
          noGaps();
          table = "";
        }
      } catch (Client.Unreachable _) {
        // The server was killed. The move in flight may be stored or lost.
      }
    }

    private void finish() {
      if (!table.isEmpty()) {
        playToTheEnd(() -> {});
        noGaps();
      }
    }

    private void playToTheEnd(Runnable lived) {
      for (JsonNode now = client.lastUpdate(table, 0);
          !now.at("/turn/over").asBoolean();
          now = client.lastUpdate(table, 0)) {
        int seat = now.at("/turn/acting/0").asInt();
        if (seat < 2) {
          if (isPlayed(seat, client.lastUpdate(table, seat)) && --movesToLive == 0) {
            lived.run();
          }
        }
      }
    }

    private boolean isPlayed(int seat, JsonNode now) {
      List<JsonNode> choices =
          StreamSupport.stream(now.path("moves").spliterator(), false).toList();
      if (choices.isEmpty()) {
        return false;
      }
      String id = "m" + moves++;
      String move = dice.pick(choices).toString();
      Client.Answer answer = client.move(table, seat, now.path("seq").asInt(), id, move).is(200);
      int seq = answer.json().path("seq").asInt();
      acknowledged.put(id, new Acknowledged(table, seat, seq, move));
      return true;
    }

    /** Sends every acknowledged move again and expects the same answer. */
    private void everythingIsThere() {
      acknowledged.forEach((id, a) ->
          assertThat(client.move(a.table, a.seat, 0, id, a.move).is(200).json().path("seq").asInt())
              .isEqualTo(a.seq));
    }

    private void noGaps() {
      JsonNode rows = client.get("/api/tables/" + table + "/export").is(200).json().path("moves");
      List<String> made = new ArrayList<>();
      for (int i = 0; i < rows.size(); i++) {
        assertThat(rows.path(i).path("seq").asInt()).isEqualTo(i + 1);
        made.add(rows.path(i).path("move").toString());
      }
      acknowledged.values().stream()
          .filter(a -> a.table.equals(table))
          .forEach(a -> assertThat(made.get(a.seq - 1)).isEqualTo(a.move));
    }
  }
}
