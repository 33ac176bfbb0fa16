package chapeau.bots;

import chapeau.engine.Game;
import java.util.Map;

/**
 * The bots of one game, found by {@link java.util.ServiceLoader}: a name ("novice", "player",
 * "expert") and who plays so.
 */
public interface GameBots<S, M, V> {
  Game<S, M, V> game();

  /** From the weakest to the strongest. */
  Map<String, Bot<V, M>> levels();
}
