package chapeau.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import chapeau.engine.Dice;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Worlds and their weights. */
class ParticlesTest {
  private static final Particles<String> URN =
      Particles.weighted(List.of("a", "b"), urn -> urn.equals("a") ? 3 : 1);

  @Test
  void evidenceWeighsWhatMadeItLikely() {
    Particles<String> after = URN.given(urn -> urn.equals("a") ? 0.1 : 0.9);
    assertThat(after.chance("b"::equals)).isCloseTo(0.75, within(1e-9));
  }

  @Test
  void evidenceThatFitsNoWorldIsForgotten() {
    assertThat(URN.given(_ -> 0).chance("a"::equals)).isCloseTo(0.5, within(1e-9));
  }

  @Test
  void worldsAreSpreadByTheirWeight() {
    List<String> picked = URN.spread(8, new Dice(1));
    assertThat(Collections.frequency(picked, "a")).isEqualTo(6);
  }

  @Test
  void worldsArePickedByTheirWeight() {
    Dice dice = new Dice(2);
    long a = IntStream.range(0, 4_000).filter(_ -> URN.pick(dice).equals("a")).count();
    assertThat(a / 4_000.0).isCloseTo(0.75, within(0.03));
  }
}
