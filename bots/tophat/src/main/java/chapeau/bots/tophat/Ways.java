package chapeau.bots.tophat;

import chapeau.games.tophat.Cells;

/**
 * The ways from each cell of the board, looked up once; searches ask for them millions of times.
 */
final class Ways {
  static final int[][] NEXT = new int[Cells.COUNT][];
  static final int[][] BEYOND = new int[Cells.COUNT][];
  static final long[] NEIGHBOURS = new long[Cells.COUNT];
  static final long[] INWARD = new long[Cells.COUNT];

  static {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      NEXT[cell] = new int[Cells.DIRECTIONS];
      BEYOND[cell] = new int[Cells.DIRECTIONS];
      NEIGHBOURS[cell] = Cells.neighbours(cell);
      for (int way = 0; way < Cells.DIRECTIONS; way++) {
        int next = Cells.next(cell, way);
        NEXT[cell][way] = next;
        BEYOND[cell][way] = Cells.beyond(cell, way);
        boolean inward = next >= 0 && Cells.ring(next) < Cells.ring(cell);
        INWARD[cell] |= inward ? Cells.bit(next) : 0;
      }
    }
  }

  static boolean canJump(long enemies, long free, int cell) {
    for (int way = 0; way < Cells.DIRECTIONS; way++) {
      int to = BEYOND[cell][way];
      if (to >= 0 && Cells.in(enemies, NEXT[cell][way]) && Cells.in(free, to)) {
        return true;
      }
    }
    return false;
  }

  static boolean isJumpable(int cell, long enemies, long free) {
    for (int way = 0; way < Cells.DIRECTIONS; way++) {
      int from = NEXT[cell][way];
      int to = NEXT[cell][way < 3 ? way + 3 : way - 3];
      if (from >= 0 && to >= 0 && Cells.in(enemies, from) && Cells.in(free, to)) {
        return true;
      }
    }
    return false;
  }

  private Ways() {}
}
