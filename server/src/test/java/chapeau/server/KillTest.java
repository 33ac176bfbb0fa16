package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.Dice;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The process is killed at any moment, again and again: what was acknowledged is still there. */
class KillTest {
  private static final int KILLS = 15;

  @TempDir Path data;
  private final Dice dice = new Dice(15);
  private final Map<String, Acknowledged> acknowledged = new LinkedHashMap<>();
  private String table = "";
  private int moves;
  private int movesToLive;

  private record Acknowledged(String table, int seat, int seq, String move) {}

  @Test
  void noAcknowledgedMoveIsEverLost() throws IOException, InterruptedException {
    Client player = new Client(0);
    for (int life = 0; life < KILLS; life++) {
      Process server = Child.start(data.toString());
      player = player.at(Child.port(server));
      everythingIsThere(player);
      movesToLive = 1 + dice.below(12);
      playUntilCutOff(player, server);
      server.waitFor();
    }
    Process last = Child.start(data.toString());
    player = player.at(Child.port(last));
    everythingIsThere(player);
    if (!table.isEmpty()) {
      playToTheEnd(player, last);
      noGaps(player);
    }
    assertThat(acknowledged).hasSizeGreaterThanOrEqualTo(KILLS);
    last.destroy();
    last.waitFor();
  }

  /** Kills a little later, while the game goes on, so that nobody knows in the middle of what. */
  private static void kill(Process server, int millis) {
    CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS)
        .execute(server::destroyForcibly);
  }

  private void playUntilCutOff(Client player, Process server) {
    try {
      while (true) {
        if (table.isEmpty()) {
          table = player.set(3, "[\"me\",\"me\",\"bot:novice\"]").path("id").asText();
        }
        playToTheEnd(player, server);
        noGaps(player);
        table = "";
      }
    } catch (Client.Unreachable _) {
      // Killed: what was on its way is neither here nor there.
    }
  }

  private void playToTheEnd(Client player, Process server) {
    for (JsonNode now = player.lastUpdate(table, 0);
        !now.at("/turn/over").asBoolean();
        now = player.lastUpdate(table, 0)) {
      int seat = now.at("/turn/acting/0").asInt();
      if (seat < 2) {
        play(player, seat, player.lastUpdate(table, seat));
        if (--movesToLive == 0) {
          kill(server, dice.below(20));
        }
      }
    }
  }

  private void play(Client player, int seat, JsonNode now) {
    List<JsonNode> choices = StreamSupport.stream(now.path("moves").spliterator(), false).toList();
    if (choices.isEmpty()) {
      return;
    }
    String id = "m" + moves++;
    String move = dice.pick(choices).toString();
    Client.Answer answer = player.move(table, seat, now.path("seq").asInt(), id, move).is(200);
    int seq = answer.json().path("seq").asInt();
    acknowledged.put(id, new Acknowledged(table, seat, seq, move));
  }

  /** Every acknowledged move, sent again, is known and answered as it was. */
  private void everythingIsThere(Client player) {
    acknowledged.forEach((id, a) ->
        assertThat(player.move(a.table, a.seat, 0, id, a.move).is(200).json().path("seq").asInt())
            .isEqualTo(a.seq));
  }

  private void noGaps(Client player) {
    JsonNode rows = player.get("/api/tables/" + table + "/export").is(200).json().path("moves");
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
