package chapeau.engine;

/**
 * Seats are numbered clockwise from 0; sets of seats are bit sets. These are the actors and viewers
 * that sit on no chair.
 */
public final class Seat {
  /** The actor that shuffles, deals and draws. */
  public static final int CHANCE = -1;

  /**
   * No seat at all, where a field names one and there is none. Somebody always acts, so that of an
   * actor the same number says chance.
   */
  public static final int NOBODY = -1;

  /** The viewer who may see what everybody may see, and no more. */
  public static final int SPECTATOR = -2;

  /**
   * The viewer of an open table: everything face up. For finished games and for the makers of
   * games.
   */
  public static final int OPEN = -3;

  /** The actor of a journal's entry that a bot made because a seat's time was over. */
  public static final int CLOCK = -4;

  /** The actor of a journal's entry that takes a move back, which all agreed to. */
  public static final int CONSENT = -5;

  private Seat() {}

  /** The set of the first so many seats. */
  public static int first(int players) {
    return (1 << players) - 1;
  }

  /** Whether a set holds a seat. */
  public static boolean in(int seats, int seat) {
    return seat >= 0 && (seats >> seat & 1) == 1;
  }
}
