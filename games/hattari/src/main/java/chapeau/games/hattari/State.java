package chapeau.games.hattari;

import chapeau.engine.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * A table of Hattari at one moment.
 *
 * @param round 0 before the first deal
 * @param first the seat with the first-player token, or {@link Seat#NOBODY} before it is drawn
 * @param deal who hides behind which silhouette; {@link Move.Deal#NONE} between two rounds
 * @param looked the set of suspects the acting player has looked at
 * @param unseen the suspect under the "unknown profile" token, or {@link #NO_SUSPECT}
 * @param swap the suspect under the "swapped profile" token, {@link #KEPT} or {@link #UNDECIDED}
 * @param accusations the accused suspect of each player of this round, in turn order
 * @param markers each seat's, the one it has under a suspect in this round included
 * @param reveals how each round so far ended
 */
public record State(
    Variant variant,
    int round,
    int first,
    Move.Deal deal,
    int looked,
    int unseen,
    int swap,
    List<Integer> accusations,
    List<Markers> markers,
    List<Reveal> reveals,
    boolean over) {

  static final int SUSPECTS = 3;
  static final int NO_SUSPECT = -1;
  public static final int KEPT = -1;
  public static final int UNDECIDED = -2;

  /** What lies in front of a player. */
  public record Markers(int coloured, int black) {
    static final Markers ALL = new Markers(5, 0);

    public int total() {
      return coloured + black;
    }

    /** Without one coloured marker. */
    Markers lost() {
      return new Markers(coloured - 1, black);
    }

    Markers found() {
      return new Markers(coloured + 1, black);
    }

    Markers taking(int blackened) {
      return new Markers(coloured, black + blackened);
    }
  }

  /**
   * The end of a round.
   *
   * @param unseen the suspect the first player did not look at
   * @param swap the suspect swapped with the victim, or {@link #KEPT}
   * @param accusations the accused suspect of each player, in turn order
   * @param stoppers the seats that stopped the game, none while it goes on
   */
  public record Reveal(
      int first,
      List<Integer> suspects,
      int culprit,
      int unseen,
      int swap,
      List<Integer> accusations,
      List<Integer> stoppers) {
    public Reveal {
      suspects = List.copyOf(suspects);
      accusations = List.copyOf(accusations);
      stoppers = List.copyOf(stoppers);
    }
  }

  public State {
    accusations = List.copyOf(accusations);
    markers = List.copyOf(markers);
    reveals = List.copyOf(reveals);
  }

  int players() {
    return variant.players();
  }

  boolean dealt() {
    return !deal.suspects().isEmpty();
  }

  /** The seat whose turn it is. */
  int acting() {
    return seat(accusations.size());
  }

  /** The seat that so many play before in the round. */
  int seat(int order) {
    return around(first + order);
  }

  /** How many play before this seat in the round. */
  int order(int seat) {
    return around(seat - first + players());
  }

  /**
   * The seat one comes to, counting on past the last: less than twice round, where a division would
   * be slow.
   */
  private int around(int seat) {
    return seat < players() ? seat : seat - players();
  }

  boolean isFirst(int seat) {
    return seat == first;
  }

  boolean hasLookedTwice() {
    return Integer.bitCount(looked) == 2;
  }

  boolean hasLookedAt(int suspect) {
    return (looked >> suspect & 1) == 1;
  }

  /** The suspect the player just before accused, or {@link #NO_SUSPECT} for the first player. */
  int justAccused() {
    return accusations.isEmpty() ? NO_SUSPECT : accusations.getLast();
  }

  State withFirst(int seat) {
    return new State(
        variant, round, seat, deal, looked, unseen, swap, accusations, markers, reveals, over);
  }

  State dealt(Move.Deal cards) {
    return new State(
        variant,
        round + 1,
        first,
        cards,
        0,
        NO_SUSPECT,
        UNDECIDED,
        List.of(),
        markers,
        reveals,
        over);
  }

  State looking(int suspect) {
    int seen = looked | 1 << suspect;
    int third =
        accusations.isEmpty() && Integer.bitCount(seen) == 2
            ? Integer.numberOfTrailingZeros(~seen)
            : unseen;
    return new State(
        variant, round, first, deal, seen, third, swap, accusations, markers, reveals, over);
  }

  State swapping(int suspect) {
    Move.Deal swapped = suspect == KEPT ? deal : swapped(suspect);
    return new State(
        variant,
        round,
        first,
        swapped,
        looked,
        unseen,
        suspect,
        accusations,
        markers,
        reveals,
        over);
  }

  State accusing(int suspect) {
    return new State(
        variant,
        round,
        first,
        deal,
        0,
        unseen,
        swap,
        and(accusations, suspect),
        markers,
        reveals,
        over);
  }

  /** HTR-15: the owners of the markers under a suspect, from bottom to top. */
  List<Integer> pile(int suspect) {
    List<Integer> pile = new ArrayList<>();
    for (int i = 0; i < accusations.size(); i++) {
      if (accusations.get(i) == suspect) {
        pile.add(seat(i));
      }
    }
    return pile;
  }

  /** The round put away for the next one, or the last one left lying as it was revealed. */
  State revealed(int culprit, List<Markers> after, List<Integer> stoppers, boolean end) {
    List<Reveal> known =
        and(
            reveals,
            new Reveal(first, deal.suspects(), culprit, unseen, swap, accusations, stoppers));
    if (end) {
      return new State(
          variant, round, first, deal, 0, unseen, swap, accusations, after, known, true);
    }
    int next = around(first + 1);
    return new State(
        variant,
        round,
        next,
        Move.Deal.NONE,
        0,
        NO_SUSPECT,
        UNDECIDED,
        List.of(),
        after,
        known,
        false);
  }

  /** A list and one thing more. */
  static <T> List<T> and(List<T> list, T last) {
    return switch (list.size()) {
      case 0 -> List.of(last);
      case 1 -> List.of(list.get(0), last);
      case 2 -> List.of(list.get(0), list.get(1), last);
      case 3 -> List.of(list.get(0), list.get(1), list.get(2), last);
      default -> {
        List<T> longer = new ArrayList<>(list.size() + 1);
        longer.addAll(list);
        longer.add(last);
        yield List.copyOf(longer);
      }
    };
  }

  private Move.Deal swapped(int suspect) {
    int a = suspect == 0 ? deal.victim() : deal.suspects().get(0);
    int b = suspect == 1 ? deal.victim() : deal.suspects().get(1);
    int c = suspect == 2 ? deal.victim() : deal.suspects().get(2);
    return new Move.Deal(List.of(a, b, c), deal.suspects().get(suspect), deal.clues());
  }
}
