package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import chapeau.contract.Project;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Anybody's program at the table. */
class ProgramTest {
  @TempDir Path data;

  private static boolean pythonIsThere() throws InterruptedException {
    try {
      return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException _) {
      return false;
    }
  }

  @Test
  void theExampleOfTheManualPlaysAWholeGame()
      throws StartFailure, IOException, InterruptedException {
    assumeTrue(pythonIsThere(), "the example is not tried: there is no python3 here");
    try (Server server = Running.on(data);
        Client lea = new Client(server.port())) {
      String id = lea.set(2, "[\"me\",\"open\"]").path("id").asText();
      Process program =
          new ProcessBuilder(
                  "python3",
                  Project.file("docs/api/hattari_bot.py").toString(),
                  "http://127.0.0.1:" + server.port(),
                  id,
                  "Robby")
              .redirectErrorStream(true)
              .start();
      try {
        JsonNode seat = lea.get("/api/tables/" + id).json().at("/seats/1");
        for (int i = 0; i < 200 && !seat.path("program").asBoolean(); i++) {
          Thread.sleep(50);
          seat = lea.get("/api/tables/" + id).json().at("/seats/1");
        }
        assertThat(seat.path("name").asText()).isEqualTo("Robby");
        lea.post("/api/tables/" + id + "/start", "").is(200);
        playToTheEnd(lea, id);
        assertThat(program.waitFor(30, TimeUnit.SECONDS)).isTrue();
        String said = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(said).contains("The game is over");
        assertThat(program.exitValue()).isZero();
      } finally {
        program.destroyForcibly();
      }
    }
  }

  private static void playToTheEnd(Client lea, String id) throws InterruptedException {
    JsonNode now = lea.lastUpdate(id, 0);
    for (int i = 0; i < 3_000 && !now.at("/turn/over").asBoolean(); i++) {
      if (now.path("moves").isEmpty()) {
        Thread.sleep(10);
      } else {
        lea.move(id, 0, now.path("seq").asInt(), "m" + i, now.at("/moves/0").toString()).is(200);
      }
      now = lea.lastUpdate(id, 0);
    }
    assertThat(now.at("/turn/over").asBoolean()).isTrue();
  }

  @Test
  void aStrangersTokenIsRefusedInASentence() throws StartFailure {
    try (Server server = Running.on(data);
        Client anyone = new Client(server.port())) {
      Client.Answer answer =
          anyone.send(anyone.request("/api/me").header("Authorization", "Bearer nobody").GET());
      assertThat(answer.is(403).json().at("/error/fr").asText()).contains("jeton");
      anyone.post("/api/bots", "{}").is(400);
    }
  }
}
