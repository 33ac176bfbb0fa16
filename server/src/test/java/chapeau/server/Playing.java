package chapeau.server;

import chapeau.engine.Dice;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** Plays games to their end by any legal moves, each by the person whose seat is asked. */
final class Playing {
  private static final Dice DICE = new Dice(15);

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
  static void againstBots(Client who, String table) throws InterruptedException {
    for (int n = 0; ; n++) {
      JsonNode now = who.lastUpdate(table, 0);
      if (now.at("/turn/over").asBoolean()) {
        return;
      }
      if (now.path("moves").isEmpty()) {
        Thread.sleep(2);
      } else {
        String move = now.path("moves").path(n % now.path("moves").size()).toString();
        who.move(table, 0, now.path("seq").asInt(), "m" + n, move);
      }
    }
  }

  static void toTheEnd(String table, Client... seats) {
    toTheEnd(table, List.of(seats));
  }

  private static void toTheEnd(String table, List<Client> seats) {
    for (int moves = 0; moves < 500; moves++) {
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
