package chapeau.games.hatouf;

/** Where a boat can be. Quay cells are numbered from 1, at the front, to the bottom. */
public sealed interface Spot {

  /** On its cargo card, or sunk and waiting: ready to be launched. */
  record InPort(Port port) implements Spot {}

  record AtSea(int cell) implements Spot {}

  record Unloading(Port port, int cell) implements Spot {}

  record Docking(Port port, int cell) implements Spot {}
}
