package chapeau.games.tophat;

/**
 * The 61 cells of the board, numbered row by row from the top left corner, rows of 5, 6, 7, 8, 9,
 * 8, 7, 6 and 5. A set of cells is a bit set.
 */
public final class Cells {
  public static final int COUNT = 61;
  public static final int CENTRE = 30;
  public static final int DIRECTIONS = 6;
  static final int NONE = -1;

  /** The ring of 24 cells, counted from the centre; the rings are 0 to 4. */
  static final int OUTER = 4;

  static final long ALL = (1L << COUNT) - 1;

  private static final int[] COLUMN_STEP = {1, 0, -1, -1, 0, 1};
  private static final int[] ROW_STEP = {0, 1, 1, 0, -1, -1};

  private static final int[] RING = new int[COUNT];
  private static final int[][] NEXT = new int[COUNT][DIRECTIONS];
  private static final int[][] BEYOND = new int[COUNT][DIRECTIONS];
  private static final long[] NEIGHBOURS = new long[COUNT];
  private static final long[] INWARD = new long[COUNT];
  private static final long[] RINGS = new long[OUTER + 1];
  private static final long[] FORBIDDEN = new long[OUTER + 1];

  static {
    for (int row = -OUTER; row <= OUTER; row++) {
      for (int column = -OUTER; column <= OUTER; column++) {
        int cell = at(column, row);
        if (cell != NONE) {
          RING[cell] = ring(column, row);
          RINGS[RING[cell]] |= bit(cell);
          link(cell, column, row);
        }
      }
    }
    for (int cell = 0; cell < COUNT; cell++) {
      INWARD[cell] = RING[cell] == 0 ? 0 : NEIGHBOURS[cell] & RINGS[RING[cell] - 1];
    }
    for (int rings = 1; rings <= OUTER; rings++) {
      FORBIDDEN[rings] = FORBIDDEN[rings - 1] | RINGS[OUTER + 1 - rings];
    }
  }

  private Cells() {}

  private static void link(int cell, int column, int row) {
    for (int way = 0; way < DIRECTIONS; way++) {
      NEXT[cell][way] = at(column + COLUMN_STEP[way], row + ROW_STEP[way]);
      BEYOND[cell][way] = at(column + 2 * COLUMN_STEP[way], row + 2 * ROW_STEP[way]);
      NEIGHBOURS[cell] |= NEXT[cell][way] == NONE ? 0 : bit(NEXT[cell][way]);
    }
  }

  /** The cell at a slanted column and a row, both counted from the centre. */
  private static int at(int column, int row) {
    if (ring(column, row) > OUTER) {
      return NONE;
    }
    int cell = column + OUTER + Math.min(row, 0);
    for (int above = -OUTER; above < row; above++) {
      cell += 2 * OUTER + 1 - Math.abs(above);
    }
    return cell;
  }

  private static int ring(int column, int row) {
    return Math.max(Math.abs(column + row), Math.max(Math.abs(column), Math.abs(row)));
  }

  static boolean exists(int cell) {
    return cell >= 0 && cell < COUNT;
  }

  public static long bit(int cell) {
    return 1L << cell;
  }

  public static boolean in(long cells, int cell) {
    return (cells >>> cell & 1) == 1;
  }

  /** The first cell of a set that is not empty. */
  public static int first(long cells) {
    return Long.numberOfTrailingZeros(cells);
  }

  /** A set without its first cell: what a loop over a set goes on with. */
  public static long rest(long cells) {
    return cells & (cells - 1);
  }

  /** How far from the centre: 0 to 4. */
  public static int ring(int cell) {
    return RING[cell];
  }

  /** The cells of a ring counted from the centre. */
  static long ofRing(int ring) {
    return RINGS[ring];
  }

  /** The cells of so many rings counted from the outside. */
  public static long forbidden(int rings) {
    return FORBIDDEN[rings];
  }

  public static long neighbours(int cell) {
    return NEIGHBOURS[cell];
  }

  /** The neighbours strictly nearer to the centre. */
  static long inward(int cell) {
    return INWARD[cell];
  }

  /** The neighbour in one of the six directions, or {@link #NONE} off the board. */
  public static int next(int cell, int way) {
    return NEXT[cell][way];
  }

  /** The cell straight behind that neighbour, or {@link #NONE} off the board. */
  public static int beyond(int cell, int way) {
    return BEYOND[cell][way];
  }

  /** The cell jumped over between two cells, or {@link #NONE} if that is no jump. */
  static int between(int from, int to) {
    for (int way = 0; way < DIRECTIONS; way++) {
      if (BEYOND[from][way] == to) {
        return NEXT[from][way];
      }
    }
    return NONE;
  }
}
