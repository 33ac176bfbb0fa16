package chapeau.games.hattari;

import chapeau.engine.Seat;
import java.util.List;

/**
 * What one viewer knows of a table of Hattari; faces that are not known are {@link Profile#HIDDEN}.
 *
 * @param viewer the seat, or one of the viewers without a chair
 * @param acting the seat whose turn it is, or {@link Seat#NOBODY}
 * @param step what the acting player does next
 * @param victim its face, which only whoever swapped it away can know
 * @param clues the face of the clue that lies in front of each seat
 */
public record View(
    int viewer,
    Variant variant,
    int round,
    int first,
    int acting,
    Step step,
    List<Suspect> suspects,
    int victim,
    List<Integer> clues,
    List<State.Markers> markers,
    List<State.Reveal> reveals) {

  /** What the acting player does next. */
  public enum Step {
    DEAL,
    LOOK,
    SWAP,
    ACCUSE,
    OVER
  }

  /**
   * A standing silhouette.
   *
   * @param looked whether the acting player has looked at it this turn
   * @param unknown whether the "unknown profile" token lies on it
   * @param swapped whether the "swapped profile" token lies on it
   * @param pile the owners of the markers under it, from bottom to top
   */
  public record Suspect(
      int face, boolean looked, boolean unknown, boolean swapped, List<Integer> pile) {
    public Suspect {
      pile = List.copyOf(pile);
    }
  }

  public View {
    suspects = List.copyOf(suspects);
    clues = List.copyOf(clues);
    markers = List.copyOf(markers);
    reveals = List.copyOf(reveals);
  }
}
