package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import chapeau.Patience;
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
                  // Nothing but the standard library is there to be found.
                  "-I",
                  "-S",
                  Project.file("docs/api/hattari_bot.py").toString(),
                  "http://127.0.0.1:" + server.port(),
                  id,
                  "Robby")
              .redirectErrorStream(true)
              .start();
      try {
        JsonNode seat =
            Patience.until(
                "the program sits down",
                () -> lea.get("/api/tables/" + id).json().at("/seats/1"),
                taken -> taken.path("program").asBoolean());
        assertThat(seat.path("name").asText()).isEqualTo("Robby");
        lea.post("/api/tables/" + id + "/start", "").is(200);
        playToTheEnd(lea, id);
        assertThat(program.waitFor(Patience.SECONDS, TimeUnit.SECONDS)).isTrue();
        String said = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(said).contains("The game is over");
        assertThat(program.exitValue()).isZero();
      } finally {
        program.destroyForcibly();
      }
    }
  }

  @Test
  void theExampleFitsOnAScreen() {
    assertThat(Project.read(Project.file("docs/api/hattari_bot.py")).lines().count())
        .isLessThanOrEqualTo(40);
  }

  private static void playToTheEnd(Client lea, String id) {
    Patience.until(
        "the game is over",
        () -> {
          JsonNode now = lea.lastUpdate(id, 0);
          int seq = now.path("seq").asInt();
          if (!now.path("moves").isEmpty()) {
            lea.move(id, 0, seq, "m" + seq, now.at("/moves/0").toString()).is(200);
          }
          return now.at("/turn/over").asBoolean();
        });
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
