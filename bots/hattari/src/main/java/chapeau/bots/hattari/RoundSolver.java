package chapeau.bots.hattari;

import java.util.Arrays;

/**
 * Solves one round by discounted regret minimisation over the whole tree (Brown and Sandholm's
 * DCFR): no sampling, so the same stakes and the same number of iterations always give the same
 * strategy. Nothing is allocated while it runs.
 */
final class RoundSolver {
  private static final double ALPHA = 1.5;
  private static final double GAMMA = 2;

  /** Instead of a likelihood: neither comes it there nor would it be gone to. */
  private static final double NOWHERE = -1;

  /** Every so many iterations it is seen whether they are enough. */
  static final int CHECKED = 25;

  private final RoundTree tree;
  private final int players;
  private final int[][] sets;
  private final int[] outcomes;
  private final byte[] ends;
  private final double[] worth;
  private final double[][] regrets;
  private final double[][] sums;
  private final double[][] strategy;
  private final double[][] gains;

  /** Of the nodes of one deal, by level: how likely the others let it come there. */
  private final double[][] reach;

  /** And what it brings the first two players who have decided before. */
  private final double[][] brings;

  /** What an outcome brings each player but the last, with the last one's strategy at hand. */
  private final float[] expected;

  /** How likely it comes to each outcome. */
  private final float[] reached;

  private int done;

  RoundSolver(RoundTree tree, Stakes stakes) {
    this.tree = tree;
    this.players = tree.players();
    this.sets = tree.setsOfNodes();
    this.outcomes = tree.outcomes();
    this.ends = tree.ends();
    this.worth = stakes.worth();
    this.regrets = tables();
    this.sums = tables();
    this.strategy = tables();
    this.gains = tables();
    this.reach = new double[players - 1][];
    this.brings = new double[players - 1][];
    int nodes = 1;
    for (int level = 0; level < players - 1; level++) {
      reach[level] = new double[nodes];
      brings[level] = new double[nodes * 2];
      nodes *= RoundTree.actions(level);
    }
    int last = players - 1;
    this.reached = new float[tree.sets(last) * RoundTree.ROLES];
    this.expected = new float[reached.length * last];
  }

  private double[][] tables() {
    double[][] tables = new double[players][];
    for (int level = 0; level < players; level++) {
      tables[level] = new double[tree.sets(level) * RoundTree.actions(level)];
    }
    return tables;
  }

  int done() {
    return done;
  }

  /** Goes on to so many iterations, or until it is as good as solved. */
  void solve(int iterations, double goal) {
    while (done < iterations && !(done > 0 && done % CHECKED == 0 && isSolved(goal))) {
      iterate();
    }
  }

  /** Whether nobody gains more than so much by changing alone. */
  boolean isSolved(double goal) {
    return outlook(average()).nashConv() < goal;
  }

  void iterate() {
    for (int level = 0; level < players; level++) {
      match(regrets[level], strategy[level], RoundTree.actions(level));
    }
    walk();
    done++;
    double kept = Math.pow(done, ALPHA);
    double discount = kept / (kept + 1);
    double fade = Math.pow(done / (done + 1.0), GAMMA);
    for (int level = 0; level < players; level++) {
      learn(level, discount, fade);
    }
  }

  /** Regret matching: as often as one regrets not having done it. */
  private static void match(double[] regrets, double[] strategy, int actions) {
    for (int at = 0; at < regrets.length; at += actions) {
      double all = 0;
      for (int a = at; a < at + actions; a++) {
        all += Math.max(0, regrets[a]);
      }
      for (int a = at; a < at + actions; a++) {
        strategy[a] = all > 0 ? Math.max(0, regrets[a]) / all : 1.0 / actions;
      }
    }
  }

  private void learn(int level, double discount, double fade) {
    int actions = RoundTree.actions(level);
    double[] regret = regrets[level];
    double[] gain = gains[level];
    double[] now = strategy[level];
    double[] sum = sums[level];
    for (int at = 0; at < regret.length; at += actions) {
      double mean = 0;
      for (int a = at; a < at + actions; a++) {
        mean += now[a] * gain[a];
      }
      for (int a = at; a < at + actions; a++) {
        regret[a] = regret[a] * (regret[a] > 0 ? discount : 0.5) + gain[a] - mean;
        sum[a] = sum[a] * fade + now[a];
      }
    }
  }

  /**
   * Plays every deal with the strategy at hand, and adds up for each information set and action
   * what it brings, weighted by how likely the others are to let it come so far.
   */
  private void walk() {
    for (double[] gain : gains) {
      Arrays.fill(gain, 0);
    }
    Arrays.fill(reached, 0);
    expect();
    for (int deal = 0; deal < tree.deals(); deal++) {
      play(deal);
    }
    settle();
  }

  /** What the last player's strategy makes of each outcome. */
  private void expect() {
    int last = players - 1;
    double[] now = strategy[last];
    for (int at = 0; at < reached.length; at += RoundTree.ROLES) {
      for (int outcome = at; outcome < at + RoundTree.ROLES; outcome++) {
        int end = outcome * RoundTree.ROLES;
        int zero = ends[end] * players;
        int one = ends[end + 1] * players;
        int two = ends[end + 2] * players;
        for (int i = 0; i < last; i++) {
          expected[outcome * last + i] =
              (float)
                  (now[at] * worth[zero + i]
                      + now[at + 1] * worth[one + i]
                      + now[at + 2] * worth[two + i]);
        }
      }
    }
  }

