package chapeau.bots.hatouf;

import chapeau.games.hatouf.Card;
import chapeau.games.hatouf.Fleet;
import chapeau.games.hatouf.Mat;
import chapeau.games.hatouf.Port;
import chapeau.games.hatouf.Spot;
import chapeau.games.hatouf.State;

/**
 * A deal of Hatouf as a search plays it out: boats and hands changed in place, nothing made on the
 * way. Sails exactly as the rules do, which a test sees to by sailing both side by side.
 */
final class Sea {
  /** A boat's place: a sea cell, or a cell of its docking quay added to this, or one of these. */
  static final int DOCKING = Mat.CELLS;

  static final int UNLOADING = DOCKING + Mat.CARGOES + 1;
  static final int PORT = UNLOADING + 1;
  static final int OUT = PORT + 1;
  static final int PLACES = OUT + 1;

  private static final int QUAY = 4;
  private static final int BACK = 5;
  static final int[] HOME = new int[Mat.BOATS];
  static final int[] CARGO = new int[Mat.BOATS];

  static {
    for (int boat = 0; boat < Mat.BOATS; boat++) {
      HOME[boat] = Mat.home(Mat.owner(boat)).front();
      CARGO[boat] = Mat.cargoPort(boat).front();
    }
  }

  private final int[] places = new int[Mat.BOATS];
  private final long[] hands = new long[Mat.SEATS];
  private int each;
  private int loaded;
  private int rotating;
  private int acting;

  static Sea of(State state) {
    Sea sea = new Sea();
    Fleet fleet = state.fleet();
    sea.each = fleet.each();
    sea.loaded = fleet.loaded();
    sea.rotating = fleet.rotating();
    sea.acting = state.acting();
    for (int boat = 0; boat < Mat.BOATS; boat++) {
      sea.places[boat] = fleet.sails(boat) ? place(fleet.spot(boat)) : OUT;
    }
    for (int seat = 0; seat < Mat.SEATS; seat++) {
      sea.hands[seat] = state.hands().get(seat);
    }
    return sea;
  }

  private static int place(Spot spot) {
    return switch (spot) {
      case Spot.AtSea(int cell) -> cell;
      case Spot.Docking(Port _, int cell) -> DOCKING + cell;
      case Spot.Unloading _ -> UNLOADING;
      case Spot.InPort _ -> PORT;
    };
  }

  void become(Sea other) {
    System.arraycopy(other.places, 0, places, 0, places.length);
    System.arraycopy(other.hands, 0, hands, 0, hands.length);
    each = other.each;
    loaded = other.loaded;
    rotating = other.rotating;
    acting = other.acting;
  }

  int each() {
    return each;
  }

  int place(int boat) {
    return places[boat];
  }

  boolean isLoaded(int boat) {
    return (loaded >> boat & 1) == 1;
  }

  boolean isRotating(int boat) {
    return (rotating >> boat & 1) == 1;
  }

  long hand(int seat) {
    return hands[seat];
  }

  /** Whose turn it is, or -1 once the deal is played out. */
  int acting() {
    return acting;
  }

  boolean atSea(int boat) {
    return places[boat] < DOCKING;
  }

  boolean isWaiting(int boat) {
    return places[boat] == PORT || places[boat] == UNLOADING;
  }

  boolean isDocked(int boat) {
    return places[boat] > DOCKING && places[boat] < UNLOADING;
  }

  static int firstBoat(int seat) {
    return seat * Mat.CARGOES;
  }

  /** How many of a seat's boats lie at the bottom of its docking quay. */
  int home(int seat) {
    int docked = 0;
    for (int boat = firstBoat(seat); boat < firstBoat(seat + 1); boat++) {
      docked |= isDocked(boat) ? 1 << (places[boat] - DOCKING) : 0;
    }
    int home = 0;
    while (home < each && (docked >> (each - home) & 1) == 1) {
      home++;
    }
    return home;
  }

  boolean isWon(int seat) {
    return home(seat) == each && home(Mat.partner(seat)) == each;
  }

  // Cards

  /** Partners give each other a card. */
  void exchange(int seat, int card, int other) {
    int partner = Mat.partner(seat);
    hands[seat] = (hands[seat] & ~(1L << card)) | 1L << other;
    hands[partner] = (hands[partner] & ~(1L << other)) | 1L << card;
  }

  /** The dealer's left begins. */
  void begin(int dealer) {
    acting = next(dealer);
  }

  /** The acting seat has played this card. */
  void spend(int card) {
    hands[acting] &= ~(1L << card);
    acting = next(acting);
  }

  private int next(int seat) {
    for (int i = 1; i <= Mat.SEATS; i++) {
      int next = (seat + i) % Mat.SEATS;
      if (hands[next] != 0) {
        return next;
      }
    }
    return -1;
  }

  // Boats

  void launch(int boat) {
    int front = places[boat] == PORT ? HOME[boat] : CARGO[boat];
    places[boat] = OUT;
    arrive(boat, front, false);
  }

