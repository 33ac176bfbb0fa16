package chapeau.bots.huisclos;

import chapeau.games.huisclos.Investigation;
import chapeau.games.huisclos.Place;
import chapeau.games.huisclos.View;

/** Who stands where, and who will when the urn goes round. */
final class Room {
  private final View v;
  private final int me;
  private final boolean[] moved;
  private final int open;

  Room(View v, int me) {
    this.v = v;
    this.me = me;
    this.moved = new boolean[v.players().size()];
    for (Investigation i : v.investigations()) {
      if (i.turn() == v.turn()) {
        moved[i.seat()] = true;
      }
    }
    if (v.now().seat() >= 0) {
      moved[v.now().seat()] = true;
    }
    this.open = (int) v.places().stream().filter(room -> !room.closed()).count();
  }

  /** Whether a seat has gone where it will be when the urn goes round. */
  boolean hasMoved(int seat) {
    return moved[seat];
  }

  boolean stands(int seat, Place place) {
    View.Player player = v.players().get(seat);
    return player.alive() && player.place() == place;
  }

  /** How likely another seat will stand there when the urn goes round. */
  double willStand(int seat, Place place) {
    View.Player player = v.players().get(seat);
    if (!player.alive()) {
      return 0;
    }
    if (moved[seat]) {
      return player.place() == place ? 1 : 0;
    }
    return player.place() == place || v.places().get(place.number).closed()
        ? 0
        : 1.0 / Math.max(1, open - 1);
  }

  /** How many others will. */
  double company(Place place) {
    double company = 0;
    for (int seat = 0; seat < moved.length; seat++) {
      company += seat == me ? 0 : willStand(seat, place);
    }
    return company;
  }

  /** Whether somebody there can still watch whoever comes. */
  boolean watched(Place place) {
    for (int seat = 0; seat < moved.length; seat++) {
      if (seat != me && stands(seat, place) && !v.players().get(seat).watched()) {
        return true;
      }
    }
    return false;
  }
}
