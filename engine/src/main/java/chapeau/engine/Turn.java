package chapeau.engine;

/**
 * Who acts now: chance, one or several seats (each in secret from the others), or nobody any more.
 */
public sealed interface Turn {
  record Chance() implements Turn {}

  /** The bit set of the seats that still have to act, in any order. */
  record Acting(int seats) implements Turn {}

  record Over(Ranking ranking) implements Turn {}

  static Turn chance() {
    return Turns.CHANCE;
  }

  /** One seat alone. */
  static Turn of(int seat) {
    return Turns.of(seat);
  }

  /** Several seats at once. */
  static Turn all(int seats) {
    return new Acting(seats);
  }

  default boolean asks(int seat) {
    return this instanceof Acting(int seats) && Seat.in(seats, seat);
  }

  default boolean isOver() {
    return this instanceof Over;
  }
}
