package chapeau.bots.huisclos;

import chapeau.bots.Reason;
import chapeau.games.huisclos.Clue;
import chapeau.games.huisclos.Place;

/** Why another move would have been better at a table of Huis Clos. */
public sealed interface Why extends Reason {

  /** Sure enough to accuse. */
  record Accuses(int seat, double chance) implements Why {}

  /** Not sure enough to accuse, with so many turns left. */
  record TooSoon(int seat, double chance, int turns) implements Why {}

  /** Another was likelier the Murderer. */
  record Likelier(int seat, double chance, double chosen) implements Why {}

  /** The Murderer may well have had the weapon that kills there. */
  record Danger(Place place, double chance) implements Why {}

  /** Clues of those suspected, or safety, were likelier found there. */
  record Searches(Place place) implements Why {}

  /** An exchange shows and takes something of a suspect's hand. */
  record Exchanges(int seat, double chance) implements Why {}

  /** Watching costs nothing but the one observation of the turn, and often tells. */
  record Watches() implements Why {}

  /** Better kept for another time. */
  record SavesWatching() implements Why {}

  /** A clue that can still accuse somebody is worth more than the one kept. */
  record Holds(Clue clue) implements Why {}

  /** With nothing but weapons in hand one has to kill. */
  record OnlyWeapons() implements Why {}

  /** Somebody could have been killed. */
  record Kills(int victims) implements Why {}

  /** Somebody alive has seen whose weapon that is. */
  record Witnessed(Clue weapon) implements Why {}

  /** Whoever looks there before and after sees what is missing, and who took it. */
  record Missed(Clue weapon) implements Why {}

  /** From there somebody can be killed elsewhere, with a weapon one holds or may find there. */
  record Strikes(Place place, Clue weapon, boolean held) implements Why {}

  /** There one comes by a weapon, or within reach of somebody. */
  record Arms(Place place) implements Why {}

  /** It fits better with what one is after. */
  record Plans() implements Why {}
}
