package chapeau.bots.huisclos;

import chapeau.bots.Bot;
import chapeau.bots.Choice;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.Situation;
import chapeau.engine.Dice;
import chapeau.games.huisclos.Move;
import chapeau.games.huisclos.Role;
import chapeau.games.huisclos.State.Step;
import chapeau.games.huisclos.View;
import java.util.ArrayList;
import java.util.List;

/**
 * Remembers all it saw and heard, supposes of everybody in turn that they are the Murderer, and
 * does what is best by what it then believes.
 */
final class Reasoner implements Bot<View, Move> {

  /**
   * How good it is.
   *
   * @param trust how much it concludes from what it saw
   * @param sharpness how much it prefers the better of two moves
   */
  record Skill(double trust, double sharpness) {
    static final Skill EXPERT = new Skill(1, 60);
    static final Skill PLAYER = new Skill(0.6, 20);
  }

  private final Skill skill;

  Reasoner(Skill skill) {
    this.skill = skill;
  }

  @Override
  public Choice<Move> choose(Situation<View, Move> now, Dice dice) {
    View v = now.view();
    if (v.step() == Step.CHOOSE) {
      return Choice.of(dice.pick(now.moves()), "choose");
    }
    int me = now.seat();
    Posterior posterior = new Posterior(now.knows(), skill.trust);
    InnocentPlan innocent = new InnocentPlan(v, me, posterior);
    boolean hunting = v.players().get(me).role() == Role.MURDERER || v.confrontation();
    Plan plan =
        hunting ? new HuntingPlan(v, me, new Trail(v, murderer(v, me)), innocent) : innocent;
    List<Candidate<Move>> ranked = new ArrayList<>();
    for (Move move : now.moves()) {
      ranked.add(new Candidate<>(move, plan.worth(move)));
    }
    ranked.sort(Candidate.bestFirst());
    Move chosen = Choice.soft(ranked, skill.sharpness, dice);
    return new Choice<>(chosen, ranked, plan.reason(chosen))
        .believing(posterior.beliefs())
        .saying(new Claims(now.knows(), posterior.first()).with(chosen, dice));
  }

  /** In the confrontation there is only one other who can be. */
  static int murderer(View v, int me) {
    for (int seat = 0; seat < v.players().size(); seat++) {
      boolean other = seat != me && v.players().get(seat).alive();
      if (other && v.players().get(me).role() != Role.MURDERER) {
        return seat;
      }
    }
    return me;
  }
}
