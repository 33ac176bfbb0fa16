package chapeau.bots.hattari;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What one player wins in whole games against experts: one who knows their strategy and answers it
 * best, and one who simply accuses whom their own eyes make the likeliest culprit; and what an
 * expert wins against novices, with and without leaning towards the best answer to them. Reckoned
 * exactly, state by state from the end, with the rounds solved just as the experts solve them.
 */
final class Challenge {
  private final Values values;
  private final MarkerStates states;
  private final RoundTree tree;
  private final int iterations;
  private final double goal;
  private final double[][] likeliest;
  private final Contest best;
  private final Contest naive;
  private final double[][] novices;
  private final Contest keeping;
  private final Contest leaning;
  private final Contest bestOfLeaning;
  private double worstRound;

  Challenge(Values values, int iterations, double goal) {
    this.values = values;
    this.states = values.states();
    this.tree = RoundTree.of(states.players());
    this.iterations = iterations;
    this.goal = goal;
    this.likeliest = likeliest(tree);
    this.best = new Contest(states);
    this.naive = new Contest(states);
    this.novices = NoviceMix.of(tree);
    this.keeping = new Contest(states);
    this.leaning = new Contest(states);
    this.bestOfLeaning = new Contest(states);
  }

  /** Goes through all states. */
  void run(Induction.Progress progress) throws IOException {
    for (int state = 0; state < states.size(); state++) {
      if (!best.isReckoned(state)) {
        meet(states.cycle(state));
        progress.done(state + 1, state + 1);
      }
    }
  }

  /** How often the best answer wins from the start, over all places in turn order. */
  double bestWins() {
    return best.fromStart();
  }

  /** How often the naive player does. */
  double naiveWins() {
    return naive.fromStart();
  }

  /** How often an expert who keeps to the mix wins against novices. */
  double keepingWins() {
    return keeping.fromStart();
  }

  /** The same for one who leans as far as an expert ever does, from the first round on. */
  double leaningWins() {
    return leaning.fromStart();
  }

  /** What the best answer to experts who all lean so wins. */
  double bestOfLeaningWins() {
    return bestOfLeaning.fromStart();
  }

  /** The most that all players of a round together could have gained by changing alone. */
  double worstNashConv() {
    return worstRound;
  }

  private void meet(int[] cycle) {
    List<double[][]> experts = new ArrayList<>();
    List<double[][]> leaners = new ArrayList<>();
    for (int state : cycle) {
      RoundSolver solver = new RoundSolver(tree, values.stakes(state));
      solver.solve(iterations, goal);
      double[][] average = solver.average();
      worstRound = Math.max(worstRound, solver.outlook(average).nashConv());
      experts.add(average);
      solver.outlook(novices);
      leaners.add(between(average, solver.bestAnswer(), HattariBots.MOST_LEANT));
    }
    best.best(cycle, experts);
    naive.mixed(cycle, experts, Collections.nCopies(cycle.length, likeliest));
    List<double[][]> beginners = Collections.nCopies(cycle.length, novices);
    keeping.mixed(cycle, beginners, experts);
    leaning.mixed(cycle, beginners, leaners);
    bestOfLeaning.best(cycle, leaners);
  }

  private static double[][] between(double[][] mix, double[][] answer, double share) {
    double[][] between = new double[mix.length][];
    for (int level = 0; level < mix.length; level++) {
      between[level] = new double[mix[level].length];
      for (int a = 0; a < mix[level].length; a++) {
        between[level][a] = (1 - share) * mix[level][a] + share * answer[level][a];
      }
    }
    return between;
  }

  /** To accuse whom one's own eyes make the likeliest, and to swap nobody. */
  static double[][] likeliest(RoundTree tree) {
    double[][] likeliest = new double[tree.players()][];
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
      int actions = RoundTree.actions(level);
      likeliest[level] = new double[guilty.length * actions];
      for (int set = 0; set < guilty.length; set++) {
        likeliest[level][set * actions + most(guilty[set])] = 1;
      }
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
