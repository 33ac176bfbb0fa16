package chapeau.games.hunch;

import java.util.List;
import java.util.Objects;

/** A move of Hunch. Cards, secrets and seats are numbered from 0. */
public sealed interface Move {

  /** What whoever takes a yes/no question writes on it; on any other clue, nothing. */
  enum Answer {
    NONE,
    YES,
    NO
  }

  /** Chance gives the first-player token to a seat. */
  record First(int seat) implements Move {}

  /** Chance deals target cards of the deck: the first seat's, then the second's ... */
  record Deal(List<Integer> targets) implements Move {
    public Deal {
      targets = List.copyOf(targets);
    }
  }

  /** One word (0 to 2) of each of my target cards. */
  record Choose(List<Integer> words) implements Move {
    public Choose {
      words = List.copyOf(words);
    }
  }

  /** Chance lays out the grid: all target cards drawn and those added unseen, shuffled. */
  record Lay(List<Integer> targets) implements Move {
    public Lay {
      targets = List.copyOf(targets);
    }
  }

  /** Chance deals clue cards: two to the first seat, two to the second ... */
  record Draw(List<Integer> cards) implements Move {
    public Draw {
      cards = List.copyOf(cards);
    }
  }

  /** Discards one of my two clue cards for another. */
  record Redraw(int card) implements Move {}

  /** Chance replaces the clue card just discarded. */
  record Replace(int card) implements Move {}

  /** Writes a clue on one of my two cards. */
  record Write(int card, String text) implements Move {
    public Write {
      Objects.requireNonNull(text);
    }
  }

  /** Wipes a clue off one of my two cards, to write another (HUN-18). */
  record TakeBack(int card) implements Move {}

  record Bid(int coins) implements Move {}

  record Pass() implements Move {}

  /**
   * Takes one of an author's two clues, won or as a bonus, and lays it in front of a secret of
   * mine.
   *
   * @param secret which of my secrets, from the left
   */
  record Take(int author, int clue, int secret, Answer answer) implements Move {
    public Take {
      Objects.requireNonNull(answer);
    }
  }

  /** Bonus: two coins from the bank. */
  record TakeCoins() implements Move {}

  /** Advanced bonus: one more hunch card this round. */
  record BuyHunch() implements Move {}

  /** Advanced bonus: two coins on a secret of mine. */
  record TooEasy(int secret) implements Move {}

  /**
   * Lays a hunch card in front of an opponent's secret.
   *
   * @param word a place in the grid: three times the card's, and the word's on it
   */
  record Guess(int owner, int secret, int word) implements Move {}
}
