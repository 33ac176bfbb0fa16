package chapeau.games.huisclos;

import java.util.List;

/** HUC-01: the characters, seven guests and the butler. */
public enum Guest {
  LECOMTE(0),
  WILLIAMS(1),
  BORROW(2),
  GEORGES(3),
  EDDINGTON(4),
  WORMS(5),
  PUDDINGHAM(6),
  PEELY(7);

  public static final List<Guest> ALL = List.of(values());

  /** Its place in sets. */
  public final int number;

  Guest(int number) {
    this.number = number;
  }
}
