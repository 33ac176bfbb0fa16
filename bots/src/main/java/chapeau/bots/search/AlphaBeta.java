package chapeau.bots.search;

import chapeau.bots.Budget;

/**
 * Looks ahead in a world where everything is known: alpha-beta with a table of positions met
 * before, going on beyond its depth while moves are forced. Several worlds may be searched with
 * one, and share its table. Belongs to one thread.
 */
public final class AlphaBeta {
  /** Larger than any value. */
  public static final int INFINITE = 1 << 20;

  /** So many positions are one iteration of a budget. */
  public static final int POSITIONS = 64;

  private static final int DEEPEST = 48;
  private static final int ROOM_FOR_MOVES = 8_192;
  private static final int EXACT = 0;
  private static final int AT_LEAST = 1;
  private static final int AT_MOST = 2;

  private final Budget budget;
  private final int deepest;
  private final long[] moves = new long[ROOM_FOR_MOVES];
  private final int mask;
  private final long[] keys;
  private final long[] best;
  private final int[] values;
  private final byte[] depths;
  private final byte[] bounds;
  private long positions;
  private boolean stopped;

  public AlphaBeta(Budget budget, int tableBits) {
    this(budget, tableBits, DEEPEST);
  }

  /**
   * A search.
   *
   * @param tableBits the table holds two to this power positions
   * @param deepest it goes no further than so many moves, forced or not
   */
  public AlphaBeta(Budget budget, int tableBits, int deepest) {
    this.budget = budget;
    this.deepest = deepest;
    int size = 1 << tableBits;
    mask = size - 1;
    keys = new long[size];
    best = new long[size];
    values = new int[size];
    depths = new byte[size];
    bounds = new byte[size];
  }

  /** Whether the budget is spent; what was searched last is worth nothing then. */
  public boolean stopped() {
    return stopped;
  }

  /** How many iterations of its budget it has used. */
  public int iterations() {
    return (int) Math.min(Integer.MAX_VALUE, positions / POSITIONS);
  }

  /** What a position is worth so many moves ahead, exact between alpha and beta. */
  public int search(Position position, int depth, int alpha, int beta) {
    return search(position, depth, alpha, beta, 0, 0);
  }

  private int search(Position position, int depth, int alpha, int beta, int ply, int from) {
    if (++positions % POSITIONS == 0 && budget.isSpent(iterations())) {
      stopped = true;
    }
    if (stopped || position.isOver() || ply >= deepest || (depth <= 0 && !position.isForced())) {
      return position.value();
    }
    int left = Math.max(depth, 0);
    long key = position.key();
    int slot = (int) (key ^ key >>> 32) & mask;
    boolean known = keys[slot] == key;
    if (known && depths[slot] >= left) {
      int value = values[slot];
      int bound = bounds[slot];
      if (bound == EXACT
          || (bound == AT_LEAST && value >= beta)
          || (bound == AT_MOST && value <= alpha)) {
        return value;
      }
    }
    return expand(position, depth, alpha, beta, ply, from, slot, known ? best[slot] : 0);
  }

  private int expand(
      Position position, int depth, int alpha, int beta, int ply, int from, int slot, long first) {
    int to = position.moves(moves, from);
    toFront(first, from, to);
    boolean mine = position.asksMe();
    long key = position.key();
    int low = alpha;
    int high = beta;
    int value = mine ? -INFINITE : INFINITE;
    long chosen = 0;
    for (int i = from; i < to && low < high && !stopped; i++) {
      position.make(moves[i]);
      int reply = search(position, depth - 1, low, high, ply + 1, to);
      position.undo();
      if (mine ? reply > value : reply < value) {
        value = reply;
        chosen = moves[i];
      }
      low = mine ? Math.max(low, value) : low;
      high = mine ? high : Math.min(high, value);
    }
    if (!stopped) {
      keys[slot] = key;
      best[slot] = chosen;
      values[slot] = value;
      depths[slot] = (byte) Math.max(depth, 0);
      bounds[slot] = (byte) (value <= alpha ? AT_MOST : value >= beta ? AT_LEAST : EXACT);
    }
    return value;
  }

  private void toFront(long move, int from, int to) {
    for (int i = from; i < to; i++) {
      if (moves[i] == move) {
        System.arraycopy(moves, from, moves, from + 1, i - from);
        moves[from] = move;
        return;
      }
    }
  }
}
