package chapeau.bots;

import java.util.function.Consumer;

/**
 * What is measured of a game's bots other than by playing them against each other, found by {@link
 * java.util.ServiceLoader}.
 */
public interface Measure {

  /** The game, by its id. */
  String game();

  /**
   * Measures, and tells the results line by line.
   *
   * @param seed of whatever is drawn; the same seed gives the same results
   * @param progress told how far a long measurement is, and how long it will take
   */
  void run(long seed, Consumer<String> results, Consumer<String> progress);
}
