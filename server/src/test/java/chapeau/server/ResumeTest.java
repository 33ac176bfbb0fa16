package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who comes back while the store has trouble does not wait for ever. */
class ResumeTest {
  @TempDir Path data;

  @Test
  void whoCannotBeToldWhereATableStandsIsLetGoAndComesBack() throws StartFailure, SQLException {
    String id;
    Client lea;
    try (Server server = Running.on(data)) {
      lea = new Client(server.port());
      id = lea.set(2, "[\"me\",\"bot:novice\"]").path("id").asText();
      // A bot that still had to move would bring the table back to mind before it is asked for.
      Playing.turn(lea, id);
    }
    try (Server server = Running.on(data);
        Client again = lea.at(server.port());
        Connection beside =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("chapeau.db"));
        Statement statement = beside.createStatement()) {
      statement.execute("ALTER TABLE moves RENAME TO mislaid");
      try (Feed feed = again.connect()) {
        feed.watch(id, 0);
        assertThat(feed.closeCode()).as("come back later").isEqualTo(1013);
      }
      statement.execute("ALTER TABLE mislaid RENAME TO moves");
      try (Feed feed = again.connect()) {
        assertThat(feed.watch(id, 0).next(Feed::isUpdate).path("table").asText()).isEqualTo(id);
      }
    }
  }
}
