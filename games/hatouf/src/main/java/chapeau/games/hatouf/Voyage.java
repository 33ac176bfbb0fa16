package chapeau.games.hatouf;

import chapeau.games.hatouf.Leg.Cause;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The fleet while a card is being played: boats are launched, sailed, swapped, and what that does
 * to others follows at once. A voyage that was refused half-way is thrown away.
 */
final class Voyage {
  private static final Optional<No> FINE = Optional.empty();

  private final int each;
  private final byte[] places;
  private final boolean logged;
  private final List<Leg> legs;
  private int sea;
  private int loaded;
  private int rotating;

  /**
   * A fleet about to sail.
   *
   * @param logged whether its legs are wanted
   */
  Voyage(Fleet fleet, boolean logged) {
    each = fleet.each();
    places = fleet.afloat().bytes();
    sea = fleet.afloat().sea();
    this.logged = logged;
    legs = logged ? new ArrayList<>(4) : List.of();
    loaded = fleet.loaded();
    rotating = fleet.rotating();
  }

  /** The same moment once more, to try something else from it. */
  Voyage(Voyage other) {
    each = other.each;
    places = other.places.clone();
    logged = false;
    legs = List.of();
    sea = other.sea;
    loaded = other.loaded;
    rotating = other.rotating;
  }

  Fleet fleet() {
    return new Fleet(each, Places.copyOf(places), loaded, rotating);
  }

  /** The legs sailed so far, if they are wanted. */
  List<Leg> legs() {
    return legs;
  }

  /** The boats at sea. */
  int sea() {
    return sea;
  }

  boolean atSea(int boat) {
    return (sea >> boat & 1) == 1;
  }

  boolean isWaiting(int boat) {
    return Fleet.isWaiting(places[boat]);
  }

  // HTF-20: putting to sea

  void launch(int boat) {
    int from = places[boat];
    Port port = from == Fleet.PORT ? Mat.home(Mat.owner(boat)) : Mat.cargoPort(boat);
    put(boat, Fleet.OUT);
    arrive(boat, Cause.LAUNCHED, from, port.front(), 0, false);
  }

  // HTF-27: swapping

  void swap(int boat, int other) {
    int here = places[boat];
    int there = places[other];
    lift(boat, Cause.SWAPPED, here, there);
    lift(other, Cause.SWAPPED, there, here);
  }

  // HTF-30 to HTF-45: sailing

  /**
   * Sails a boat so many cells, backwards when negative.
   *
   * @param quay whether it is to end in a quay
   * @param pirate HTF-26: whether it sinks the boat it finds where it stops
   */
  Optional<No> sail(int boat, int cells, boolean quay, boolean pirate) {
    int from = places[boat];
    if (Fleet.isDock(from)) {
      return deeper(boat, from, cells, quay);
    }
    if (!Fleet.isSea(from)) {
      return Fleet.isUnloading(from) ? No.UNLOADED.reason : No.NOT_AT_SEA.reason;
    }
    put(boat, Fleet.OUT);
    if (quay && turnsIn(boat, from, cells, rotating)) {
      turnIn(boat, Cause.SAILED, from, cells);
      return FINE;
    }
    int stop = Mat.cell(from, cells);
    if (!Mat.isWind(stop)) {
      stop(boat, Cause.SAILED, from, cells, pirate);
      return quay ? No.NO_QUAY.reason : FINE;
    }
    pass(boat, Cause.SAILED, from, stop, cells);
    if (quay && turnsIn(boat, stop, cells, rotating)) {
      turnIn(boat, Cause.WIND, stop, cells);
      return FINE;
    }
    stop(boat, Cause.WIND, stop, cells, pirate);
    return quay ? No.NO_QUAY.reason : FINE;
  }

  /** Ends a course at sea. HTF-31: an anchor there sends the boat back, and then nothing acts. */
  private void stop(int boat, Cause cause, int from, int cells, boolean pirate) {
    int stop = Mat.cell(from, cells);
    if (Mat.isAnchor(stop)) {
      pass(boat, cause, from, stop, cells);
      arrive(boat, Cause.ANCHOR, stop, Mat.cell(stop, -Mat.BACK), -Mat.BACK, false);
    } else {
      arrive(boat, cause, from, stop, cells, pirate);
    }
  }

  /** Whether a boat at sea can end in a quay by sailing so many cells. */
  boolean reachesQuay(int boat, int cells) {
    int from = places[boat];
    if (turnsIn(boat, from, cells, rotating)) {
      return true;
    }
    int stop = Mat.cell(from, cells);
    return Mat.isWind(stop) && turnsIn(boat, stop, cells, rotatingAfter(boat, from, cells));
  }

  /** HTF-40, HTF-42, HTF-43 and HTF-45: whether this one leg can end in the boat's quay. */
  private boolean turnsIn(int boat, int from, int cells, int bound) {
    int depth = depth(boat, from, cells);
    if (depth < 1) {
      return false;
    }
    if ((loaded >> boat & 1) == 1) {
      return depth <= Mat.UNLOADING;
    }
    int seat = Mat.owner(boat);
    int free = freeDock(seat);
    return depth <= free && ((bound >> boat & 1) == 0 || passesCargoPortFirst(boat, from, cells));
  }

  /** How many cells are left for the quay once the front is reached. */
  private int depth(int boat, int from, int cells) {
    return Math.abs(cells) - Mat.distance(from, goal(boat).front(), cells);
  }

