package chapeau.bots.hattari;

import chapeau.bots.Lesson;
import chapeau.engine.Setup;
import chapeau.games.hattari.Move;
import chapeau.games.hattari.Move.Accuse;
import chapeau.games.hattari.Move.Deal;
import chapeau.games.hattari.Move.Keep;
import chapeau.games.hattari.Move.Look;
import chapeau.games.hattari.View;
import java.util.List;
import java.util.Map;

/**
 * The first game of somebody who learns Hattari, three rounds long: a bluff that the clues see
 * through, the 5 that turns everything over, and a bluff of one's own.
 */
final class FirstGame {
  private static final int LEARNER = Lesson.LEARNER;
  private static final int NEXT = 1;
  private static final int LAST = 2;

  private static final int LEFT = 0;
  private static final int MIDDLE = 1;
  private static final int RIGHT = 2;

  private static final int BLANK = 0;

  static final Lesson<View, Move> LESSON =
      Lesson.<View, Move>on(new Setup(3, Map.of("first", "1")))
          // The first player bluffs, the second believes it; the learner holds the 8 and does not.
          .chance(new Deal(List.of(4, 7, 3), 6, List.of(5, 8, BLANK)))
          .seat(NEXT, new Look(LEFT), new Look(MIDDLE), new Keep(), new Accuse(LEFT))
          .seat(LAST, new Look(MIDDLE), new Look(RIGHT), new Accuse(LEFT))
          .learner(new Look(MIDDLE), new Look(RIGHT), new Accuse(MIDDLE))
          // The 5 is there, and nothing lower can be.
          .chance(new Deal(List.of(5, 7, BLANK), 6, List.of(4, 3, 8)))
          .seat(LAST, new Look(MIDDLE), new Look(RIGHT), new Keep(), new Accuse(MIDDLE))
          .learner(new Look(LEFT), new Look(RIGHT), new Accuse(LEFT))
          .seatIf(NEXT, v -> accused(v, LEARNER, LEFT), new Look(MIDDLE))
          .seatIf(NEXT, v -> accused(v, LEARNER, LEFT), new Look(RIGHT))
          .seatIf(NEXT, v -> accused(v, LEARNER, LEFT), new Accuse(MIDDLE))
          // Nobody may look at the one the learner accuses: a lie that is hard to check.
          .chance(new Deal(List.of(3, 6, 7), 4, List.of(8, 5, BLANK)))
          .learner(new Look(LEFT), new Look(MIDDLE), new Keep(), new Accuse(LEFT))
          .seatIf(NEXT, v -> accused(v, LEARNER, LEFT), new Look(MIDDLE))
          .seatIf(NEXT, v -> accused(v, LEARNER, LEFT), new Look(RIGHT))
          .seatIf(NEXT, v -> accused(v, LEARNER, LEFT), new Accuse(LEFT))
          .seatIf(LAST, v -> accused(v, LEARNER, LEFT), new Look(MIDDLE))
          .seatIf(LAST, v -> accused(v, LEARNER, LEFT), new Look(RIGHT))
          .seatIf(LAST, v -> accused(v, LEARNER, LEFT), new Accuse(LEFT))
          .lesson();

  private FirstGame() {}

  private static boolean accused(View view, int seat, int suspect) {
    return view.suspects().get(suspect).pile().contains(seat);
  }
}
