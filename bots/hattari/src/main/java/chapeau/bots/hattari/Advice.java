package chapeau.bots.hattari;

import java.util.Arrays;
import java.util.List;

/**
 * What the solution of a round says to one player: how often to do what, what it is worth, and who
 * is guilty how surely, by roles and actions of {@link RoundTree}.
 *
 * @param mix how often each action is played
 * @param wins how likely each action wins the game
 * @param guilt how likely each role is the culprit: for the first player after keeping, after
 *     swapping role 0 and after swapping role 1
 */
@SuppressWarnings("ArrayRecordComponent")
record Advice(double[] mix, double[] wins, double[][] guilt) {

  static Advice of(RoundTree tree, RoundSolver solver, Sight sight) {
    int level = sight.level();
    int actions = RoundTree.actions(level);
    int set = sight.set(tree);
    double[][] average = solver.average();
    solver.outlook(average);
    Witness witness = new Witness(tree, average, level, set);
    double[] wins = Arrays.copyOfRange(solver.gains(level), set * actions, (set + 1) * actions);
    for (int a = 0; a < actions; a++) {
      wins[a] = witness.weight > 0 ? wins[a] / witness.weight : 1.0 / tree.players();
    }
    double[] mix = Arrays.copyOfRange(average[level], set * actions, (set + 1) * actions);
    return new Advice(mix, wins, witness.guilt());
  }

  /** The same with a share of the mix given to one action. */
  Advice leaning(int action, double share) {
    double[] leaning = new double[mix.length];
    for (int a = 0; a < mix.length; a++) {
      leaning[a] = (1 - share) * mix[a] + (a == action ? share : 0);
    }
    return new Advice(leaning, wins, guilt);
  }

  /** What is left of it for one who may be any of these. */
  static Advice between(List<Advice> all) {
    Advice first = all.getFirst();
    double[] mix = new double[first.mix.length];
    double[] wins = new double[mix.length];
    double[][] guilt = new double[first.guilt.length][RoundTree.ROLES];
    for (Advice one : all) {
      add(mix, one.mix, all.size());
      add(wins, one.wins, all.size());
      for (int swap = 0; swap < guilt.length; swap++) {
        add(guilt[swap], one.guilt[swap], all.size());
      }
    }
    return new Advice(mix, wins, guilt);
  }

  private static void add(double[] sum, double[] one, int of) {
    for (int i = 0; i < sum.length; i++) {
      sum[i] += one[i] / of;
    }
  }

  /** Goes through all ways the round can have come to what a player knows. */
  private static final class Witness {
    private final RoundTree tree;
    private final double[][] played;
    private final int level;
    private final int set;
    private final double[][] seen;
    private double weight;

    Witness(RoundTree tree, double[][] played, int level, int set) {
      this.tree = tree;
      this.played = played;
      this.level = level;
      this.set = set;
      this.seen = new double[level == 0 ? 3 : 1][RoundTree.ROLES];
      for (int deal = 0; deal < tree.deals(); deal++) {
        walk(0, deal, 1);
      }
    }

    private void walk(int now, int node, double reach) {
      int here = tree.setsOfNodes()[now][node];
      if (now == level) {
        if (here == set) {
          see(node, reach);
        }
        return;
      }
      int actions = RoundTree.actions(now);
      for (int a = 0; a < actions; a++) {
        double chance = played[now][here * actions + a];
        if (chance > 0) {
          walk(now + 1, node * actions + a, reach * chance);
        }
      }
    }

    private void see(int node, double reach) {
      weight += reach;
      if (level > 0) {
        seen[0][tree.culprit(level, node)] += reach;
        return;
      }
      for (int swap = 0; swap < seen.length; swap++) {
        int then = tree.culprit(1, node * RoundTree.FIRST_ACTIONS + swap * RoundTree.ROLES + 2);
        // To the others the swapped suspect is role 0.
        int role = swap == 2 && then < 2 ? 1 - then : then;
        seen[swap][role] += reach;
      }
    }

    double[][] guilt() {
      for (double[] roles : seen) {
        for (int role = 0; role < roles.length; role++) {
          roles[role] = weight > 0 ? roles[role] / weight : 1.0 / RoundTree.ROLES;
        }
      }
      return seen;
    }
  }
}
