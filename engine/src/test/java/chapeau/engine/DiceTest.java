package chapeau.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dice anybody can build again, and that favour nobody. */
class DiceTest {

  /** The published first outputs of xoshiro256** from the state 1, 2, 3, 4. */
  @Test
  void theyAreXoshiro256StarStar() {
    Dice dice = new Dice(1, 2, 3, 4);
    assertThat(List.of(dice.next(), dice.next(), dice.next(), dice.next()))
        .containsExactly(11520L, 0L, 1509978240L, 1215971899390074240L);
  }

  @Test
  void theSameSeedThrowsTheSame() {
    assertThat(new Dice(7).shuffled(List.of(1, 2, 3, 4, 5)))
        .isEqualTo(new Dice(7).shuffled(List.of(1, 2, 3, 4, 5)));
  }

  @Test
  void everyNumberBelowABoundIsEquallyLikely() {
    Dice dice = new Dice(1);
    int[] counts = new int[6];
    for (int i = 0; i < 60_000; i++) {
      counts[dice.below(6)]++;
    }
    for (int count : counts) {
      assertThat(count).isBetween(9_600, 10_400);
    }
  }

  @Test
  void everyOrderOfAShuffleIsEquallyLikely() {
    Dice dice = new Dice(2);
    Map<String, Integer> counts = new TreeMap<>();
    for (int i = 0; i < 60_000; i++) {
      counts.merge(dice.shuffled(List.of("a", "b", "c")).toString(), 1, Integer::sum);
    }
    assertThat(counts).hasSize(6);
    assertThat(counts.values()).allSatisfy(count -> assertThat(count).isBetween(9_600, 10_400));
  }

  @Test
  void aShuffleInPlaceTakesTheSameSteps() {
    int[] cards = {1, 2, 3, 4, 5, 6, 7};
    new Dice(3).shuffle(cards);
    List<Integer> shuffled = new ArrayList<>();
    for (int card : cards) {
      shuffled.add(card);
    }
    assertThat(new Dice(3).shuffled(List.of(1, 2, 3, 4, 5, 6, 7))).isEqualTo(shuffled);
  }

  @Test
  void theOneStateTheGeneratorCannotLeaveIsAvoided() {
    Dice dice = new Dice(0, 0, 0, 0);
    assertThat(Stream.generate(dice::next).limit(10)).anyMatch(thrown -> thrown != 0);
  }

  /** SplitMix64's first outputs from 0, as published, are the state a seed of 0 makes. */
  @Test
  void aSeedIsSpreadBySplitMix64() {
    Dice spread =
        new Dice(
            0xe220a8397b1dcdafL, 0x6e789e6aa1b965f4L, 0x06c45d188009454fL, 0xf88bb8a8724c81ecL);
    Dice seeded = new Dice(0);
    for (int i = 0; i < 5; i++) {
      assertThat(seeded.next()).isEqualTo(spread.next());
    }
  }

  /** docs/fairness.md in other words: a draw that would favour some numbers is thrown again. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 6, 52, 3 << 29, 5 << 28, Integer.MAX_VALUE})
  void unfairThrowsAreThrownAgain(int bound) {
    Dice dice = new Dice(9);
    Dice same = new Dice(9);
    for (int i = 0; i < 500; i++) {
      long product;
      do {
        product = (same.next() >>> 32) * bound;
      } while (product % (1L << 32) < (1L << 32) % bound);
      assertThat(dice.below(bound)).isEqualTo((int) (product / (1L << 32)));
    }
  }

  @Test
  void aFractionIsTheUpperBitsOfAThrow() {
    Dice dice = new Dice(11);
    Dice same = new Dice(11);
    for (int i = 0; i < 100; i++) {
      double expected = (same.next() >>> 11) / (double) (1L << 53);
      assertThat(dice.fraction()).isEqualTo(expected).isBetween(0.0, 1.0);
    }
  }

  @Test
  void aPartOfTheWorkHasDiceOfItsOwn() {
    Dice whole = new Dice(5);
    long seed = new Dice(5).next();
    assertThat(whole.split().next()).isEqualTo(new Dice(seed).next());
  }
}
