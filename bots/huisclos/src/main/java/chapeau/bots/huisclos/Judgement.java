package chapeau.bots.huisclos;

import chapeau.games.huisclos.Clue;
import chapeau.games.huisclos.Investigation;
import chapeau.games.huisclos.Move;
import chapeau.games.huisclos.Place;
import chapeau.games.huisclos.Resolution;
import chapeau.games.huisclos.Role;
import chapeau.games.huisclos.View;
import java.util.ArrayList;
import java.util.List;

/** What a beginner thinks its moves are worth, from what its seat knows. More is better. */
final class Judgement {
  private final View v;
  private final int me;
  private final View.Player self;
  private final Suspicion suspicion;

  /** Plays to kill: the Murderer, and in the confrontation both. */
  private final boolean hunting;

  Judgement(View v, int me) {
    this.v = v;
    this.me = me;
    this.self = v.players().get(me);
    this.suspicion = new Suspicion(v);
    this.hunting = self.role() == Role.MURDERER || v.confrontation();
  }

  String reason() {
    return hunting ? "hunt" : "investigate";
  }

  double worth(Move move) {
    return switch (move) {
      case Move.Pick(Clue clue) -> hand(List.of(clue));
      case Move.Search(Place place) -> search(place);
      case Move.Exchange(int victim) -> exchange(victim);
      case Move.Accuse(int accused, Clue _) -> accuse(accused);
      case Move.Walk(Place place) -> standing(place);
      case Move.Observe(boolean yes) -> yes ? 0.4 : 0;
      case Move.Take take -> take(take);
      case Move.Give(Clue clue) -> hand(without(self.hand(), clue));
      case Move.Slip(Clue clue) -> slip(clue);
      case Move.TakeBack(Clue clue) -> takeBack(clue);
      case Move.First _, Move.Choose _, Move.Deal _, Move.Draw _, Move.Scatter _ -> 0;
    };
  }

  // Where to go

  private double search(Place place) {
    double clues = Math.min(5, v.places().get(place.number).count()) * 0.1;
    double weapons = hunting ? lastSeenWeapons(place) * 0.5 : 0;
    return clues + weapons + standing(place);
  }

  private double exchange(int victim) {
    return 0.2 + suspicion.of(victim) * (hunting ? 0 : 0.5) + standing(placeOf(victim));
  }

  /**
   * Innocents fear crowds, feel safe where they hold the weapon themselves and beside whom they
   * suspect, who will not kill themselves; hunters stay away from where they mean to kill.
   */
  private double standing(Place place) {
    boolean armed = self.hand().stream().anyMatch(clue -> clue.killsIn(place));
    if (hunting) {
      return armed ? -0.3 - 0.3 * others(place) : 0;
    }
    if (armed) {
      return 0.3;
    }
    double company = 0;
    for (int seat = 0; seat < v.players().size(); seat++) {
      if (stands(seat, place)) {
        company += suspicion.of(seat) - 0.15;
      }
    }
    return company;
  }

  /** Better the surer it is, and the fewer turns are left to be surer. */
  private double accuse(int accused) {
    if (hunting) {
      return -0.5;
    }
    double left = (double) (v.lastTurn() - v.turn()) / v.lastTurn();
    return 0.6
        + 4 * (suspicion.of(accused) - 0.35 - 0.6 * left)
        + (v.turn() == v.lastTurn() ? 1 : 0);
  }

  /** Weapons this seat saw in a place when it was last there. */
  private long lastSeenWeapons(Place place) {
    return v.investigations().reversed().stream()
        .filter(one -> one.seat() == me && one.place() == place)
        .findFirst()
        .map(one ->
            one.looked().stream().filter(clue -> clue.isWeapon() && clue != one.taken()).count())
        .orElse(0L);
  }

  // What to hold

