package chapeau.bots.tophat;

import chapeau.bots.Budget;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.search.AlphaBeta;
import chapeau.games.tophat.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Tree search over what everybody sees: every walk goes through another world, but worlds that look
 * alike so far share their node, so that nobody in the tree acts on what nobody can see. Where the
 * tree ends, alpha-beta follows the forced jumps and the board is judged at a glance. What may be
 * done never depends on hidden hats, so the moves of a node are the same in all its worlds.
 *
 * <p>With three players all others are taken to be against the one who thinks.
 */
final class PublicTree {
  private static final int TABLE_BITS = 14;
  private static final int ROOM_FOR_MOVES = 1_024;

  /** How much a walk is drawn to what was seldom tried. */
  private static final double EXPLORATION = 0.3;

  /** Jumps that force each other are followed so far beyond the tree. */
  private static final int FORCED = 6;

  /** A win is worth a little less the later it comes, so that nobody puts it off. */
  private static final double LATER = 0.995;

  /** What was tried less is not known to be better: it counts as so much worse at least. */
  private static final double LESS = 0.002;

  private final List<Hats> worlds;
  private final Budget budget;
  private final AlphaBeta forced;
  private final Map<Long, Node> nodes = new HashMap<>();
  private final long[] buffer = new long[ROOM_FOR_MOVES];

  private PublicTree(List<Hats> worlds, Budget budget) {
    this.worlds = worlds;
    this.budget = budget;
    this.forced = new AlphaBeta(budget, TABLE_BITS, FORCED);
  }

  /** Looks ahead by such a tree, in so many worlds. */
  static Ahead in(int worlds, Weights weights) {
    return (hidden, seat, moves, budget, dice) ->
        new PublicTree(hidden.worlds(worlds, seat, weights, dice), budget).rank(moves);
  }

  /** The moves, the most tried first. */
  private List<Candidate<Move>> rank(List<Move> moves) {
    Node root = new Node(moves.stream().mapToLong(Lookahead::coded).toArray());
    int walks = 0;
    do {
      step(root, worlds.get(walks % worlds.size()), 0);
      walks++;
    } while (!isSpent(walks));
    List<Candidate<Move>> ranked = new ArrayList<>();
    double most = 1;
    for (int arm : root.mostTried()) {
      double chance = Math.min(most, root.mean(arm));
      ranked.add(new Candidate<>(moves.get(arm), chance));
      most = chance - LESS;
    }
    return List.copyOf(ranked);
  }

  /** A walk costs as much as a position of alpha-beta, beside those it asks for. */
  private boolean isSpent(int walks) {
    return forced.stopped()
        || (walks % AlphaBeta.POSITIONS == 0
            && budget.isSpent(forced.iterations() + walks / AlphaBeta.POSITIONS));
  }

  private double step(Node node, Hats table, int ply) {
    boolean mine = table.asksMe();
    int arm = node.best();
    table.make(node.moves[arm]);
    double chance = 0.5 + LATER * (walk(table, ply + 1) - 0.5);
    table.undo();
    node.learn(arm, mine ? chance : 1 - chance);
    return chance;
  }

  private double walk(Hats table, int ply) {
    if (table.isOver()) {
      return Weights.chance(table.value());
    }
    long seen = table.seen(ply);
    Node known = nodes.get(seen);
    if (known != null) {
      return step(known, table, ply);
    }
    Node grown = new Node(Arrays.copyOf(buffer, table.moves(buffer, 0)));
    nodes.put(seen, grown);
    return grown.moves.length == 1 ? step(grown, table, ply) : glance(table);
  }

  private double glance(Hats table) {
    return Weights.chance(forced.search(table, 0, -AlphaBeta.INFINITE, AlphaBeta.INFINITE));
  }

  /** A moment as everybody sees it, and what its moves gave whoever makes them. */
  private static final class Node {
    private final long[] moves;
    private final int[] tries;
    private final double[] sums;
    private int visits;

    Node(long[] moves) {
      this.moves = moves;
      this.tries = new int[moves.length];
      this.sums = new double[moves.length];
    }

    double mean(int arm) {
      return tries[arm] == 0 ? 0 : sums[arm] / tries[arm];
    }

    List<Integer> mostTried() {
      return IntStream.range(0, moves.length)
          .boxed()
          .sorted(Comparator.comparingInt(arm -> -tries[arm]))
          .toList();
    }

    /** The first not tried yet, or the one with the highest upper bound. */
    int best() {
      int best = 0;
      double highest = Double.NEGATIVE_INFINITY;
      double reach = EXPLORATION * Math.sqrt(Math.log(visits + 1.0));
      for (int arm = 0; arm < moves.length; arm++) {
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
  }
}
