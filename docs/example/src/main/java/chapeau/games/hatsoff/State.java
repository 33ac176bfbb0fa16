package chapeau.games.hatsoff;

import java.util.List;

/**
 * Everything, secrets included.
 *
 * @param cards one for each seat; none between two rounds
 * @param hats what each seat has decided this round
 */
public record State(int round, List<Integer> points, List<Integer> cards, List<Hat> hats) {

  /** A decision, or none yet. */
  public enum Hat {
    UNDECIDED,
    ON,
    OFF
  }

  public State {
    points = List.copyOf(points);
    cards = List.copyOf(cards);
    hats = List.copyOf(hats);
  }

  int players() {
    return points.size();
  }

  boolean dealt() {
    return !cards.isEmpty();
  }
}
