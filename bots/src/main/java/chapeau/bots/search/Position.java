package chapeau.bots.search;

/**
 * A position of a game in which everything is known, changed in place and put back: what {@link
 * AlphaBeta} walks through. A move is a number of the game's own making.
 */
public interface Position {
  boolean isOver();

  /** Whether the one who asks is to move, who wants much; the others want little. */
  boolean asksMe();

  /**
   * Writes the legal moves into a buffer, likely good ones first and as many as there is room for,
   * and answers where they end; there is at least one unless the game is over.
   */
  int moves(long[] buffer, int from);

  void make(long move);

  /** Puts back the move made last. */
  void undo();

  /** Positions with the same key are the same, as far as what follows goes. */
  long key();

  /** Whether it is worth nothing as it stands, because what comes next is forced. */
  boolean isForced();

  /** What it is worth to the one who asks, at a glance or in the end. */
  int value();
}
