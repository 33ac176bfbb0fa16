package chapeau.games.huisclos;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The resolution of one turn, whole or as somebody knows it: a line of the notebook.
 *
 * @param slipped what each seat slipped into the urn; {@link Clue#HIDDEN} to all others
 * @param urn the clues shown
 * @param dead the seats that died
 * @param takenBack what each seat took back
 * @param rest what went to each place of death
 */
public record Resolution(
    int turn,
    List<Clue> slipped,
    List<Clue> urn,
    List<Integer> dead,
    List<Clue> takenBack,
    List<Rest> rest) {

  /**
   * What was left in the urn and went face down to a place.
   *
   * @param clues empty to whoever cannot know them, because several places shared the rest
   */
  public record Rest(Place place, int count, List<Clue> clues) {
    public Rest {
      clues = List.copyOf(clues);
    }
  }

  /** Nothing from anybody, by the number of players. */
  private static final List<List<Clue>> NOTHING =
      IntStream.rangeClosed(0, Variant.MAX_PLAYERS)
          .mapToObj(players -> List.copyOf(Collections.nCopies(players, Clue.NONE)))
          .toList();

  public Resolution {
    slipped = List.copyOf(slipped);
    urn = List.copyOf(urn);
    dead = List.copyOf(dead);
    takenBack = List.copyOf(takenBack);
    rest = List.copyOf(rest);
  }

  /** Before anything is slipped. */
  static Resolution of(int turn, int players) {
    List<Clue> nothing = NOTHING.get(players);
    return new Resolution(turn, nothing, List.of(), List.of(), nothing, List.of());
  }

  Resolution slipping(int seat, Clue clue) {
    return new Resolution(turn, with(slipped, seat, clue), urn, dead, takenBack, rest);
  }

  Resolution shown(List<Clue> clues, List<Integer> died) {
    return new Resolution(turn, slipped, clues, died, takenBack, rest);
  }

  Resolution takingBack(int seat, Clue clue) {
    return new Resolution(turn, slipped, urn, dead, with(takenBack, seat, clue), rest);
  }

  Resolution laying(List<Rest> laid) {
    return new Resolution(turn, slipped, urn, dead, takenBack, laid);
  }

  private static List<Clue> with(List<Clue> clues, int seat, Clue clue) {
    Clue[] changed = clues.toArray(new Clue[clues.size()]);
    changed[seat] = clue;
    return List.of(changed);
  }
}
