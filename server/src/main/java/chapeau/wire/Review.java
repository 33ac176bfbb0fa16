package chapeau.wire;

import java.util.List;

/**
 * How far the coach is with one seat's game.
 *
 * @param progress from 0 to 1
 * @param judgements of every decision there was something to say about, in order; none before all
 *     is done
 * @param hints the steps at which a hint was asked for
 * @param luck how much of the result was one's own doing; nothing before all is done
 */
public record Review(
    State state,
    double progress,
    List<Judgement> judgements,
    List<Integer> hints,
    SkillAndLuck luck) {

  /** How far it is. */
  public enum State {
    none,
    working,
    done
  }

  /** One that is not done. */
  public static Review unfinished(State state, double progress) {
    return new Review(state, progress, List.of(), List.of(), SkillAndLuck.NOTHING);
  }

  public Review {
    judgements = List.copyOf(judgements);
    hints = List.copyOf(hints);
  }
}
