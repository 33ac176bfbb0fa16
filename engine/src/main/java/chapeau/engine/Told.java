package chapeau.engine;

/** An event and the set of seats that may know of it. */
public record Told(int audience, Event event) {
  /** Every seat, and the spectators. */
  public static final int EVERYONE = -1;

  public static Told all(Event event) {
    return new Told(EVERYONE, event);
  }

  public static Told only(int seat, Event event) {
    return new Told(1 << seat, event);
  }

  public boolean reaches(int viewer) {
    return switch (viewer) {
      case Seat.OPEN -> true;
      case Seat.SPECTATOR -> audience == EVERYONE;
      default -> Seat.in(audience, viewer);
    };
  }
}
