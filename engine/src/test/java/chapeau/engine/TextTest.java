package chapeau.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextTest {
  @Test
  void frenchMarksStayOnTheLineOfTheirWord() {
    Text text = new Text("Ligne 2 : « chat » est là ; et le « lit » ? Non !", "Line 2 : no ?");

    assertThat(text.fr())
        .isEqualTo(
            "Ligne 2\u00a0: «\u00a0chat\u00a0» est là\u00a0; et le «\u00a0lit\u00a0»\u00a0?"
                + " Non\u00a0!");
    assertThat(text.en()).isEqualTo("Line 2 : no ?");
  }

  @Test
  void namesAreListedAsInASentence() {
    assertThat(Text.listed(List.of())).isEqualTo(new Text("", ""));
    assertThat(Text.listed(List.of("Zoé"))).isEqualTo(new Text("Zoé", "Zoé"));
    assertThat(Text.listed(List.of("Zoé", "Marc", "Léa")))
        .isEqualTo(new Text("Zoé, Marc et Léa", "Zoé, Marc and Léa"));
  }
}
