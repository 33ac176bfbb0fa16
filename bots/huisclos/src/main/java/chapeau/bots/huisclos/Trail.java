package chapeau.bots.huisclos;

import chapeau.games.huisclos.Clue;
import chapeau.games.huisclos.Investigation;
import chapeau.games.huisclos.Place;
import chapeau.games.huisclos.Resolution;
import chapeau.games.huisclos.State.Step;
import chapeau.games.huisclos.View;
import java.util.Arrays;
import java.util.List;

/**
 * Where each clue probably is if a certain seat is the Murderer, and how well what was seen fits
 * that: the notebook read from the opening pick on, hidden takings spread over what may have been
 * taken, by what a Murderer or an Innocent would have liked to take.
 */
final class Trail {

  // Spots: the places, then the hands by seat, then the urn and what left the game.
  private static final int HAND = 7;
  private static final int URN = HAND + 8;
  private static final int GONE = URN + 1;
  private static final int SPOTS = GONE + 1;

  private static final int NOBODY = -1;

  private static final Clue[] ALL = Clue.values();
  private static final int FIRST_WEAPON = Clue.ROPE.number;

  // How much rather a weapon is taken, given away or slipped than any other clue.
  private static final double MURDERER_TAKES = 4;
  private static final double INNOCENT_TAKES = 1;
  private static final double ARMED_INNOCENT_TAKES = 0.05;
  private static final double OWN_CLUE = 2;
  private static final double MURDERER_GIVES = 0.2;

  private static final double KILLS = 0.75;
  private static final double AVOIDS = 0.5;
  private static final double HARDLY_EVER = 0.01;

  private final View v;
  private final int murderer;
  private final List<Investigation> notebook;
  private final double[][] at = new double[Clue.COUNT][SPOTS];
  private final double[] counts = new double[SPOTS];
  private int living;
  private double fit;

  /** Follows a view's notebook supposing that a seat is the Murderer, or none of whom one knows. */
  Trail(View v, int murderer) {
    this.v = v;
    this.murderer = murderer;
    this.notebook = v.investigations();
    this.living = v.players().size();
    lay();
    int next = 0;
    for (int turn = 0; turn <= v.turn(); turn++) {
      while (next < notebook.size() && notebook.get(next).turn() == turn) {
        follow(notebook.get(next++));
      }
      if (turn > 0 && turn <= v.resolutions().size()) {
        follow(v.resolutions().get(turn - 1));
      }
    }
    if (v.now().seat() != NOBODY) {
      follow(v.now());
    }
    if (v.step() == Step.TAKE_BACK || v.step() == Step.SCATTER) {
      follow(v.resolution());
    }
    for (View.Room room : v.places()) {
      if (!room.clues().isEmpty()) {
        see(room.place(), room.clues());
      }
    }
  }

  /** How well it all fits, as a logarithm. */
  double fit() {
    return fit;
  }

  double inPlace(Clue clue, Place place) {
    return at[clue.number][place.number];
  }

  double inHand(Clue clue, int seat) {
    return at[clue.number][HAND + seat];
  }

  /** HUC-05. */
  private void lay() {
    counts[Place.BLUE_SUITE.number] = 9;
    for (int place = 1; place < HAND; place++) {
      counts[place] = 5;
    }
    for (Clue clue : Clue.values()) {
      if (clue.number < Clue.COUNT) {
        double suite = clue == Clue.ROPE ? 1 : clue.isWeapon() ? 0 : 1.0 / Clue.OF_EACH;
        at[clue.number][Place.BLUE_SUITE.number] = suite;
        for (int place = 1; place < HAND; place++) {
          at[clue.number][place] = (1 - suite) / (HAND - 1);
        }
      }
    }
  }

  // Investigations

  private void follow(Investigation i) {
    int hand = HAND + i.seat();
    int place = i.place().number;
    if (!i.looked().isEmpty()) {
      see(i.place(), i.looked());
    }
    avoid(i);
    int other = i.action() == Investigation.Action.EXCHANGE ? HAND + i.victim() : place;
    take(i.taken(), other, hand, i);
    give(i.put(), hand, other);
    move(i.destroyed(), hand, GONE);
    move(i.destroyedThere(), place, GONE);
    balance();
  }

