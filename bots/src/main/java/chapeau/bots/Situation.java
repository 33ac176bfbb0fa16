package chapeau.bots;

import java.util.List;

/**
 * What a bot is asked: a view, the seat it belongs to, and that seat's legal moves (examples of
 * them where moves are free text).
 *
 * @param effort how many worlds or tree iterations a searching bot may spend; the same effort and
 *     dice give the same choice
 */
public record Situation<V, M>(V view, int seat, List<M> moves, int effort) {
  /** What a bot may spend at a table where people wait for it. */
  public static final int AT_THE_TABLE = 2_000;
}
