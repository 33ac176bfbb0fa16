package chapeau.bots.huisclos;

import static chapeau.bots.huisclos.InnocentPlan.with;
import static chapeau.bots.huisclos.InnocentPlan.without;

import chapeau.games.huisclos.Clue;
import chapeau.games.huisclos.Investigation;
import chapeau.games.huisclos.Move;
import chapeau.games.huisclos.Place;
import chapeau.games.huisclos.Resolution;
import chapeau.games.huisclos.Role;
import chapeau.games.huisclos.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What a hunter's moves are worth: the Murderer's, and in the confrontation both's. Weapons for
 * where people stand, oneself elsewhere, nobody alive who saw one with the weapon, and otherwise
 * what an Innocent would do.
 */
final class HuntingPlan implements Plan {
  private static final double SEEN = 0.25;
  private static final double KILL = 0.3;

  /** What somebody to kill this turn is worth before it is done. */
  private static final double AT_HAND = 0.25;

  /** What each of the living costs who saw a weapon lie where one takes it. */
  private static final double KNOWN = 0.04;

  /** How likely somebody goes where one is known to kill, beside where one is not. */
  private static final double FORETOLD = 0.3;

  /** What a weapon one is known to hold is worth less in the confrontation. */
  private static final double STALE = 0.08;

  /** So many victims expected of a place make it one to strike from. */
  private static final double LIKELY = 0.3;

  private final View v;
  private final int me;
  private final View.Player self;
  private final Trail trail;
  private final InnocentPlan cover;
  private final Room room;
  private final boolean duel;
  private final List<Investigation> notebook;

  HuntingPlan(View v, int me, Trail trail, InnocentPlan cover) {
    this.v = v;
    this.me = me;
    this.self = v.players().get(me);
    this.trail = trail;
    this.cover = cover;
    this.room = new Room(v, me);
    this.duel = v.confrontation();
    this.notebook = v.investigations();
  }

  @Override
  public String reason(Move move) {
    return move instanceof Move.Slip(Clue clue) && clue.isWeapon() && victims(clue) > 0
        ? "kill"
        : "hunt";
  }

  @Override
  public double worth(Move move) {
    return switch (move) {
      case Move.Pick _ -> cover.worth(move);
      case Move.Search(Place place) -> go(place) + arms(place) + 0.3 * cover.worth(move);
      case Move.Exchange(int victim) -> go(placeOf(victim)) - 0.02 + 0.3 * cover.worth(move);
      case Move.Accuse _ -> -0.5;
      case Move.Walk(Place place) -> go(place);
      case Move.Observe(boolean yes) -> yes ? 0.1 : 0;
      case Move.Take take -> take(take);
      case Move.Give(Clue clue) -> hand(without(self.hand(), clue));
      case Move.Slip(Clue clue) -> slip(clue);
      case Move.TakeBack(Clue clue) -> takeBack(clue);
      case Move.First _, Move.Choose _, Move.Deal _, Move.Draw _, Move.Scatter _ -> 0;
    };
  }

  // Where to go

  /**
   * Whom one may kill from there this turn, with what one holds or hopes to find there, and in the
   * confrontation whether one lives.
   */
  private double go(Place place) {
    double best = 0;
    for (Place scene : Place.ALL) {
      best = Math.max(best, within(place, scene));
    }
    return AT_HAND * (duel ? 4 : 1) * Math.min(2, best) - fear() * deadly(place);
  }

  /** How many one may hope to kill in a scene from a place. */
  private double within(Place place, Place scene) {
    if (scene == place) {
      return 0;
    }
    Clue weapon = Trail.weapon(scene);
    double had = self.hand().contains(weapon) ? unguarded(weapon) : trail.inPlace(weapon, place);
    return had * room.company(scene);
  }

  /** Who is yet to go keeps away from where one is known to kill. */
  private double unguarded(Clue weapon) {
    return duel && !room.hasMoved(opponent()) && witnessed(weapon) ? FORETOLD : 1;
  }

  /** The weapon that kills most from there, if any is likely enough to. */
  Optional<Clue> strike(Place place) {
    return Place.ALL.stream()
        .filter(scene -> within(place, scene) >= LIKELY)
        .max(Comparator.comparingDouble(scene -> within(place, scene)))
        .map(Trail::weapon);
  }

  /** How likely the other kills there, in the confrontation. */
  double deadly(Place place) {
    return duel ? trail.inHand(Trail.weapon(place), opponent()) : 0;
  }

  /** To the last Innocent time is a friend; the Murderer must dare. */
  private double fear() {
    return self.role() == Role.MURDERER ? 0.6 : 0.9;
  }

  /** What a weapon taken now may do this very turn. */
  private double atOnce(Clue weapon) {
    for (Place scene : Place.ALL) {
      if (weapon.killsIn(scene) && scene != self.place()) {
        return AT_HAND * (duel ? 4 : 1) * room.company(scene);
      }
    }
    return 0;
  }

  private int opponent() {
    for (int seat = 0; seat < v.players().size(); seat++) {
      if (seat != me && v.players().get(seat).alive()) {
        return seat;
      }
    }
    return me;
  }

  /** The weapons one hopes to take there unseen. */
  private double arms(Place place) {
    double none = 1;
    for (Place of : Place.ALL) {
      none *= 1 - trail.inPlace(Trail.weapon(of), place);
    }
    double known = duel ? 0 : KNOWN * lookedBefore(place, notebook.size());
    double wanted = !duel && room.watched(place) ? 0.03 : weapon(self.hand());
    return (1 - none) * Math.max(0, wanted - known);
  }

