package chapeau.bots.huisclos;

import chapeau.bots.Bot;
import chapeau.bots.Choice;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.Situation;
import chapeau.engine.Dice;
import chapeau.games.huisclos.Move;
import chapeau.games.huisclos.State.Step;
import chapeau.games.huisclos.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A beginner: as an Innocent it collects clues of those it suspects and is never left with nothing
 * but a weapon if it can help it; as the Murderer it gathers weapons when nobody watches, and kills
 * when it can and nobody has seen it with the weapon.
 */
final class Novice implements Bot<View, Move> {

  /** How sharply it prefers the better of two moves. */
  private static final double SHARPNESS = 4;

  @Override
  public Choice<Move> choose(Situation<View, Move> now, Dice dice) {
    if (now.view().step() == Step.CHOOSE) {
      return Choice.of(dice.pick(now.moves()), "choose");
    }
    Judgement judgement = new Judgement(now.view(), now.seat());
    List<Candidate<Move>> ranked = new ArrayList<>();
    for (Move move : now.moves()) {
      ranked.add(new Candidate<>(move, judgement.worth(move)));
    }
    ranked.sort(Comparator.<Candidate<Move>>comparingDouble(Candidate::value).reversed());
    Move chosen = Choice.soft(ranked, SHARPNESS, dice);
    return new Choice<>(chosen, ranked, judgement.reason())
        .saying(new Claims(now.knows(), new Suspicion(now.view()).first()).with(chosen, dice));
  }
}
