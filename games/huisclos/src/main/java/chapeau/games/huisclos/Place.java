package chapeau.games.huisclos;

import java.util.List;

/** HUC-02: the rooms of the manor, in the order of their weapons. */
public enum Place {
  BLUE_SUITE(0),
  DRAWING_ROOM(1),
  LIBRARY(2),
  KITCHEN(3),
  GREENHOUSE(4),
  CELLAR(5),
  GUN_ROOM(6);

  public static final List<Place> ALL = List.of(values());

  /** Its place in sets. */
  public final int number;

  Place(int number) {
    this.number = number;
  }

  int bit() {
    return 1 << number;
  }

  boolean in(int places) {
    return (places >> number & 1) == 1;
  }
}
