package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.OutputStreamAppender;
import chapeau.OwnPostgres;
import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** What is logged when things go wrong: enough to find it, and nothing one must not know. */
class LogTest {
  @TempDir Path data;
  private final ByteArrayOutputStream written = new ByteArrayOutputStream();
  private final LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
  private final OutputStreamAppender<ILoggingEvent> appender = new OutputStreamAppender<>();

  @BeforeEach
  void listen() {
    PatternLayoutEncoder encoder = new PatternLayoutEncoder();
    encoder.setContext(context);
    encoder.setPattern("%level %logger request=%X{request:--} %kvp %msg%n%ex{full}");
    encoder.start();
    appender.setContext(context);
    appender.setEncoder(encoder);
    appender.setOutputStream(written);
    appender.start();
    // What we say, not what the database of the test says of itself.
    context.getLogger("chapeau").addAppender(appender);
  }

  @AfterEach
  void stopListening() {
    context.getLogger("chapeau").detachAppender(appender);
    appender.stop();
  }

  @Test
  void neitherTablesNorMovesNorCookiesAreInIt() throws StartFailure {
    String url = OwnPostgres.database();
    Settings settings = Running.settings(data).onDatabase(url);
    try (Server server = Server.start(settings);
        Client lea = new Client(server.port())) {
      String id = lea.set(2, "[\"me\",\"me\"]").path("id").asText();
      JsonNode now = lea.lastUpdate(id, 0);
      int seat = now.at("/turn/acting/0").asInt();
      int seq = now.path("seq").asInt();
      String move = lea.lastUpdate(id, seat).at("/moves/0").toString();
      OwnPostgres.run(url, "ALTER TABLE moves ADD CHECK (seq <= " + seq + ")");
      Client.Answer answer = lea.move(id, seat, seq, "my-own-move", move).is(503);
      String log = written.toString(StandardCharsets.UTF_8);
      String request = answer.headers().firstValue("X-Request-Id").orElseThrow();
      assertThat(log).contains("cannot write to the journal").contains("request=" + request);
      assertThat(log)
          .doesNotContain(id, "my-own-move", Json.write(move), move)
          .contains(id.substring(0, 6));
      lea.get("/ready").is(200);
    }
  }

  @Test
  void neitherCodesNorWhatTheyWouldOpenAreInIt() throws StartFailure {
    String url = OwnPostgres.database();
    try (Server server = Server.start(Running.settings(data).onDatabase(url));
        Client lea = new Client(server.port());
        Client phone = new Client(server.port())) {
      String id = lea.get("/api/me").json().path("id").asText();
      phone.get("/api/me").is(200);
      String code = lea.post("/api/me/move", "{}").is(200).json().path("code").asText();
      String body = "{\"code\":\"" + code + "\"}";
      phone.post("/api/move/ask", body).is(200);
      lea.post("/api/me/move/confirm", body.replace("}", ",\"yes\":true}")).is(200);
      OwnPostgres.run(url, "ALTER TABLE sessions ADD CHECK (seen < '2000') NOT VALID");
      phone.post("/api/move", body).is(503);
      String log = written.toString(StandardCharsets.UTF_8);
      assertThat(log).contains("cannot write beside the journal").doesNotContain(code, id);
    }
  }
}
