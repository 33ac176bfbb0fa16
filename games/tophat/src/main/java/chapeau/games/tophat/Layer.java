package chapeau.games.tophat;

/** Which cells show which colour: a bit set of cells for each seat's colour. */
public record Layer(long red, long blue, long yellow) {
  static final Layer EMPTY = new Layer(0, 0, 0);

  public long of(int colour) {
    return switch (colour) {
      case 0 -> red;
      case 1 -> blue;
      default -> yellow;
    };
  }

  public long all() {
    return red | blue | yellow;
  }

  /** The colour at a cell, or {@link Stack#HIDDEN} where there is none. */
  public int at(int cell) {
    if (Cells.in(red, cell)) {
      return 0;
    }
    if (Cells.in(blue, cell)) {
      return 1;
    }
    return Cells.in(yellow, cell) ? 2 : Stack.HIDDEN;
  }

  Layer with(int colour, int cell) {
    long bit = Cells.bit(cell);
    return switch (colour) {
      case 0 -> new Layer(red | bit, blue, yellow);
      case 1 -> new Layer(red, blue | bit, yellow);
      default -> new Layer(red, blue, yellow | bit);
    };
  }

  Layer moved(int from, int to) {
    return new Layer(moved(red, from, to), moved(blue, from, to), moved(yellow, from, to));
  }

  private static long moved(long cells, int from, int to) {
    return (cells & ~Cells.bit(from)) | ((cells >>> from & 1) << to);
  }

  /** The same, but at one cell what another layer has there. */
  Layer replaced(int cell, Layer other) {
    long bit = Cells.bit(cell);
    return new Layer(
        (red & ~bit) | (other.red & bit),
        (blue & ~bit) | (other.blue & bit),
        (yellow & ~bit) | (other.yellow & bit));
  }
}
