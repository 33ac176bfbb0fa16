package chapeau.bots;

import chapeau.engine.Seat;

/**
 * Something counted in a game that is over, beside who won it: so much of something, in so many
 * cases.
 *
 * @param name in a few words, as {@code accusations right}
 * @param seat whose doing it was, or {@link Seat#OPEN} for the whole table's
 */
public record Figure(String name, int seat, double sum, int cases) {

  /** Something of the whole table. */
  public static Figure ofTable(String name, double sum, int cases) {
    return new Figure(name, Seat.OPEN, sum, cases);
  }
}
