package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import chapeau.OwnPostgres;
import chapeau.Patience;
import com.fasterxml.jackson.databind.JsonNode;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A database that does not want to, at the start and later. */
class BadDatabaseTest {
  @TempDir Path data;

  private void fails(String url, String because) {
    assertThatThrownBy(() -> Server.start(Running.settings(data).onDatabase(url)).close())
        .isInstanceOf(StartFailure.class)
        .hasMessageContaining(because)
        .hasMessageEndingWith(".")
        .message()
        .doesNotContain("hunter2");
  }

  @Test
  void aWrongPasswordIsSaidInASentence() throws IOException {
    Path rules = data.resolve("hba");
    Files.writeString(
        rules,
        """
        host all postgres 127.0.0.1/32 trust
        host all all 127.0.0.1/32 scram-sha-256
        """);
    try (EmbeddedPostgres postgres =
        OwnPostgres.builder().setServerConfig("hba_file", readable(rules)).start()) {
      OwnPostgres.run(
          postgres.getJdbcUrl("postgres", "postgres"), "CREATE ROLE kim LOGIN PASSWORD 'right'");
      String address = "jdbc:postgresql://127.0.0.1:" + postgres.getPort() + "/postgres?user=kim";
      fails(address + "&password=hunter2", "does not accept this user and password");
      fails(address + "&password=right", "may not make tables");
    }
  }

  /** PostgreSQL may run as somebody else. */
  private String readable(Path file) {
    assertThat(data.toFile().setExecutable(true, false)).isTrue();
    assertThat(file.toFile().setReadable(true, false)).isTrue();
    return file.toString();
  }

  @Test
  void aServerWhoseDatabaseGoesReadOnlySaysSoAndGoesOnAfterwards() throws StartFailure {
    String url = OwnPostgres.database();
    Settings settings =
        Running.settings(data).onDatabase(url).timed(Running.databaseWait(Duration.ofSeconds(1)));
    try (Server server = Server.start(settings);
        Client lea = new Client(server.port())) {
      String id = lea.set(2, "[\"me\",\"me\"]").path("id").asText();
      JsonNode now = lea.lastUpdate(id, 0);
      int seat = now.at("/turn/acting/0").asInt();
      int seq = now.path("seq").asInt();
      String look = "{\"type\":\"look\",\"suspect\":0}";
      OwnPostgres.readOnly(url, true);
      lea.move(id, seat, seq, "a", look).is(503);
      lea.get("/ready").is(503);
      OwnPostgres.readOnly(url, false);
      Client.Answer again =
          Patience.until(
              "it can be written to again",
              () -> lea.move(id, seat, seq, "a", look),
              answer -> answer.status() != 503);
      assertThat(again.is(200).json().path("seq").asInt()).isEqualTo(seq + 1);
    }
  }
}
