package chapeau.bots.hunch;

/** What somebody may do too often or too seldom at Hunch. */
public enum Way {
  /** Bids for the clues on sale. */
  PAYS,
  /** Pays for one more hunch. */
  BUYS_HUNCH
}
