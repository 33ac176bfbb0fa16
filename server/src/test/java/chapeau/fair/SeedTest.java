package chapeau.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The derivation of docs/fairness.md. */
class SeedTest {
  private static final Seed SEED = new Seed("00".repeat(31) + "01");

  @Test
  void theCommitmentIsTheHashOfTheSeed() {
    assertThat(SEED.commitment())
        .isEqualTo("ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5");
  }

  @Test
  void aDrawDependsOnTheSeedTheTableTheSaltsAndItsNumber() {
    long one = SEED.draw("t", List.of("a", ""), 1).next();
    assertThat(SEED.draw("t", List.of("a", ""), 1).next()).isEqualTo(one);
    assertThat(
            List.of(
                new Seed("00".repeat(31) + "02").draw("t", List.of("a", ""), 1).next(),
                SEED.draw("u", List.of("a", ""), 1).next(),
                SEED.draw("t", List.of("b", ""), 1).next(),
                SEED.draw("t", List.of("", "a"), 1).next(),
                SEED.draw("t", List.of("a", ""), 2).next()))
        .doesNotContain(one)
        .doesNotHaveDuplicates();
  }

  @Test
  void seedsAreRandomAndWhole() {
    assertThat(Seed.random()).isNotEqualTo(Seed.random());
    assertThat(HexFormat.of().parseHex(Seed.random().hex())).hasSize(32);
    assertThatThrownBy(() -> new Seed("abcd")).isInstanceOf(IllegalArgumentException.class);
  }
}
