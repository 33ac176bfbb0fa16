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

    /**
     * HTR-10: each clue was passed to the right, so a seat has the one its left neighbour was
     * dealt.
     */
    int inFrontOf(int seat) {
      return clues.get((seat + 1) % clues.size());
    }
  }

  record Look(int suspect) implements Move {}

  /** Swaps a suspect with the victim. */
  record Swap(int suspect) implements Move {}

  /** Declines to swap. */
  record Keep() implements Move {}

  record Accuse(int suspect) implements Move {}
}
