package chapeau.bots.hattari;

import java.io.IOException;

/**
 * The most that anybody can win in whole games against novices: what a player wins who knows their
 * mix and answers it best, reckoned exactly, state by state from the end. Novices mind neither the
 * markers nor what was done in earlier rounds, so no strategy whatever wins more.
 */
final class Ceiling {
  private static final int SETTLING = 6;

  private final MarkerStates states;
  private final RoundTree tree;
  private final double[][] novices;
  private final Values best;

  Ceiling(MarkerStates states) {
    this.states = states;
    this.tree = RoundTree.of(states.players());
    this.novices = NoviceMix.of(tree);
    this.best = new Values(states);
  }

  void run(Induction.Progress progress) throws IOException {
    for (int state = 0; state < states.size(); state++) {
      if (!best.isSolved(state)) {
        answer(states.cycle(state));
        progress.done(state + 1, state + 1);
      }
    }
  }

  /** How often the best answer wins from the start in a place in turn order. */
  double wins(int place) {
    return best.of(states.size() - 1, place);
  }

  /** The same over all places, as seats are drawn. */
  double wins() {
    double sum = 0;
    for (int place = 0; place < states.players(); place++) {
      sum += wins(place);
    }
    return sum / states.players();
  }

  private void answer(int[] cycle) {
    for (int state : cycle) {
      best.guess(state);
    }
    for (int n = 0; n < SETTLING; n++) {
      for (int state : cycle) {
        best.set(state, new RoundSolver(tree, best.stakes(state)).outlook(novices).best());
      }
    }
  }
}
