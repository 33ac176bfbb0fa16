package chapeau.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * What the coach holds of one decision.
 *
 * @param seq the number of the step it made; for a hint, of the step it would make
 * @param chance the chance to win with the best move
 * @param loss how much of it the move made gave away; nothing where it is as good as the best, or
 *     what one who must not be read does now and then
 * @param chosen which of the candidates was made; -1 for a hint, where none is yet
 * @param candidates the best first
 * @param beliefs what the seat could hold likely of what it did not see
 * @param why what speaks for the best one against the one made, in the words of the game; an empty
 *     object where nothing was lost
 * @param measured what it came to, doubtful or not, at a first glance
 * @param ways what it says of somebody's habits; nothing in a hint
 */
public record Judgement(
    int seq,
    double chance,
    double loss,
    int chosen,
    List<Weighed> candidates,
    List<Belief> beliefs,
    JsonNode why,
    Measured measured,
    List<Way> ways) {

  public Judgement {
    candidates = List.copyOf(candidates);
    beliefs = List.copyOf(beliefs);
    ways = List.copyOf(ways);
  }

  /** The same with what was measured otherwise. */
  public Judgement measuredAs(Measured other) {
    return new Judgement(seq, chance, loss, chosen, candidates, beliefs, why, other, ways);
  }

  /**
   * What a decision came to, each with its standard error.
   *
   * @param made the chance to win with the move made
   * @param cost how far it lies below the best; below nothing where it came out better
   */
  public record Measured(double made, double madeError, double cost, double costError) {}

  /**
   * A move and what it is worth.
   *
   * @param share how often the expert makes it when asked so, where it mixes on purpose; else 0
   */
  public record Weighed(JsonNode move, double chance, double share) {}

  /**
   * How likely something is that cannot be seen.
   *
   * @param about a code of the game, as {@code culprit}
   * @param thing of what: a seat, a cell, a card
   */
  public record Belief(String about, int thing, double chance) {}

  /**
   * A way of playing for which there was an occasion: some of the moves weighed show it, some not.
   *
   * @param way a code of the game, as {@code BLUFFS_FIRST}
   * @param did whether the move made shows it
   * @param should how often the expert does, from 0 to 1; as the move made where nothing was lost
   */
  public record Way(String way, boolean did, double should) {}
}
