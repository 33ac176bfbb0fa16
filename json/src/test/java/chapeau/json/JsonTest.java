package chapeau.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records to JSON and back, and nothing but well-formed records. */
class JsonTest {

  sealed interface Move {
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
        "{\"type\":\"java.lang.Runtime\"}"
      })
  void whateverElseIsRefusedInASentence(String text) {
    assertThatThrownBy(() -> Json.read(text, Move.class))
        .isInstanceOf(Json.Unreadable.class)
        .message()
        .isNotBlank()
        .doesNotContain("chapeau.", "java.lang.", "\n");
  }

  @Test
  void deepNestingIsRefused() {
    assertThatThrownBy(() -> Json.parse("[".repeat(10_000))).isInstanceOf(Json.Unreadable.class);
  }
}
