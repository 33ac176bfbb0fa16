package chapeau.games.huisclos;

import chapeau.engine.Text;
import java.util.List;

/** HUC-02: the rooms of the manor, in the order of their weapons. */
public enum Place {
  BLUE_SUITE(0, "la Suite Bleue", "the Blue Suite"),
  DRAWING_ROOM(1, "le Salon", "the Drawing room"),
  LIBRARY(2, "la Bibliothèque", "the Library"),
  KITCHEN(3, "la Cuisine", "the Kitchen"),
  GREENHOUSE(4, "la Serre", "the Greenhouse"),
  CELLAR(5, "la Cave", "the Cellar"),
  GUN_ROOM(6, "l’Armurerie", "the Gun room");

  public static final List<Place> ALL = List.of(values());

  /** Its place in sets. */
  public final int number;

  private final Text name;

  Place(int number, String fr, String en) {
    this.number = number;
    name = new Text(fr, en);
  }

  public Text called() {
    return name;
  }

  int bit() {
    return 1 << number;
  }

  boolean in(int places) {
    return (places >> number & 1) == 1;
  }
}