  /** Who means to kill somewhere does not go there. */
  private void avoid(Investigation i) {
    if (i.seat() == murderer && i.turn() > 0 && murderer != v.viewer()) {
      fit += Math.log(1 - AVOIDS * inHand(weapon(i.place()), murderer));
    }
  }

  /** What lies in a place, seen with one's own eyes: of the weapons it says who took them. */
  private void see(Place place, List<Clue> lying) {
    for (Clue clue : Clue.values()) {
      if (clue.number >= Clue.COUNT) {
        continue;
      }
      double[] spots = at[clue.number];
      double before = spots[place.number];
      boolean there = lying.contains(clue);
      if (clue.isWeapon()) {
        fit += Math.log(Math.max(HARDLY_EVER, there ? before : 1 - before));
      }
      if (there) {
        settle(clue, place.number);
      } else if (before < 1) {
        spots[place.number] = 0;
        scale(spots, 1 / (1 - before));
      }
    }
  }

  private void take(Clue taken, int from, int to, Investigation i) {
    if (taken != Clue.HIDDEN) {
      fit += suspicion(taken, from, i);
      move(taken, from, to);
      return;
    }
    double[] wish = new double[Clue.COUNT];
    boolean drawn = from >= HAND;
    for (Clue clue : Clue.values()) {
      if (clue.number < Clue.COUNT) {
        wish[clue.number] = drawn ? 1 : liking(clue, i.seat());
      }
    }
    carry(wish, from, to);
  }

  /** How a taking that was seen speaks for or against the seat supposed to be the Murderer. */
  private double suspicion(Clue taken, int from, Investigation i) {
    if (taken == Clue.NONE || i.seat() == v.viewer()) {
      return 0;
    }
    if (from >= HAND) {
      // Drawn from a hand: it was there.
      return Math.log(Math.max(HARDLY_EVER, at[taken.number][from]));
    }
    double here = 0;
    double all = 0;
    for (Clue clue : Clue.values()) {
      if (clue.number < Clue.COUNT) {
        double wish = at[clue.number][from] * Math.sqrt(liking(clue, i.seat()));
        all += wish;
        here += clue == taken ? Math.max(HARDLY_EVER, wish) : 0;
      }
    }
    return Math.log(here / Math.max(here, all));
  }

  private double liking(Clue clue, int seat) {
    if (clue.isOf(v.players().get(seat).guest())) {
      return seat == murderer ? OWN_CLUE : 1;
    }
    if (!clue.isWeapon()) {
      return 1;
    }
    if (seat == murderer || living == 2) {
      return MURDERER_TAKES;
    }
    return ARMED_INNOCENT_TAKES
        + (INNOCENT_TAKES - ARMED_INNOCENT_TAKES) * Math.max(0, 1 - weapons(seat));
  }

  private double weapons(int seat) {
    double weapons = 0;
    for (Place place : Place.ALL) {
      weapons += inHand(weapon(place), seat);
    }
    return weapons;
  }

  private void give(Clue given, int from, int to) {
    if (given != Clue.HIDDEN) {
      move(given, from, to);
      return;
    }
    double[] wish = new double[Clue.COUNT];
    for (Clue clue : Clue.values()) {
      if (clue.number < Clue.COUNT) {
        wish[clue.number] =
            clue.isWeapon() && (from == HAND + murderer || living == 2) ? MURDERER_GIVES : 1;
      }
    }
    carry(wish, from, to);
  }

  // Resolutions

  private void follow(Resolution r) {
    judge(r);
    for (int seat = 0; seat < r.slipped().size(); seat++) {
      if (r.slipped().get(seat) != Clue.NONE) {
        counts[HAND + seat]--;
        counts[URN]++;
      }
    }
    r.urn().forEach(clue -> settle(clue, URN));
    balance();
    r.dead().forEach(this::layDown);
    for (int seat = 0; seat < r.takenBack().size(); seat++) {
      move(r.takenBack().get(seat), URN, HAND + seat);
    }
    for (Resolution.Rest rest : r.rest()) {
      counts[URN] -= rest.count();
      counts[rest.place().number] += rest.count();
      rest.clues().forEach(clue -> settle(clue, rest.place().number));
    }
    if (!r.rest().isEmpty()) {
      scatter(r.rest());
    }
    balance();
  }

