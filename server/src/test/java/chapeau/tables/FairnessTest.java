package chapeau.tables;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.Dice;
import chapeau.fair.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The example in docs/fairness.md is what we do. */
class FairnessTest {
  private static final Seed SEED =
      new Seed(
          IntStream.range(0, 32)
              .mapToObj(i -> HexFormat.of().toHexDigits((byte) i))
              .collect(Collectors.joining()));

  private static Dice draw() {
    return SEED.draw("example", List.of("a", ""), 1);
  }

  @Test
  void theExampleIsTrue() throws IOException {
    String page = Files.readString(Path.of(System.getProperty("chapeau.root"), "docs/fairness.md"));
    Dice three = draw();
    assertThat(page)
        .contains("| commitment | `" + SEED.commitment() + "` |")
        .contains("`" + HexFormat.of().toHexDigits(draw().next()) + "`")
        .contains("`" + three.below(6) + " " + three.below(6) + " " + three.below(6) + "`")
        .contains("`" + draw().shuffled(IntStream.range(0, 8).boxed().toList()) + "`");
  }
}
