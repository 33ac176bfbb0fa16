package chapeau.bots.tophat;

/** What somebody may do too often or too seldom at Top Hat. */
public enum Way {
  /** Jumps rather than steps. */
  JUMPS,
  /** Jumps so that more of one’s own stacks can be jumped. */
  OPENS
}
