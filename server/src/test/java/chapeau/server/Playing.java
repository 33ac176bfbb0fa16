package chapeau.server;

import chapeau.Patience;
import chapeau.engine.Dice;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.function.Consumer;

/** Plays games to their end by any legal moves, each by the person whose seat is asked. */
final class Playing {
  private static final Dice DICE = new Dice(15);

  /** More than any game here has moves: a game that takes more does not end. */
  private static final int MOST_MOVES = 500;

  private Playing() {}

  /** Two people at a table, already started; answers its id. */
  static String pair(Client host, Client guest) {
    return pair(host, guest, "");
  }

  static String pair(Client host, Client guest, String more) {
    String table =
        """
        {"game":"hattari","players":2,"options":{},"seats":["me","open"],"salt":"grain"%s}\
        """
            .formatted(more);
    String id = host.post("/api/tables", table).is(201).json().path("id").asText();
    guest.post("/api/tables/" + id + "/seats", "{\"salt\":\"sugar\"}").is(200);
    host.post("/api/tables/" + id + "/start", "").is(200);
    return id;
  }

  /** One person against bots, by the moves there are in turn. */
  static void againstBots(Client who, String table) {
    againstBots(who, table, _ -> {});
  }

  /** The same, and somebody looks on before each of the person's moves. */
  static void againstBots(Client who, String table, Consumer<JsonNode> looks) {
    for (int n = 0; n < MOST_MOVES; n++) {
      JsonNode now = turn(who, table);
      if (now.at("/turn/over").asBoolean()) {
        return;
      }
      looks.accept(now);
      String move = now.path("moves").path(n % now.path("moves").size()).toString();
      who.move(table, 0, now.path("seq").asInt(), "m" + n, move).is(200);
    }
    throw new AssertionError("the game does not end");
  }

  /** Waits until the person on the first seat is asked for a move, or the game is over. */
  static JsonNode turn(Client who, String table) {
    return Patience.until(
        "the bots have moved",
        () -> who.lastUpdate(table, 0),
        now -> now.at("/turn/over").asBoolean() || !now.path("moves").isEmpty());
  }

  static void toTheEnd(String table, Client... seats) {
    toTheEnd(table, List.of(seats));
  }

  private static void toTheEnd(String table, List<Client> seats) {
    for (int moves = 0; moves < MOST_MOVES; moves++) {
      JsonNode now = seats.getFirst().lastUpdate(table, 0);
      if (now.at("/turn/over").asBoolean()) {
        return;
      }
      JsonNode acting = now.at("/turn/acting");
      if (!acting.isEmpty()) {
        int seat = acting.get(0).asInt();
        JsonNode seen = seats.get(seat).lastUpdate(table, seat);
        JsonNode legal = seen.path("moves");
        if (!legal.isEmpty()) {
          String move = legal.get(DICE.below(legal.size())).toString();
          int seq = seen.path("seq").asInt();
          seats.get(seat).move(table, seat, seq, "m" + seq, move).is(200);
        }
      }
    }
    throw new AssertionError("the game does not end");
  }
}
