package chapeau.games.hunch;

import chapeau.engine.Event;
import chapeau.games.hunch.Move.Answer;
import java.util.List;

/**
 * What happens at a table of Hunch, as data: the page puts it into words. Clue cards are known by
 * their number among all of them, words by their place in the grid.
 */
public sealed interface Happening extends Event {

  record Began(int seat) implements Happening {}

  /** Told to one seat: the target cards it drew. */
  record GotTargets(int seat, List<List<String>> cards) implements Happening {
    public GotTargets {
      cards = List.copyOf(cards);
    }
  }

  record Chose(int seat) implements Happening {}

  record GridLaid() implements Happening {}

  /** A round begins; whether the discards were shuffled into the clue deck again. */
  record RoundBegan(int round, boolean reshuffled) implements Happening {}

  /** Told to one seat: the clue cards it drew. */
  record DrewClues(int seat, List<Integer> cards) implements Happening {
    public DrewClues {
      cards = List.copyOf(cards);
    }
  }

  record Redrew(int seat) implements Happening {}

  /** Told to one seat: the clue card it drew instead of one of its two. */
  record DrewInstead(int seat, int place, int card) implements Happening {}

  /** Told to one seat: what it wrote on one of its two cards. */
  record Wrote(int seat, int place, String clue) implements Happening {}

  /** Told to one seat: what it wiped off one of its two cards. */
  record TookBack(int seat, int place, String clue) implements Happening {}

  /** A seat has written both its clues. */
  record IsReady(int seat) implements Happening {}

  /** A seat that had written both its clues has taken one back. */
  record WritesAgain(int seat) implements Happening {}

  /** A seller shows both clues. */
  record Offered(int seat, List<Integer> cards, List<String> clues) implements Happening {
    public Offered {
      cards = List.copyOf(cards);
      clues = List.copyOf(clues);
    }
  }

  record Bade(int seat, int coins) implements Happening {}

  /** A pass; forced when the seat could not have bid more. */
  record Passed(int seat, boolean forced) implements Happening {}

  record Won(int seat, int seller, int coins) implements Happening {}

  record NobodyBid(int seller) implements Happening {}

  /** A clue of an author's two is laid in front of a secret. */
  record Took(int seat, int author, int place, int secret, int card, String clue, Answer answer)
      implements Happening {}

  record TookCoins(int seat) implements Happening {}

  record BoughtHunch(int seat) implements Happening {}

  record CalledTooEasy(int seat, int secret) implements Happening {}

  record TokenWent(int seat) implements Happening {}

  /** Told to one seat: the hunch it laid. */
  record Laid(int seat, int owner, int secret, int word) implements Happening {}

  /** A seat has laid all its hunch cards. */
  record HasGuessed(int seat) implements Happening {}

  /** A hunch is revealed, right or wrong. */
  record TurnedUp(int seat, int owner, int secret, int word, boolean right) implements Happening {}

  /** A secret is out: who guessed it, and the points its owner and each of them get. */
  record Found(int owner, int secret, int word, List<Integer> guessers, int owners, int each)
      implements Happening {
    public Found {
      guessers = List.copyOf(guessers);
    }
  }

  /** The reveal is over: the points each seat got in it. */
  record RoundScored(int round, List<Integer> won) implements Happening {
    public RoundScored {
      won = List.copyOf(won);
    }
  }

  /** The game is over: every seat's place. */
  record Ended(List<Integer> places) implements Happening {
    public Ended {
      places = List.copyOf(places);
    }
  }
}
