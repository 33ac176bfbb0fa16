package chapeau.bots.tophat;

import chapeau.bots.Lesson;
import chapeau.engine.Setup;
import chapeau.games.tophat.Move;
import chapeau.games.tophat.Move.First;
import chapeau.games.tophat.Move.Jump;
import chapeau.games.tophat.Move.Pack;
import chapeau.games.tophat.Move.Place;
import chapeau.games.tophat.Stack;
import chapeau.games.tophat.View;
import java.util.List;

/**
 * The first game of somebody who learns Top Hat: two enemy stacks stand so that one stack of the
 * learner's can cross the whole board in a chain, the neutral hat included.
 */
final class FirstGame {
  private static final int LEARNER = Lesson.LEARNER;
  private static final int BOT = 1;

  // One straight line through the centre, and what stands on it.
  private static final int START = 6;
  private static final int NEAR = 13;
  private static final int BEFORE = 21;
  private static final int BEHIND = 39;
  private static final int FAR = 47;
  private static final int END = 54;

  static final Lesson<View, Move> LESSON =
      Lesson.<View, Move>on(new Setup(2))
          .seat(BOT, new Pack(packed(BOT, LEARNER)))
          .learner(new Pack(packed(LEARNER, BOT)))
          .chance(new First(LEARNER))
          .learner(new Place(0, START))
          .seat(BOT, new Place(0, NEAR))
          .learner(new Place(0, 45))
          .seat(BOT, new Place(0, FAR))
          .learner(new Place(0, 32))
          .seat(BOT, new Place(0, 24))
          .learner(new Place(0, 15))
          .seat(BOT, new Place(0, 51))
          .learner(new Place(0, 28))
          .seat(BOT, new Place(0, 9))
          .chance(new First(LEARNER))
          .learner(new Jump(START, List.of(BEFORE, BEHIND, END)))
          .lesson();

  private FirstGame() {}

  /** Under two of them lies another's hat, and another one under that. */
  private static List<Stack> packed(int own, int other) {
    return List.of(
        new Stack(own, other, other),
        new Stack(own, other, other),
        new Stack(own, other, own),
        new Stack(own, other, own),
        new Stack(own, own, own));
  }
}
