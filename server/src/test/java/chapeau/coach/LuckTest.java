package chapeau.coach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import chapeau.bots.Choice.Candidate;
import chapeau.bots.Measured;
import chapeau.bots.search.SameWorlds;
import chapeau.engine.Dice;
import chapeau.json.Json;
import chapeau.wire.Judgement;
import chapeau.wire.SkillAndLuck;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Luck and skill are told apart rightly where both are known. */
class LuckTest {
  private static final int GAMES = 4_000;
  private static final int ROUNDS = 3;
  private static final int WORLDS = 40;
  private static final double START = 0.6;

  /** The third move of every round costs so much, the first two nothing. */
  private static final double COST = 0.12;

  /** What a draw after a move adds or takes away. */
  private static final double DRAW = 0.04;

  /** How much the hidden things matter to all moves, and to each move in its own way. */
  private static final double SHARED = 0.3;

  private static final double OWN = 0.2;

  /**
   * A game of which all is known.
   *
   * @param counted what the decisions cost if the best in all the worlds is taken at its word
   */
  private record Known(boolean won, double cost, double counted, SkillAndLuck found) {
    double rest() {
      return (won ? 1 : 0) - START + cost;
    }

    double overCost() {
      return found.cost() - cost;
    }

    double overRest() {
      return found.rest() - rest();
    }
  }

  private static final List<Known> ALL =
      IntStream.rangeClosed(1, GAMES).mapToObj(seed -> played(new Dice(seed))).toList();

  private static Known played(Dice dice) {
    double chance = START;
    double cost = 0;
    double counted = 0;
    List<Judgement> judged = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      int move = dice.below(3);
      SameWorlds<Integer> worlds = tried(chance, dice);
      judged.add(judgement(worlds.measured(move)));
      counted += lead(worlds.ranked(), move);
      cost += cost(move);
      chance -= cost(move);
      chance += dice.below(2) == 0 ? DRAW : -DRAW;
    }
    boolean won = dice.fraction() < chance;
    return new Known(won, cost, counted, Luck.of(judged, won));
  }

  private static double cost(int move) {
    return move == 2 ? COST : 0;
  }

  private static SameWorlds<Integer> tried(double chance, Dice dice) {
    SameWorlds<Integer> worlds = new SameWorlds<>(List.of(0, 1, 2));
    for (int world = 0; world < WORLDS; world++) {
      double shared = SHARED * (dice.fraction() - 0.5);
      worlds.add(move -> chance - cost(move) + shared + OWN * (dice.fraction() - 0.5));
    }
    return worlds;
  }

  private static double lead(List<Candidate<Integer>> ranked, int move) {
    return ranked.stream()
        .filter(one -> one.move() == move)
        .mapToDouble(one -> ranked.getFirst().value() - one.value())
        .sum();
  }

  private static Judgement judgement(Measured found) {
    return new Judgement(
        1,
        0.5,
        0,
        0,
        List.of(),
        List.of(),
        Json.tree(Map.of()),
        new Judgement.Measured(found.made(), found.madeError(), found.cost(), found.costError()),
        List.of());
  }

  /** How many standard errors the average over all games lies from nothing. */
  private static double errorsFromNothing(ToDoubleFunction<Known> over) {
    double mean = ALL.stream().mapToDouble(over).average().orElseThrow();
    double squares = ALL.stream().mapToDouble(over).map(one -> (one - mean) * (one - mean)).sum();
    return mean / Math.sqrt(squares / (GAMES - 1) / GAMES);
  }

  @Test
  void whatDecisionsCostAndWhatWasLuckIsRightOnAverage() {
    assertThat(errorsFromNothing(Known::overCost)).isBetween(-4.0, 4.0);
    assertThat(errorsFromNothing(Known::overRest)).isBetween(-4.0, 4.0);
  }

  @Test
  void luckIsNothingOnAverageHoweverOnePlays() {
    assertThat(errorsFromNothing(one -> one.found.rest())).isBetween(-4.0, 4.0);
  }

  @Test
  void takenAtItsWordTheBestInTheSameWorldsWouldCountChanceAgainstOne() {
    assertThat(errorsFromNothing(one -> one.counted - one.cost)).isGreaterThan(10);
  }

  @Test
  void theErrorsSayHowFarItMayBeOff() {
    assertThat(covered(one -> one.overCost() / one.found.costError())).isBetween(0.93, 0.985);
    assertThat(covered(one -> one.overRest() / one.found.restError())).isBetween(0.93, 0.985);
  }

  /** The share of games within the interval that is to hold the truth 19 times in 20. */
  private static double covered(ToDoubleFunction<Known> errors) {
    return ALL.stream().mapToDouble(errors).filter(off -> Math.abs(off) <= 1.96).count()
        / (double) GAMES;
  }

  @Test
  void theWholeIsTheSumOfItsParts() {
    SkillAndLuck one = ALL.getFirst().found;
    double result = ALL.getFirst().won ? 1 : 0;
    assertThat(one.start() - one.cost() + one.rest()).isCloseTo(result, within(1e-9));
    assertThat(Luck.of(List.of(), true)).isEqualTo(SkillAndLuck.NOTHING);
  }
}
