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

  /** Every so many iterations it is seen whether they are enough. */
  static final int CHECKED = 25;

  private final RoundTree tree;
  private final int players;
  private final int[][] sets;
  private final byte[] endings;
  private final double[] worth;
  private final double[][] regrets;
  private final double[][] sums;
  private final double[][] strategy;
  private final double[][] gains;
  private final double[][] values;
  private int done;

  RoundSolver(RoundTree tree, Stakes stakes) {
    this.tree = tree;
    this.players = tree.players();
    this.sets = tree.setsOfNodes();
    this.endings = tree.endings();
    this.worth = stakes.worth();
    this.regrets = tables();
    this.sums = tables();
    this.strategy = tables();
    this.gains = tables();
    this.values = new double[players][players];
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
    for (int deal = 0; deal < tree.deals(); deal++) {
      walk(0, deal, 1);
    }
  }

  private void walk(int level, int node, double reach) {
    if (level == players - 2) {
      lastTwo(node, reach);
      return;
    }
    int actions = RoundTree.actions(level);
    int at = sets[level][node] * actions;
    double[] now = strategy[level];
    double[] gain = gains[level];
    double[] mine = values[level];
    double[] below = values[level + 1];
    Arrays.fill(mine, 0, level, 0);
    for (int a = 0; a < actions; a++) {
      double chance = now[at + a];
      // Where two players would not go, nothing is learnt.
      if (chance == 0 && reach == 0) {
        continue;
      }
      walk(level + 1, node * actions + a, reach * chance);
      gain[at + a] += reach * below[level];
      for (int i = 0; i < level; i++) {
        mine[i] += chance * below[i];
      }
    }
  }

  /** The last two decisions in one: nearly all the time is spent here. */
  private void lastTwo(int node, double reach) {
    int level = players - 2;
    int actions = RoundTree.actions(level);
    int at = sets[level][node] * actions;
    double[] now = strategy[level];
    double[] gain = gains[level];
    double[] mine = values[level];
    int[] lastSets = sets[level + 1];
    double[] lastNow = strategy[level + 1];
    double[] lastGain = gains[level + 1];
    double[] leaves = worth;
    Arrays.fill(mine, 0, level, 0);
    for (int a = 0; a < actions; a++) {
      double chance = now[at + a];
      if (chance == 0 && reach == 0) {
        continue;
      }
      int child = node * actions + a;
      int last = lastSets[child] * RoundTree.ROLES;
      int leaf = endings[child] * RoundTree.ROLES * players;
      double one = lastNow[last];
      double two = lastNow[last + 1];
      double three = lastNow[last + 2];
      if (chance > 0) {
        for (int i = 0; i < level; i++) {
          int of = leaf + i * RoundTree.ROLES;
          mine[i] += chance * (one * leaves[of] + two * leaves[of + 1] + three * leaves[of + 2]);
        }
      }
      if (reach > 0) {
        int of = leaf + level * RoundTree.ROLES;
        gain[at + a] += reach * (one * leaves[of] + two * leaves[of + 1] + three * leaves[of + 2]);
        double then = reach * chance;
        lastGain[last] += then * leaves[of + 3];
        lastGain[last + 1] += then * leaves[of + 4];
        lastGain[last + 2] += then * leaves[of + 5];
      }
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
    double[] value = new double[players];
    double[] best = new double[players];
    for (int level = 0; level < players; level++) {
      int actions = RoundTree.actions(level);
      for (int at = 0; at < played[level].length; at += actions) {
        double most = Double.NEGATIVE_INFINITY;
        for (int a = at; a < at + actions; a++) {
          value[level] += played[level][a] * gains[level][a] / tree.deals();
          most = Math.max(most, gains[level][a]);
        }
        best[level] += most / tree.deals();
      }
    }
    return new Outlook(value, best);
  }

  /** How likely each end of the round is when all play so. */
  double[] ends(double[][] played) {
    double[] ends = new double[tree.endingCount()];
    for (int deal = 0; deal < tree.deals(); deal++) {
      ends(played, 0, deal, 1.0 / tree.deals(), ends);
    }
    return ends;
  }

  private void ends(double[][] played, int level, int node, double reach, double[] ends) {
    int actions = RoundTree.actions(level);
    int at = sets[level][node] * actions;
    for (int a = 0; a < actions; a++) {
      double then = reach * played[level][at + a];
      if (then > 0 && level == players - 1) {
        ends[tree.end(node, a)] += then;
      } else if (then > 0) {
        ends(played, level + 1, node * actions + a, then, ends);
      }
    }
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