  // What to hold

  private double take(Move.Take take) {
    List<Clue> hand = new ArrayList<>(self.hand());
    hand.add(take.clue());
    hand.remove(take.put());
    hand.remove(take.destroy());
    boolean seen = take.clue().isWeapon() && !v.now().observers().isEmpty() && !duel;
    double known =
        take.clue().isWeapon() && !duel ? KNOWN * lookedBefore(self.place(), notebook.size()) : 0;
    double wasted = take.destroy() == Clue.NONE ? 0 : 0.02;
    double armsOther = take.put().isWeapon() ? 0.05 : 0;
    // With two left, everybody knows who is who.
    double covers = duel ? 0 : 0.2 * cover.worth(take);
    return hand(hand)
        + atOnce(take.clue())
        - (seen ? SEEN : 0)
        - known
        - wasted
        - armsOther
        + covers;
  }

  private double hand(List<Clue> hand) {
    double worth = 0;
    List<Clue> before = new ArrayList<>();
    for (Clue clue : hand) {
      worth += clue.isWeapon() ? weapon(before) - known(clue) : plain(clue);
      before.add(clue);
    }
    boolean onlyWeapons = !hand.isEmpty() && hand.stream().allMatch(Clue::isWeapon);
    return onlyWeapons && !duel && hand.size() > 1 ? worth - 0.1 : worth;
  }

  /** In the confrontation a weapon one is known to hold kills nobody who can help it. */
  private double known(Clue weapon) {
    return duel && self.hand().contains(weapon) && witnessed(weapon) ? STALE : 0;
  }

  /** The first weapon is worth most. */
  private double weapon(List<Clue> hand) {
    long weapons = hand.stream().filter(Clue::isWeapon).count();
    return weapons == 0 ? 0.2 : weapons == 1 ? 0.14 : duel ? 0.12 : 0.04;
  }

  /** One's own clue is an accusation nobody can make. */
  private double plain(Clue clue) {
    return duel ? 0.01 : clue.isOf(self.guest()) ? 0.1 : 0.02;
  }

  // The urn

  private double slip(Clue clue) {
    int victims = clue.isWeapon() ? victims(clue) : 0;
    if (victims > 0) {
      return kill(clue, victims);
    }
    double shown = clue.isWeapon() ? 0.08 : 0;
    return hand(without(self.hand(), clue)) - hand(self.hand()) - shown;
  }

  /** More the fewer are left, less where somebody left alive will know whose hand it was. */
  private double kill(Clue weapon, int victims) {
    int left = living() - 1 - victims;
    double seen = left > 1 ? (witnessed(weapon) ? SEEN : traced(weapon)) : 0;
    double end = left == 0 ? 1 : left == 1 ? 0.3 : 0;
    return KILL * victims + end - seen;
  }

  private double takeBack(Clue clue) {
    double obvious = clue.isWeapon() && !duel ? 0.12 : 0;
    return hand(with(self.hand(), clue)) - obvious;
  }

  /** Whether somebody who will be alive has seen this seat get hold of the weapon. */
  boolean witnessed(Clue weapon) {
    boolean watched =
        notebook.stream()
            .filter(one -> one.seat() == me && one.taken() == weapon)
            .anyMatch(one -> remembered(one, weapon));
    boolean open =
        v.resolutions().stream()
            .map(Resolution::takenBack)
            .anyMatch(back -> back.get(me) == weapon);
    return watched || open;
  }

  /** What it costs that others saw it lie where this seat was next. */
  private double traced(Clue weapon) {
    for (int i = notebook.size() - 1; i >= 0; i--) {
      Investigation one = notebook.get(i);
      if (one.seat() == me && one.taken() == weapon) {
        return Math.min(SEEN, 2 * KNOWN * lookedBefore(one.place(), i));
      }
    }
    return 0;
  }

  /** How many of the living have searched a place before, of the first investigations. */
  private int lookedBefore(Place place, int first) {
    return (int)
        notebook.subList(0, first).stream()
            .filter(one -> one.place() == place && one.seat() != me)
            .filter(one ->
                one.action() == Investigation.Action.SEARCH
                    || one.action() == Investigation.Action.PICK)
            .map(Investigation::seat)
            .distinct()
            .filter(seat -> v.players().get(seat).alive())
            .count();
  }

  private boolean remembered(Investigation one, Clue weapon) {
    return (one.action() == Investigation.Action.EXCHANGE && survives(one.victim(), weapon))
        || one.observers().stream().anyMatch(seat -> survives(seat, weapon));
  }

  private boolean survives(int seat, Clue weapon) {
    return v.players().get(seat).alive() && !weapon.killsIn(placeOf(seat));
  }

  int victims(Clue weapon) {
    int victims = 0;
    for (int seat = 0; seat < v.players().size(); seat++) {
      boolean dies = v.players().get(seat).alive() && weapon.killsIn(placeOf(seat));
      victims += seat != me && dies ? 1 : 0;
    }
    return victims;
  }

  private int living() {
    return (int) v.players().stream().filter(View.Player::alive).count();
  }

  private Place placeOf(int seat) {
    return v.players().get(seat).place();
  }
}
