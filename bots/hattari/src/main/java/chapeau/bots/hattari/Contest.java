package chapeau.bots.hattari;

import java.util.List;

/**
 * What one player wins in whole games against others who all play alike: reckoned exactly, cycle by
 * cycle of states from the end.
 */
final class Contest {
  /** A round may lead to the next of its cycle; it is gone round until nothing moves so much. */
  private static final double SETTLED = 1e-5;

  private final MarkerStates states;
  private final RoundTree tree;
  private final Values wins;

  Contest(MarkerStates states) {
    this.states = states;
    this.tree = RoundTree.of(states.players());
    this.wins = new Values(states);
  }

  Values wins() {
    return wins;
  }

  boolean isReckoned(int state) {
    return wins.isSolved(state);
  }

  /** How often the player wins from the start in a place in turn order. */
  double fromStart(int place) {
    return wins.of(states.size() - 1, place);
  }

  /** The same over all places, as seats are drawn. */
  double fromStart() {
    double sum = 0;
    for (int place = 0; place < states.players(); place++) {
      sum += fromStart(place);
    }
    return sum / states.players();
  }

  /** The player knows how the others play in each round of the cycle, and answers best. */
  void best(int[] cycle, List<double[][]> others) {
    settle(cycle, others, (solver, _) -> solver.bestAnswer());
  }

  /** The player has a mix for each round of the cycle. */
  void mixed(int[] cycle, List<double[][]> others, List<double[][]> mixes) {
    settle(cycle, others, (_, i) -> mixes.get(i));
  }

  @FunctionalInterface
  private interface Answer {
    double[][] to(RoundSolver solver, int round);
  }

  private void settle(int[] cycle, List<double[][]> others, Answer answer) {
    for (int state : cycle) {
      wins.guess(state);
    }
    double moved = 1;
    while (moved > SETTLED) {
      moved = 0;
      for (int i = 0; i < cycle.length; i++) {
        RoundSolver solver = new RoundSolver(tree, wins.stakes(cycle[i]));
        solver.outlook(others.get(i));
        double before = wins.of(cycle[i], 0);
        wins.set(cycle[i], solver.worth(answer.to(solver, i)));
        moved = Math.max(moved, Math.abs(wins.of(cycle[i], 0) - before));
      }
    }
  }
}
