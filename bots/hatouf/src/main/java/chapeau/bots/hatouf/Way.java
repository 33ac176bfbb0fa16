package chapeau.bots.hatouf;

/** What somebody may do too often or too seldom at Hatouf. */
public enum Way {
  /** Puts a boat to sea. */
  LAUNCHES,
  /** Gives the partner a card that puts a boat to sea. */
  GIVES_LAUNCHER
}
