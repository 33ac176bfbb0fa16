package chapeau.bots;

import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Told;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The bots of one game, found by {@link java.util.ServiceLoader}: a name ({@link #NOVICE}, {@link
 * #PLAYER}, {@link #EXPERT}) and who plays so.
 */
public interface GameBots<S, M, V> {
  String NOVICE = "novice";

  /** The usual bot. */
  String PLAYER = "player";

  String EXPERT = "expert";

  Game<S, M, V> game();

  /** From the weakest to the strongest. */
  Map<String, Bot<V, M>> levels();

  /** Ways of playing that others are measured by, beside those every game has. */
  default Map<String, Bot<V, M>> yardsticks() {
    return Map.of();
  }

  /**
   * What is worth counting in a finished game, beside who won it.
   *
   * @param told everything told in it, to whomever
   */
  default List<Figure> figures(S over, List<Told> told) {
    return List.of();
  }

  /**
   * The part a seat had in a finished game, where parts differ so much that bots are compared by
   * it.
   */
  default String role(S over, int seat) {
    return "";
  }

  /**
   * A first game for somebody who learns it; none where nobody has written one.
   *
   * @param language {@code fr} or {@code en}, for games played with words
   */
  default Optional<Lesson<V, M>> lesson(String language) {
    return Optional.empty();
  }

  /**
   * A table that looks to a seat exactly as it knows it, drawn as likely as its expert holds it; of
   * the true one it is told nothing. Where nothing but the view counts, any such table.
   */
  default S world(Knowledge<V> knows, Dice dice) {
    return game().imagine(knows.view(), dice);
  }

  /** Who judges decisions of this game, where somebody can. */
  default Optional<Assessor<V, M>> assessor() {
    return Optional.empty();
  }

  /** The three levels every game has, in order. */
  static <V, M> Map<String, Bot<V, M>> levels(
      Bot<V, M> novice, Bot<V, M> player, Bot<V, M> expert) {
    Map<String, Bot<V, M>> levels = new LinkedHashMap<>();
    levels.put(NOVICE, novice);
    levels.put(PLAYER, player);
    levels.put(EXPERT, expert);
    return Collections.unmodifiableMap(levels);
  }
}
