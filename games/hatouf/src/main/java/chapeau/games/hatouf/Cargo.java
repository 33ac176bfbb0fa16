package chapeau.games.hatouf;

/** HTF-06 and HTF-07: what a boat carries, its number among an owner's boats, and who wants it. */
public enum Cargo {
  GOLD(0, Port.SAINT_MALO),
  WINE(1, Port.NANTES),
  LINEN(2, Port.LORIENT),
  WOOD(3, Port.DOUARNENEZ);

  private final int number;
  private final Port port;

  Cargo(int number, Port port) {
    this.number = number;
    this.port = port;
  }

  int number() {
    return number;
  }

  public Port port() {
    return port;
  }
}
