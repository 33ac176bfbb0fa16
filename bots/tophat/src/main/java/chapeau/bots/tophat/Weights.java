package chapeau.bots.tophat;

import chapeau.games.tophat.Cells;

/**
 * What a position is worth at a glance, a stack of one's own being worth about 100.
 *
 * @param top a stack that shows one's colour
 * @param covered more for one with an own hat right below, which stays one's own when it is jumped
 * @param foundation more for one whose lowest hat is one's own, behind another's
 * @param hostage an own hat right below another's top: jumping it frees it
 * @param buried an own hat two below another's top
 * @param threatened a stack that could be jumped
 * @param ring for each ring a stack stands further out
 * @param company for each neighbour of one's own
 */
record Weights(
    int top,
    int covered,
    int foundation,
    int hostage,
    int buried,
    int threatened,
    int ring,
    int company) {

  static final Weights USUAL = new Weights(100, 110, 66, 36, 41, -45, -15, 6);

  /** More than any position that is not over. */
  static final int WON = 10_000;

  /**
   * What it is worth to be ahead when the quiet turns are counted: little, so that nobody waits for
   * it.
   */
  private static final int AHEAD = 600;

  /** The value at which three games in four are won. */
  private static final double SCALE = 140;

  /** No glance at a position that is not over promises so much. */
  private static final double CERTAIN = 1 - 1e-12;

  int value(Hats hats, int me) {
    if (hats.isOver()) {
      return ended(hats, me);
    }
    int best = Integer.MIN_VALUE;
    int sum = 0;
    for (int seat = 0; seat < hats.players(); seat++) {
      if (seat != me) {
        int theirs = of(hats, seat);
        best = Math.max(best, theirs);
        sum += theirs;
      }
    }
    return of(hats, me) - (best + sum / (hats.players() - 1)) / 2;
  }

  /** The chance to win that a value stands for. */
  static double chance(int value) {
    return 1 / (1 + Math.exp(-value / SCALE));
  }

  /** Whether a chance is that of a win seen to its end, not of one by counting stacks. */
  static boolean isWon(double chance) {
    return chance > CERTAIN;
  }

  static boolean isDecided(double chance) {
    return isWon(chance) || isWon(1 - chance);
  }

  private static int ended(Hats hats, int me) {
    int ahead = 1;
    boolean all = true;
    for (int seat = 0; seat < hats.players(); seat++) {
      if (seat != me) {
        int by = hats.stacks(me) - hats.stacks(seat);
        int order = by != 0 ? by : hats.hats(me) - hats.hats(seat);
        ahead = Math.min(ahead, Integer.signum(order));
        all &= hats.stacks(seat) == 0 || hats.stacks(me) == 0;
      }
    }
    int soon = hats.made();
    if (!all) {
      return ahead * AHEAD;
    }
    return ahead > 0 ? WON - soon : soon - WON;
  }

  private int of(Hats hats, int seat) {
    long tops = hats.cells(0, seat);
    long seconds = hats.cells(1, seat);
    long thirds = hats.cells(2, seat);
    int value =
        top * Long.bitCount(tops)
            + covered * Long.bitCount(tops & seconds)
            + foundation * Long.bitCount(tops & thirds & ~seconds)
            + hostage * Long.bitCount(seconds & ~tops)
            + buried * Long.bitCount(thirds & ~tops & ~seconds);
    for (long left = tops; left != 0; left = Cells.rest(left)) {
      int cell = Cells.first(left);
      value += ring * Cells.ring(cell);
      value += company * Long.bitCount(Cells.neighbours(cell) & tops);
    }
    return value + threatened * Long.bitCount(hats.threatened(seat));
  }
}
