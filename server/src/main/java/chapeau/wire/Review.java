package chapeau.wire;

import java.util.List;

/**
 * How far the coach is with one seat's game.
 *
 * @param progress from 0 to 1
 * @param judgements of every decision there was something to say about, in order; none before all
 *     is done
 * @param hints the steps at which a hint was asked for
 */
public record Review(
    State state, double progress, List<Judgement> judgements, List<Integer> hints) {

  /** How far it is. */
  public enum State {
    none,
    working,
    done
  }

  public Review {
    judgements = List.copyOf(judgements);
    hints = List.copyOf(hints);
  }
}
