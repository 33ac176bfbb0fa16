package chapeau.games.huisclos;

import static chapeau.games.huisclos.State.MOST_CLUES;

import chapeau.games.huisclos.Move.Accuse;
import chapeau.games.huisclos.Move.Exchange;
import chapeau.games.huisclos.Move.Search;
import chapeau.games.huisclos.Move.Walk;
import chapeau.games.huisclos.State.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Where a player may go to investigate, and what for. */
final class Going {
  private static final Search[] SEARCHES =
      Place.ALL.stream().map(Search::new).toArray(Search[]::new);
  private static final Walk[] WALKS = Place.ALL.stream().map(Walk::new).toArray(Walk[]::new);
  private static final Exchange[] EXCHANGES =
      IntStream.range(0, Variant.MAX_PLAYERS).mapToObj(Exchange::new).toArray(Exchange[]::new);

  private final State s;
  private final int seat;
  private final Player player;
  private final int destinations;
  private final int forced;

  Going(State s, int seat) {
    this.s = s;
    this.seat = seat;
    this.player = s.player(seat);
    this.destinations = destinations();
    this.forced = forced();
  }

  /** HUC-15: the other open places; HUC-24: or, if there is none, the player's own. */
  private int destinations() {
    int own = player.place().bit();
    int others = ((1 << Place.ALL.size()) - 1) & ~s.closed() & ~own;
    return others == 0 ? own : others;
  }

  /**
   * HUC-60: where an Innocent with several weapons must search; empty for all others. The rule can
   * betray that such a player is bound, by where they go; only their own list of moves shows it.
   */
  private int forced() {
    if (player.weapons() < 2 || !s.bound(seat)) {
      return 0;
    }
    int most = 1;
    int places = 0;
    int open = ~s.closed() & ~player.place().bit();
    for (Place place : Place.ALL) {
      int clues = Long.bitCount(s.lying(place));
      if (place.in(open) && clues >= most) {
        places = clues > most ? place.bit() : places | place.bit();
        most = clues;
      }
    }
    return places;
  }

  private @Nullable No go(Place place) {
    if (place.in(destinations)) {
      return null;
    }
    return place == player.place() ? No.MUST_MOVE : No.CLOSED;
  }

  @Nullable No search(Place place) {
    No barred = go(place);
    if (barred != null) {
      return barred;
    }
    if (s.lying(place) == 0) {
      return No.NOTHING_LIES_THERE;
    }
    return forced == 0 || place.in(forced) ? null : No.GO_WHERE_MOST_LIES;
  }

  private @Nullable No meet(int other) {
    if (!s.isSeat(other) || other == seat || !s.player(other).alive()) {
      return No.NO_SUCH_PERSON;
    }
    No barred = go(s.player(other).place());
    if (barred != null) {
      return barred;
    }
    return forced == 0 ? null : No.GO_WHERE_MOST_LIES;
  }

  @Nullable No exchange(int victim) {
    if (player.clues() < MOST_CLUES) {
      return No.THREE_TO_EXCHANGE;
    }
    No apart = meet(victim);
    if (apart != null) {
      return apart;
    }
    return s.player(victim).hand() != 0 ? null : No.NOTHING_TO_DRAW;
  }

  @Nullable No accuse(int accused, Clue clue) {
    No never = mayNotAccuse();
    if (never != null) {
      return never;
    }
    No apart = meet(accused);
    if (apart != null) {
      return apart;
    }
    if (!clue.in(player.hand()) || !clue.isOf(s.player(accused).guest())) {
      return No.NO_CLUE_OF_THEIRS;
    }
    return s.player(accused).shown() ? No.SHOWN_INNOCENT : null;
  }

  private @Nullable No mayNotAccuse() {
    if (s.confrontation()) {
      return No.NO_ACCUSING_NOW;
    }
    if (s.turn() < s.variant().accusationsFrom()) {
      return No.TOO_EARLY;
    }
    return player.cards() == 0 ? No.NO_CARD : null;
  }

  @Nullable No walk(Place place) {
    No barred = go(place);
    if (barred != null) {
      return barred;
    }
    return actions().isEmpty() ? null : No.SOMETHING_TO_DO;
  }

  /** HUC-24: whoever can do nothing anywhere just walks. */
  List<Move> moves() {
    List<Move> moves = actions();
    if (moves.isEmpty()) {
      for (Walk walk : WALKS) {
        if (walk.place().in(destinations)) {
          moves.add(walk);
        }
      }
    }
    return moves;
  }

  /** Searches, exchanges and accusations. */
  private List<Move> actions() {
    List<Move> moves = new ArrayList<>();
    for (Search search : SEARCHES) {
      if (search(search.place()) == null) {
        moves.add(search);
      }
    }
    boolean exchanges = player.clues() == MOST_CLUES;
    boolean accuses = mayNotAccuse() == null;
    if (exchanges || accuses) {
      for (int other = 0; other < s.size(); other++) {
        if (exchanges && exchange(other) == null) {
          moves.add(EXCHANGES[other]);
        }
        if (accuses) {
          accusations(other, moves);
        }
      }
    }
    return moves;
  }

  private void accusations(int other, List<Move> moves) {
    long theirs = player.hand() & Clue.allOf(s.player(other).guest());
    for (; theirs != 0; theirs &= theirs - 1) {
      Clue clue = Clue.of(Long.numberOfTrailingZeros(theirs));
      if (accuse(other, clue) == null) {
        moves.add(new Accuse(other, clue));
      }
    }
  }
}
