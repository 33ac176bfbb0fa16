package chapeau.bots.hattari;

import chapeau.bots.Bot;
import chapeau.bots.Choice;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.Situation;
import chapeau.engine.Dice;
import chapeau.games.hattari.Hattari;
import chapeau.games.hattari.Move;
import chapeau.games.hattari.Profile;
import chapeau.games.hattari.State;
import chapeau.games.hattari.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A beginner who reasons from what it saw and not from what the others did: it weighs the tables
 * that look like its own, and now and then lays its marker where nobody sits well, hoping to be
 * covered.
 */
final class Novice implements Bot<View, Move> {
  static final int WORLDS = 60;

  /**
   * How sharply it prefers the better of two accusations: a soft maximum, so that it can be read
   * but not foretold.
   */
  static final double SHARPNESS = 6;

  private final Hattari hattari = new Hattari();

  @Override
  public Choice<Move> choose(Situation<View, Move> now, Dice dice) {
    return switch (now.view().step()) {
      case LOOK, DEAL, OVER -> Choice.of(dice.pick(now.moves()), "look");
      case SWAP -> swap(now, dice);
      case ACCUSE -> accuse(now, dice);
    };
  }

  /**
   * As the rule book's own advice has it: swap when the two suspects seen are too close to bluff
   * with.
   */
  private static Choice<Move> swap(Situation<View, Move> now, Dice dice) {
    List<Integer> seen =
        now.view().suspects().stream()
            .filter(View.Suspect::looked)
            .map(View.Suspect::face)
            .toList();
    boolean swaps = dice.fraction() < swaps(close(seen.getFirst(), seen.getLast()));
    List<Move> wanted =
        now.moves().stream().filter(move -> move instanceof Move.Swap == swaps).toList();
    return Choice.of(dice.pick(wanted), swaps ? "shuffle-the-cards" : "keep");
  }

  static boolean close(int one, int other) {
    return one != Profile.BLANK && other != Profile.BLANK && Math.abs(one - other) == 1;
  }

  /** How often it swaps. */
  static double swaps(boolean close) {
    return close ? 0.6 : 0.1;
  }

  private Choice<Move> accuse(Situation<View, Move> now, Dice dice) {
    double[] guilty = guilt(now.view(), dice);
    List<Candidate<Move>> ranked = new ArrayList<>();
    for (Move move : now.moves()) {
      if (move instanceof Move.Accuse(int suspect)) {
        ranked.add(new Candidate<>(move, worth(now.view(), suspect, guilty[suspect])));
      }
    }
    ranked.sort(Comparator.<Candidate<Move>>comparingDouble(Candidate::value).reversed());
    Move chosen = Choice.soft(ranked, SHARPNESS, dice);
    String reason =
        chosen instanceof Move.Accuse(int suspect) && guilty[suspect] < 0.2
            ? "bluff"
            : "most-likely";
    return new Choice<>(chosen, ranked, reason);
  }

  /** How likely each suspect is the culprit, over tables like this one. */
  private double[] guilt(View view, Dice dice) {
    double[] guilty = new double[3];
    for (int i = 0; i < WORLDS; i++) {
      State world = hattari.imagine(view, dice);
      guilty[Profile.culprit(world.deal().suspects())] += 1.0 / WORLDS;
    }
    return guilty;
  }

  private static double worth(View view, int suspect, double guilty) {
    int pile = view.suspects().get(suspect).pile().size();
    int accused = view.suspects().stream().mapToInt(s -> s.pile().size()).sum();
    return worth(pile, view.variant().players() - accused - 1, guilty);
  }

  /**
   * Black markers an accusation is expected to cost: none under the culprit, else the pile, unless
   * one of those who come after covers it.
   */
  static double worth(int pile, int after, double guilty) {
    double covered = 1 - Math.pow(0.7, after);
    double taken = (1 - guilty) * (1 - covered) * (pile + 1);
    double fooled = (1 - guilty) * covered;
    return fooled - taken;
  }
}
