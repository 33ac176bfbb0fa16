package chapeau.games.hatouf;

import java.util.List;

/** HTF-01 to HTF-07: the sea, its ports, and who belongs where. */
public final class Mat {
  public static final int CELLS = 64;
  public static final int SEATS = 4;

  /** Boats are numbered by owner, then by cargo. */
  public static final int BOATS = 16;

  public static final int CARGOES = 4;

  /** HTF-03: how deep an unloading quay is. */
  static final int UNLOADING = 4;

  /** HTF-31 and HTF-33: how far an anchor or a displacement sends back. */
  static final int BACK = 5;

  /** HTF-05: clockwise as the ports lie on the chart, which is against the sailing direction. */
  private static final List<Port> HOMES =
      List.of(Port.SAINT_MALO, Port.NANTES, Port.LORIENT, Port.DOUARNENEZ);

  private static final List<Cargo> GOODS = List.of(Cargo.values());
  private static final long WINDS = offHomes(3, 11);
  private static final long ANCHORS = offHomes(6, 14);

  private Mat() {}

  public static int boat(int seat, Cargo cargo) {
    return seat * CARGOES + cargo.number();
  }

  public static int owner(int boat) {
    return boat / CARGOES;
  }

  public static Cargo cargo(int boat) {
    return GOODS.get(boat % CARGOES);
  }

  /** The four boats of a seat, as a set. */
  static int boats(int seat) {
    return 0b1111 << (seat * CARGOES);
  }

  /** HTF-05: partners sit opposite each other. */
  public static int partner(int seat) {
    return (seat + 2) % SEATS;
  }

  public static Port home(int seat) {
    return HOMES.get(seat);
  }

  /** HTF-07: where a boat unloads. */
  public static Port cargoPort(int boat) {
    Port wanted = cargo(boat).port();
    return wanted == home(owner(boat)) ? Port.PAIMPOL : wanted;
  }

  public static boolean isWind(int cell) {
    return (WINDS >> cell & 1) == 1;
  }

  public static boolean isAnchor(int cell) {
    return (ANCHORS >> cell & 1) == 1;
  }

  /** The cell so many cells further on, or back when negative. */
  public static int cell(int from, int cells) {
    return Math.floorMod(from + cells, CELLS);
  }

  /** How many cells lie between two when sailing in the direction of the sign. */
  public static int distance(int from, int to, int direction) {
    return Math.floorMod(direction < 0 ? from - to : to - from, CELLS);
  }

  private static long offHomes(int... offsets) {
    long cells = 0;
    for (Port home : HOMES) {
      for (int offset : offsets) {
        cells |= 1L << cell(home.front(), offset);
      }
    }
    return cells;
  }
}
