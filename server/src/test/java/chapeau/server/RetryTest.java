package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Trying again: a private table that takes up a finished game before one's own decision. */
class RetryTest {
  @TempDir Path data;
  private Server server;
  private Client lea;
  private Client tom;

  @BeforeEach
  void open() throws StartFailure {
    server = Running.on(data);
    lea = new Client(server.port());
    tom = new Client(server.port());
  }

  @AfterEach
  void close() {
    lea.close();
    tom.close();
    server.close();
  }

  /**
   * Plays the moves there are in turn until the game is over.
   *
   * @return what was known before one's last accusation, if there was one
   */
  private static JsonNode playOut(Client who, String table) {
    List<JsonNode> accusing = new ArrayList<>();
    Playing.againstBots(
        who,
        table,
        now -> {
          if (now.at("/view/step").asText().equals("ACCUSE") && now.path("seq").asInt() > 5) {
            accusing.add(now);
          }
        });
    return accusing.isEmpty() ? Json.tree("") : accusing.getLast();
  }

  private static String again(String table, int seq) {
    return "/api/tables/" + table + "/again?seat=0&seq=" + seq;
  }

  @Test
  void oneGoesOnFromOnesOwnDecisionAsOneKnewIt() throws StartFailure {
    String table = lea.set(2, "[\"me\",\"bot:novice\"]").path("id").asText();
    lea.post(again(table, 4), "").is(403);
    JsonNode then = playOut(lea, table);
    int seq = then.path("seq").asInt() + 1;
    tom.post(again(table, seq), "").is(403);
    lea.post(again(table, 1), "").is(400);
    lea.post("/api/tables/" + table + "/again?seat=1&seq=" + seq, "").is(403);

    JsonNode set = lea.post(again(table, seq), "").is(201).json();
    String next = set.path("id").asText();
    assertThat(next).isNotEqualTo(table);
    assertThat(set.path("status").asText()).isEqualTo("playing");
    assertThat(set.path("listed").asBoolean()).isFalse();
    assertThat(set.path("commitment").asText()).isEmpty();
    assertThat(set.at("/again/table").asText()).isEqualTo(table);
    assertThat(set.at("/again/seq").asInt()).isEqualTo(seq);
    assertThat(set.at("/seats/1/bot").asText()).isEqualTo("novice");
    assertThat(tom.get("/api/tables/" + next).is(200).json().path("again").isNull()).isTrue();

    JsonNode now = lea.lastUpdate(next, 0);
    assertThat(now.path("view")).isEqualTo(then.path("view"));
    assertThat(now.path("moves")).isEqualTo(then.path("moves"));

    server.close();
    server = Running.on(data);
    Client back = lea.at(server.port());
    assertThat(back.lastUpdate(next, 0).path("view")).isEqualTo(then.path("view"));
    playOut(back, next);
    JsonNode steps = back.get("/api/tables/" + next + "/replay").is(200).json().path("steps");
    assertThat(steps.at("/0/view/round")).isEqualTo(then.at("/view/round"));
    assertThat(steps.path(steps.size() - 1).at("/turn/over").asBoolean()).isTrue();
    assertThat(back.get("/api/tables/" + next + "/export").is(403).text()).contains("imaginé");
    back.post("/api/tables/" + next + "/coach?seat=0", "").is(200);
  }

  @Test
  void forOtherPeopleTheUsualBotSitsDown() {
    String table = lea.set(2, "[\"me\",\"open\"]").path("id").asText();
    tom.post("/api/tables/" + table + "/seats", "{\"name\":\"Tom\",\"salt\":\"s\"}").is(200);
    lea.post("/api/tables/" + table + "/start", "{}").is(200);
    tom.delete("/api/tables/" + table + "/seats/1").is(200);
    JsonNode then = playOut(lea, table);
    JsonNode set = lea.post(again(table, then.path("seq").asInt() + 1), "").is(201).json();
    assertThat(set.at("/seats/1/kind").asText()).isEqualTo("bot");
    assertThat(set.at("/seats/1/bot").asText()).isEqualTo("player");
    assertThat(set.at("/seats/1/name").asText()).isNotEqualTo("Tom");
  }
}
