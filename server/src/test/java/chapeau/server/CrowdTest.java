package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import chapeau.Patience;
import chapeau.engine.Seat;
import chapeau.tables.Denied;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nobody fills the house alone. */
class CrowdTest {
  private static final int LINES = 100;
  private static final int MORE_THAN_ANY_BUFFER = 300;
  private static final int CATCH_UPS = 60;
  private static final int FLOOD = 400;
  private static final int HEAP_MEGABYTES = 64;
  private static final long MEGABYTE = 1024 * 1024;

  /** Less than may wait for one, and so many times more than may wait in such a house. */
  private static final long ENOUGH = 3 * MEGABYTE / 2;

  private static final int STALLED = 9;
  private static final Duration SOON = Duration.ofMillis(100);

  @TempDir Path data;

  @Test
  void aGuestHasSoManyConnectionsAndNoMore() throws StartFailure {
    Settings limited =
        new Settings("127.0.0.1", 0, data, false, Duration.ZERO, Duration.ZERO, true);
    List<Feed> feeds = new ArrayList<>();
    try (Server server = Server.start(limited);
        Client lea = new Client(server.port());
        Client tom = new Client(server.port())) {
      lea.get("/api/me").is(200);
      for (int i = 0; i < 30; i++) {
        feeds.add(lea.connect());
        feeds.getLast().untilNow();
      }
      assertThat(lea.connect().closeCode()).isEqualTo(1013);
      tom.connect().untilNow();
      feeds.forEach(Feed::close);
    }
  }

  @Test
  void whoeverGoesMakesRoom() {
    Crowd crowd = new Crowd(true);
    for (int i = 0; i < 30; i++) {
      crowd.enter("lea", "here");
    }
    assertThatThrownBy(() -> crowd.enter("lea", "here")).isInstanceOf(Denied.class);
    crowd.leave("lea", "here");
    crowd.enter("lea", "here");
    assertThat(crowd.size()).isEqualTo(30);
  }

  @Test
  void anAddressHasSoManyConnectionsAndNoMore() {
    Crowd crowd = new Crowd(true);
    for (int i = 0; i < 500; i++) {
      crowd.enter("guest" + i, "here");
    }
    assertThatThrownBy(() -> crowd.enter("another", "here")).isInstanceOf(Denied.class);
    crowd.enter("another", "elsewhere");
  }

  /** A table where much was said: whoever comes to it is told much. */
  private static String talkative(Client host) {
    String id = host.set(2, "[\"me\",\"open\"]").path("id").asText();
    String line =
        "{\"type\":\"chat\",\"table\":\"%s\",\"seat\":0,\"room\":\"table\",\"text\":\"%s\",\"id\":\"l\"}"
            .formatted(id, "patience ".repeat(55).strip());
    try (Feed feed = host.connect()) {
      for (int i = 0; i < LINES; i++) {
        feed.say(line).next("done");
      }
    }
    return id;
  }

  private static String watching(String id) {
    return "{\"type\":\"watch\",\"table\":\"" + id + "\",\"seat\":" + Seat.SPECTATOR + "}";
  }

  @Test
  void whoDoesNotReadIsLetGoAndMayComeBack() throws StartFailure {
    try (Server server =
            Server.start(Running.settings(data).measured(true).timed(Running.lastWord(SOON)));
        Client lea = new Client(server.port())) {
      String id = talkative(lea);
      WebSocket deaf = lea.stalled();
      boolean open = true;
      for (int i = 0; open && i < MORE_THAN_ANY_BUFFER; i++) {
        open = isTaken(deaf, watching(id));
      }
      isLetGo(deaf);
      try (Feed feed = lea.connect()) {
        feed.watch(id, Seat.SPECTATOR).next("table");
      }
      Patience.until("nothing waits any more", () -> waiting(lea) == 0);
    }
  }

