package chapeau.games.hatouf;

import java.util.Arrays;
import java.util.List;

/**
 * The sixteen boats: where each is and what it still owes. Places are small numbers: a sea cell, a
 * cell of the boat's own docking or unloading quay, its home port, or out of the game.
 *
 * @param each how many boats each player has, which is also how deep the docking quays are
 * @param loaded the set of boats that still carry their cargo
 * @param rotating HTF-36: the set of boats that must pass their cargo port before they may dock
 */
public record Fleet(int each, List<Integer> places, int loaded, int rotating) {
  static final int DOCKING = Mat.CELLS;
  static final int UNLOADING = DOCKING + Mat.CARGOES + 1;
  static final int PORT = UNLOADING + Mat.UNLOADING + 1;
  static final int OUT = PORT + 1;

  public Fleet {
    places = Places.copyOf(places);
  }

  /** HTF-06: every boat with one of these cargoes loaded in its home port. */
  static Fleet inPort(List<Cargo> cargoes) {
    return start(cargoes, List.of());
  }

  /** HTF-53: the same, with the first cargo's boat on the sea cell in front of its port. */
  static Fleet flying(List<Cargo> cargoes) {
    return start(cargoes, cargoes.subList(0, 1));
  }

  private static Fleet start(List<Cargo> cargoes, List<Cargo> launched) {
    Integer[] places = new Integer[Mat.BOATS];
    int loaded = 0;
    for (int boat = 0; boat < Mat.BOATS; boat++) {
      boolean sails = cargoes.contains(Mat.cargo(boat));
      int start = launched.contains(Mat.cargo(boat)) ? Mat.home(Mat.owner(boat)).front() : PORT;
      places[boat] = sails ? start : OUT;
      loaded |= sails ? 1 << boat : 0;
    }
    return new Fleet(cargoes.size(), Arrays.asList(places), loaded, 0);
  }

  static boolean isSea(int place) {
    return place < DOCKING;
  }

  static boolean isDock(int place) {
    return place > DOCKING && place < UNLOADING;
  }

  static boolean isUnloading(int place) {
    return place > UNLOADING && place < PORT;
  }

  /** HTF-20: whether a boat waits there for a 1 or a K. */
  static boolean isWaiting(int place) {
    return place == PORT || isUnloading(place);
  }

  Places afloat() {
    return Places.copyOf(places);
  }

  int place(int boat) {
    return places.get(boat);
  }

  public boolean sails(int boat) {
    return place(boat) != OUT;
  }

  public boolean atSea(int boat) {
    return isSea(place(boat));
  }

  public boolean isLoaded(int boat) {
    return (loaded >> boat & 1) == 1;
  }

  public boolean isRotating(int boat) {
    return (rotating >> boat & 1) == 1;
  }

  public Spot spot(int boat) {
    return Spots.of(boat, place(boat));
  }

  /** HTF-44: how many of a seat's boats lie at the far end of its docking quay. */
  public int home(int seat) {
    return afloat().home(seat, each);
  }

  public boolean isHome(int boat) {
    int place = place(boat);
    return isDock(place) && place - DOCKING > each - home(Mat.owner(boat));
  }

  boolean allHome(int seat) {
    return home(seat) == each;
  }

  /** How many cargoes a seat has given up. */
  int unloaded(int seat) {
    return each - Integer.bitCount(loaded & Mat.boats(seat));
  }
}
