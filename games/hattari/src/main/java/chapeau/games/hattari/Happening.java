package chapeau.games.hattari;

import chapeau.engine.Event;
import java.util.List;

/** What happens at a table of Hattari. */
public sealed interface Happening extends Event {

  record Began(int seat) implements Happening {}

  record Dealt(int round) implements Happening {}

  /** Told to one seat: the clue it was dealt and passed on, and the one it received. */
  record SawClues(int seat, int passed, int received) implements Happening {}

  record Looked(int seat, int suspect) implements Happening {}

  /** Told to one seat: the face it looked at. */
  record Saw(int seat, int suspect, int face) implements Happening {}

  record Swapped(int seat, int suspect) implements Happening {}

  record Kept(int seat) implements Happening {}

  record Accused(int seat, int suspect) implements Happening {}

  record Revealed(List<Integer> suspects, int culprit) implements Happening {
    public Revealed {
      suspects = List.copyOf(suspects);
    }
  }

  /** The markers under the culprit go back to their owners in colour. */
  record Cleared(int suspect, List<Integer> seats) implements Happening {
    public Cleared {
      seats = List.copyOf(seats);
    }
  }

  /** The markers under an innocent turn black and go to the owner of the top one. */
  record Took(int seat, int suspect, int count) implements Happening {}

  /**
   * A player stops the game.
   *
   * @param blackOnly whether for want of coloured markers, and not for too many
   */
  record Stopped(int seat, boolean blackOnly) implements Happening {}

  /** The game is over; the place of every seat. */
  record Ended(List<Integer> places) implements Happening {
    public Ended {
      places = List.copyOf(places);
    }
  }
}
