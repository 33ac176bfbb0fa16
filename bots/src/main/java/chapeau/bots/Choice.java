package chapeau.bots;

import chapeau.engine.Dice;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * A bot's decision.
 *
 * @param ranked the moves it weighed, best first; at least the one chosen
 * @param reason a short code for why, for whoever puts it into words
 * @param beliefs what it thought of what it cannot see, as far as it mattered
 * @param line what it says at the table once it has moved; usually nothing
 */
public record Choice<M>(
    M move, List<Candidate<M>> ranked, String reason, List<Belief> beliefs, String line) {

  public Choice {
    ranked = List.copyOf(ranked);
    beliefs = List.copyOf(beliefs);
  }

  public Choice(M move, List<Candidate<M>> ranked, String reason) {
    this(move, ranked, reason, List.of(), "");
  }

  public Choice<M> believing(List<Belief> thoughts) {
    return new Choice<>(move, ranked, reason, thoughts, line);
  }

  public Choice<M> saying(String words) {
    return new Choice<>(move, ranked, reason, beliefs, words);
  }

  /**
   * A move and what the bot thinks it is worth, more being better: the chance to win with it, where
   * the bot reckons in chances.
   *
   * @param share how often the bot makes it when asked so, where it mixes on purpose; else 0
   */
  public record Candidate<M>(M move, double value, double share) {

    public Candidate(M move, double value) {
      this(move, value, 0);
    }

    /** Best first; those of equal value stay in their order. */
    public static <M> Comparator<Candidate<M>> bestFirst() {
      return Comparator.<Candidate<M>>comparingDouble(Candidate::value).reversed();
    }
  }

  /**
   * How likely the bot holds something to be that it cannot see.
   *
   * @param about a short code, as {@code culprit}
   * @param thing of what: a seat, a cell, a card
   */
  public record Belief(String about, int thing, double chance) {}

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
