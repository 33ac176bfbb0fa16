package chapeau.server;

import chapeau.engine.Dice;
import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Somebody on a seat who makes any legal move when asked, on whichever node is left, and comes back
 * with what was seen last when the line is lost. A move that was not answered is sent again.
 */
final class Person {
  /** A line is lost a few times in a test; more often, and something is wrong. */
  private static final int MOST_LINES = 8;

  private final Client client;
  private final List<Integer> ports;
  private final String table;
  private final int seat;
  private final Dice dice;
  private final List<Integer> seen = new ArrayList<>();
  private final Map<Integer, JsonNode> acknowledged = new LinkedHashMap<>();
  private @Nullable Throwable lost;
  private JsonNode chosen = MissingNode.getInstance();
  private int at;
  private int sent;
  private String unanswered = "";
  private String unansweredId = "";

  Person(Client client, List<Integer> ports, String table, int seat) {
    this.client = client;
    this.ports = ports;
    this.table = table;
    this.seat = seat;
    this.at = seat;
    this.dice = new Dice(seat);
  }

  /** The number of every step, in the order they were shown. */
  List<Integer> seen() {
    return seen;
  }

  /** What the server said was made, by its number. */
  Map<Integer, JsonNode> acknowledged() {
    return acknowledged;
  }

  void playToTheEnd() {
    for (int lines = 0; lines < MOST_LINES; lines++) {
      try (Feed feed = client.at(ports.get(at++ % ports.size())).connect()) {
        if (seen.isEmpty()) {
          feed.watch(table, seat);
        } else {
          feed.watch(table, seat, seen.getLast());
        }
        if (!unanswered.isEmpty()) {
          feed.say(unanswered);
        }
        if (playOn(feed)) {
          return;
        }
      } catch (RuntimeException | AssertionError e) {
        // That node is gone: the next one, then.
        lost = e;
      }
    }
    throw new AssertionError("seat " + seat + " found no node to play on; saw " + seen, lost);
  }

  /** Plays until the line is lost, or answers true when the game is over. */
  private boolean playOn(Feed feed) {
    JsonNode last = client.at(ports.get((at - 1) % ports.size())).lastUpdate(table, seat);
    move(feed, last);
    while (!last.at("/turn/over").asBoolean()) {
      JsonNode message = feed.nextOrEnd();
      if (message.isMissingNode()) {
        return false;
      }
      hear(message);
      if (Feed.isUpdate(message)) {
        last = message;
        see(message);
        move(feed, message);
      } else if (message.path("type").asText().equals("refused")) {
        unanswered = "";
        last = client.at(ports.get((at - 1) % ports.size())).lastUpdate(table, seat);
        move(feed, last);
      }
    }
    return true;
  }

  private void see(JsonNode update) {
    int seq = update.path("seq").asInt();
    if (!seen.isEmpty() && seen.getLast() == seq) {
      return;
    }
    seen.add(seq);
  }

  private void hear(JsonNode message) {
    String id = message.path("id").asText("");
    String type = message.path("type").asText();
    if (!unanswered.isEmpty()
        && id.equals(unansweredId)
        && (type.equals("step") || type.equals("played"))) {
      acknowledged.put(message.path("seq").asInt(), chosen);
      unanswered = "";
    }
  }

  private void move(Feed feed, JsonNode update) {
    JsonNode moves = update.path("moves");
    if (!unanswered.isEmpty() || moves.isEmpty()) {
      return;
    }
    unansweredId = "s" + seat + "-" + sent++;
    chosen = moves.get(dice.below(moves.size()));
    unanswered =
        Json.write(
            Map.of(
                "type",
                "move",
                "table",
                table,
                "seat",
                seat,
                "seq",
                update.path("seq").asInt(),
                "id",
                unansweredId,
                "move",
                chosen));
    feed.say(unanswered);
  }
}
