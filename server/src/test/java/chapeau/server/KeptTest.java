package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.Seat;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Not moves alone are kept: whatever anybody was told is so after a restart, and all are told. */
class KeptTest {
  @TempDir Path data;

  private static String path(String id, String rest) {
    return "/api/tables/" + id + rest;
  }

  private static boolean isOver(JsonNode message) {
    return message.at("/table/status").asText().equals("over");
  }

  @Test
  void whatWasArrangedAndSaidIsThereAfterARestart() throws StartFailure {
    Client lea;
    Client tom;
    String id;
    JsonNode before;
    try (Server server = Running.on(data)) {
      lea = new Client(server.port());
      tom = new Client(server.port());
      lea.put("/api/me", "{\"name\":\"Léa\",\"hat\":\"bowler\"}");
      id = lea.set(4, "[\"me\",\"open\",\"open\",\"open\"]").path("id").asText();
      tom.post(path(id, "/seats"), "{\"name\":\"Tom\",\"salt\":\"pepper\",\"seat\":2}").is(200);
      lea.put(path(id, "/seats/1"), "{\"kind\":\"bot\",\"bot\":\"novice\"}").is(200);
      lea.put(path(id, "/options"), "{\"options\":{\"expert\":\"true\",\"first\":\"2\"}}").is(200);
      tom.post(path(id, "/chat"), "{\"seat\":2,\"room\":\"table\",\"text\":\"Salut\"}").is(200);
      lea.post(path(id, "/chat"), "{\"seat\":0,\"room\":\"table\",\"text\":\"Bonsoir\"}").is(200);
      before = lea.get(path(id, "")).is(200).json();
    }
    try (Server server = Running.on(data);
        Client host = lea.at(server.port());
        Client guest = tom.at(server.port())) {
      assertThat(host.get(path(id, "")).is(200).json()).isEqualTo(before);
      try (Feed feed = guest.connect()) {
        feed.watch(id, 2);
        assertThat(feed.next("chat").path("text").asText()).isEqualTo("Salut");
        assertThat(feed.next("chat").path("text").asText()).isEqualTo("Bonsoir");
      }
      JsonNode started = host.post(path(id, "/start"), "").is(200).json();
      assertThat(started.path("seats").path(2).path("name").asText()).isEqualTo("Tom");
      assertThat(host.lastUpdate(id, 0).at("/view/first").asInt()).isEqualTo(2);
    }
  }

  @Test
  void theEndIsThereAfterARestartWithItsSaltsAndWhatFollows() throws StartFailure {
    Client lea;
    String id;
    JsonNode file;
    JsonNode next;
    try (Server server = Running.on(data)) {
      lea = new Client(server.port());
      id = lea.set(2, "[\"me\",\"bot:novice\"]").path("id").asText();
      lea.delete(path(id, "/seats/0")).is(200);
      try (Feed feed = lea.connect()) {
        feed.watch(id, Seat.SPECTATOR).next(KeptTest::isOver);
      }
      file = lea.get(path(id, "/export")).is(200).json();
      next = lea.post(path(id, "/rematch"), "{}").is(200).json();
    }
    assertThat(file.path("salts").toString()).isEqualTo("[\"grain\",\"\"]");
    try (Server server = Running.on(data);
        Client host = lea.at(server.port())) {
      JsonNode table = host.get(path(id, "")).is(200).json();
      assertThat(table.path("status").asText()).isEqualTo("over");
      assertThat(table.path("rematch")).isEqualTo(next.path("id"));
      assertThat(host.get(path(id, "/export")).is(200).json()).isEqualTo(file);
      assertThat(host.lastUpdate(id, Seat.SPECTATOR).at("/turn/acting")).isEmpty();
    }
  }

  @Test
  void aStrangerStartsNoRematch() throws StartFailure {
    try (Server server = Running.on(data);
        Client lea = new Client(server.port());
        Client tom = new Client(server.port())) {
      String id = lea.set(2, "[\"bot:novice\",\"bot:novice\"]").path("id").asText();
      try (Feed feed = tom.connect()) {
        feed.watch(id, Seat.SPECTATOR).next(KeptTest::isOver);
        tom.post(path(id, "/rematch"), "{}").is(403);
        assertThat(lea.get(path(id, "")).json().path("rematch").asText()).isEmpty();
        String next = lea.post(path(id, "/rematch"), "{}").is(200).json().path("id").asText();
        feed.next(message -> message.at("/table/rematch").asText().equals(next));
      }
    }
  }

  /** Whoever looks on sees each change as it is made, not when they come again. */
  @Test
  void everyChangeOfATableIsAnnounced() throws StartFailure {
    try (Server server = Running.on(data);
        Client lea = new Client(server.port());
        Client tom = new Client(server.port());
        Client zoe = new Client(server.port());
        Feed feed = zoe.connect()) {
      String id = lea.set(3, "[\"me\",\"open\",\"open\"]").path("id").asText();
      feed.watch(id, Seat.SPECTATOR).next("table");
      tom.post(path(id, "/seats"), "{\"name\":\"Tom\"}").is(200);
      feed.next(m -> m.at("/table/seats/1/name").asText().equals("Tom"));
      tom.delete(path(id, "/seats/1")).is(200);
      feed.next(m -> m.at("/table/seats/1/kind").asText().equals("open"));
      lea.put(path(id, "/seats/2"), "{\"kind\":\"bot\",\"bot\":\"novice\"}").is(200);
      feed.next(m -> m.at("/table/seats/2/kind").asText().equals("bot"));
      lea.put(path(id, "/options"), "{\"options\":{\"expert\":\"true\"}}").is(200);
      feed.next(m -> m.at("/table/options/expert").asText().equals("true"));
      lea.post(path(id, "/start"), "").is(200);
      feed.next(m -> m.at("/table/status").asText().equals("playing"));
      lea.delete(path(id, "/seats/0")).is(200);
      feed.next(m -> m.at("/table/seats/0/standIn").asBoolean());
      feed.next(KeptTest::isOver);
    }
  }

  @Test
  void nobodyIsAskedAfterTheEnd() throws StartFailure {
    try (Server server = Running.on(data);
        Client lea = new Client(server.port());
        Feed feed = lea.connect()) {
      String id = lea.set(2, "[\"me\",\"bot:novice\"]").path("id").asText();
      feed.watch(id, 0);
      lea.delete(path(id, "/seats/0")).is(200);
      feed.next(KeptTest::isOver);
      JsonNode last = lea.lastUpdate(id, 0);
      assertThat(last.at("/turn/acting")).isEmpty();
      assertThat(last.path("moves")).isEmpty();
      int seq = last.path("seq").asInt();
      for (int seat : List.of(0, 1)) {
        assertThat(
                lea.move(id, seat, seq, "late" + seat, "{\"type\":\"look\",\"suspect\":0}")
                    .status())
            .isIn(403, 409, 422);
      }
    }
  }
}
