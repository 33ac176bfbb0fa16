package chapeau.bots.huisclos;

import chapeau.games.huisclos.Clue;
import chapeau.games.huisclos.Investigation;
import chapeau.games.huisclos.Resolution;
import chapeau.games.huisclos.Role;
import chapeau.games.huisclos.View;

/**
 * How likely each seat is the Murderer in a beginner's eyes: anybody whose card is down, and more
 * so whoever was seen with weapons, and most of all with the one that killed.
 */
final class Suspicion {
  private static final double SEEN_WITH_A_WEAPON = 1;
  private static final double SEEN_WITH_THE_WEAPON_THAT_KILLED = 6;
  private static final double TOOK_BACK_A_WEAPON = 1;

  private final double[] share;

  /** What each suspect's share would be if nothing were known. */
  private final double even;

  Suspicion(View v) {
    share = new double[v.players().size()];
    double all = 0;
    int suspects = 0;
    for (int seat = 0; seat < share.length; seat++) {
      View.Player player = v.players().get(seat);
      boolean suspect = player.alive() && player.role() == Role.HIDDEN && seat != v.viewer();
      share[seat] = suspect ? 1 + evidence(v, seat) : 0;
      all += share[seat];
      suspects += suspect ? 1 : 0;
    }
    for (int seat = 0; seat < share.length; seat++) {
      share[seat] = all == 0 ? 0 : share[seat] / all;
    }
    even = suspects == 0 ? 1 : 1.001 / suspects;
  }

  /** From 0 to 1; all seats together 1, or 0 when nobody is left to suspect. */
  double of(int seat) {
    return share[seat];
  }

  /** Whom the evidence speaks against, or -1 while it speaks against nobody in particular. */
  int first() {
    int first = -1;
    for (int seat = 0; seat < share.length; seat++) {
      if (share[seat] > even && (first < 0 || share[seat] > share[first])) {
        first = seat;
      }
    }
    return first;
  }

  private static double evidence(View v, int seat) {
    double evidence = 0;
    for (Investigation one : v.investigations()) {
      if (one.seat() == seat && one.taken().isWeapon()) {
        evidence += SEEN_WITH_A_WEAPON;
        evidence += killedAfter(v, one) ? SEEN_WITH_THE_WEAPON_THAT_KILLED : 0;
      }
    }
    for (Resolution one : v.resolutions()) {
      evidence += one.takenBack().get(seat).isWeapon() ? TOOK_BACK_A_WEAPON : 0;
    }
    return evidence;
  }

  private static boolean killedAfter(View v, Investigation taking) {
    return v.resolutions().stream()
        .filter(urn -> urn.turn() >= taking.turn() && urn.urn().contains(taking.taken()))
        .findFirst()
        .filter(urn -> killed(v, urn, taking.taken()))
        .isPresent();
  }

  private static boolean killed(View v, Resolution urn, Clue weapon) {
    return urn.dead().stream().anyMatch(dead -> weapon.killsIn(v.players().get(dead).place()));
  }
}
