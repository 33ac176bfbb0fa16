package chapeau.games.hatouf;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/**
 * Where each of the sixteen boats is: a list of small numbers that takes a byte for each, and knows
 * at once which boats are at sea, wait to be launched or lie in their docking quays.
 */
final class Places extends AbstractList<Integer> implements RandomAccess {
  private static final int NOWHERE = -1;

  private final byte[] at;
  private final int sea;
  private final int waiting;

  /** The cells taken in the docking quays, the first of seat 0 in bit 0, four for each seat. */
  private final int docked;

  private Places(byte[] at) {
    this.at = at;
    int swimming = 0;
    int launchable = 0;
    int moored = 0;
    for (int boat = 0; boat < at.length; boat++) {
      int place = at[boat];
      if (Fleet.isSea(place)) {
        swimming |= 1 << boat;
      } else if (Fleet.isWaiting(place)) {
        launchable |= 1 << boat;
      } else if (Fleet.isDock(place)) {
        moored |= 1 << (Mat.owner(boat) * Mat.CARGOES + place - Fleet.DOCKING - 1);
      }
    }
    sea = swimming;
    waiting = launchable;
    docked = moored;
  }

  /** These bytes as they are now. */
  static Places copyOf(byte[] at) {
    return new Places(at.clone());
  }

  static Places copyOf(List<Integer> places) {
    if (places instanceof Places same) {
      return same;
    }
    byte[] at = new byte[places.size()];
    for (int boat = 0; boat < at.length; boat++) {
      int place = places.get(boat);
      // A place that is none must not become one by losing its upper bits.
      at[boat] = (byte) (place < 0 || place > Fleet.OUT ? NOWHERE : place);
    }
    return new Places(at);
  }

  byte[] bytes() {
    return at.clone();
  }

  int sea() {
    return sea;
  }

  int waiting() {
    return waiting;
  }

  /** HTF-44: how many boats lie at the far end of a seat's docking quay, if it is so deep. */
  int home(int seat, int deep) {
    int home = 0;
    for (int cell = seat * Mat.CARGOES + deep - 1;
        home < deep && (docked >> cell & 1) == 1;
        cell--) {
      home++;
    }
    return home;
  }

  @Override
  public Integer get(int boat) {
    return (int) at[boat];
  }

  @Override
  public int size() {
    return at.length;
  }
}
