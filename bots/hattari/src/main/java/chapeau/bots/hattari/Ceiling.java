package chapeau.bots.hattari;

import java.io.IOException;
import java.util.Collections;
import java.util.List;

/**
 * The most that anybody can win in whole games against novices: what a player wins who knows their
 * mix and answers it best. Novices mind neither the markers nor what was done in earlier rounds, so
 * no strategy whatever wins more.
 */
final class Ceiling {
  private final MarkerStates states;
  private final Contest best;

  Ceiling(MarkerStates states) {
    this.states = states;
    this.best = new Contest(states);
  }

  void run(Induction.Progress progress) throws IOException {
    double[][] novices = NoviceMix.of(RoundTree.of(states.players()));
    for (int state = 0; state < states.size(); state++) {
      if (!best.isReckoned(state)) {
        int[] cycle = states.cycle(state);
        List<double[][]> others = Collections.nCopies(cycle.length, novices);
        best.best(cycle, others);
        progress.done(state + 1, state + 1);
      }
    }
  }

  /** How often the best answer wins from the start, over all places in turn order. */
  double wins() {
    return best.fromStart();
  }
}
