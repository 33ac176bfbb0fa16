package chapeau.games.hatouf;

/** What the table is waiting for. */
public enum Step {
  BEGIN,
  DEAL,
  EXCHANGE,
  PLAY,
  OVER
}
