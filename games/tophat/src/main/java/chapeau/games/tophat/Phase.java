package chapeau.games.tophat;

/** Where a game of Top Hat stands. Who begins is drawn twice: for placing, then for moving. */
public enum Phase {
  PACK,
  DRAW,
  PLACE,
  MOVE,
  OVER
}
