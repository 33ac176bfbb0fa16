package chapeau.games.hatouf;

/** Why a game stopped, and by what its winners won. */
public enum Ending {
  NOT_YET,
  /** HTF-50: a team has all its boats home. */
  ALL_HOME,
  /** HTF-52: the last deck is played, and a team has more boats home. */
  MOST_HOME,
  /** HTF-52: as many boats home, but more cargoes unloaded. */
  MOST_UNLOADED,
  /** HTF-52: equal in both. */
  LEVEL
}