  private double take(Move.Take take) {
    List<Clue> hand = new ArrayList<>(self.hand());
    hand.add(take.clue());
    hand.remove(take.put());
    hand.remove(take.destroy());
    double watched = take.clue().isWeapon() && !v.now().observers().isEmpty() ? 1.5 : 0;
    double destroyed = take.destroy() == Clue.NONE ? 0 : 0.2;
    double left = !hunting && take.put().isWeapon() ? 0.3 : 0;
    return hand(hand) - watched - destroyed - left;
  }

  private double hand(List<Clue> hand) {
    double worth = 0;
    long plain = hand.stream().filter(clue -> !clue.isWeapon()).count();
    for (int i = 0; i < hand.size(); i++) {
      Clue clue = hand.get(i);
      worth += clue.isWeapon() ? weapon(plain) : plain(clue, hand.subList(0, i));
    }
    return worth;
  }

  /** To an Innocent a weapon among other clues is one the Murderer has not; alone it must kill. */
  private double weapon(long plain) {
    if (hunting) {
      return plain == 0 && !v.confrontation() ? 0.8 : 1.2;
    }
    return plain == 0 ? -3 : plain == 1 ? 0.1 : 0.4;
  }

  /** A clue of a suspect is an accusation; one's own is an accusation nobody else can make. */
  private double plain(Clue clue, List<Clue> held) {
    if (clue.isOf(self.guest())) {
      return hunting ? 0.9 : 0.4;
    }
    for (int seat = 0; seat < v.players().size(); seat++) {
      View.Player other = v.players().get(seat);
      if (clue.isOf(other.guest()) && suspicion.of(seat) > 0) {
        boolean second = held.stream().anyMatch(mine -> mine.isOf(other.guest()));
        return hunting ? 0.2 : (0.4 + 2 * suspicion.of(seat)) * (second ? 0.4 : 1);
      }
    }
    return 0.1;
  }

  // The urn

  private double slip(Clue clue) {
    int victims = clue.isWeapon() ? killed(clue) : 0;
    if (hunting && victims > 0) {
      double obvious = v.confrontation() ? 0 : seenWith(clue) ? 1.5 : 0;
      return 1 + victims - obvious;
    }
    double shown = clue.isWeapon() ? 0.5 : 0;
    return hand(without(self.hand(), clue)) - hand(self.hand()) - shown;
  }

  private double takeBack(Clue clue) {
    List<Clue> hand = new ArrayList<>(self.hand());
    hand.add(clue);
    double obvious = clue.isWeapon() && hunting && !v.confrontation() ? 0.5 : 0;
    return hand(hand) - obvious;
  }

  /** Whether somebody alive has seen this seat get hold of the weapon. */
  private boolean seenWith(Clue weapon) {
    boolean watched =
        v.investigations().stream()
            .filter(one -> one.seat() == me && one.taken() == weapon)
            .anyMatch(one -> witnessed(one));
    boolean open =
        v.resolutions().stream()
            .map(Resolution::takenBack)
            .anyMatch(back -> back.get(me) == weapon);
    return watched || open;
  }

  private boolean witnessed(Investigation one) {
    return one.action() == Investigation.Action.EXCHANGE
        || one.observers().stream().anyMatch(seat -> v.players().get(seat).alive());
  }

  private int killed(Clue weapon) {
    int killed = 0;
    for (int seat = 0; seat < v.players().size(); seat++) {
      killed +=
          seat != me && v.players().get(seat).alive() && weapon.killsIn(placeOf(seat)) ? 1 : 0;
    }
    return killed;
  }

  private Place placeOf(int seat) {
    return v.players().get(seat).place();
  }

  private boolean stands(int seat, Place place) {
    return seat != me && v.players().get(seat).alive() && placeOf(seat) == place;
  }

  private int others(Place place) {
    int others = 0;
    for (int seat = 0; seat < v.players().size(); seat++) {
      others += stands(seat, place) ? 1 : 0;
    }
    return others;
  }

  private static List<Clue> without(List<Clue> clues, Clue clue) {
    return clues.stream().filter(one -> one != clue).toList();
  }
}
