package chapeau.bots.hattari;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.bots.Arena;
import chapeau.bots.Match;
import chapeau.bots.Playable;
import chapeau.bots.Situation;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Setup;
import chapeau.engine.Turn;
import chapeau.games.hattari.Hattari;
import chapeau.games.hattari.Move;
import chapeau.games.hattari.State;
import chapeau.games.hattari.View;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The beginner at the table of Hattari. */
class NoviceTest {
  private static final Hattari HATTARI = new Hattari();
  private static final Playable<State, Move, View> PLAYABLE =
      new Playable<>(HATTARI, new HattariBots().levels());

  @Test
  void itBeatsRandomPlayClearly() throws Match.Refused {
    Arena arena =
        Arena.run(
            PLAYABLE,
            new Setup(3),
            List.of("novice", "random", "random"),
            600,
            1,
            Situation.AT_THE_TABLE);
    assertThat(arena.bots().getFirst().low95()).isGreaterThan(0.40);
  }

  @Test
  void itOnlyEverMakesLegalMoves() throws Match.Refused {
    for (int players = 2; players <= 4; players++) {
      Arena arena =
          Arena.run(
              PLAYABLE, new Setup(players), List.of("novice"), 100, 2, Situation.AT_THE_TABLE);
      assertThat(arena.bots()).hasSize(1);
    }
  }

  /** The same view and the same dice give the same choice, whatever lies face down. */
  @Test
  void whatItCannotKnowDoesNotChangeItsMind() {
    Dice deals = new Dice(3);
    for (int game = 0; game < 50; game++) {
      State state = played(HATTARI.start(new Setup(4)));
      while (!(HATTARI.turn(state) instanceof Turn.Over)) {
        if (HATTARI.turn(state) instanceof Turn.Acting(int seats)) {
          int seat = Integer.numberOfTrailingZeros(seats);
          State other = HATTARI.imagine(HATTARI.view(state, seat), deals);
          long mind = deals.next();
          Move move = decide(state, seat, mind);
          assertThat(decide(other, seat, mind)).isEqualTo(move);
          state = played(HATTARI.play(state, seat, move));
        } else {
          state = played(HATTARI.play(state, -1, HATTARI.draw(state, deals)));
        }
      }
    }
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
