package chapeau.games.hatouf;

import java.util.ArrayList;
import java.util.List;

/**
 * HTF-10: a card is a number from 0 to 51, four of each rank in order (the four 1s first), or
 * {@link #HIDDEN}; suits are for the eye only. Sets of cards are bit sets of these numbers.
 */
public final class Card {
  public static final int DECK = 52;
  public static final int RANKS = 13;
  public static final int SUITS = 4;
  public static final int ONE = 1;
  public static final int FOUR = 4;
  public static final int FIVE = 5;
  public static final int SEVEN = 7;
  public static final int SAILOR = 11;
  public static final int CAPTAIN = 13;

  /** A card face down, or none. */
  public static final int HIDDEN = -1;

  static final long ALL = (1L << DECK) - 1;
  private static final long LAUNCHERS = ofRank(ONE) | ofRank(CAPTAIN);

  private Card() {}

  /** 1 to 10, 11 for M, 12 for Q, 13 for K. */
  public static int rank(int card) {
    return card / SUITS + 1;
  }

  static boolean in(long cards, int card) {
    return card >= 0 && card < DECK && (cards >> card & 1) == 1;
  }

  /** The four cards of a rank. */
  static long ofRank(int rank) {
    return 0b1111L << ((rank - 1) * SUITS);
  }

  /** HTF-20: the cards among these that put a boat to sea. */
  static long launchers(long cards) {
    return cards & LAUNCHERS;
  }

  static boolean launches(int rank) {
    return rank == ONE || rank == CAPTAIN;
  }

  /** HTF-21 and HTF-22: the cells a card sails, negative for backwards; none for M. */
  static int cells(int rank) {
    return switch (rank) {
      case FOUR -> -FOUR;
      case SAILOR -> 0;
      default -> rank;
    };
  }

  /** The numbers in a set, in order. */
  static List<Integer> ids(long cards) {
    List<Integer> ids = new ArrayList<>(Long.bitCount(cards));
    for (long left = cards; left != 0; left &= left - 1) {
      ids.add(Long.numberOfTrailingZeros(left));
    }
    return ids;
  }

  /** The set of these numbers; {@code 0} if one is no card or comes twice. */
  static long set(List<Integer> ids) {
    long cards = 0;
    for (int id : ids) {
      if (!in(ALL & ~cards, id)) {
        return 0;
      }
      cards |= 1L << id;
    }
    return cards;
  }

  /** One of a set, counted from the lowest. */
  static int nth(long cards, int n) {
    long left = cards;
    for (int i = 0; i < n; i++) {
      left &= left - 1;
    }
    return Long.numberOfTrailingZeros(left);
  }
}
