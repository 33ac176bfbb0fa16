package chapeau.bots.hattari;

import chapeau.games.hattari.Profile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How often the novice does what, in every information set of a round: its strategy as numbers,
 * reckoned exactly with the luck of the worlds it imagines. It looks at no marker but those laid in
 * this round, so the same numbers hold all through the game.
 */
final class NoviceMix {
  private static final Map<RoundTree, double[][]> OF = new ConcurrentHashMap<>();

  private final RoundTree tree;
  private final Map<List<Double>, double[]> known = new HashMap<>();

  private NoviceMix(RoundTree tree) {
    this.tree = tree;
  }

  /** By place in turn order, information set and action. */
  static double[][] of(RoundTree tree) {
    return OF.computeIfAbsent(tree, NoviceMix::reckoned);
  }

  private static double[][] reckoned(RoundTree tree) {
    NoviceMix mix = new NoviceMix(tree);
    double[][] all = new double[tree.players()][];
    all[0] = mix.first();
    for (int level = 1; level < tree.players(); level++) {
      all[level] = mix.later(level);
    }
    return all;
  }

  private double[] first() {
    int[] sets = tree.setsOfNodes()[0];
    int[][] guilty = new int[tree.sets(0) * RoundTree.ROLES][RoundTree.ROLES];
    for (int node = 0; node < sets.length; node++) {
      for (int swap = 0; swap < RoundTree.ROLES; swap++) {
        // Whoever comes next calls the swapped suspect 0.
        int called = tree.culprit(1, node * RoundTree.FIRST_ACTIONS + swap * RoundTree.ROLES + 2);
        int culprit = swap == 2 && called < 2 ? 1 - called : called;
        guilty[sets[node] * RoundTree.ROLES + swap][culprit]++;
      }
    }
    boolean[] close = close();
    double[] mix = new double[tree.sets(0) * RoundTree.FIRST_ACTIONS];
    for (int at = 0; at < guilty.length; at++) {
      double swaps = Novice.swaps(close[at / RoundTree.ROLES]);
      double share = at % RoundTree.ROLES == 0 ? 1 - swaps : swaps / 2;
      double[] accuses = accuses(guilty[at], new int[RoundTree.ROLES]);
      for (int role = 0; role < RoundTree.ROLES; role++) {
        mix[at * RoundTree.ROLES + role] = share * accuses[role];
      }
    }
    return mix;
  }

  /** For each information set of the first player, whether the profiles seen are too close. */
  private boolean[] close() {
    boolean[] close = new boolean[tree.sets(0)];
    List<Integer> faces = Profile.inPlay(tree.players());
    forEachSet(
        0, 1, (set, _, low, high) -> close[set] = Novice.close(faces.get(low), faces.get(high)));
    return close;
  }

  private double[] later(int level) {
    int[] sets = tree.setsOfNodes()[level];
    int[][] guilty = new int[tree.sets(level)][RoundTree.ROLES];
    for (int node = 0; node < sets.length; node++) {
      guilty[sets[node]][tree.culprit(level, node)]++;
    }
    double[] mix = new double[tree.sets(level) * RoundTree.ROLES];
    int openings = RoundTree.OPENINGS * (int) Math.pow(RoundTree.ROLES, level - 1.0);
    forEachSet(
        level,
        openings,
        (set, open, _, _) -> {
          double[] accuses = accuses(guilty[set], piles(level, open));
          System.arraycopy(accuses, 0, mix, set * RoundTree.ROLES, RoundTree.ROLES);
        });
    return mix;
  }

  @FunctionalInterface
  private interface Visitor {
    void visit(int set, int open, int low, int high);
  }

  private void forEachSet(int level, int openings, Visitor visitor) {
    int cards = Profile.inPlay(tree.players()).size();
    for (int open = 0; open < openings; open++) {
      for (int seen = 0; seen < cards * cards * cards * cards; seen++) {
        int low = seen / cards % cards;
        int high = seen % cards;
        int set =
            tree.set(
                level, open, seen / cards / cards / cards, seen / cards / cards % cards, low, high);
        if (set >= 0) {
          visitor.visit(set, open, low, high);
        }
      }
    }
  }

  /** The markers under each role, from what all have seen. */
  private static int[] piles(int level, int open) {
    int[] piles = new int[RoundTree.ROLES];
    int left = open;
    for (int i = 1; i < level; i++) {
      piles[left % RoundTree.ROLES]++;
      left /= RoundTree.ROLES;
    }
    int first =
        switch (left) {
          case RoundTree.KEPT_ACCUSED_UNSEEN -> 2;
          case RoundTree.KEPT_ACCUSED_SEEN -> 0;
          default -> left - RoundTree.SWAPPED;
        };
    piles[first]++;
    return piles;
  }

  /** How often it accuses each role: over all ways its imagined worlds can fall out. */
  private double[] accuses(int[] guilty, int[] piles) {
    int all = Arrays.stream(guilty).sum();
    List<Double> key = new ArrayList<>();
    for (int role = 0; role < RoundTree.ROLES; role++) {
      key.add((double) guilty[role] / all);
      key.add((double) piles[role]);
    }
    return known.computeIfAbsent(key, _ -> reckoned(guilty, all, piles));
  }

  private double[] reckoned(int[] guilty, int all, int[] piles) {
    double[] mix = new double[RoundTree.ROLES];
    int worlds = Novice.WORLDS;
    for (int zero = 0; zero <= worlds; zero++) {
      for (int one = 0; one <= worlds - zero; one++) {
        int[] fell = {zero, one, worlds - zero - one};
        double chance = 1;
        int thrown = 0;
        for (int role = 0; role < RoundTree.ROLES; role++) {
          for (int i = 1; i <= fell[role]; i++) {
            thrown++;
            chance *= (double) guilty[role] / all * thrown / i;
          }
        }
        if (chance > 0) {
          add(mix, chance, fell, piles);
        }
      }
    }
    return mix;
  }

  private void add(double[] mix, double chance, int[] fell, int[] piles) {
    int after = tree.players() - Arrays.stream(piles).sum() - 1;
    double[] weights = new double[RoundTree.ROLES];
    for (int role = 0; role < RoundTree.ROLES; role++) {
      double guilty = (double) fell[role] / Novice.WORLDS;
      weights[role] = Math.exp(Novice.SHARPNESS * Novice.worth(piles[role], after, guilty));
    }
    double sum = Arrays.stream(weights).sum();
    for (int role = 0; role < RoundTree.ROLES; role++) {
      mix[role] += chance * weights[role] / sum;
    }
  }
}
