package chapeau.bots.hatouf;

import chapeau.games.hatouf.Card;
import chapeau.games.hatouf.Mat;
import java.util.Arrays;

/**
 * How many cards a boat still needs until it is home, from every cell: reckoned backwards from the
 * quays, winds and anchors included, for somebody who each time has a few cards to choose from.
 */
final class Course {
  /** What it takes to put a boat to sea: the card, and waiting for it. */
  private static final double LAUNCH = 2.2;

  /** What it takes to go deeper in a docking quay. */
  private static final double DEEPER = 1.4;

  /** How many cards one has to choose from for a boat; the best of so many is what counts. */
  private static final int CHOICE = 2;

  private static final int SWEEPS = 60;
  private static final int QUAY = 4;
  private static final double FAR = 30;
  private static final Course[] BY_QUAY = new Course[Mat.CARGOES + 1];

  static {
    for (int each = 1; each <= Mat.CARGOES; each++) {
      BY_QUAY[each] = new Course(each);
    }
  }

  /**
   * By boat and sea cell: cards to the unloading quay and on home, to home, and by the cargo port.
   */
  private final double[][] loaded = new double[Mat.BOATS][];

  private final double[][] unloaded = new double[Mat.BOATS][];
  private final double[][] rotating = new double[Mat.BOATS][];

  private Course(int each) {
    for (int boat = 0; boat < Mat.BOATS; boat++) {
      int home = Sea.HOME[boat];
      int cargo = Sea.CARGO[boat];
      unloaded[boat] = reckoned(home, each, 0);
      loaded[boat] = reckoned(cargo, QUAY, LAUNCH + unloaded[boat][cargo]);
      rotating[boat] = new double[Mat.CELLS];
      for (int cell = 0; cell < Mat.CELLS; cell++) {
        double rest = Mat.distance(cell, cargo, 1) / (double) Card.SEVEN;
        rotating[boat][cell] = rest + unloaded[boat][cargo];
      }
    }
  }

  static Course of(int each) {
    return BY_QUAY[each];
  }

  /** Cards needed from every cell to a quay of some depth, what comes after it included. */
  private static double[] reckoned(int front, int depth, double after) {
    double[] cards = new double[Mat.CELLS];
    Arrays.fill(cards, FAR);
    double[] best = new double[Card.RANKS];
    for (int sweep = 0; sweep < SWEEPS; sweep++) {
      for (int cell = Mat.CELLS - 1; cell >= 0; cell--) {
        int from = Mat.cell(front, cell + 1);
        for (int rank = 1; rank <= Card.RANKS; rank++) {
          best[rank - 1] = next(cards, from, Sea.cells(rank), front, depth, after);
        }
        cards[from] = 1 + bestOfSome(best);
      }
    }
    return cards;
  }

  private static double next(
      double[] cards, int from, int cells, int front, int depth, double after) {
    if (cells == 0) {
      return cards[from];
    }
    int into = Math.abs(cells) - Mat.distance(from, front, cells);
    double sailed = cards[stop(from, cells)];
    // A docking quay is best entered to the bottom; an unloading quay anywhere.
    double docked = after + (after == 0 && into < depth ? DEEPER / 2 : 0);
    return into >= 1 && into <= depth ? Math.min(docked, sailed) : sailed;
  }

  private static int stop(int from, int cells) {
    int sailed = Mat.cell(from, cells);
    int stop = Mat.isWind(sailed) ? Mat.cell(sailed, cells) : sailed;
    return Mat.isAnchor(stop) ? Mat.cell(stop, -5) : stop;
  }

  /** What the best of a few cards drawn at random leaves on average. */
  private static double bestOfSome(double[] left) {
    double[] sorted = left.clone();
    Arrays.sort(sorted);
    double sum = 0;
    for (int i = 0; i < sorted.length; i++) {
      double worse = (double) (sorted.length - i) / sorted.length;
      double worst = (double) (sorted.length - i - 1) / sorted.length;
      sum += sorted[i] * (Math.pow(worse, CHOICE) - Math.pow(worst, CHOICE));
    }
    return sum;
  }

  /** The cards a boat still needs. */
  double cards(Sea sea, int boat) {
    int place = sea.place(boat);
    if (sea.atSea(boat)) {
      return at(sea, boat, place);
    }
    if (place == Sea.UNLOADING) {
      return LAUNCH + unloaded[boat][Sea.CARGO[boat]];
    }
    return place == Sea.PORT ? LAUNCH + at(sea, boat, Sea.HOME[boat]) : 0;
  }

  private double at(Sea sea, int boat, int cell) {
    if (sea.isLoaded(boat)) {
      return loaded[boat][cell];
    }
    return sea.isRotating(boat) ? rotating[boat][cell] : unloaded[boat][cell];
  }

  /** The cards a seat still needs for all its boats. */
  double cards(Sea sea, int seat, int first) {
    double cards = 0;
    int docked = 0;
    for (int boat = first; boat < first + Mat.CARGOES; boat++) {
      cards += cards(sea, boat);
      docked += sea.isDocked(boat) ? 1 : 0;
    }
    return cards + DEEPER * (docked - sea.home(seat));
  }

  /** How far a seat's team is ahead, in cards; the slower partner counts for more. */
  double ahead(Sea sea, int seat) {
    return left(sea, (seat + 1) % Mat.SEATS) - left(sea, seat);
  }

  /** The cards a team still needs; the slower partner counts for more. */
  double left(Sea sea, int seat) {
    int partner = Mat.partner(seat);
    double one = cards(sea, seat, Sea.firstBoat(seat));
    double other = cards(sea, partner, Sea.firstBoat(partner));
    return (one + other) * 0.5 + Math.max(one, other) * 0.5;
  }
}
