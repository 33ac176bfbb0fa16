package chapeau.games.huisclos;

import static chapeau.engine.Seat.NOBODY;

import chapeau.engine.Dice;
import chapeau.games.huisclos.State.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Tables that look like a view: somebody who may be the Murderer is, and every clue is put where it
 * may be ({@link Whereabouts}), as many in each spot as the viewer counts there. Worlds in which an
 * Innocent holds several weapons are passed over while others can be found. What others saw in the
 * past stays hidden in an imagined table too: nobody's legal moves depend on it.
 */
final class Imagined {
  private static final int MURDERERS_TRIED = 6;
  private static final int SWAPS = 300;
  private static final int SWAPS_AT_THE_DEAL = 6_000;

  private final View v;
  private final Dice dice;
  private final long[] lying = new long[Whereabouts.SPOTS];
  private int murderer = NOBODY;

  private Imagined(View v, Dice dice) {
    this.v = v;
    this.dice = dice;
  }

  static State state(View v, Dice dice) {
    Imagined imagined = new Imagined(v, dice);
    if (v.open()) {
      imagined.copy();
    } else if (!v.players().isEmpty()) {
      imagined.sample();
    }
    return imagined.state();
  }

  /** Nothing to imagine: all is face up. */
  private void copy() {
    v.places().forEach(room -> lying[room.place().number] = Clue.set(room.clues()));
    for (int seat = 0; seat < v.players().size(); seat++) {
      lying[Whereabouts.hand(seat)] = Clue.set(v.players().get(seat).hand());
      murderer = v.players().get(seat).role() == Role.MURDERER ? seat : murderer;
    }
  }

  // Sampling

  private void sample() {
    Whereabouts known = Whereabouts.of(v);
    List<Integer> suspects = suspects(known);
    for (int i = 0; i < MURDERERS_TRIED; i++) {
      murderer = dice.pick(suspects);
      int[] at = place(known);
      Arrays.fill(lying, 0);
      for (int clue = 0; clue < Clue.COUNT; clue++) {
        lying[at[clue]] |= 1L << clue;
      }
      if (mix(known, at) == 0) {
        return;
      }
    }
  }

  private List<Integer> suspects(Whereabouts known) {
    List<Integer> suspects = new ArrayList<>();
    for (int seat = 0; seat < v.players().size(); seat++) {
      View.Player player = v.players().get(seat);
      if (player.role() == Role.MURDERER || seat == known.betrayed()) {
        return List.of(seat);
      }
      if (player.role() == Role.HIDDEN) {
        suspects.add(seat);
      }
    }
    return suspects;
  }

  /** Some spot for every clue, found by moving others out of the way where one is full. */
  private int[] place(Whereabouts known) {
    int[] at = new int[Clue.COUNT];
    Arrays.fill(at, NOBODY);
    int[] room = IntStream.range(0, Whereabouts.SPOTS).map(known::count).toArray();
    int[] order = IntStream.range(0, Clue.COUNT).toArray();
    dice.shuffle(order);
    for (int clue : order) {
      if (!seat(known, clue, at, room, new boolean[Whereabouts.SPOTS])) {
        throw new IllegalArgumentException("a view no table can look like");
      }
    }
    return at;
  }

  private boolean seat(Whereabouts known, int clue, int[] at, int[] room, boolean[] tried) {
    int first = dice.below(Whereabouts.SPOTS);
    for (int i = 0; i < Whereabouts.SPOTS; i++) {
      int spot = (first + i) % Whereabouts.SPOTS;
      if ((known.spots(clue) >> spot & 1) == 1 && room[spot] > 0) {
        room[spot]--;
        at[clue] = spot;
        return true;
      }
    }
    for (int i = 0; i < Whereabouts.SPOTS; i++) {
      int spot = (first + i) % Whereabouts.SPOTS;
      if ((known.spots(clue) >> spot & 1) == 1 && !tried[spot]) {
        tried[spot] = true;
        if (makeRoom(known, spot, at, room, tried)) {
          at[clue] = spot;
          return true;
        }
      }
    }
    return false;
  }

