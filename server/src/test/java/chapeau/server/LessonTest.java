package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table at which somebody is taught a game. */
class LessonTest {
  private static final String HATTARI =
      """
      {"game":"hattari","language":"fr"}\
      """;

  @TempDir Path data;
  private Server server;
  private Client lea;

  @BeforeEach
  void open() throws StartFailure {
    server = Running.on(data);
    lea = new Client(server.port());
  }

  @AfterEach
  void close() {
    lea.close();
    server.close();
  }

  @Test
  void itStartsAtOnceWithTheSameCardsEveryTime() {
    JsonNode first = lea.post("/api/lessons", HATTARI).is(201).json();
    JsonNode second = lea.post("/api/lessons", HATTARI).is(201).json();
    assertThat(first.path("status").asText()).isEqualTo("playing");
    assertThat(clues(first)).isEqualTo("[8,-1,5]").isEqualTo(clues(second));
  }

  private String clues(JsonNode table) {
    return lea.lastUpdate(table.path("id").asText(), 0).at("/view/clues").toString();
  }

  @Test
  void itSaysThatItIsALessonAndBindsItselfToNoDraw() {
    JsonNode table = lea.post("/api/lessons", HATTARI).is(201).json();
    assertThat(table.path("lesson").asBoolean()).isTrue();
    assertThat(table.path("commitment").asText()).isEmpty();
  }

  @Test
  void noOtherTableIsALesson() {
    String wish =
        """
        {"game":"hattari","players":3,"options":{"first":"1"},"lesson":true,"language":"fr",
         "seats":["me","bot:novice","bot:novice"]}\
        """;
    JsonNode table = lea.post("/api/tables", wish).is(201).json();
    assertThat(table.path("lesson").asBoolean()).isFalse();
    assertThat(table.path("commitment").asText()).hasSize(64);
  }

  @Test
  void itIsRefusedInASentenceWhereThereIsNone() {
    JsonNode refused =
        lea.post("/api/lessons", "{\"game\":\"chess\",\"language\":\"fr\"}").is(400).json();
    assertThat(refused.at("/error/fr").asText()).endsWith(".");
    lea.post("/api/lessons", "{\"game\":\"hattari\"}").is(400);
    lea.post("/api/lessons", "{\"game\":\"hattari\",\"language\":\"\"}").is(400);
  }

  @Test
  void theCatalogueSaysWhichGamesHaveOne() {
    JsonNode games = lea.get("/api/games").is(200).json();
    assertThat(games.findValues("lesson")).hasSameSizeAs(games);
  }
}