  /** What the urn says: who must have had the weapon that killed, and who did not use one. */
  private void judge(Resolution r) {
    for (int seat = 0; seat < r.slipped().size(); seat++) {
      boolean none = r.slipped().get(seat) == Clue.NONE && counts[HAND + seat] > 0 && living > 2;
      if (none && seat != murderer) {
        // HUC-52: only the Murderer slips nothing.
        fit += Math.log(1e-6);
      }
    }
    if (murderer == v.viewer() || living <= 2) {
      return;
    }
    for (Place place : Place.ALL) {
      boolean dead = r.dead().stream().anyMatch(seat -> standsIn(seat, place));
      double armed = inHand(weapon(place), murderer);
      if (dead && r.urn().contains(weapon(place))) {
        fit += Math.log(Math.max(HARDLY_EVER, armed));
      } else if (victims(r, place) > 0) {
        fit += Math.log(1 - KILLS * armed);
      }
    }
  }

  /** Whom one would have killed there, going by where everybody went that turn. */
  private int victims(Resolution r, Place place) {
    int victims = 0;
    for (Investigation i : notebook) {
      if (i.turn() == r.turn() && i.place() == place) {
        if (i.seat() == murderer) {
          return 0;
        }
        victims++;
      }
    }
    return victims;
  }

  private boolean standsIn(int dead, Place place) {
    return v.players().get(dead).place() == place;
  }

  private void layDown(int seat) {
    living--;
    int place = v.players().get(seat).place().number;
    for (double[] spots : at) {
      spots[place] += spots[HAND + seat];
      spots[HAND + seat] = 0;
    }
    counts[place] += counts[HAND + seat];
    counts[HAND + seat] = 0;
  }

  /** What is left in the urn goes face down to the places where somebody died. */
  private void scatter(List<Resolution.Rest> rest) {
    double all = rest.stream().mapToInt(Resolution.Rest::count).sum();
    for (double[] spots : at) {
      double left = spots[URN];
      spots[URN] = 0;
      for (Resolution.Rest one : rest) {
        spots[one.place().number] += left * one.count() / Math.max(1, all);
      }
    }
  }

  // Moving

  private void move(Clue clue, int from, int to) {
    if (clue == Clue.NONE) {
      return;
    }
    counts[from]--;
    counts[to]++;
    settle(clue, to);
  }

  private void settle(Clue clue, int spot) {
    Arrays.fill(at[clue.number], 0);
    at[clue.number][spot] = 1;
  }

  /** One clue goes from a spot to another, by what was wished for. */
  private void carry(double[] wish, int from, int to) {
    counts[from]--;
    counts[to]++;
    double all = 0;
    for (int clue = 0; clue < Clue.COUNT; clue++) {
      all += wish[clue] * at[clue][from];
    }
    for (int clue = 0; clue < Clue.COUNT && all > 0; clue++) {
      double moved = Math.min(at[clue][from], wish[clue] * at[clue][from] / all);
      at[clue][from] -= moved;
      at[clue][to] += moved;
    }
  }

  /** Every clue is somewhere, and in every spot are as many as can be counted there. */
  private void balance() {
    for (int i = 0; i < 3; i++) {
      for (int spot = 0; spot < URN; spot++) {
        double sum = 0;
        double sure = 0;
        for (double[] spots : at) {
          if (spots[spot] > 0.999) {
            sure++;
          } else {
            sum += spots[spot];
          }
        }
        double factor = sum > 0 ? Math.max(0, counts[spot] - sure) / sum : 0;
        for (double[] spots : at) {
          if (spots[spot] <= 0.999) {
            spots[spot] *= factor;
          }
        }
      }
      for (double[] spots : at) {
        double sum = 0;
        for (double share : spots) {
          sum += share;
        }
        if (sum > 0) {
          scale(spots, 1 / sum);
        }
      }
    }
  }

  private static void scale(double[] spots, double by) {
    for (int spot = 0; spot < SPOTS; spot++) {
      spots[spot] *= by;
    }
  }

  /** The weapon that kills in a place. */
  static Clue weapon(Place place) {
    return ALL[FIRST_WEAPON + place.number];
  }
}
