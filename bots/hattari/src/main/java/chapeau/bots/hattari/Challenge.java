package chapeau.bots.hattari;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What one player wins in whole games against experts: one who knows their strategy and answers it
 * best, and one who simply accuses whom their own eyes make the likeliest culprit. Reckoned
 * exactly, state by state from the end, with the rounds solved just as the experts solve them.
 */
final class Challenge {
  private static final int SETTLING = 6;

  private final Values values;
  private final MarkerStates states;
  private final RoundTree tree;
  private final int iterations;
  private final double goal;
  private final int[][] likeliest;
  private final Values best;
  private final Values naive;
  private double worstRound;

  Challenge(Values values, int iterations, double goal) {
    this.values = values;
    this.states = values.states();
    this.tree = RoundTree.of(states.players());
    this.iterations = iterations;
    this.goal = goal;
    this.likeliest = likeliest();
    this.best = new Values(states);
    this.naive = new Values(states);
  }

  /** Goes through all states. */
  void run(Induction.Progress progress) throws IOException {
    for (int state = 0; state < states.size(); state++) {
      if (!best.isSolved(state)) {
        meet(states.cycle(state));
        progress.done(state + 1, state + 1);
      }
    }
  }

  /** How often the best answer wins from the start, over all places in turn order. */
  double bestWins() {
    return fromStart(best);
  }

  /** How often the naive player does. */
  double naiveWins() {
    return fromStart(naive);
  }

  /** The most that all players of a round together could have gained by changing alone. */
  double worstNashConv() {
    return worstRound;
  }

  private double fromStart(Values of) {
    double sum = 0;
    for (int i = 0; i < states.players(); i++) {
      sum += of.of(states.size() - 1, i);
    }
    return sum / states.players();
  }

  private void meet(int[] cycle) {
    List<double[][]> played = new ArrayList<>();
    for (int state : cycle) {
      RoundSolver solver = new RoundSolver(tree, values.stakes(state));
      solver.solve(iterations, goal);
      double[][] average = solver.average();
      worstRound = Math.max(worstRound, solver.outlook(average).nashConv());
      played.add(average);
      best.guess(state);
      naive.guess(state);
    }
    for (int n = 0; n < SETTLING; n++) {
      for (int i = 0; i < cycle.length; i++) {
        int state = cycle[i];
        RoundSolver answer = new RoundSolver(tree, best.stakes(state));
        best.set(state, answer.outlook(played.get(i)).best());
        RoundSolver plain = new RoundSolver(tree, naive.stakes(state));
        plain.outlook(played.get(i));
        naive.set(state, plainly(plain));
      }
    }
  }

  private double[] plainly(RoundSolver solver) {
    double[] wins = new double[states.players()];
    for (int level = 0; level < wins.length; level++) {
      double[] gains = solver.gains(level);
      for (int set = 0; set < tree.sets(level); set++) {
        wins[level] += gains[set * RoundTree.actions(level) + likeliest[level][set]] / tree.deals();
      }
    }
    return wins;
  }

  /** For each information set, whom one's own eyes make the likeliest; nobody is ever swapped. */
  private int[][] likeliest() {
    int[][] likeliest = new int[tree.players()][];
    for (int level = 0; level < tree.players(); level++) {
      int[] sets = tree.setsOfNodes()[level];
      int[][] guilty = new int[tree.sets(level)][RoundTree.ROLES];
      for (int node = 0; node < sets.length; node++) {
        int culprit =
            level == 0
                ? tree.culprit(1, node * RoundTree.FIRST_ACTIONS + 2)
                : tree.culprit(level, node);
        guilty[sets[node]][culprit]++;
      }
      likeliest[level] = Arrays.stream(guilty).mapToInt(Challenge::most).toArray();
    }
    return likeliest;
  }

  private static int most(int[] counts) {
    int most = 0;
    for (int i = 1; i < counts.length; i++) {
      most = counts[i] > counts[most] ? i : most;
    }
    return most;
  }
}
