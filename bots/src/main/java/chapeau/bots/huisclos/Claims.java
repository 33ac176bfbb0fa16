package chapeau.bots.huisclos;

import chapeau.engine.Dice;
import chapeau.games.huisclos.Clue;
import chapeau.games.huisclos.Investigation;
import chapeau.games.huisclos.Move;
import chapeau.games.huisclos.Role;
import chapeau.games.huisclos.View;
import java.util.ArrayList;
import java.util.List;

/**
 * What a beginner says at the table now and then, in the codes every page puts into its own words:
 * {@code #saw 2 ROPE CELLAR} and {@code #suspect 2}. An Innocent says what its seat has truly seen;
 * the Murderer was there too, and saw something else.
 */
final class Claims {

  /** It opens its mouth once in so many investigations. */
  private static final int RARELY = 3;

  private final View v;
  private final int me;
  private final boolean lying;

  Claims(View v, int me) {
    this.v = v;
    this.me = me;
    this.lying = v.players().get(me).role() == Role.MURDERER;
  }

  /** What is said with a move; empty for nothing. */
  String with(Move move, Dice dice) {
    boolean going =
        move instanceof Move.Search || move instanceof Move.Exchange || move instanceof Move.Walk;
    if (!going || v.confrontation() || dice.below(RARELY) != 0) {
      return "";
    }
    List<Investigation> witnessed = witnessed();
    if (!witnessed.isEmpty()) {
      Investigation one = dice.pick(witnessed);
      Clue clue = lying ? someWeapon(dice) : one.taken();
      return "#saw %d %s %s".formatted(one.seat(), clue, one.place());
    }
    int suspect = lying ? someoneElse(dice) : new Suspicion(v).first();
    return suspect < 0 ? "" : "#suspect " + suspect;
  }

  /** Lately, by somebody who may still be the Murderer; of weapons, unless one makes them up. */
  private List<Investigation> witnessed() {
    return v.investigations().stream()
        .filter(one -> one.turn() >= v.turn() - 1 && one.observers().contains(me))
        .filter(one -> isSuspect(one.seat()) && (lying || one.taken().isWeapon()))
        .toList();
  }

  private static Clue someWeapon(Dice dice) {
    List<Clue> weapons = new ArrayList<>();
    for (Clue clue : Clue.values()) {
      if (clue.isWeapon()) {
        weapons.add(clue);
      }
    }
    return dice.pick(weapons);
  }

  private int someoneElse(Dice dice) {
    List<Integer> others = new ArrayList<>();
    for (int seat = 0; seat < v.players().size(); seat++) {
      if (isSuspect(seat)) {
        others.add(seat);
      }
    }
    return others.isEmpty() ? -1 : dice.pick(others);
  }

  private boolean isSuspect(int seat) {
    View.Player player = v.players().get(seat);
    return seat != me && player.alive() && !player.shown();
  }
}
