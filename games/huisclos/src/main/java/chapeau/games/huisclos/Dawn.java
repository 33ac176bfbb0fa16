package chapeau.games.huisclos;

import static chapeau.engine.Seat.NOBODY;

import chapeau.engine.Ranking;
import chapeau.engine.Seat;
import chapeau.games.huisclos.State.Ending;
import chapeau.games.huisclos.State.Step;
import chapeau.games.huisclos.State.Tiebreak;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

/** The end of the night: who won, and by what. */
final class Dawn {

  private Dawn() {}

  static void end(Draft d, Ending how, int won) {
    d.step = Step.OVER;
    d.acting = NOBODY;
    d.ending = how;
    d.winners = won;
    if (d.heard()) {
      d.tell(new Happening.Ended(how, State.seats(won), d.tiebreak));
    }
  }

  /** HUC-73, HUC-81: the living Innocents, or the one of them who wins. */
  static void turnsOut(Draft d) {
    int innocents = d.living() & ~(1 << d.murderer);
    if (d.variant().sharedWin() || Integer.bitCount(innocents) == 1) {
      end(d, Ending.TURNS_OUT, innocents);
      return;
    }
    long tellTale = Clue.allOf(d.player(d.murderer).guest());
    int left = most(innocents, seat -> Long.bitCount(d.player(seat).hand() & tellTale));
    d.tiebreak = Tiebreak.CLUES;
    if (Integer.bitCount(left) > 1) {
      left = most(left, seat -> d.player(seat).cards());
      d.tiebreak = Tiebreak.CARDS;
    }
    if (Integer.bitCount(left) > 1) {
      left = most(left, seat -> -Math.floorMod(seat - d.starter, d.size()));
      d.tiebreak = Tiebreak.NEAREST;
    }
    end(d, Ending.TURNS_OUT, left);
  }

  /** Those of a set of seats that have most. */
  private static int most(int seats, ToIntFunction<Integer> count) {
    List<Integer> all = State.seats(seats);
    int most = all.stream().mapToInt(count).max().orElseThrow();
    return all.stream()
        .filter(seat -> count.applyAsInt(seat) == most)
        .mapToInt(seat -> 1 << seat)
        .sum();
  }

  static Ranking ranking(int won, int players) {
    return Ranking.by(players, Comparator.comparing(seat -> !Seat.in(won, seat)));
  }
}
