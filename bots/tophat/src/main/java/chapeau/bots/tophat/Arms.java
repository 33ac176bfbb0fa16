package chapeau.bots.tophat;

import chapeau.bots.Choice.Candidate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Some moves somebody may make, how often each was tried, and what it gave them on average. */
final class Arms {
  /** How much one is drawn to what was seldom tried. */
  private static final double EXPLORATION = 0.3;

  /** What was tried less is not known to be better: it counts as so much worse at least. */
  private static final double LESS = 0.002;

  private final int[] tries;
  private final double[] sums;
  private int visits;

  Arms(int count) {
    this.tries = new int[count];
    this.sums = new double[count];
  }

  /** The first not tried yet, or the one with the highest upper bound. */
  int best() {
    int best = 0;
    double highest = Double.NEGATIVE_INFINITY;
    double reach = EXPLORATION * Math.sqrt(Math.log(visits + 1.0));
    for (int arm = 0; arm < tries.length; arm++) {
      if (tries[arm] == 0) {
        return arm;
      }
      double bound = sums[arm] / tries[arm] + reach / Math.sqrt(tries[arm]);
      if (bound > highest) {
        highest = bound;
        best = arm;
      }
    }
    return best;
  }

  void learn(int arm, double chance) {
    tries[arm]++;
    sums[arm] += chance;
    visits++;
  }

  /** The moves these are, the most tried first. */
  <M> List<Candidate<M>> ranked(List<M> moves) {
    List<Candidate<M>> ranked = new ArrayList<>();
    double most = 1;
    for (int arm : mostTried()) {
      double chance = Math.min(most, mean(arm));
      ranked.add(new Candidate<>(moves.get(arm), chance));
      most = chance - LESS;
    }
    return List.copyOf(ranked);
  }

  private List<Integer> mostTried() {
    return IntStream.range(0, tries.length)
        .boxed()
        .sorted(Comparator.comparingInt(arm -> -tries[arm]))
        .toList();
  }

  private double mean(int arm) {
    return tries[arm] == 0 ? 0 : sums[arm] / tries[arm];
  }
}
