package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.read.ListAppender;
import chapeau.Patience;
import chapeau.store.Fact;
import chapeau.store.Sqlite;
import chapeau.store.Store;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** A data file that is damaged, deleted or swept: whoever runs the house is told. */
class LostFileTest {
  private static final int PAGE = 4_096;
  private static final int MANY = 500;
  private static final String OLD = "2020-01-01T00:00:00Z";

  @TempDir Path data;
  private final ListAppender<ILoggingEvent> log = new ListAppender<>();
  private final Logger ours = (Logger) LoggerFactory.getLogger("chapeau");

  @BeforeEach
  void listen() {
    log.start();
    ours.addAppender(log);
  }

  @AfterEach
  void stopListening() {
    ours.detachAppender(log);
  }

  /** What was logged, with the causes of it. */
  private String logged() {
    StringBuilder all = new StringBuilder();
    for (ILoggingEvent event : List.copyOf(log.list)) {
      all.append(event.getFormattedMessage()).append('\n');
      if (event.getThrowableProxy() != null) {
        all.append(ThrowableProxyUtil.asString(event.getThrowableProxy()));
      }
    }
    return all.toString();
  }

  private Path file() {
    return data.resolve("chapeau.db");
  }

  private void fill() {
    try (Store store = Sqlite.open(file())) {
      store.keep(
          IntStream.range(0, MANY)
              .<Fact>mapToObj(
                  i -> new Fact.Guest("guest" + i, "token" + i, "x".repeat(500), "", OLD))
              .toList());
      store.keep(
          IntStream.range(0, MANY)
              .<Fact>mapToObj(i -> new Fact.Moved("t" + i, 1, 0, "x".repeat(500), "", OLD))
              .toList());
    }
  }

  private void damage() throws IOException {
    try (RandomAccessFile open = new RandomAccessFile(file().toFile(), "rw")) {
      for (long at = PAGE; at + PAGE <= open.length(); at += PAGE) {
        open.seek(at);
        open.write("nonsense".repeat(PAGE / 8).getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  @Test
  void aDamagedFileIsNotStartedWithAndTheSentenceSaysWhatToDo() throws IOException {
    fill();
    damage();
    assertThatThrownBy(() -> Running.on(data).close())
        .isInstanceOf(StartFailure.class)
        .hasMessageContaining("damaged")
        .hasMessageContaining("backup")
        .hasMessageContaining("--data")
        .hasMessageEndingWith(".");
  }

  @Test
  void damageThatIsMetLaterIsLoggedWithItsCauseAndHealthSaysSo() throws IOException, StartFailure {
    fill();
    try (Server server = Running.on(data);
        Client lea = new Client(server.port())) {
      lea.get("/api/health").is(200);
      damage();
      assertThat(IntStream.range(0, MANY).map(i -> lea.get("/api/tables/t" + i).status()))
          .anyMatch(status -> status == 503);
      lea.get("/api/health").is(503);
      assertThat(logged()).contains("cannot read the journal", "SQLITE_CORRUPT");
    }
  }

  /** The server writes every second, and may have put something back in the middle of it. */
  private boolean isDeleted() {
    try (Stream<Path> files = Files.list(data)) {
      for (Path one : files.toList()) {
        Files.deleteIfExists(one);
      }
      Files.delete(data);
      return true;
    } catch (IOException _) {
      return false;
    }
  }

  @Test
  void withTheFolderDeletedHealthSaysSoAndNoTableIsSet() throws IOException, StartFailure {
    try (Server server = Running.on(data);
        Client lea = new Client(server.port())) {
      lea.set(2, "[\"me\",\"open\"]");
      Patience.until("the folder is gone", this::isDeleted);
      lea.get("/api/health").is(503);
      lea.post("/api/tables", Client.table(2, "[\"me\",\"open\"]")).is(503);
      assertThat(logged()).contains("no longer there");
    } finally {
      Files.createDirectories(data);
    }
  }

  @Test
  void oldTablesAreForgottenIfOneSaysSoAndNoneThatIsPlayed() throws StartFailure, SQLException {
    Client lea;
    String open;
    String played;
    String young;
    try (Server server = Running.on(data)) {
      lea = new Client(server.port());
      open = lea.set(2, "[\"me\",\"open\"]").path("id").asText();
      played = lea.set(2, "[\"me\",\"me\"]").path("id").asText();
      young = lea.set(2, "[\"me\",\"open\"]").path("id").asText();
    }
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file());
        Statement statement = connection.createStatement()) {
      statement.execute("UPDATE tables SET since = '" + OLD + "' WHERE id <> '" + young + "'");
    }
    try (Server server = Running.on(data)) {
      lea.at(server.port()).get("/api/tables/" + open).is(200);
    }
    try (Server server = Server.start(Running.settings(data).keeping(30));
        Client again = lea.at(server.port())) {
      again.get("/api/tables/" + open).is(404);
      again.get("/api/tables/" + young).is(200);
      again.get("/api/tables/" + played).is(200);
      int seat = again.lastUpdate(played, 0).at("/turn/acting/0").asInt();
      int seq = again.lastUpdate(played, seat).path("seq").asInt();
      String move = again.lastUpdate(played, seat).at("/moves/0").toString();
      again.move(played, seat, seq, "on", move).is(200);
    }
  }
}
