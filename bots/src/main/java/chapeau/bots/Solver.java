package chapeau.bots;

import chapeau.engine.Setup;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * Works out ahead of time what a game's bots play by, found by {@link java.util.ServiceLoader}.
 * What it works out depends on nothing but the set-up, and where it was stopped it goes on.
 */
public interface Solver {

  /** The game, by its id. */
  String game();

  /**
   * Writes the file of one set-up, all the while saying how far it is.
   *
   * @param checked whether it also reckons how well the result stands up to a best answer
   */
  void solve(Setup setup, Path folder, boolean checked, Consumer<String> says) throws IOException;
}
