package chapeau.coach;

import chapeau.wire.Judgement;
import chapeau.wire.Judgement.Measured;
import chapeau.wire.SkillAndLuck;
import java.util.List;

/**
 * Takes luck out of a result. Won or lost, less the chance one began with, is the sum of what one's
 * decisions changed and of what everything between them did: the deal, the draws, the others. The
 * second part is the control variate: on average it is nothing, as a chance is what one may expect.
 * It need not be measured, as it is what remains. The first is the sum of what each move cost
 * beside the best in the same worlds, and its error is known from them.
 */
public final class Luck {
  private Luck() {}

  public static SkillAndLuck of(List<Judgement> judgements, boolean won) {
    if (judgements.isEmpty()) {
      return SkillAndLuck.NOTHING;
    }
    Measured first = judgements.getFirst().measured();
    double start = first.made() + first.cost();
    double cost = 0;
    double squares = 0;
    for (Judgement one : judgements) {
      cost += one.measured().cost();
      squares += square(one.measured().costError());
    }
    // The first decision is worth its move, whatever the best is: its error counts once.
    double others = Math.max(0, squares - square(first.costError()));
    return new SkillAndLuck(
        start,
        cost,
        Math.sqrt(squares),
        (won ? 1 : 0) - start + cost,
        Math.sqrt(others + square(first.madeError())));
  }

  private static double square(double number) {
    return number * number;
  }
}
