package chapeau.games.hattari;

import java.util.List;

/** What can be done at a table of Hattari. Suspects are numbered 0 to 2 from the left. */
public sealed interface Move {

  /** Chance gives the first-player token to a seat. */
  record First(int seat) implements Move {}

  /**
   * Chance deals a round: the suspects from the left, the victim, and the clue first seen by each
   * seat.
   */
  record Deal(List<Integer> suspects, int victim, List<Integer> clues) implements Move {
    static final Deal NONE = new Deal(List.of(), Profile.HIDDEN, List.of());

    public Deal {
      suspects = List.copyOf(suspects);
      clues = List.copyOf(clues);
    }
  }

  record Look(int suspect) implements Move {}

  /** Swaps a suspect with the victim. */
  record Swap(int suspect) implements Move {}

  /** Declines to swap. */
  record Keep() implements Move {}

  record Accuse(int suspect) implements Move {}
}
