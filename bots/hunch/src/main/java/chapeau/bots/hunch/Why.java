package chapeau.bots.hunch;

import chapeau.bots.Reason;

/** Why another move would have been better at a table of Hunch. */
public sealed interface Why extends Reason {

  /**
   * Another word was likelier: which secret of whom, which word, how likely, beside the one laid.
   */
  record Likelier(int owner, int secret, int word, double chance, double chosen) implements Why {}

  /** A right guess gives its owner a point as well, and that one is ahead of the other. */
  record GivesRival(int rival, int owner) implements Why {}

  /** The better clue on sale was worth more coins than the next bid. */
  record WorthIt(double coins) implements Why {}

  /** It was worth no more than so many coins. */
  record TooDear(double coins) implements Why {}

  /** In front of that secret the clue makes the others surer of it. */
  record TellsMore(double gain, double chosen) implements Why {}

  /** It leads the others away from the secret. */
  record Misleads(int secret) implements Why {}

  /** A clue as bonus would have helped more than coins. */
  record ClueInstead(double gain) implements Why {}

  /** No clue helped as much as what else was to be had. */
  record CoinsInstead() implements Why {}

  /** A clue that suits more of the others' words finds more who want it. */
  record SuitsMore(int words, int chosen) implements Why {}

  /** A clue that suits so many words tells them apart from nothing. */
  record SuitsTooMany(int words) implements Why {}
}
