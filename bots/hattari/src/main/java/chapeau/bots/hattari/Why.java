package chapeau.bots.hattari;

import chapeau.bots.Reason;

/** Why another move would have been better at a table of Hattari. */
public sealed interface Why extends Reason {

  /** The other suspect was likelier guilty. */
  record Likelier(double guilty, double chosen) implements Why {}

  /**
   * So many markers lay there already, and whoever lies on top of an innocent takes them all.
   *
   * @param innocent how likely the suspect accused was innocent
   */
  record Covers(int markers, double innocent) implements Why {}

  /** A bluff: hardly guilty, but those who play later read it, and it costs little. */
  record Bluffs(double guilty, double chosen) implements Why {}

  /** The markers lie so that being as right, or even more so, wins less there. */
  record Standing(double guilty, double chosen) implements Why {}

  /** Better not to swap: who is guilty now is known too well. */
  record Keeps(double guilty) implements Why {}

  /** Better to swap: nobody else knows then which profile is out of play. */
  record Swaps() implements Why {}

  /** Swap, but the other one: how likely that one was guilty, beside the one swapped. */
  record SwapsOther(double guilty, double chosen) implements Why {}
}
