package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.Patience;
import chapeau.coach.Ways;
import chapeau.json.Json;
import chapeau.wire.Review;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whose habits one is told: one's own, from the games of one's own that were judged. */
class HabitsTest {
  private static final String HATTARI = "/api/habits/hattari";

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

  private static String played(Client who) {
    String table = who.set(2, "[\"me\",\"bot:novice\"]").path("id").asText();
    Playing.againstBots(who, table);
    return table;
  }

  private static Ways.Judged judged(Client who, String table) throws Json.Unreadable {
    String coach = "/api/tables/" + table + "/coach?seat=0";
    who.post(coach, "").is(200);
    JsonNode review =
        Patience.until(
            "the coach is done",
            () -> who.get(coach).is(200).json(),
            seen -> seen.path("state").asText().equals("done"));
    return new Ways.Judged(table, Json.read(review, Review.class));
  }

  @Test
  void oneIsToldOfOnesOwnJudgedGamesTheLatestFirst() throws Exception {
    assertThat(lea.get(HATTARI).is(200).json()).isEqualTo(Json.tree(Ways.of(List.of())));
    List<Ways.Judged> all = new ArrayList<>();
    for (int game = 0; game < 3; game++) {
      all.addFirst(judged(lea, played(lea)));
    }
    played(lea);
    JsonNode habits = lea.get(HATTARI).is(200).json();
    assertThat(habits).isEqualTo(Json.tree(Ways.of(all)));
    assertThat(habits.path("games").asInt()).isEqualTo(3);
    assertThat(habits.path("decisions").asInt()).isPositive();
  }

  @Test
  void nobodyElseIsToldOfThem() throws Exception {
    String table = played(lea);
    judged(lea, table);
    String text = tom.get(HATTARI).is(200).text();
    assertThat(text).contains("\"games\":0").doesNotContain(table);
    judged(tom, played(tom));
    assertThat(tom.get(HATTARI).json().path("games").asInt()).isEqualTo(1);
    assertThat(lea.get(HATTARI).json().path("games").asInt()).isEqualTo(1);
    assertThat(Client.stranger(server.port()).get(HATTARI).text()).contains("\"games\":0");
  }

  @Test
  void oneGameIsTooFewToSpeakOfHabits() throws Exception {
    judged(lea, played(lea));
    JsonNode habits = lea.get(HATTARI).is(200).json();
    assertThat(habits.path("enough").asBoolean()).isFalse();
    assertThat(habits.path("habits")).isEmpty();
    assertThat(lea.get("/api/habits/tophat").is(200).json().path("games").asInt()).isZero();
  }

  @Test
  void aSecondTryShowsNoHabit() throws Exception {
    String table = played(lea);
    Ways.Judged first = judged(lea, table);
    int seq = first.review().judgements().getLast().seq();
    String again =
        lea.post("/api/tables/" + table + "/again?seat=0&seq=" + seq, "")
            .is(201)
            .json()
            .path("id")
            .asText();
    Playing.againstBots(lea, again);
    judged(lea, again);
    assertThat(lea.get(HATTARI).json()).isEqualTo(Json.tree(Ways.of(List.of(first))));
  }

  @Test
  void aGameThatIsNotThereIsRefusedInBothLanguages() {
    JsonNode problem = lea.get("/api/habits/bridge").is(404).json();
    assertThat(problem.at("/error/fr").asText()).isEqualTo("Ce jeu n’existe pas ici.");
    assertThat(problem.at("/error/en").asText()).isEqualTo("There is no such game.");
  }
}
