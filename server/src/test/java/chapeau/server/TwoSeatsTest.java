package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.Dice;
import chapeau.engine.Seat;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * HUC-58 at a real table: one person on several seats of Huis Clos learns nothing through the dead
 * ones while another lives; whoever died on their only seat sees everything.
 */
class TwoSeatsTest {
  /** Who dies is left to chance: so many of each, however many games that takes. */
  private static final int ENOUGH = 3;

  private static final int MOST_GAMES = 200;
  private static final String TABLE =
      """
      {"game":"huisclos","players":4,"options":{"characters":"order"},
       "seats":["me","me","open","open"],"salt":"grain"}\
      """;

  @TempDir Path data;
  private final Dice dice = new Dice(58);
  private int dead;
  private int alone;

  @Test
  void theDeadSeatOfALivingPersonSeesNoMoreThanASpectator() throws StartFailure {
    try (Server server = Running.on(data);
        Client lea = new Client(server.port());
        Client tom = new Client(server.port());
        Client zoe = new Client(server.port())) {
      for (int game = 0; game < MOST_GAMES && Math.min(dead, alone) < ENOUGH; game++) {
        String id = lea.post("/api/tables", TABLE).is(201).json().path("id").asText();
        sit(tom, id, 2);
        sit(zoe, id, 3);
        lea.post("/api/tables/" + id + "/start", "").is(200);
        play(List.of(lea, lea, tom, zoe), id);
      }
    }
    assertThat(dead).as("seats that died while their person lived on").isGreaterThan(ENOUGH - 1);
    assertThat(alone).as("seats that died alone").isGreaterThan(ENOUGH - 1);
  }

  private static void sit(Client client, String id, int seat) {
    client.post("/api/tables/" + id + "/seats", "{\"seat\":" + seat + "}").is(200);
  }

  private void play(List<Client> seats, String id) {
    try (Feed first = seats.get(0).connect();
        Feed second = seats.get(2).connect();
        Feed third = seats.get(3).connect()) {
      List<Feed> feeds = List.of(first, first, second, third);
      boolean[] seen = new boolean[seats.size()];
      while (true) {
        JsonNode open = seats.get(0).lastUpdate(id, Seat.SPECTATOR);
        if (open.at("/turn/over").asBoolean()) {
          return;
        }
        for (int seat = 0; seat < seats.size(); seat++) {
          if (!open.at("/view/players/" + seat + "/alive").asBoolean(true) && !seen[seat]) {
            seen[seat] = true;
            looks(seats.get(seat), feeds.get(seat), id, seat, open);
          }
        }
        step(seats, id, open);
      }
    }
  }

  /** What the dead seat is sent, by call and by socket, beside what a spectator is. */
  private void looks(Client client, Feed feed, String id, int seat, JsonNode open) {
    boolean livesOn = seat < 2 && open.at("/view/players/" + (1 - seat) + "/alive").asBoolean();
    JsonNode asked = client.lastUpdate(id, seat).path("view");
    feed.watch(id, seat);
    JsonNode told =
        feed.next(message -> message.path("type").asText().equals("catchUp")).path("view");
    assertThat(told).isEqualTo(asked);
    boolean seesAll =
        IntStream.range(0, 4)
            .allMatch(other -> !asked.at("/players/" + other + "/role").asText().equals("HIDDEN"));
    assertThat(seesAll).isEqualTo(!livesOn);
    if (livesOn) {
      dead++;
      assertThat(asked).isEqualTo(open.path("view"));
    } else {
      alone++;
    }
    feed.say("{\"type\":\"unwatch\",\"table\":\"" + id + "\",\"seat\":" + seat + "}");
  }

  private void step(List<Client> seats, String id, JsonNode open) {
    int seat = open.at("/turn/acting/0").asInt();
    JsonNode now = seats.get(seat).lastUpdate(id, seat);
    List<JsonNode> choices = StreamSupport.stream(now.path("moves").spliterator(), false).toList();
    seats
        .get(seat)
        .move(
            id, seat, now.path("seq").asInt(), "m" + now.path("seq"), dice.pick(choices).toString())
        .is(200);
  }
}
