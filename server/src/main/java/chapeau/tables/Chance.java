package chapeau.tables;

import chapeau.engine.Dice;
import chapeau.fair.Seed;
import java.util.List;

/** Where a table's draws come from. */
record Chance(String table, Seed seed, List<String> salts) {

  /** The dice of a draw; the first is number 1. */
  Dice draw(int number) {
    return seed.draw(table, salts, number);
  }
}
