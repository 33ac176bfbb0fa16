package chapeau.games.hatouf;

/** HTF-01: the ports, in sailing order, and the sea cell in front of each. */
public enum Port {
  SAINT_MALO(0, "Saint-Malo"),
  PAIMPOL(8, "Paimpol"),
  DOUARNENEZ(16, "Douarnenez"),
  LORIENT(32, "Lorient"),
  NANTES(48, "Nantes");

  private final int front;
  private final String title;

  Port(int front, String title) {
    this.front = front;
    this.title = title;
  }

  public int front() {
    return front;
  }

  /** Its name, the same in both languages. */
  public String title() {
    return title;
  }
}
