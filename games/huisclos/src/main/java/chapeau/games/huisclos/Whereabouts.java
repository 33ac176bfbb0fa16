package chapeau.games.huisclos;

import static chapeau.engine.Seat.NOBODY;

import chapeau.engine.Seat;
import chapeau.games.huisclos.Investigation.Action;
import chapeau.games.huisclos.Resolution.Rest;
import chapeau.games.huisclos.State.Step;
import java.util.Arrays;
import java.util.List;

/**
 * Where each clue may be, as far as a viewer can tell, clue by clue: the notebook read from the
 * opening pick on. Spots are numbered: the places, then the hands by seat, then the urn and what
 * left the game; sets of spots are bit sets.
 */
final class Whereabouts {
  private static final int HAND = 7;
  static final int URN = HAND + Variant.MAX_PLAYERS;
  private static final int GONE = URN + 1;
  static final int SPOTS = GONE + 1;
  private static final int PLACES = (1 << HAND) - 1;
  private static final int SUITE = 0;

  private final View v;
  private final int[] spots = new int[Clue.COUNT];
  private final int[] counts = new int[SPOTS];
  private int living;
  private int betrayed = NOBODY;

  private Whereabouts(View v) {
    this.v = v;
    living = v.players().size();
    Arrays.fill(spots, PLACES);
    Arrays.fill(counts, 0, HAND, 5);
    counts[SUITE] = 9;
  }

  static Whereabouts of(View v) {
    Whereabouts known = new Whereabouts(v);
    List<Investigation> investigations = v.investigations();
    int next = 0;
    for (int turn = 0; turn <= v.turn(); turn++) {
      while (next < investigations.size() && investigations.get(next).turn() == turn) {
        known.follow(investigations.get(next++));
      }
      if (turn > 0 && turn <= v.resolutions().size()) {
        known.follow(v.resolutions().get(turn - 1));
      }
    }
    if (v.now().seat() != NOBODY) {
      known.follow(v.now());
    }
    if (v.step() == Step.TAKE_BACK || v.step() == Step.SCATTER) {
      known.follow(v.resolution());
    }
    return known;
  }

  static int hand(int seat) {
    return HAND + seat;
  }

  /** The spots a clue may be in. */
  int spots(int clue) {
    return spots[clue];
  }

  /** How many clues are in a spot. */
  int count(int spot) {
    return counts[spot];
  }

  /**
   * Whoever slipped none though holding clues, which only the Murderer does (HUC-52), or {@link
   * Seat#NOBODY}.
   */
  int betrayed() {
    return betrayed;
  }

  private void follow(Investigation i) {
    int hand = hand(i.seat());
    int place = i.place().number;
    int other = i.action() == Action.EXCHANGE ? hand(i.victim()) : place;
    if (!i.looked().isEmpty()) {
      see(place, Clue.set(i.looked()));
    }
    if (i.action() == Action.PICK && !i.looked().isEmpty()) {
      seeSuite(Clue.set(i.looked()));
    }
    move(i.taken(), other, hand);
    move(i.put(), hand, other);
    if (i.put() == Clue.HIDDEN && i.taken() != Clue.HIDDEN) {
      // What was just taken is not what was given.
      spots[i.taken().number] = 1 << hand;
    }
    move(i.destroyed(), hand, GONE);
    move(i.destroyedThere(), place, GONE);
  }

  private void see(int place, long lying) {
    for (int clue = 0; clue < Clue.COUNT; clue++) {
      spots[clue] = (lying >> clue & 1) == 1 ? 1 << place : spots[clue] & ~(1 << place);
    }
  }

  /** HUC-05: the others of a character whose clue lies in the Blue Suite began elsewhere. */
  private void seeSuite(long lying) {
    for (Guest guest : Guest.values()) {
      if ((lying & Clue.allOf(guest)) != 0) {
        for (Clue clue : Clue.list(Clue.allOf(guest) & ~lying)) {
          spots[clue.number] &= PLACES;
        }
      }
    }
  }

  private void move(Clue clue, int from, int to) {
    if (clue == Clue.NONE) {
      return;
    }
    counts[from]--;
    counts[to]++;
    if (clue != Clue.HIDDEN) {
      spots[clue.number] = 1 << to;
    } else {
      spread(from, 1 << from | 1 << to);
    }
    settle(from);
    settle(to);
  }

  /** Whatever may be in a spot may now be in any of these. */
  private void spread(int from, int to) {
    for (int clue = 0; clue < Clue.COUNT; clue++) {
      if ((spots[clue] >> from & 1) == 1) {
        spots[clue] = (spots[clue] & ~(1 << from)) | to;
      }
    }
  }

  /** When all clues of a spot are known, no other is there. */
  private void settle(int spot) {
    int sure = 0;
    for (int set : spots) {
      sure += set == 1 << spot ? 1 : 0;
    }
    if (sure == counts[spot]) {
      for (int clue = 0; clue < Clue.COUNT; clue++) {
        spots[clue] = spots[clue] == 1 << spot ? spots[clue] : spots[clue] & ~(1 << spot);
      }
    }
  }

  private void follow(Resolution r) {
    for (int seat = 0; seat < r.slipped().size(); seat++) {
      int hand = hand(seat);
      if (r.slipped().get(seat) != Clue.NONE) {
        counts[hand]--;
        counts[URN]++;
      } else if (counts[hand] > 0 && living > 2) {
        betrayed = seat;
      }
    }
    r.urn().forEach(clue -> spots[clue.number] = 1 << URN);
    for (int seat = 0; seat < r.slipped().size(); seat++) {
      settle(hand(seat));
    }
    r.dead().forEach(this::layDown);
    for (int seat = 0; seat < r.takenBack().size(); seat++) {
      move(r.takenBack().get(seat), URN, hand(seat));
    }
    layRest(r);
  }

  private void layDown(int seat) {
    living--;
    int place = v.players().get(seat).place().number;
    spread(hand(seat), 1 << place);
    counts[place] += counts[hand(seat)];
    counts[hand(seat)] = 0;
  }

  private void layRest(Resolution r) {
    int places = 0;
    for (Rest rest : r.rest()) {
      int place = rest.place().number;
      places |= 1 << place;
      counts[URN] -= rest.count();
      counts[place] += rest.count();
    }
    if (places != 0) {
      spread(URN, places);
    }
    for (Rest rest : r.rest()) {
      settle(rest.place().number);
    }
  }
}
