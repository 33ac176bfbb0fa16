package chapeau.engine;

/** The turns games ask for all the time, made once. */
final class Turns {
  static final Turn CHANCE = new Turn.Chance();
  private static final Turn[] SINGLE = new Turn[Integer.SIZE - 1];

  static {
    for (int seat = 0; seat < SINGLE.length; seat++) {
      SINGLE[seat] = new Turn.Acting(1 << seat);
    }
  }

  private Turns() {}

  static Turn of(int seat) {
    return SINGLE[seat];
  }
}
