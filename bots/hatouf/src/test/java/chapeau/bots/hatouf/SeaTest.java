package chapeau.bots.hatouf;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Turn;
import chapeau.games.hatouf.Card;
import chapeau.games.hatouf.Hatouf;
import chapeau.games.hatouf.Mat;
import chapeau.games.hatouf.Move;
import chapeau.games.hatouf.State;
import chapeau.games.hatouf.Step;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The search's own sea sails as the rules do. */
class SeaTest {
  private static final Hatouf HATOUF = new Hatouf();

  @ParameterizedTest
  @ValueSource(strings = {"true", "false"})
  void bothAllowTheSamePlaysAndComeToTheSame(String brief) {
    Dice dice = new Dice(7);
    for (int game = 0; game < 6; game++) {
      State state = done(HATOUF.start(new Setup(Mat.SEATS, Map.of("short", brief))));
      while (state.step() != Step.OVER) {
        if (state.step() == Step.PLAY) {
          compare(state, dice);
        }
        state = next(state, dice);
      }
    }
  }

  private static void compare(State state, Dice dice) {
    List<Move> moves = HATOUF.moves(state, state.acting());
    assertThat(listed(state)).isEqualTo(coded(moves));
    for (int i = 0; i < 3; i++) {
      Move move = dice.pick(moves);
      State after = done(HATOUF.play(state, state.acting(), move, Telling.SILENT));
      Sea sea = Sea.of(state);
      assertThat(Plays.play(sea, Plays.coded(move))).isTrue();
      assertSame(sea, after);
    }
  }

  private static void assertSame(Sea sea, State after) {
    Sea expected = Sea.of(after);
    for (int boat = 0; boat < Mat.BOATS; boat++) {
      assertThat(sea.place(boat)).isEqualTo(expected.place(boat));
      assertThat(sea.isLoaded(boat)).isEqualTo(expected.isLoaded(boat));
      assertThat(sea.isRotating(boat)).isEqualTo(expected.isRotating(boat));
    }
    for (int seat = 0; seat < Mat.SEATS; seat++) {
      assertThat(sea.hand(seat)).isEqualTo(expected.hand(seat));
      assertThat(sea.home(seat)).isEqualTo(after.fleet().home(seat));
    }
    if (after.step() == Step.PLAY) {
      assertThat(sea.acting()).isEqualTo(after.acting());
    }
  }

  /** What the sea lists and can be played, suits left out. */
  private static Set<Long> listed(State state) {
    long[] buffer = new long[Plays.MOST];
    int count = Plays.list(Sea.of(state), buffer);
    return Arrays.stream(buffer, 0, count)
        .filter(play -> Plays.play(Sea.of(state), play))
        .map(SeaTest::withoutSuit)
        .boxed()
        .collect(Collectors.toSet());
  }

  private static Set<Long> coded(List<Move> moves) {
    return moves.stream()
        .filter(move -> !(move instanceof Move.Share(int _, var parts)) || parts.size() == 2)
        .map(move -> withoutSuit(Plays.coded(move)))
        .collect(Collectors.toSet());
  }

  private static long withoutSuit(long play) {
    int card = Plays.card(play);
    return play - card + (Card.rank(card) - 1L) * Card.SUITS;
  }

  private static State next(State state, Dice dice) {
    int actor =
        HATOUF.turn(state) instanceof Turn.Acting(int seats)
            ? Integer.numberOfTrailingZeros(seats)
            : Seat.CHANCE;
    Move move =
        actor == Seat.CHANCE ? HATOUF.draw(state, dice) : HATOUF.anyMove(state, actor, dice);
    return done(HATOUF.play(state, actor, move, Telling.SILENT));
  }

  private static State done(Played<State> played) {
    return switch (played) {
      case Played.Done<State>(State state, var _) -> state;
      case Played.Refused<State>(var refusal) -> throw new AssertionError(refusal);
    };
  }
}
