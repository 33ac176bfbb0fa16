package chapeau.bots;

import java.util.List;

/**
 * A bot's decision.
 *
 * @param ranked the moves it weighed, best first; at least the one chosen
 * @param reason a short code for why, for whoever puts it into words
 */
public record Choice<M>(M move, List<Candidate<M>> ranked, String reason) {

  /** A move and what the bot thinks it is worth, more being better. */
  public record Candidate<M>(M move, double value) {}

  public static <M> Choice<M> of(M move, String reason) {
    return new Choice<>(move, List.of(new Candidate<>(move, 0)), reason);
  }
}
