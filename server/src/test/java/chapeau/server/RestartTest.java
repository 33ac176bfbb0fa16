package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import chapeau.Patience;
import chapeau.engine.Seat;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Stopping, starting, and not being able to. */
class RestartTest {
  private static final int CROWD = 100;

  @TempDir Path data;

  @Test
  void everythingIsAsItWasAndTheBotsGoOn() throws StartFailure {
    Client lea;
    String id;
    JsonNode before;
    Settings slow =
        new Settings("127.0.0.1", 0, data, false, Duration.ofHours(1), Duration.ZERO, false);
    try (Server server = Server.start(slow)) {
      lea = new Client(server.port());
      lea.put("/api/me", "{\"name\":\"Léa\"}").is(200);
      id = lea.set(2, "[\"bot:novice\",\"bot:novice\"]").path("id").asText();
      before = lea.get("/api/tables/" + id).json();
    }
    try (Server server = Running.on(data)) {
      lea = lea.at(server.port());
      assertThat(lea.get("/api/me").json().path("name").asText()).isEqualTo("Léa");
      JsonNode after = lea.get("/api/tables/" + id).is(200).json();
      assertThat(after.path("commitment")).isEqualTo(before.path("commitment"));
      assertThat(after.path("seats")).isEqualTo(before.path("seats"));
      try (Feed feed = lea.connect()) {
        feed.watch(id, Seat.SPECTATOR);
        feed.next(m -> m.at("/table/status").asText().equals("over"));
      }
    }
  }

  @Test
  void slowBotsAreHurriedByWhoSitsThere() throws StartFailure {
    Settings slow =
        new Settings("127.0.0.1", 0, data, false, Duration.ofHours(1), Duration.ZERO, false);
    try (Server server = Server.start(slow);
        Client lea = new Client(server.port());
        Client tom = new Client(server.port())) {
      String id =
          lea.post(
                  "/api/tables",
                  Client.table(3, "[\"me\",\"bot:novice\",\"bot:novice\"]")
                      .replace("{}", "{\"first\":\"1\"}"))
              .is(201)
              .json()
              .path("id")
              .asText();
      String hurry = "{\"type\":\"hurry\",\"table\":\"" + id + "\"}";
      try (Feed stranger = tom.connect();
          Feed feed = lea.connect()) {
        stranger.say(hurry).next("failed");
        feed.watch(id, 0).next(Feed::isUpdate);
        feed.say(hurry).next(m -> m.at("/turn/acting/0").asInt(-1) == 0);
      }
    }
  }

  @Test
  void whoWatchesIsToldThatTheServerStops() throws StartFailure {
    Server server = Running.on(data);
    try (Client lea = new Client(server.port());
        Feed feed = lea.connect()) {
      feed.untilNow();
      server.close();
      assertThat(feed.closeCode()).isEqualTo(1001);
    }
  }

  /** All clients of a crowd hear of the restart, also those with messages in flight. */
  @Test
  void everybodyIsToldSo() throws StartFailure {
    Duration enough = Duration.ofSeconds(Patience.SECONDS);
    Server server = Server.start(Running.settings(data).timed(Running.lastWord(enough)));
    List<Feed> feeds = new ArrayList<>();
    try (Client lea = new Client(server.port())) {
      String id = lea.set(2, "[\"me\",\"open\"]").path("id").asText();
      for (int i = 0; i < CROWD; i++) {
        feeds.add(lea.connect());
        feeds.getLast().untilNow();
      }
      feeds.forEach(feed -> feed.watch(id, Seat.SPECTATOR));
      // A line that ends with something unheard in it is cut, and the last word with it.
      feeds.forEach(Feed::untilNow);
      server.close();
      assertThat(feeds).extracting(Feed::closeCode).containsOnly(1001);
    } finally {
      feeds.forEach(Feed::close);
    }
  }

  @Test
  void whileTheJournalCannotBeWrittenNothingIsDoneAndAfterwardsItGoesOn()
      throws StartFailure, SQLException {
    Settings impatient = Running.settings(data).timed(Running.databaseWait(Duration.ofMillis(100)));
    try (Server server = Server.start(impatient);
        Client lea = new Client(server.port());
        Connection other =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("chapeau.db"))) {
      JsonNode table = lea.set(2, "[\"me\",\"me\"]");
      String id = table.path("id").asText();
      JsonNode now = lea.lastUpdate(id, 0);
      int seat = now.at("/turn/acting/0").asInt();
      int seq = now.path("seq").asInt();
      String look = "{\"type\":\"look\",\"suspect\":0}";
      try (Statement statement = other.createStatement()) {
        statement.execute("BEGIN EXCLUSIVE");
        Client.Answer answer = lea.move(id, seat, seq, "a", look).is(503);
        assertThat(answer.json().at("/error/fr").asText()).isNotEmpty();
        lea.get("/api/health").is(503);
        statement.execute("ROLLBACK");
      }
      assertThat(lea.get("/api/tables/" + id).is(200).json().path("seq").asInt()).isEqualTo(seq);
      lea.get("/api/health").is(200);
      lea.move(id, seat, seq, "a", look).is(200);
    }
  }

  @Test
  void aBusyPortIsSaidInASentence() throws IOException {
    try (ServerSocket busy = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      fails(settings(busy.getLocalPort(), data), "in use");
    }
  }

  @Test
  void soIsAPortThatIsNone() {
    fails(settings(-1, data), "0 to 65535");
  }

  @Test
  void soIsAFolderThatCannotBeUsed() throws IOException {
    Path file = Files.createFile(data.resolve("file"));
    fails(settings(0, file), "cannot be written to");
    fails(settings(0, Path.of("/proc/nowhere")), "cannot be written to");
  }

  @Test
  void soIsAJournalThatIsNone() throws IOException {
    Files.writeString(data.resolve("chapeau.db"), "this is no database, only text ".repeat(100));
    fails(settings(0, data), "cannot be used");
  }

  @Test
  void soIsAFolderInUse() throws StartFailure {
    try (Server _ = Running.on(data)) {
      fails(settings(0, data), "Another Chapeau");
    }
  }

  private static Settings settings(int port, Path data) {
    return new Settings("127.0.0.1", port, data, false);
  }

  private static void fails(Settings settings, String because) {
    assertThatThrownBy(() -> Server.start(settings).close())
        .isInstanceOf(StartFailure.class)
        .hasMessageContaining(because)
        .hasMessageEndingWith(".");
  }
}
