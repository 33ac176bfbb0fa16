package chapeau.bots.huisclos;

import chapeau.bots.Knowledge;
import chapeau.engine.Dice;
import chapeau.games.huisclos.HuisClos;
import chapeau.games.huisclos.Role;
import chapeau.games.huisclos.State;
import chapeau.games.huisclos.View;

/**
 * Evenings as likely as the expert holds them: the Murderer by all that was seen and heard, the
 * clues as they may lie then.
 */
final class Worlds {
  private static final HuisClos HUIS_CLOS = new HuisClos();
  private static final int MOST_TRIES = 60;
  private static final int NOBODY = -1;

  private Worlds() {}

  static State drawn(Knowledge<View> knows, Dice dice) {
    View view = knows.view();
    int murderer = isOpen(view, knows.seat()) ? NOBODY : murderer(knows, dice);
    State state = HUIS_CLOS.imagine(view, dice);
    for (int i = 1; i < MOST_TRIES && murderer != NOBODY && state.murderer() != murderer; i++) {
      state = HUIS_CLOS.imagine(view, dice);
    }
    return state;
  }

  /** Whether the seat need not ask who it was. */
  private static boolean isOpen(View view, int seat) {
    return view.open()
        || view.players().isEmpty()
        || view.players().get(seat).role() == Role.MURDERER;
  }

  private static int murderer(Knowledge<View> knows, Dice dice) {
    Posterior posterior = new Posterior(knows, Reasoner.Skill.EXPERT.trust());
    double left = dice.fraction();
    for (int seat = 0; seat < knows.view().players().size(); seat++) {
      left -= posterior.of(seat);
      if (left < 0) {
        return seat;
      }
    }
    return NOBODY;
  }
}
