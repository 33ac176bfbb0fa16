package chapeau.games.huisclos;

import chapeau.engine.Event;
import chapeau.engine.Seat;
import chapeau.games.huisclos.State.Ending;
import chapeau.games.huisclos.State.Tiebreak;
import java.util.List;

/** What happens at a table of Huis Clos, in the order of the rule book. */
public sealed interface Happening extends Event {

  /** The urn is given to the seat that starts. */
  record Began(int seat) implements Happening {}

  record Chose(int seat, Guest guest) implements Happening {}

  /** Everybody has a character, and the clues lie in their places. */
  record Dealt(List<Guest> guests) implements Happening {
    public Dealt {
      guests = List.copyOf(guests);
    }
  }

  /** Told to one seat. */
  record GotRole(int seat, Role role) implements Happening {}

  /** Told to whoever looks: what lies there. */
  record Saw(int seat, Place place, List<Clue> clues) implements Happening {
    public Saw {
      clues = List.copyOf(clues);
    }
  }

  record Picked(int seat) implements Happening {}

  record TurnBegan(int turn, int lastTurn, int starter) implements Happening {}

  /**
   * A pawn moves, and its player says what for; the victim is {@link Seat#NOBODY} where there is
   * none.
   */
  record Went(int seat, Place from, Place place, Investigation.Action action, int victim)
      implements Happening {}

  record Closed(Place place) implements Happening {}

  /** Everybody asked has answered; none may have watched. */
  record Watched(int seat, List<Integer> observers) implements Happening {
    public Watched {
      observers = List.copyOf(observers);
    }
  }

  record Searched(int seat, Place place, boolean swapped) implements Happening {}

  /** Told to the player and the observers: the clue taken; from a hand if there is a victim. */
  record Took(int seat, int victim, Clue clue) implements Happening {}

  /** Told to the player, and to the victim of an exchange: the clue left or given. */
  record Put(int seat, int victim, Clue clue) implements Happening {}

  /** A clue destroyed, from the hand or (confrontation) from the place. */
  record Destroyed(int seat, Clue clue, boolean fromPlace) implements Happening {}

  record Drew(int seat, int victim) implements Happening {}

  record Exchanged(int seat, int victim) implements Happening {}

  record Accused(int seat, int accused, Clue clue) implements Happening {}

  record Unveiled(int seat, Role role) implements Happening {}

  /** Somebody has chosen what to slip; not even whether it is nothing is told. */
  record Slipped(int seat) implements Happening {}

  /** Told to one seat: what it slipped. */
  record SlippedClue(int seat, Clue clue) implements Happening {}

  record UrnOpened(List<Clue> clues) implements Happening {
    public UrnOpened {
      clues = List.copyOf(clues);
    }
  }

  record Died(int seat, Place place, Role role, int clues) implements Happening {}

  record TookBack(int seat, Clue clue) implements Happening {}

  record RestLaid(Place place, int count) implements Happening {}

  record Confronted(int one, int other) implements Happening {}

  record Ended(Ending ending, List<Integer> winners, Tiebreak tiebreak) implements Happening {
    public Ended {
      winners = List.copyOf(winners);
    }
  }
}
