package chapeau.bots.hatouf;

import chapeau.bots.Reason;

/** Why another card, or another use of it, would have been better at a table of Hatouf. */
public sealed interface Why extends Reason {

  /** It wins the game at once. */
  record Wins() implements Why {}

  /** It brings a boat home. */
  record Docks(int boat) implements Why {}

  /** It brings a boat to the quay of its cargo. */
  record Unloads(int boat) implements Why {}

  /** It puts a boat to sea. */
  record Launches(int boat) implements Why {}

  /** It throws the opponents back by so many cards. */
  record Hinders(double cards) implements Why {}

  /** It brings one's own team on by so many cards more. */
  record Gains(double cards) implements Why {}

  /** The card played serves better another time. */
  record Keeps(int rank) implements Why {}

  /** Played out to the end of the deal, it comes out better. */
  record PlaysOut() implements Why {}

  /** The partner can do more with another card. */
  record Gives(int rank, int chosen) implements Why {}
}
