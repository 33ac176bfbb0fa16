package chapeau.games.hunch;

import chapeau.engine.Seat;
import chapeau.games.hunch.Move.Answer;
import java.util.ArrayList;
import java.util.List;

/**
 * A table of Hunch at one moment.
 *
 * @param round 0 before the first clue cards are drawn
 * @param first the seat with the first-player token, or {@link Seat#NOBODY} before it is drawn
 * @param grid the target cards laid out, none before they are
 * @param gone the set of places of the grid whose card has left it
 * @param deck the clue cards not in players' hands
 * @param reveals how each phase 3 so far ended
 */
public record State(
    Variant variant,
    Step step,
    int round,
    int first,
    List<Integer> grid,
    int gone,
    List<Player> players,
    Sale sale,
    ClueDeck deck,
    List<Reveal> reveals) {

  static final int NONE = -1;
  static final int GRID = 12;
  static final int WORDS = 3;
  static final int ROUNDS = 3;

  /** What is done next. */
  public enum Step {
    FIRST,
    DEAL,
    CHOOSE,
    LAY,
    DRAW,
    WRITE,
    REDRAW,
    BID,
    TAKE,
    BONUS,
    GUESS,
    OVER
  }

  /**
   * A secret and what lies in front of it.
   *
   * @param word its place in the grid
   * @param wrong the hunches that missed it
   */
  public record Secret(int word, boolean guessed, List<Clue> clues, List<Hunch> wrong) {
    public Secret {
      clues = List.copyOf(clues);
      wrong = List.copyOf(wrong);
    }

    Secret receiving(Clue clue) {
      return new Secret(word, guessed, plus(clues, clue), wrong);
    }
  }

  /** A clue card in its author's hands; {@link #EMPTY} while chance replaces it. */
  public record Card(int card, String text, boolean taken) {
    static final Card EMPTY = new Card(NONE, "", false);

    static Card blank(int card) {
      return new Card(card, "", false);
    }

    boolean isWritten() {
      return !text.isEmpty();
    }
  }

  /** A clue laid in front of a secret. */
  public record Clue(int round, int author, int card, String text, Answer answer) {}

  /** A guess of a seat, lying in front of a secret. */
  public record Hunch(int round, int seat, int owner, int secret, int word) {}

  /**
   * Phase 2 as it stands.
   *
   * @param seller who sells, or {@link Seat#NOBODY} during the bonus actions
   * @param bidders the set of seats that have not passed
   * @param bid the highest so far, 0 when there is none
   * @param bidder whose it is, or {@link Seat#NOBODY}
   * @param asked the seat to bid, take or choose a bonus
   */
  public record Sale(int seller, int bidders, int bid, int bidder, int asked) {
    static final Sale NO_SALE = new Sale(Seat.NOBODY, 0, 0, Seat.NOBODY, Seat.NOBODY);

    static Sale bonus(int seat) {
      return new Sale(Seat.NOBODY, 0, 0, Seat.NOBODY, seat);
    }
  }

  /** The clue cards face down to draw from, and those everybody saw discarded; sets of cards. */
  public record ClueDeck(long pile, long discards) {
    static final ClueDeck FULL = new ClueDeck((1L << Category.CARDS) - 1, 0);

    ClueDeck without(int card) {
      return new ClueDeck(pile & ~(1L << card), discards);
    }

    ClueDeck discarding(long cards) {
      return new ClueDeck(pile, discards | cards);
    }
  }

  /** The end of a phase 3: the secrets guessed in it. */
  public record Reveal(int round, List<Found> found) {
    public Reveal {
      found = List.copyOf(found);
    }
  }

  /**
   * A guessed secret; it has left the game with all that lay in front of it (HUN-33).
   *
   * @param word its place in the grid
   * @param tooEasy whether two coins lay on it
   */
  public record Found(
      int owner,
      int secret,
      int word,
      List<Integer> guessers,
      boolean tooEasy,
      List<Clue> clues,
      List<Hunch> wrong) {
    public Found {
      guessers = List.copyOf(guessers);
      clues = List.copyOf(clues);
      wrong = List.copyOf(wrong);
    }
  }

  public State {
    grid = List.copyOf(grid);
    players = List.copyOf(players);
    reveals = List.copyOf(reveals);
  }

  int seats() {
    return variant.players();
  }

  Player player(int seat) {
    return players.get(seat);
  }

  boolean isSeat(int seat) {
    return seat >= 0 && seat < seats();
  }

  int leftOf(int seat) {
    return (seat + 1) % seats();
  }

  /** How many sell before this seat in the round. */
  int order(int seat) {
    return (seat - first + seats()) % seats();
  }

  boolean inGrid(int word) {
    return word >= 0 && word < GRID * WORDS && (gone >> (word / WORDS) & 1) == 0;
  }

  /** The word at a place of the grid. */
  String word(int place) {
    return variant.deck().get(grid.get(place / WORDS)).get(place % WORDS);
  }

  /** HUN-16: whether a seat's clues of this round have been revealed. */
  boolean hasShown(int seat) {
    return switch (step) {
      case BID, TAKE -> order(seat) <= order(sale.seller());
      case BONUS, OVER -> true;
      case FIRST, DEAL, CHOOSE, LAY, DRAW, WRITE, REDRAW, GUESS -> false;
    };
  }

  /** HUN-31: the different hunches a seat could lay: each word left for each secret left. */
  private int possibleHunches(int seat) {
    int unguessed = 0;
    for (int other = 0; other < seats(); other++) {
      unguessed += other == seat ? 0 : player(other).unguessed();
    }
    return unguessed * WORDS * (GRID - Integer.bitCount(gone));
  }

  /** HUN-30, HUN-31 and HUN-50: the hunch cards a seat still has to lay this round. */
  int hunchesLeft(int seat) {
    if (step != Step.GUESS) {
      return 0;
    }
    Hand hand = player(seat).hand();
    int cards = round + (hand.extraHunch() ? 1 : 0);
    return Math.min(cards, possibleHunches(seat)) - hand.hunches().size();
  }

  /** Those who still have to act in a phase all play at the same time. */
  int waiting() {
    int seats = 0;
    for (int seat = 0; seat < seats(); seat++) {
      boolean waits =
          switch (step) {
            case CHOOSE -> player(seat).chosen().isEmpty();
            case WRITE, REDRAW -> !player(seat).hand().isWritten();
            case GUESS -> hunchesLeft(seat) > 0;
            case FIRST, DEAL, LAY, DRAW, BID, TAKE, BONUS, OVER -> false;
          };
      seats |= waits ? 1 << seat : 0;
    }
    return seats;
  }

  boolean allGuessed() {
    for (int seat = 0; seat < seats(); seat++) {
      if (player(seat).hasUnguessed()) {
        return false;
      }
    }
    return true;
  }

  /** The seats that may bid: not the seller, with something to buy for (HUN-23). */
  int buyers(int seller) {
    int seats = 0;
    for (int seat = 0; seat < seats(); seat++) {
      seats |= seat != seller && player(seat).hasUnguessed() ? 1 << seat : 0;
    }
    return seats;
  }

  State at(Step next) {
    return new State(variant, next, round, first, grid, gone, players, sale, deck, reveals);
  }

  State withFirst(int seat, Step next) {
    return new State(variant, next, round, seat, grid, gone, players, sale, deck, reveals);
  }

  State with(List<Player> now, Step next) {
    return new State(variant, next, round, first, grid, gone, now, sale, deck, reveals);
  }

  State with(int seat, Player now) {
    return with(with(players, seat, now), step);
  }

  State with(Sale now, Step next) {
    return new State(variant, next, round, first, grid, gone, players, now, deck, reveals);
  }

  State with(ClueDeck now) {
    return new State(variant, step, round, first, grid, gone, players, sale, now, reveals);
  }

  State laid(List<Integer> cards, List<Player> now) {
    return new State(variant, Step.DRAW, round, first, cards, gone, now, sale, deck, reveals);
  }

  State drawn(List<Player> now, ClueDeck left) {
    return new State(
        variant, Step.WRITE, round + 1, first, grid, gone, now, Sale.NO_SALE, left, reveals);
  }

  State revealed(int left, List<Player> now, Reveal reveal) {
    return new State(
        variant,
        Step.DRAW,
        round,
        first,
        grid,
        left,
        now,
        Sale.NO_SALE,
        deck,
        plus(reveals, reveal));
  }

  static <T> List<T> with(List<T> list, int place, T now) {
    List<T> changed = new ArrayList<>(list);
    changed.set(place, now);
    return changed;
  }

  static <T> List<T> plus(List<T> list, T last) {
    List<T> longer = new ArrayList<>(list.size() + 1);
    longer.addAll(list);
    longer.add(last);
    return longer;
  }
}
