package chapeau.bots.hattari;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds the values of the whole game from its end: fewest coloured markers first, each round solved
 * with the values of where it may lead. Where a round much like it has been solved already, its
 * ends are taken over instead, within the tolerance asked for; with none, every round is solved.
 */
final class Induction {

  /** How thoroughly a round is solved, and how different one may be to be taken for another. */
  record Care(int iterations, double goal, double tolerance) {}

  /** Told about each state as it is done. */
  @FunctionalInterface
  interface Progress {
    void done(int states, int solved) throws java.io.IOException;
  }

  private static final int SETTLING = 60;

  private final Values values;
  private final MarkerStates states;
  private final RoundTree tree;
  private final Care care;
  private final List<Known> known = new ArrayList<>();

  /** A round that was solved: what was at stake, and how likely each end was. */
  @SuppressWarnings("ArrayRecordComponent")
  private record Known(float[] stakes, double[] ends) {}

  Induction(Values values, Care care) {
    this.values = values;
    this.states = values.states();
    this.tree = RoundTree.of(states.players());
    this.care = care;
  }

  /** Solves all states that are not solved yet. */
  void run(Progress progress) throws java.io.IOException {
    int done = 0;
    for (int state = 0; state < states.size(); state++) {
      done++;
      if (!values.isSolved(state)) {
        solve(states.cycle(state));
        progress.done(done, known.size());
      }
    }
  }

  private void solve(int[] cycle) {
    double[][] ends = new double[cycle.length][];
    for (int i = 0; i < cycle.length; i++) {
      values.guess(cycle[i]);
    }
    for (int i = 0; i < cycle.length; i++) {
      ends[i] = nearest(stakes(cycle[i]), Double.POSITIVE_INFINITY);
    }
    if (ends[0].length > 0) {
      settle(cycle, ends);
    }
    RoundSolver[] solvers = new RoundSolver[cycle.length];
    Stakes[] stakes = new Stakes[cycle.length];
    for (int pass = 0; pass < 2; pass++) {
      for (int i = 0; i < cycle.length; i++) {
        double[] like = solvers[i] == null ? nearest(stakes(cycle[i]), care.tolerance()) : ends[i];
        if (solvers[i] == null && like.length > 0) {
          ends[i] = like;
          continue;
        }
        if (solvers[i] == null) {
          stakes[i] = new Stakes(tree.players());
          solvers[i] = new RoundSolver(tree, stakes[i]);
        }
        values.update(stakes[i], cycle[i]);
        solvers[i].solve(care.iterations() * (pass + 1) / 2, care.goal());
        ends[i] = solvers[i].ends(solvers[i].average());
        if (pass == 0) {
          known.add(new Known(stakes(cycle[i]), ends[i]));
        }
      }
      settle(cycle, ends);
    }
  }

  /** The values of a cycle when its rounds end so: a round may lead to the next of the cycle. */
  private void settle(int[] cycle, double[][] ends) {
    int[][] next = new int[cycle.length][];
    for (int i = 0; i < cycle.length; i++) {
      next[i] = states.next(cycle[i]);
    }
    double[] value = new double[tree.players()];
    for (int n = 0; n < SETTLING; n++) {
      for (int i = 0; i < cycle.length; i++) {
        Arrays.fill(value, 0);
        for (int end = 0; end < ends[i].length; end++) {
          for (int player = 0; player < value.length && ends[i][end] > 0; player++) {
            value[player] += ends[i][end] * values.after(next[i][end], player);
          }
        }
        values.set(cycle[i], value);
      }
    }
  }

  /** The ends of the solved round most like these stakes, or none. */
  private double[] nearest(float[] stakes, double tolerance) {
    double[] ends = {};
    double least = tolerance;
    for (Known one : known) {
      double apart = 0;
      for (int i = 0; i < stakes.length && apart < least; i++) {
        double difference = stakes[i] - one.stakes[i];
        apart += difference * difference / stakes.length;
      }
      if (apart < least) {
        least = apart;
        ends = one.ends;
      }
    }
    return ends;
  }

  /**
   * What is at stake, brought to one scale for each player: who plays well plays so at any scale.
   */
  private float[] stakes(int state) {
    int players = tree.players();
    int[] next = states.next(state);
    float[] stakes = new float[states.ends() * players];
    for (int player = 0; player < players; player++) {
      double sum = 0;
      double squares = 0;
      for (int end = 0; end < states.ends(); end++) {
        double share = values.after(next[end], player);
        sum += share;
        squares += share * share;
      }
      double mean = sum / states.ends();
      double spread = Math.sqrt(Math.max(1e-6, squares / states.ends() - mean * mean));
      for (int end = 0; end < states.ends(); end++) {
        stakes[player * states.ends() + end] =
            (float) ((values.after(next[end], player) - mean) / spread);
      }
    }
    return stakes;
  }
}
