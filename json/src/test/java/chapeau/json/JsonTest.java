package chapeau.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Records to JSON and back, and nothing but well-formed records. */
class JsonTest {

  enum Place {
    CELLAR,
    ATTIC
  }

  sealed interface Move {
    record Go(Place place) implements Move {}

    record Look(int suspect) implements Move {}

    record Pass() implements Move {}

    record Pack(List<Integer> hats) implements Move {
      public Pack {
        hats = List.copyOf(hats);
      }
    }
  }

  @Test
  void aChoiceCarriesItsNameAsType() throws Json.Unreadable {
    assertThat(Json.write(new Move.Look(1))).isEqualTo("{\"type\":\"look\",\"suspect\":1}");
    assertThat(Json.read("{\"type\":\"pass\"}", Move.class)).isEqualTo(new Move.Pass());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "null",
        "[]",
        "7",
        "{}",
        "{\"type\":\"fly\"}",
        "{\"type\":\"look\"}",
        "{\"type\":\"look\",\"suspect\":null}",
        "{\"type\":\"look\",\"suspect\":\"1\"}",
        "{\"type\":\"look\",\"suspect\":1.5}",
        "{\"type\":\"look\",\"suspect\":99999999999}",
        "{\"type\":\"look\",\"suspect\":1,\"suspect\":2}",
        "{\"type\":\"look\",\"suspect\":1,\"seat\":2}",
        "{\"type\":\"look\",\"suspect\":1} trailing",
        "{\"type\":\"pack\",\"hats\":null}",
        "{\"type\":\"pack\",\"hats\":[null]}",
        "{\"type\":\"java.lang.Runtime\"}",
        "{\"type\":\"go\",\"place\":1}",
        "{\"type\":\"go\",\"place\":\"1\"}",
        "{\"type\":\"go\",\"place\":null}",
        "{\"type\":\"go\",\"place\":\"MOON\"}"
      })
  void whateverElseIsRefusedInASentence(String text) {
    assertThatThrownBy(() -> Json.read(text, Move.class))
        .isInstanceOfSatisfying(
            Json.Unreadable.class,
            e ->
                assertThat(List.of(e.fr(), e.en()))
                    .allSatisfy(sentence ->
                        assertThat(sentence)
                            .endsWith(".")
                            .doesNotContain("chapeau.", "java.", "Exception", "Feature", "\n")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"type\":\"look\"}|“suspect” must be a whole number.",
        "{\"type\":\"look\",\"suspect\":0.9}|“suspect” must be a whole number.",
        "{\"type\":\"look\",\"suspect\":1,\"seat\":2}|“seat” does not belong here.",
        "{\"type\":\"fly\"}|“type” must be one of: go, look, pass, pack.",
        "{}|“type” must be one of: go, look, pass, pack.",
        "{\"type\":\"go\",\"place\":1}|“place” must be one of: CELLAR, ATTIC."
      })
  void theSentenceNamesTheField(String text, String sentence) {
    assertThatThrownBy(() -> Json.read(text, Move.class)).hasMessage(sentence);
  }

  @Test
  void alsoInsideAList() {
    assertThatThrownBy(() -> Json.read("{\"type\":\"pack\",\"hats\":[0,null]}", Move.class))
        .message()
        .contains("hats");
  }

  @Test
  void deepNestingIsRefused() {
    assertThatThrownBy(() -> Json.parse("[".repeat(10_000))).isInstanceOf(Json.Unreadable.class);
  }
}