  /** Each waits for less than one may, all together for more than the house has. */
  @Test
  void whenTooMuchWaitsInAllWhoeverDoesNotReadIsLetGo() throws IOException, InterruptedException {
    Process house = Child.start(List.of("-Xmx" + HEAP_MEGABYTES + "m"), data.toString());
    try (Client lea = new Client(Child.port(house))) {
      String id = talkative(lea);
      boolean letGo = false;
      for (int i = 0; i < STALLED && !letGo; i++) {
        letGo = !stall(lea, id);
        assertThat(waiting(lea)).isLessThan(HEAP_MEGABYTES * MEGABYTE / 8 + MEGABYTE);
      }
      assertThat(letGo).isTrue();
      try (Feed feed = lea.connect()) {
        feed.watch(id, Seat.SPECTATOR).next("table");
      }
      lea.get("/api/health").is(200);
    } finally {
      house.destroyForcibly().waitFor();
    }
  }

  /** Lets so much wait for somebody who does not read; false if they are let go before. */
  private static boolean stall(Client client, String table) {
    long before = waiting(client);
    WebSocket deaf = client.stalled();
    for (int i = 0; i < MORE_THAN_ANY_BUFFER && isTaken(deaf, watching(table)); i++) {
      if (waiting(client) > before + ENOUGH) {
        return true;
      }
    }
    isLetGo(deaf);
    return false;
  }

  private static void isLetGo(WebSocket deaf) {
    Patience.until("it is let go", () -> !isTaken(deaf, "{\"type\":\"ping\"}"));
  }

  /** Whether the socket still accepts this message. */
  private static boolean isTaken(WebSocket socket, String message) {
    try {
      socket.sendText(message, true).join();
      return true;
    } catch (CompletionException _) {
      return false;
    }
  }

  private static long waiting(Client client) {
    return client
        .get("/metrics")
        .is(200)
        .text()
        .lines()
        .filter(line -> line.startsWith("chapeau_bytes_waiting "))
        .mapToLong(line -> (long) Double.parseDouble(line.substring(line.indexOf(' '))))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whoSendsTwoHundredMessagesASecondIsSlowedDownAndTheTableGoesOn() throws StartFailure {
    Settings limited =
        new Settings("127.0.0.1", 0, data, false, Duration.ZERO, Duration.ZERO, true);
    try (Server server = Server.start(limited);
        Client lea = new Client(server.port());
        Client tom = new Client(server.port());
        Feed flood = lea.connect();
        Feed other = tom.connect()) {
      String id = lea.set(2, "[\"me\",\"open\"]").path("id").asText();
      tom.post("/api/tables/" + id + "/seats", "{}").is(200);
      flood.watch(id, 0).next("table");
      other.watch(id, 1).next("table");
      for (int i = 0; i < FLOOD; i++) {
        flood.say(line(id, 0, "psst " + i));
      }
      JsonNode refused = flood.next("failed").path("error");
      assertThat(refused.path("fr").asText()).contains("Pas si vite");
      other.say(line(id, 1, "enough")).next(m -> m.path("text").asText().equals("enough"));
      assertThat(other.all().stream().filter(m -> m.path("text").asText().startsWith("psst")))
          .hasSizeLessThan(FLOOD / 10);
      lea.post("/api/tables/" + id + "/start", "").is(200);
      other.next(Feed::isUpdate);
      flood.next(Feed::isUpdate);
    }
  }

  private static String line(String table, int seat, String text) {
    return """
    {"type":"chat","table":"%s","seat":%d,"room":"table","text":"%s"}\
    """
        .formatted(table, seat, text);
  }

  @Test
  void aGuestCatchesUpSoOftenAMinuteAndNoMore() throws StartFailure {
    Settings limited =
        new Settings("127.0.0.1", 0, data, false, Duration.ZERO, Duration.ZERO, true);
    try (Server server = Server.start(limited);
        Client lea = new Client(server.port());
        Client tom = new Client(server.port());
        Feed feed = lea.connect();
        Feed other = tom.connect()) {
      String id = lea.set(2, "[\"me\",\"open\"]").path("id").asText();
      for (int i = 0; i < CATCH_UPS; i++) {
        feed.watch(id, Seat.SPECTATOR).next("table");
      }
      // A slow machine earns a few more meanwhile: asked until the line ends, one by one.
      boolean told = true;
      for (int i = 0; told && i < CATCH_UPS; i++) {
        told = !feed.watch(id, Seat.SPECTATOR).nextOrEnd("table").isMissingNode();
      }
      assertThat(feed.closeCode()).as("may come back and resume").isEqualTo(1013);
      other.watch(id, Seat.SPECTATOR).next("table");
    }
  }
}
