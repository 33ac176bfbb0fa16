package chapeau.games.huisclos;

import chapeau.games.huisclos.State.Player;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What may go into the urn, and who may take what out of it. */
final class Urn {

  private Urn() {}

  static @Nullable No slip(State s, int seat, Clue clue) {
    Player player = s.player(seat);
    boolean bound = s.bound(seat);
    if (!bound && player.hand() == Clue.weaponOf(player.place()).bit()) {
      // HUC-52. The rule itself betrays the Murderer here: the urn will hold one clue too few.
      return clue == Clue.NONE ? null : No.NO_SUICIDE;
    }
    if (!clue.in(player.hand())) {
      return No.SLIP_ONE_OF_YOURS;
    }
    if (!clue.isWeapon()) {
      return null;
    }
    return bound ? innocentWeapon(s, player.hand(), clue) : murderWeapon(player, clue);
  }

  private static @Nullable No murderWeapon(Player player, Clue weapon) {
    return weapon.killsIn(player.place()) ? No.NO_SUICIDE : null;
  }

  /** HUC-51, HUC-61, HUC-62. */
  private static @Nullable No innocentWeapon(State s, long hand, Clue weapon) {
    boolean onlyWeapons = (hand & ~Clue.WEAPONS) == 0;
    if (onlyWeapons) {
      return kills(s, weapon) == fewestKills(s, hand) ? null : No.WOULD_KILL_MORE;
    }
    return kills(s, weapon) == 0 ? null : No.WOULD_KILL;
  }

  /** How many stand in the place of a weapon. */
  private static int kills(State s, Clue weapon) {
    int kills = 0;
    for (Player player : s.players()) {
      kills += player.alive() && weapon.killsIn(player.place()) ? 1 : 0;
    }
    return kills;
  }

  private static int fewestKills(State s, long weapons) {
    int fewest = Integer.MAX_VALUE;
    for (Clue weapon : Clue.list(weapons)) {
      fewest = Math.min(fewest, kills(s, weapon));
    }
    return fewest;
  }

  static @Nullable No takeBack(State s, int seat, Clue clue) {
    if (!clue.in(s.urn())) {
      return No.NOT_IN_THE_URN;
    }
    boolean second = clue.isWeapon() && s.bound(seat) && s.player(seat).weapons() > 0;
    return second && (s.urn() & ~Clue.WEAPONS) != 0 ? No.NO_SECOND_WEAPON_BACK : null;
  }

  static @Nullable No scatter(State s, List<Place> places) {
    int scenes = scenes(s);
    boolean there = places.stream().allMatch(place -> place.in(scenes));
    return there && places.size() == Long.bitCount(s.urn()) ? null : No.BAD_REST;
  }

  /** The places where somebody died this turn. */
  static int scenes(State s) {
    int places = 0;
    for (int seat : s.resolution().dead()) {
      places |= s.player(seat).place().bit();
    }
    return places;
  }
}
