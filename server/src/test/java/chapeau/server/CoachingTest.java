package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.Patience;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who may ask the coach, when, and that what it says is kept. */
class CoachingTest {
  /** Nobody looks more often than this before they accuse. */
  private static final int LOOKS = 10;

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

  private static JsonNode reviewed(Client who, String table) {
    assertThat(who.post(coach(table), "").is(200).json().path("state").asText())
        .isNotEqualTo("none");
    return Patience.until(
        "the coach is done",
        () -> who.get(coach(table)).is(200).json(),
        review -> review.path("state").asText().equals("done"));
  }

  private static String coach(String table) {
    return "/api/tables/" + table + "/coach?seat=0";
  }

  private static String hint(String table) {
    return "/api/tables/" + table + "/hint?seat=0";
  }

  @Test
  void whoSatThereIsToldAfterTheGameAndItIsKept() throws StartFailure {
    String table = lea.set(2, "[\"me\",\"bot:novice\"]").path("id").asText();
    lea.post(coach(table), "").is(403);
    lea.get(coach(table)).is(403);
    Playing.againstBots(lea, table);
    assertThat(lea.get(coach(table)).is(200).json().path("state").asText()).isEqualTo("none");
    tom.post(coach(table), "").is(403);
    JsonNode review = reviewed(lea, table);
    tom.get(coach(table)).is(403);
    lea.get("/api/tables/" + table + "/coach?seat=1").is(403);
    assertThat(review.path("judgements")).isNotEmpty();
    assertThat(review.at("/judgements/0/candidates")).hasSizeGreaterThan(1);
    server.close();
    server = Running.on(data);
    assertThat(lea.at(server.port()).get(coach(table)).is(200).json()).isEqualTo(review);
  }

  @Test
  void aHintIsForThoseAloneWithBotsOnTheirTurnAndIsNoted() {
    String table = lea.set(2, "[\"me\",\"bot:novice\"]").path("id").asText();
    tom.post(hint(table), "").is(403);
    JsonNode now = Playing.turn(lea, table);
    for (int n = 0; n < LOOKS && now.at("/view/step").asText().equals("LOOK"); n++) {
      lea.move(table, 0, now.path("seq").asInt(), "h" + n, now.at("/moves/0").toString()).is(200);
      now = Playing.turn(lea, table);
    }
    JsonNode hint = lea.post(hint(table), "").is(200).json();
    assertThat(hint.path("chosen").asInt()).isEqualTo(-1);
    assertThat(hint.path("beliefs")).hasSize(3);
    assertThat(hint.path("seq").asInt()).isEqualTo(now.path("seq").asInt() + 1);
    try (Feed own = lea.connect().watch(table, 0);
        Feed others = tom.connect().watch(table, -2)) {
      assertThat(own.next("chat").path("room").asText()).isEqualTo("hints");
      others.untilNow();
      assertThat(others.all()).noneMatch(message -> message.path("type").asText().equals("chat"));
    }
    Playing.againstBots(lea, table);
    lea.post(hint(table), "").is(409);
    assertThat(reviewed(lea, table).path("hints")).hasSize(1);
  }

  @Test
  void thereIsNoHintWhileAnotherPersonPlays() {
    String table = lea.set(2, "[\"me\",\"open\"]").path("id").asText();
    lea.post(hint(table), "").is(403);
    tom.post("/api/tables/" + table + "/seats", "{\"name\":\"Tom\",\"salt\":\"s\"}").is(200);
    lea.post("/api/tables/" + table + "/start", "{}").is(200);
    assertThat(lea.post(hint(table), "").is(403).text()).contains("autre personne");
    tom.post("/api/tables/" + table + "/hint?seat=1", "").is(403);
  }

  @Test
  void norAtATableThatMayBeRated() {
    for (String terms : List.of("\"listed\":true", "\"rated\":true")) {
      String wanted = Client.table(2, "[\"me\",\"bot:novice\"]").replace("{}", "{}," + terms);
      String table = lea.post("/api/tables", wanted).is(201).json().path("id").asText();
      Playing.turn(lea, table);
      assertThat(lea.post(hint(table), "").is(403).text()).contains("classement");
    }
  }

  @Test
  void norForTwoWhoShareAScreen() {
    String table = lea.set(3, "[\"me\",\"me\",\"bot:novice\"]").path("id").asText();
    lea.post(hint(table), "").is(403);
    lea.post("/api/tables/" + table + "/hint?seat=1", "").is(403);
  }
}
