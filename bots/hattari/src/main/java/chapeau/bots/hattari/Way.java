package chapeau.bots.hattari;

/** What somebody may do too often or too seldom at Hattari. */
public enum Way {
  /** As first player, accuses somebody who is hardly guilty. */
  BLUFFS_FIRST,
  /** Swaps a suspect with the victim. */
  SWAPS
}