  private boolean makeRoom(Whereabouts known, int spot, int[] at, int[] room, boolean[] tried) {
    for (int other = 0; other < Clue.COUNT; other++) {
      if (at[other] == spot
          && known.spots(other) != 1 << spot
          && seat(known, other, at, room, tried)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Swaps clues that may be in each other's spots, never for the stranger, so that every such table
   * can come out; returns how strange the table still is.
   */
  private int mix(Whereabouts known, int[] at) {
    int[] loose =
        IntStream.range(0, Clue.COUNT)
            .filter(clue -> Integer.bitCount(known.spots(clue)) > 1)
            .toArray();
    if (loose.length == 0) {
      return 0;
    }
    int strange = strange();
    int most = v.turn() == 0 ? SWAPS_AT_THE_DEAL : SWAPS;
    for (int i = 0; i < most && (i < SWAPS || strange > 0); i++) {
      int one = loose[dice.below(loose.length)];
      int other = loose[dice.below(loose.length)];
      if ((known.spots(one) >> at[other] & known.spots(other) >> at[one] & 1) == 0
          || at[one] == at[other]) {
        continue;
      }
      swap(one, other, at);
      int then = strange();
      if (then > strange) {
        swap(one, other, at);
      } else {
        strange = then;
      }
    }
    return strange;
  }

  private void swap(int one, int other, int[] at) {
    long both = 1L << one | 1L << other;
    lying[at[one]] ^= both;
    lying[at[other]] ^= both;
    int spot = at[one];
    at[one] = at[other];
    at[other] = spot;
  }

  /**
   * Weapons Innocents hold too many, and at the deal what HUC-05 does not lay in the Blue Suite.
   */
  private int strange() {
    int strange = 0;
    long suite = lying[Place.BLUE_SUITE.number];
    for (int seat = 0; seat < v.players().size(); seat++) {
      long hand = lying[Whereabouts.hand(seat)];
      suite |= hand;
      int weapons = Long.bitCount(hand & Clue.WEAPONS);
      strange +=
          seat == murderer || seat == v.viewer() || v.confrontation()
              ? 0
              : Math.max(0, weapons - 1);
    }
    if (v.turn() == 0) {
      strange += Long.bitCount(suite & Clue.WEAPONS & ~Clue.ROPE.bit());
      for (Guest guest : Guest.values()) {
        strange += Math.max(0, Long.bitCount(suite & Clue.allOf(guest)) - 1);
      }
    }
    return strange;
  }

  // The table

  private State state() {
    State seen = state(set(v.waitingFor()), v.resolution());
    return v.step() == Step.SLIP && !v.open() ? state(set(v.waitingFor()), slips(seen)) : seen;
  }

  /** What others have chosen for the urn: anything they may. */
  private Resolution slips(State seen) {
    Resolution slips = seen.resolution();
    for (int seat = 0; seat < v.players().size(); seat++) {
      if (slips.slipped().get(seat) == Clue.HIDDEN) {
        Move move = Legal.anyMove(state(1 << seat, slips), seat, dice);
        slips = move instanceof Move.Slip(Clue clue) ? slips.slipping(seat, clue) : slips;
      }
    }
    return slips;
  }

  private State state(int asked, Resolution resolution) {
    return new State(
        v.variant(),
        v.step(),
        v.turn(),
        v.starter(),
        murderer,
        v.cast(),
        players(),
        IntStream.range(0, Place.ALL.size()).mapToObj(place -> lying[place]).toList(),
        closed(),
        v.acting(),
        asked,
        watching(),
        now(),
        resolution,
        Clue.set(v.urn()),
        Clue.set(v.spent()),
        v.investigations(),
        v.resolutions(),
        v.ending(),
        set(v.winners()),
        v.tiebreak());
  }

  private List<State.Player> players() {
    List<State.Player> players = new ArrayList<>();
    for (int seat = 0; seat < v.players().size(); seat++) {
      View.Player player = v.players().get(seat);
      players.add(
          new State.Player(
              player.guest(),
              player.place(),
              player.alive(),
              lying[Whereabouts.hand(seat)],
              player.cards(),
              Clue.set(player.destroyed()),
              player.watched(),
              player.shown()));
    }
    return players;
  }

  private int closed() {
    int closed = 0;
    for (View.Room room : v.places()) {
      closed |= room.closed() ? room.place().bit() : 0;
    }
    return closed;
  }

  /** Those asked who have answered, but not aloud yet, may have said yes. */
  private int watching() {
    int yes = set(v.watching());
    if (v.step() != Step.OBSERVE || v.open()) {
      return yes;
    }
    for (int seat = 0; seat < v.players().size(); seat++) {
      View.Player player = v.players().get(seat);
      boolean answered =
          player.alive()
              && player.place() == v.now().place()
              && seat != v.acting()
              && seat != v.now().victim()
              && !player.watched()
              && !v.waitingFor().contains(seat);
      yes |= answered && seat != v.viewer() && dice.below(2) == 0 ? 1 << seat : 0;
    }
    return yes;
  }

  private Investigation now() {
    if (v.open() || v.now().seat() == NOBODY) {
      return v.now();
    }
    Investigation now = v.now();
    if (now.taken() == Clue.HIDDEN) {
      now = now.taking(Clue.any(lying[Whereabouts.hand(now.seat())], dice));
    }
    boolean looking = v.step() == Step.PICK || v.step() == Step.TAKE;
    return looking ? now.looking(Clue.list(lying[now.place().number])) : now;
  }

  private static int set(List<Integer> seats) {
    int set = 0;
    for (int seat : seats) {
      set |= 1 << seat;
    }
    return set;
  }
}
