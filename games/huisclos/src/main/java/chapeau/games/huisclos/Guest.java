package chapeau.games.huisclos;

import chapeau.engine.Text;

/** HUC-01: the characters, seven guests and the butler. */
public enum Guest {
  LECOMTE(0, "le Dr Lecomte", "Dr Lecomte"),
  WILLIAMS(1, "le juge Williams", "Judge Williams"),
  BORROW(2, "Lady Borrow", "Lady Borrow"),
  GEORGES(3, "Georges le majordome", "Georges the butler"),
  EDDINGTON(4, "Thomas Eddington", "Thomas Eddington"),
  WORMS(5, "l’inspecteur Worms", "Inspector Worms"),
  PUDDINGHAM(6, "Sir Puddingham", "Sir Puddingham"),
  PEELY(7, "Miss Peely", "Miss Peely");

  /** Its place in sets. */
  public final int number;

  private final Text name;

  Guest(int number, String fr, String en) {
    this.number = number;
    name = new Text(fr, en);
  }

  public Text called() {
    return name;
  }
}