  /** What each accusation brings the last player. */
  private void settle() {
    int last = players - 1;
    double[] gain = gains[last];
    for (int at = 0; at < reached.length; at += RoundTree.ROLES) {
      for (int outcome = at; outcome < at + RoundTree.ROLES; outcome++) {
        for (int role = 0; role < RoundTree.ROLES; role++) {
          int end = ends[outcome * RoundTree.ROLES + role];
          gain[at + role] += reached[outcome] * worth[end * players + last];
        }
      }
    }
  }

  /** Plays one deal in all ways: down to the last two decisions, and back. */
  private void play(int deal) {
    int above = players - 2;
    int count = 1;
    reach[0][0] = 1;
    for (int level = 0; level < above; level++) {
      descend(level, deal * count, count);
      count *= RoundTree.actions(level);
    }
    lastTwo(deal * count, count);
    for (int level = above - 1; level >= 0; level--) {
      count /= RoundTree.actions(level);
      ascend(level, deal * count, count);
    }
  }

  private void descend(int level, int from, int count) {
    int actions = RoundTree.actions(level);
    int[] set = sets[level];
    double[] now = strategy[level];
    double[] here = reach[level];
    double[] below = reach[level + 1];
    for (int n = 0; n < count; n++) {
      int at = set[from + n] * actions;
      for (int a = 0; a < actions; a++) {
        double chance = now[at + a];
        // Where two players would not go, nothing is learnt.
        below[n * actions + a] = chance == 0 && here[n] <= 0 ? NOWHERE : here[n] * chance;
      }
    }
  }

  private void ascend(int level, int from, int count) {
    int actions = RoundTree.actions(level);
    int[] set = sets[level];
    double[] now = strategy[level];
    double[] gain = gains[level];
    double[] mine = brings[level];
    double[] below = brings[level + 1];
    for (int n = 0; n < count; n++) {
      if (reach[level][n] == NOWHERE) {
        continue;
      }
      int at = set[from + n] * actions;
      mine[n * 2] = 0;
      for (int a = 0; a < actions; a++) {
        int child = (n * actions + a) * 2;
        mine[n * 2] += now[at + a] * below[child];
        gain[at + a] += reach[level][n] * below[child + level];
      }
    }
  }

  /** The last two decisions in one: nearly all the time is spent here. */
  private void lastTwo(int from, int count) {
    int level = players - 2;
    int last = players - 1;
    int actions = RoundTree.actions(level);
    int[] set = sets[level];
    double[] now = strategy[level];
    double[] gain = gains[level];
    double[] mine = brings[level];
    for (int n = 0; n < count; n++) {
      double likely = reach[level][n];
      if (likely == NOWHERE) {
        continue;
      }
      int at = set[from + n] * actions;
      double first = 0;
      double second = 0;
      for (int a = 0; a < actions; a++) {
        double chance = now[at + a];
        int outcome = outcomes[(from + n) * actions + a];
        int to = outcome * last;
        first += chance * expected[to];
        second += chance * expected[to + last / 2];
        gain[at + a] += likely * expected[to + level];
        reached[outcome] += (float) (likely * chance);
      }
      mine[n * 2] = first;
      mine[n * 2 + 1] = second;
    }
  }

  /** The mean of all strategies tried, the later counting more: what converges. */
  double[][] average() {
    double[][] average = tables();
    for (int level = 0; level < players; level++) {
      match(sums[level], average[level], RoundTree.actions(level));
    }
    return average;
  }

  /** What a strategy brings each player, and what the best answer to the others' would. */
  Outlook outlook(double[][] played) {
    for (int level = 0; level < players; level++) {
      System.arraycopy(played[level], 0, strategy[level], 0, played[level].length);
    }
    walk();
    return new Outlook(worth(played), worth(bestAnswer()));
  }

  /** What each player has of a mix while all others play what was looked at last. */
  double[] worth(double[][] mix) {
    double[] worth = new double[players];
    for (int level = 0; level < players; level++) {
      for (int a = 0; a < mix[level].length; a++) {
        worth[level] += mix[level][a] * gains[level][a] / tree.deals();
      }
    }
    return worth;
  }

  /** Each player's best answer to what was looked at last. */
  double[][] bestAnswer() {
    double[][] answer = tables();
    for (int level = 0; level < players; level++) {
      int actions = RoundTree.actions(level);
      for (int set = 0; set < tree.sets(level); set++) {
        answer[level][set * actions + best(level, set)] = 1;
      }
    }
    return answer;
  }

  /** The action that answers best what was looked at last. */
  int best(int level, int set) {
    int actions = RoundTree.actions(level);
    double[] gain = gains[level];
    int best = 0;
    for (int a = 1; a < actions; a++) {
      best = gain[set * actions + a] > gain[set * actions + best] ? a : best;
    }
    return best;
  }

  /** How likely each end of the round is when all play so. */
  double[] ends(double[][] played) {
    outlook(played);
    double[] likely = new double[tree.endingCount()];
    double[] now = played[players - 1];
    for (int i = 0; i < ends.length; i++) {
      int outcome = i / RoundTree.ROLES;
      int at = outcome / RoundTree.ROLES * RoundTree.ROLES;
      likely[ends[i]] += reached[outcome] * now[at + i % RoundTree.ROLES] / tree.deals();
    }
    return likely;
  }

  /** What was added up in the last walk: by information set and action. */
  double[] gains(int level) {
    return gains[level];
  }

  /**
   * A strategy's worth.
   *
   * @param value each player's
   * @param best what each player could have by answering the others best, all else the same
   */
  @SuppressWarnings("ArrayRecordComponent")
  record Outlook(double[] value, double[] best) {

    /** How much all players together could gain by changing alone: 0 in equilibrium. */
    double nashConv() {
      double gain = 0;
      for (int i = 0; i < value.length; i++) {
        gain += best[i] - value[i];
      }
      return gain;
    }
  }
}
