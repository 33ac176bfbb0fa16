package chapeau.bots.hattari;

import chapeau.games.hattari.Profile;
import chapeau.games.hattari.State;
import chapeau.games.hattari.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What the rounds played so far tell of the others: how surely all of them are novices. Whoever
 * accuses as a novice would, over and over, is taken for one; the clues nobody has shown are taken
 * to be any that are left.
 */
final class Tells {
  /** How often anybody does anything, whatever they are. */
  private static final double WHIM = 0.05;

  private final RoundTree tree;
  private final double[][] novices;
  private final double[][] balanced;

  Tells(RoundTree tree, double[][] novices, double[][] balanced) {
    this.tree = tree;
    this.novices = novices;
    this.balanced = balanced;
  }

  /** How likely all others are novices, when at first each is as likely to be one as not. */
  double allNovices(View v) {
    double all = 1;
    int players = v.variant().players();
    for (int seat = 0; seat < players; seat++) {
      if (seat != v.viewer()) {
        double odds = 1;
        for (State.Reveal round : v.reveals()) {
          odds *= odds(v, round, (seat - round.first() + players) % players);
        }
        all *= odds / (1 + odds);
      }
    }
    return all;
  }

  /** How many times likelier a novice is to have done what this player did. */
  private double odds(View v, State.Reveal round, int level) {
    double novice = 0;
    double other = 0;
    List<Integer> left = new ArrayList<>(Profile.inPlay(tree.players()));
    left.removeAll(round.suspects());
    for (int passed : left) {
      for (int received : left) {
        for (int victim : left) {
          if (passed != received && passed != victim && received != victim) {
            int at = decision(seen(v, round, level, passed, received, victim), round);
            novice += novices[level][at];
            other += balanced[level][at];
          }
        }
      }
    }
    int ways = left.size() * (left.size() - 1) * (left.size() - 2);
    double whim = WHIM / RoundTree.actions(level);
    return ((1 - WHIM) * novice / ways + whim) / ((1 - WHIM) * other / ways + whim);
  }

  /** What the player did, as a place in a table of {@link RoundSolver}. */
  private int decision(View seen, State.Reveal round) {
    Sight sight = Sight.of(seen, tree);
    int level = sight.level();
    int role = sight.places().indexOf(round.accusations().get(level));
    // To the first player the swapped suspect is role 0 or 1; nobody swapped is found nowhere.
    int swap = level == 0 ? sight.places().indexOf(round.swap()) + 1 : 0;
    return sight.set(tree) * RoundTree.actions(level) + swap * RoundTree.ROLES + role;
  }

  /** The table as the player saw it who decided then. */
  private View seen(View v, State.Reveal round, int level, int passed, int received, int victim) {
    int players = tree.players();
    int seat = (round.first() + level) % players;
    List<View.Suspect> suspects = new ArrayList<>();
    for (int place = 0; place < RoundTree.ROLES; place++) {
      List<Integer> pile = new ArrayList<>();
      for (int before = 0; before < level; before++) {
        if (round.accusations().get(before) == place) {
          pile.add((round.first() + before) % players);
        }
      }
      suspects.add(
          new View.Suspect(
              round.suspects().get(place),
              false,
              place == round.unseen(),
              place == round.swap(),
              pile));
    }
    List<Integer> clues = new ArrayList<>(Collections.nCopies(players, Profile.HIDDEN));
    clues.set(seat, received);
    clues.set((seat + players - 1) % players, passed);
    return new View(
        seat,
        v.variant(),
        v.round(),
        round.first(),
        seat,
        View.Step.ACCUSE,
        suspects,
        victim,
        clues,
        v.markers(),
        List.of());
  }
}
