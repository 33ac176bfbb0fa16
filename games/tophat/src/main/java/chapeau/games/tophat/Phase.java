package chapeau.games.tophat;

/** Where a game of Top Hat stands. */
public enum Phase {
  PACK,
  DRAW,
  PLACE,
  MOVE,
  OVER
}