  void swap(int boat, int other) {
    int here = places[boat];
    places[boat] = places[other];
    places[other] = here;
    stand(boat);
    stand(other);
  }

  /** Sails a boat; whether it could. What was half done stays, so that the sea is thrown away. */
  boolean sail(int boat, int cells, boolean quay, boolean pirate) {
    int from = places[boat];
    if (isDocked(boat)) {
      boolean deeper = quay && canGoDeeper(boat, cells);
      places[boat] = deeper ? from + cells : from;
      return deeper;
    }
    if (from >= DOCKING) {
      return false;
    }
    places[boat] = OUT;
    if (quay && turnsIn(boat, from, cells, rotating)) {
      turnIn(boat, from, cells);
      return true;
    }
    int stop = Mat.cell(from, cells);
    rotating = rotatingAfter(boat, from, cells);
    if (Mat.isWind(stop)) {
      if (quay && turnsIn(boat, stop, cells, rotating)) {
        turnIn(boat, stop, cells);
        return true;
      }
      rotating = rotatingAfter(boat, stop, cells);
      stop = Mat.cell(stop, cells);
    }
    if (Mat.isAnchor(stop)) {
      rotating = rotatingAfter(boat, stop, -BACK);
      arrive(boat, Mat.cell(stop, -BACK), false);
    } else {
      arrive(boat, stop, pirate);
    }
    return !quay;
  }

  /** Whether a boat can end in a quay by sailing so many cells. */
  boolean reachesQuay(int boat, int cells) {
    if (!atSea(boat)) {
      return canGoDeeper(boat, cells);
    }
    int from = places[boat];
    if (turnsIn(boat, from, cells, rotating)) {
      return true;
    }
    int stop = Mat.cell(from, cells);
    return Mat.isWind(stop) && turnsIn(boat, stop, cells, rotatingAfter(boat, from, cells));
  }

  /** Whether it is worth trying to end in a quay, once another boat has sailed before. */
  boolean mayReachQuay(int boat) {
    return atSea(boat) || isDocked(boat);
  }

  private boolean turnsIn(int boat, int from, int cells, int bound) {
    int front = isLoaded(boat) ? CARGO[boat] : HOME[boat];
    int depth = Math.abs(cells) - Mat.distance(from, front, cells);
    if (depth < 1) {
      return false;
    }
    if (isLoaded(boat)) {
      return depth <= QUAY;
    }
    boolean passes = Mat.distance(from, CARGO[boat], cells) < Mat.distance(from, HOME[boat], cells);
    return depth <= freeDock(Mat.owner(boat)) && ((bound >> boat & 1) == 0 || passes);
  }

  private int freeDock(int seat) {
    int free = each;
    for (int boat = firstBoat(seat); boat < firstBoat(seat + 1); boat++) {
      free = isDocked(boat) ? Math.min(free, places[boat] - DOCKING - 1) : free;
    }
    return free;
  }

  private void turnIn(int boat, int from, int cells) {
    if (isLoaded(boat)) {
      loaded &= ~(1 << boat);
      places[boat] = UNLOADING;
    } else {
      rotating &= ~(1 << boat);
      places[boat] = DOCKING + Math.abs(cells) - Mat.distance(from, HOME[boat], cells);
    }
  }

  private boolean canGoDeeper(int boat, int cells) {
    int from = places[boat];
    if (!isDocked(boat) || cells < 1 || from + cells > DOCKING + each) {
      return false;
    }
    int seat = Mat.owner(boat);
    for (int other = firstBoat(seat); other < firstBoat(seat + 1); other++) {
      if (isDocked(other) && places[other] > from && places[other] <= from + cells) {
        return false;
      }
    }
    return true;
  }

  private int rotatingAfter(int boat, int from, int cells) {
    boolean passes = Mat.distance(from, CARGO[boat], cells) <= Math.abs(cells);
    return passes ? rotating & ~(1 << boat) : rotating;
  }

  private void arrive(int boat, int cell, boolean pirate) {
    int other = boatAt(cell);
    places[boat] = cell;
    if (other >= 0 && pirate) {
      rotating |= ~loaded & (1 << other);
      places[other] = PORT;
    } else if (other >= 0) {
      displace(other, cell);
    }
  }

  private void displace(int boat, int from) {
    int cell = Mat.cell(from, -BACK);
    places[boat] = OUT;
    while (boatAt(cell) >= 0) {
      cell = Mat.cell(cell, -1);
    }
    places[boat] = cell;
    stand(boat);
  }

  private void stand(int boat) {
    if (places[boat] == CARGO[boat]) {
      rotating &= ~(1 << boat);
    }
  }

  private int boatAt(int cell) {
    for (int boat = 0; boat < Mat.BOATS; boat++) {
      if (places[boat] == cell) {
        return boat;
      }
    }
    return -1;
  }

  static int cells(int rank) {
    return switch (rank) {
      case Card.FOUR -> -Card.FOUR;
      case Card.SAILOR -> 0;
      default -> rank;
    };
  }
}
