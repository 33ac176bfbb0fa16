package chapeau.games.hatsoff;

import java.util.List;

/** What can be done: chance deals, players decide. */
public sealed interface Move {
  /** A card for each seat. */
  record Deal(List<Integer> cards) implements Move {
    public Deal {
      cards = List.copyOf(cards);
    }
  }

  record Hat(boolean on) implements Move {}
}
