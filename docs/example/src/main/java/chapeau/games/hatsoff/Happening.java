package chapeau.games.hatsoff;

import chapeau.engine.Event;
import java.util.List;

/** What happens; the page finds the words for it. */
public sealed interface Happening extends Event {

  record Dealt(int round) implements Happening {}

  /** Told to one seat. */
  record Drew(int seat, int card) implements Happening {}

  record Decided(int seat) implements Happening {}

  /** The cards of those with a hat on; 0 for the others. */
  record Shown(List<Integer> cards, List<Integer> points) implements Happening {
    public Shown {
      cards = List.copyOf(cards);
      points = List.copyOf(points);
    }
  }
}
