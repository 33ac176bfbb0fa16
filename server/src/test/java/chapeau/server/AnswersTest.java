package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What carries an id is answered with it also where it comes too fast or fails inside. */
class AnswersTest {
  /** Three times what may be said at once: nobody says so much slowly enough by accident. */
  private static final int MANY = 600;

  @TempDir Path data;

  @Test
  void whoIsTooFastIsToldSoOfEachMessage() throws StartFailure {
    Settings limited =
        new Settings("127.0.0.1", 0, data, false, Duration.ZERO, Duration.ZERO, true);
    try (Server server = Server.start(limited);
        Client lea = new Client(server.port());
        Feed feed = lea.connect()) {
      for (int i = 0; i < MANY; i++) {
        feed.say("{\"type\":\"ping\",\"id\":\"" + i + "\"}");
      }
      Map<String, String> answers = new HashMap<>();
      while (answers.size() < MANY) {
        JsonNode answer = feed.next(message -> message.has("id"));
        answers.put(answer.path("id").asText(), answer.path("type").asText());
      }
      assertThat(answers.values()).containsOnly("done", "refused");
    }
  }

  @Test
  void aMoveThatCannotBeKeptIsRefusedByItsNameAndMayBeSentAgain()
      throws StartFailure, SQLException {
    try (Server server = Running.on(data);
        Client lea = new Client(server.port());
        Feed feed = lea.connect();
        Connection beside =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("chapeau.db"));
        Statement statement = beside.createStatement()) {
      String id = lea.set(2, "[\"me\",\"me\"]").path("id").asText();
      JsonNode table = lea.get("/api/tables/" + id).json();
      int seat = table.path("acting").path(0).asInt();
      String move =
          """
          {"type":"move","table":"%s","seat":%d,"seq":%d,"id":"mine","move":%s}\
          """
              .formatted(
                  id, seat, table.path("seq").asInt(), lea.lastUpdate(id, seat).at("/moves/0"));
      statement.execute("ALTER TABLE moves RENAME TO mislaid");
      assertThat(feed.say(move).next("refused").path("id").asText()).isEqualTo("mine");
      statement.execute("ALTER TABLE mislaid RENAME TO moves");
      assertThat(feed.say(move).next("played").path("id").asText()).isEqualTo("mine");
    }
  }
}
