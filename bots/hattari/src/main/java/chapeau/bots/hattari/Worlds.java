package chapeau.bots.hattari;

import chapeau.bots.Budget;
import chapeau.bots.Choice.Belief;
import chapeau.bots.Knowledge;
import chapeau.bots.Situation;
import chapeau.engine.Dice;
import chapeau.games.hattari.Hattari;
import chapeau.games.hattari.Move;
import chapeau.games.hattari.Profile;
import chapeau.games.hattari.State;
import chapeau.games.hattari.View;
import java.util.List;

/**
 * Tables as likely as the expert holds them: who is guilty by what the others' accusations say of
 * it, everything else as it may lie.
 */
final class Worlds {
  private static final Hattari HATTARI = new Hattari();
  private static final Budget THINKING = Budget.of(400);
  private static final int MOST_TRIES = 400;

  private Worlds() {}

  static State drawn(Knowledge<View> knows, Dice dice) {
    View view = knows.view();
    return switch (view.step()) {
      case LOOK, DEAL, OVER -> HATTARI.imagine(view, dice);
      case SWAP, ACCUSE -> withCulprit(view, culprit(knows, dice), dice);
    };
  }

  private static State withCulprit(View view, int culprit, Dice dice) {
    State state = HATTARI.imagine(view, dice);
    for (int i = 1; i < MOST_TRIES && !isGuilty(state, culprit); i++) {
      state = HATTARI.imagine(view, dice);
    }
    return state;
  }

  private static boolean isGuilty(State state, int culprit) {
    return Profile.culprit(state.deal().suspects()) == culprit;
  }

  private static int culprit(Knowledge<View> knows, Dice dice) {
    // A mind of its own each time: what it thought of other tables must not count.
    Balanced expert = new Balanced(Balanced.Skill.EXPERT);
    Situation<View, Move> now = new Situation<>(knows, List.of(), THINKING.started());
    List<Belief> beliefs = expert.choose(now, dice).beliefs();
    double left = dice.fraction() * beliefs.stream().mapToDouble(Belief::chance).sum();
    for (Belief belief : beliefs) {
      left -= belief.chance();
      if (left < 0) {
        return belief.thing();
      }
    }
    return beliefs.getLast().thing();
  }
}
