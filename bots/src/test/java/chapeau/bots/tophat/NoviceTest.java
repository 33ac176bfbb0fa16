package chapeau.bots.tophat;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.bots.Arena;
import chapeau.bots.Match;
import chapeau.bots.Playable;
import chapeau.bots.Situation;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Turn;
import chapeau.games.tophat.Move;
import chapeau.games.tophat.State;
import chapeau.games.tophat.TopHat;
import chapeau.games.tophat.View;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The beginner at a table of Top Hat. */
class NoviceTest {
  private static final TopHat TOPHAT = new TopHat();
  private static final Playable<State, Move, View> PLAYABLE =
      new Playable<>(TOPHAT, new TopHatBots().levels());

  @Test
  void itBeatsRandomPlayClearly() throws Match.Refused {
    assertThat(againstRandom(List.of("novice", "random"), 300)).isGreaterThan(0.8);
    assertThat(againstRandom(List.of("novice", "random", "random"), 300)).isGreaterThan(0.7);
  }

  @Test
  void itOnlyEverMakesLegalMoves() throws Match.Refused {
    for (int players = 2; players <= 3; players++) {
      Arena arena =
          Arena.run(PLAYABLE, new Setup(players), List.of("novice"), 30, 2, Situation.AT_THE_TABLE);
      assertThat(arena.bots()).hasSize(1);
    }
  }

  /** The same view and the same dice give the same choice, whatever is under the top hats. */
  @Test
  void whatItCannotKnowDoesNotChangeItsMind() {
    Dice deals = new Dice(3);
    for (int game = 0; game < 10; game++) {
      State state = played(TOPHAT.start(new Setup(3)));
      while (!(TOPHAT.turn(state) instanceof Turn.Over)) {
        if (TOPHAT.turn(state) instanceof Turn.Acting(int seats)) {
          int seat = Integer.numberOfTrailingZeros(seats);
          State other = TOPHAT.imagine(TOPHAT.view(state, seat), deals);
          long mind = deals.next();
          Move move = decide(state, seat, mind);
          assertThat(decide(other, seat, mind)).isEqualTo(move);
          state = played(TOPHAT.play(state, seat, move));
        } else {
          state = played(TOPHAT.play(state, Seat.CHANCE, TOPHAT.draw(state, deals)));
        }
      }
    }
  }

  /** The lower end of the interval of the first bot's win rate. */
  private static double againstRandom(List<String> bots, int games) throws Match.Refused {
    return Arena.run(PLAYABLE, new Setup(bots.size()), bots, games, 1, Situation.AT_THE_TABLE)
        .bots()
        .getFirst()
        .low95();
  }

  private static Move decide(State state, int seat, long mind) {
    return PLAYABLE
        .decide(
            PLAYABLE.bot("novice").orElseThrow(),
            state,
            seat,
            Situation.AT_THE_TABLE,
            new Dice(mind))
        .move();
  }

  private static State played(Played<State> played) {
    return switch (played) {
      case Played.Done<State>(State state, var _) -> state;
      case Played.Refused<State>(var refusal) -> throw new AssertionError(refusal);
    };
  }
}
