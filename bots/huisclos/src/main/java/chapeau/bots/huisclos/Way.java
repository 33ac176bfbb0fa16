package chapeau.bots.huisclos;

/** What somebody may do too often or too seldom at Huis Clos. */
public enum Way {
  /** Looks who takes what. */
  OBSERVES,
  /** Searches rather than forces an exchange or accuses. */
  SEARCHES,
  /** Accuses somebody. */
  ACCUSES
}
