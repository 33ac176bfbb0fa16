package chapeau.games.hatouf;

import chapeau.engine.Ranking;
import chapeau.engine.Seat;
import java.util.Comparator;

/** HTF-50 and HTF-52: when a game stops, and who has won; partners share a place. */
final class Ends {
  /** HTF-52. */
  static final int LAST_DECK = 20;

  private Ends() {}

  /** Whether the game is over now that a seat has played its card. */
  static boolean isOver(State s, int seat) {
    return isAllHome(s, seat)
        || (s.acting() == Seat.NOBODY && s.deck() == LAST_DECK && s.deal() == State.DEALS);
  }

  static Ranking ranking(State s) {
    return Ranking.by(Mat.SEATS, byHome(s).thenComparing(byUnloaded(s)));
  }

  static Ending ending(State s) {
    if (s.step() != Step.OVER) {
      return Ending.NOT_YET;
    }
    if (isAllHome(s, 0) || isAllHome(s, 1)) {
      return Ending.ALL_HOME;
    }
    if (byHome(s).compare(0, 1) != 0) {
      return Ending.MOST_HOME;
    }
    return byUnloaded(s).compare(0, 1) != 0 ? Ending.MOST_UNLOADED : Ending.LEVEL;
  }

  private static boolean isAllHome(State s, int seat) {
    return s.fleet().allHome(seat) && s.fleet().allHome(Mat.partner(seat));
  }

  private static Comparator<Integer> byHome(State s) {
    return Comparator.comparingInt(
        seat -> -s.fleet().home(seat) - s.fleet().home(Mat.partner(seat)));
  }

  private static Comparator<Integer> byUnloaded(State s) {
    return Comparator.comparingInt(
        seat -> -s.fleet().unloaded(seat) - s.fleet().unloaded(Mat.partner(seat)));
  }
}
