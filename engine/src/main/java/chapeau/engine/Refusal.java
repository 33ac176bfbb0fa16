package chapeau.engine;

/**
 * Why a move is not played: the clause that forbids it (empty when no clause is in question) and a
 * sentence for the player.
 */
public record Refusal(String rule, Text why) {
  public Refusal(String rule, String fr, String en) {
    this(rule, new Text(fr, en));
  }
}
