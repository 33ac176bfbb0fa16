package chapeau.bots;

import chapeau.engine.Dice;
import java.util.Arrays;
import java.util.List;

/**
 * A bot's decision.
 *
 * @param ranked the moves it weighed, best first; at least the one chosen
 * @param reason a short code for why, for whoever puts it into words
 * @param line what it says at the table once it has moved; usually nothing
 */
public record Choice<M>(M move, List<Candidate<M>> ranked, String reason, String line) {

  public Choice(M move, List<Candidate<M>> ranked, String reason) {
    this(move, ranked, reason, "");
  }

  public Choice<M> saying(String words) {
    return new Choice<>(move, ranked, reason, words);
  }

  /** A move and what the bot thinks it is worth, more being better. */
  public record Candidate<M>(M move, double value) {}

  /**
   * A soft maximum: the better a move, the likelier it is, so that a bot can be read but not
   * foretold.
   *
   * @param ranked best first
   * @param sharpness how much likelier a move is that is worth one more: e to that power
   */
  public static <M> M soft(List<Candidate<M>> ranked, double sharpness, Dice dice) {
    double best = ranked.getFirst().value();
    double[] weights =
        ranked.stream().mapToDouble(c -> Math.exp(sharpness * (c.value() - best))).toArray();
    double left = dice.fraction() * Arrays.stream(weights).sum();
    for (int i = 0; i < weights.length; i++) {
      left -= weights[i];
      if (left < 0) {
        return ranked.get(i).move();
      }
    }
    return ranked.getFirst().move();
  }

  public static <M> Choice<M> of(M move, String reason) {
    return new Choice<>(move, List.of(new Candidate<>(move, 0)), reason);
  }
}
