package chapeau.games.hatouf;

import java.util.List;

/**
 * What can be done at a table of Hatouf. Cards are named by their number, see {@link Card}, boats
 * by owner and cargo as {@link Mat#boat} numbers them.
 */
public sealed interface Move {

  /** Chance draws the first dealer and the cargoes sailed (all of them but in the short game). */
  record Begin(int dealer, List<Cargo> cargoes) implements Move {
    public Begin {
      cargoes = List.copyOf(cargoes);
    }
  }

  /** Chance deals: the cards of each seat. */
  record Deal(List<List<Integer>> hands) implements Move {
    public Deal {
      hands = hands.stream().map(List::copyOf).toList();
    }
  }

  /** Lays a card aside for the partner. */
  record Exchange(int card) implements Move {}

  /** A card played at one's turn. */
  sealed interface Play extends Move {
    int card();
  }

  record Launch(int card, int boat) implements Play {}

  /**
   * Sails one boat by the whole of a card.
   *
   * @param quay whether the move ends in a quay: turning into it, or going deeper
   */
  record Sail(int card, int boat, boolean quay) implements Play {}

  /** Shares a 7 among several boats, in this order. */
  record Share(int card, List<Part> parts) implements Play {
    public Share {
      parts = List.copyOf(parts);
    }
  }

  /**
   * A boat's part of a shared 7.
   *
   * @param cells 1 to 6; a 4 is sailed backwards
   */
  record Part(int boat, int cells, boolean quay) {}

  /** Swaps one's own boat with another at sea. */
  record Swap(int card, int boat, int other) implements Play {}

  /** Throws a card away without effect. */
  record Throw(int card) implements Play {}
}
