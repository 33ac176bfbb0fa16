package chapeau.bots.tophat;

import chapeau.bots.Budget;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.search.AlphaBeta;
import chapeau.games.tophat.Move;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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

  /** Jumps that force each other are followed so far beyond the tree. */
  private static final int FORCED = 6;

  /** A win is worth a little less the later it comes, so that nobody puts it off. */
  private static final double LATER = 0.995;

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
    return root.arms.ranked(moves);
  }

  /** A walk costs as much as a position of alpha-beta, beside those it asks for. */
  private boolean isSpent(int walks) {
    return forced.stopped()
        || (walks % AlphaBeta.POSITIONS == 0
            && budget.isSpent(forced.iterations() + walks / AlphaBeta.POSITIONS));
  }

  private double step(Node node, Hats table, int ply) {
    boolean mine = table.asksMe();
    int arm = node.arms.best();
    table.make(node.moves[arm]);
    double chance = 0.5 + LATER * (walk(table, ply + 1) - 0.5);
    table.undo();
    node.arms.learn(arm, mine ? chance : 1 - chance);
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
    private final Arms arms;

    Node(long[] moves) {
      this.moves = moves;
      this.arms = new Arms(moves.length);
    }
  }
}
