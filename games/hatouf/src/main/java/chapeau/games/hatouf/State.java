package chapeau.games.hatouf;

import chapeau.engine.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A table of Hatouf at one moment. Sets of cards are bit sets, see {@link Card}.
 *
 * @param deck the number of the deck in play, from 1
 * @param deal the deal of this deck in play or about to be dealt, 1 to 3
 * @param dealer a seat, or {@link Seat#NOBODY} before it is drawn
 * @param acting the seat whose turn it is, or {@link Seat#NOBODY}
 * @param hands the cards each seat holds; a card laid aside for the partner is still held
 * @param discards the cards played since the deck was shuffled
 * @param gave the card each seat chose for its partner in this deal, or {@link Card#HIDDEN}
 * @param played the cards each seat has played in this deal, in order
 * @param lacks the ranks each seat is known by all not to hold, from what it did not play; bit
 *     {@code rank} is set
 */
public record State(
    Variant variant,
    Step step,
    int deck,
    int deal,
    int dealer,
    int acting,
    Fleet fleet,
    List<Long> hands,
    long discards,
    List<Integer> gave,
    List<List<Integer>> played,
    List<Integer> lacks) {

  static final int DEALS = 3;

  private static final List<Long> EMPTY_HANDS = Collections.nCopies(Mat.SEATS, 0L);
  private static final List<Integer> NOTHING_GIVEN = Collections.nCopies(Mat.SEATS, Card.HIDDEN);
  private static final List<List<Integer>> NOTHING_PLAYED =
      Collections.nCopies(Mat.SEATS, List.of());
  private static final List<Integer> NOTHING_KNOWN = Collections.nCopies(Mat.SEATS, 0);

  public State {
    hands = List.copyOf(hands);
    gave = List.copyOf(gave);
    played = List.copyOf(played);
    lacks = List.copyOf(lacks);
  }

  static State start(Variant variant) {
    return new State(
        variant,
        Step.BEGIN,
        1,
        1,
        Seat.NOBODY,
        Seat.NOBODY,
        Fleet.inPort(List.of()),
        EMPTY_HANDS,
        0,
        NOTHING_GIVEN,
        NOTHING_PLAYED,
        NOTHING_KNOWN);
  }

  State begun(int first, List<Cargo> cargoes) {
    return new State(
        variant,
        Step.DEAL,
        deck,
        deal,
        first,
        Seat.NOBODY,
        variant.flying() ? Fleet.flying(cargoes) : Fleet.inPort(cargoes),
        hands,
        discards,
        gave,
        played,
        lacks);
  }

  long hand(int seat) {
    return hands.get(seat);
  }

  int handSize(int seat) {
    return Long.bitCount(hand(seat));
  }

  /** The cards of this deck nobody has been dealt yet. */
  long undealt() {
    return Card.ALL & ~discards & ~(hand(0) | hand(1) | hand(2) | hand(3));
  }

  /** HTF-11 and HTF-17: how many cards a seat gets in the coming deal. */
  int due(int seat) {
    if (fleet.allHome(seat)) {
      return 0;
    }
    return deal == 1 ? 5 : 4;
  }

  /** HTF-13: whether a seat exchanges in this deal. */
  boolean exchanges(int seat) {
    return hand(seat) != 0 && hand(Mat.partner(seat)) != 0;
  }

  /** The seats that still have to choose a card for their partner. */
  int choosing() {
    int seats = 0;
    for (int seat = 0; seat < Mat.SEATS; seat++) {
      seats |= exchanges(seat) && gave.get(seat) == Card.HIDDEN ? 1 << seat : 0;
    }
    return seats;
  }

  State dealt(List<Long> cards) {
    State now =
        new State(
            variant,
            Step.EXCHANGE,
            deck,
            deal,
            dealer,
            Seat.NOBODY,
            fleet,
            cards,
            discards,
            gave,
            played,
            lacks);
    return now.choosing() == 0 ? now.playing(cards) : now;
  }

  State choosing(int seat, int card) {
    return new State(
        variant,
        step,
        deck,
        deal,
        dealer,
        acting,
        fleet,
        hands,
        discards,
        with(gave, seat, card),
        played,
        lacks);
  }

  /** The chosen cards change hands, and the player left of the dealer begins. */
  State exchanged() {
    List<Long> after = new ArrayList<>(Mat.SEATS);
    for (int seat = 0; seat < Mat.SEATS; seat++) {
      after.add((hand(seat) & ~bit(gave.get(seat))) | bit(gave.get(Mat.partner(seat))));
    }
    return playing(after);
  }

  private static long bit(int card) {
    return card == Card.HIDDEN ? 0 : 1L << card;
  }

  private State playing(List<Long> cards) {
    return new State(
        variant,
        Step.PLAY,
        deck,
        deal,
        dealer,
        next(cards, dealer),
        fleet,
        cards,
        discards,
        gave,
        played,
        lacks);
  }

  /** HTF-14: the next seat clockwise that holds cards, or {@link Seat#NOBODY}. */
  static int next(List<Long> hands, int seat) {
    for (int i = 1; i <= Mat.SEATS; i++) {
      int next = (seat + i) % Mat.SEATS;
      if (hands.get(next) != 0) {
        return next;
      }
    }
    return Seat.NOBODY;
  }

  /** The acting player's card played, and the turn passed on. */
  State after(int card, Fleet moved, int lacking) {
    List<Long> left = with(hands, acting, hand(acting) & ~(1L << card));
    return new State(
        variant,
        step,
        deck,
        deal,
        dealer,
        next(left, acting),
        moved,
        left,
        discards | (1L << card),
        gave,
        with(played, acting, plus(played.get(acting), card)),
        lacking == 0 ? lacks : with(lacks, acting, lacks.get(acting) | lacking));
  }

  /** HTF-11 and HTF-12: on to the next deal, with a new deck after the third. */
  State nextDeal() {
    boolean fresh = deal == DEALS;
    return new State(
        variant,
        Step.DEAL,
        fresh ? deck + 1 : deck,
        fresh ? 1 : deal + 1,
        fresh ? (dealer + 1) % Mat.SEATS : dealer,
        Seat.NOBODY,
        fleet,
        hands,
        fresh ? 0 : discards,
        NOTHING_GIVEN,
        NOTHING_PLAYED,
        NOTHING_KNOWN);
  }

  State over() {
    return new State(
        variant,
        Step.OVER,
        deck,
        deal,
        dealer,
        Seat.NOBODY,
        fleet,
        hands,
        discards,
        gave,
        played,
        lacks);
  }

  private static <T> List<T> with(List<T> list, int seat, T now) {
    return List.of(
        seat == 0 ? now : list.get(0),
        seat == 1 ? now : list.get(1),
        seat == 2 ? now : list.get(2),
        seat == 3 ? now : list.get(3));
  }

  private static List<Integer> plus(List<Integer> list, int last) {
    Integer[] longer = list.toArray(new Integer[list.size() + 1]);
    longer[list.size()] = last;
    return List.of(longer);
  }
}