  private Port goal(int boat) {
    return (loaded >> boat & 1) == 1 ? Mat.cargoPort(boat) : Mat.home(Mat.owner(boat));
  }

  private static boolean passesCargoPortFirst(int boat, int from, int cells) {
    return Mat.distance(from, Mat.cargoPort(boat).front(), cells)
        < Mat.distance(from, Mat.home(Mat.owner(boat)).front(), cells);
  }

  /** How deep one can sail into a docking quay before meeting a boat. */
  private int freeDock(int seat) {
    int free = each;
    for (int boat = seat * Mat.CARGOES; boat < (seat + 1) * Mat.CARGOES; boat++) {
      if (Fleet.isDock(places[boat])) {
        free = Math.min(free, places[boat] - Fleet.DOCKING - 1);
      }
    }
    return free;
  }

  private void turnIn(int boat, Cause cause, int from, int cells) {
    if ((loaded >> boat & 1) == 1) {
      loaded &= ~(1 << boat);
      put(boat, cause, from, Fleet.UNLOADING + deepestFree(boat), cells);
    } else {
      rotating &= ~(1 << boat);
      put(boat, cause, from, Fleet.DOCKING + depth(boat, from, cells), cells);
    }
  }

  /** HTF-42: the cell of its unloading quay a boat slides to. */
  private int deepestFree(int boat) {
    int taken = 0;
    for (int other = 0; other < Mat.BOATS; other++) {
      if (Fleet.isUnloading(places[other]) && Mat.cargoPort(other) == Mat.cargoPort(boat)) {
        taken |= 1 << (places[other] - Fleet.UNLOADING);
      }
    }
    int cell = Mat.UNLOADING;
    while ((taken >> cell & 1) == 1) {
      cell--;
    }
    return cell;
  }

  /** HTF-43: going deeper in the docking quay by exact count. */
  private Optional<No> deeper(int boat, int from, int cells, boolean quay) {
    if (!canGoDeeper(boat, cells)) {
      return cells < 0 ? No.NO_BACKING_IN_THE_QUAY.reason : No.QUAY_BLOCKED.reason;
    }
    if (!quay) {
      return No.STAYS_DOCKED.reason;
    }
    put(boat, Cause.SAILED, from, from + cells, cells);
    return FINE;
  }

  boolean canGoDeeper(int boat, int cells) {
    int from = places[boat];
    if (!Fleet.isDock(from) || cells < 1 || from + cells > Fleet.DOCKING + each) {
      return false;
    }
    int seat = Mat.owner(boat);
    for (int other = seat * Mat.CARGOES; other < (seat + 1) * Mat.CARGOES; other++) {
      if (places[other] > from && places[other] <= from + cells) {
        return false;
      }
    }
    return true;
  }

  /** Sails to a cell without stopping there. */
  private void pass(int boat, Cause cause, int from, int stop, int cells) {
    rotating = rotatingAfter(boat, from, cells);
    log(boat, cause, from, stop, cells);
  }

  /** HTF-33 and HTF-26: takes a cell, pushing or sinking the boat that is there. */
  private void arrive(int boat, Cause cause, int from, int cell, int cells, boolean pirate) {
    int other = boatAt(cell);
    if (Fleet.isSea(from)) {
      rotating = rotatingAfter(boat, from, cells);
    }
    put(boat, cause, from, cell, cells);
    if (other >= 0 && pirate) {
      sink(other, cell);
    } else if (other >= 0) {
      displace(other, cell);
    }
  }

  /** HTF-36: the boats still bound to their rotation once this one has sailed so far. */
  private int rotatingAfter(int boat, int from, int cells) {
    boolean passes = Mat.distance(from, Mat.cargoPort(boat).front(), cells) <= Math.abs(cells);
    return passes ? rotating & ~(1 << boat) : rotating;
  }

  private void put(int boat, Cause cause, int from, int place, int cells) {
    put(boat, place);
    log(boat, cause, from, place, cells);
  }

  private void put(int boat, int place) {
    places[boat] = (byte) place;
    sea = Fleet.isSea(place) ? sea | 1 << boat : sea & ~(1 << boat);
  }

  private void log(int boat, Cause cause, int from, int to, int cells) {
    if (logged) {
      legs.add(new Leg(boat, cause, Spots.of(boat, from), Spots.of(boat, to), cells));
    }
  }

  /** HTF-34. */
  private void displace(int boat, int from) {
    int cell = Mat.cell(from, -Mat.BACK);
    while (boatAt(cell) >= 0) {
      cell = Mat.cell(cell, -1);
    }
    stand(boat, cell);
    put(boat, Cause.DISPLACED, from, cell, -Mat.distance(cell, from, 1));
  }

  /** HTF-35. */
  private void sink(int boat, int from) {
    rotating |= ~loaded & (1 << boat);
    put(boat, Cause.SUNK, from, Fleet.PORT, 0);
  }

  private void lift(int boat, Cause cause, int from, int cell) {
    stand(boat, cell);
    put(boat, cause, from, cell, 0);
  }

  /** HTF-37: standing on the front of its cargo port, however it came there, ends the rotation. */
  private void stand(int boat, int cell) {
    if (cell == Mat.cargoPort(boat).front()) {
      rotating &= ~(1 << boat);
    }
  }

  private int boatAt(int cell) {
    for (int left = sea; left != 0; left &= left - 1) {
      int boat = Integer.numberOfTrailingZeros(left);
      if (places[boat] == cell) {
        return boat;
      }
    }
    return -1;
  }
}
