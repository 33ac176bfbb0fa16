package chapeau.bots.hatouf;

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
import chapeau.games.hatouf.Hatouf;
import chapeau.games.hatouf.Move;
import chapeau.games.hatouf.State;
import chapeau.games.hatouf.View;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The beginner at the table of Hatouf. */
class NoviceTest {
  private static final Hatouf HATOUF = new Hatouf();
  private static final Setup SHORT = new Setup(4, Map.of("short", "true"));
  private static final Playable<State, Move, View> PLAYABLE =
      new Playable<>(HATOUF, new HatoufBots().levels());

  @Test
  void aTeamOfTwoBeatsRandomPlayClearly() throws Match.Refused {
    Arena arena =
        Arena.run(PLAYABLE, SHORT, List.of("novice", "random"), 200, 1, Situation.AT_THE_TABLE);
    assertThat(arena.bots().getFirst().low95()).isGreaterThan(0.95);
  }

  @Test
  void aWholeGameOfNovicesEnds() throws Match.Refused {
    Arena arena =
        Arena.run(PLAYABLE, new Setup(4), List.of("novice"), 4, 2, Situation.AT_THE_TABLE);
    assertThat(arena.bots().getFirst().games()).isEqualTo(16);
  }

  /** The same view and the same dice give the same choice, whatever lies face down. */
  @Test
  void whatItCannotKnowDoesNotChangeItsMind() {
    Dice deals = new Dice(3);
    State state = played(HATOUF.start(SHORT));
    while (!(HATOUF.turn(state) instanceof Turn.Over)) {
      if (HATOUF.turn(state) instanceof Turn.Acting(int seats)) {
        int seat = Integer.numberOfTrailingZeros(seats);
        State other = HATOUF.imagine(HATOUF.view(state, seat), deals);
        long mind = deals.next();
        Move move = decide(state, seat, mind);
        assertThat(decide(other, seat, mind)).isEqualTo(move);
        state = played(HATOUF.play(state, seat, move));
      } else {
        state = played(HATOUF.play(state, Seat.CHANCE, HATOUF.draw(state, deals)));
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
