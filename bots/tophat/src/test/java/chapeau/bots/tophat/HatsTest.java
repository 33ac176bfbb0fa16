package chapeau.bots.tophat;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Turn;
import chapeau.games.tophat.Move;
import chapeau.games.tophat.Phase;
import chapeau.games.tophat.State;
import chapeau.games.tophat.TopHat;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The search's own table plays as the rules do. */
class HatsTest {
  private static final TopHat TOPHAT = new TopHat();

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void bothAllowTheSameMovesAndComeToTheSame(int players) {
    for (int seed = 0; seed < 150; seed++) {
      // Two games in three avoid chains and captures, so that rings close and games run out.
      playBoth(players, new Dice(seed), seed % 3 != 0);
    }
  }

  private static void playBoth(int players, Dice dice, boolean cautious) {
    State state = placed(players, dice);
    Hats hats = hats(state);
    while (state.phase() != Phase.OVER) {
      List<Move> moves = TOPHAT.moves(state, state.acting());
      assertThat(hats.isOver()).isFalse();
      assertThat(listed(hats)).isEqualTo(coded(moves));
      Move move =
          cautious
              ? moves.stream().min(Comparator.comparingInt(HatsTest::taken)).orElseThrow()
              : dice.pick(moves);
      move = cautious && dice.below(4) > 0 ? dice.pick(moves) : move;
      long before = hats.key();
      hats.make(Lookahead.coded(move));
      hats.undo();
      assertThat(hats.key()).isEqualTo(before);
      hats.make(Lookahead.coded(move));
      state = done(TOPHAT.play(state, state.acting(), move, Telling.SILENT));
      assertSame(hats, state);
    }
    assertThat(hats.isOver()).isTrue();
    assertWinner(hats, state);
  }

  private static void assertSame(Hats hats, State state) {
    for (int colour = 0; colour < Hats.COLOURS; colour++) {
      assertThat(hats.cells(0, colour)).isEqualTo(state.board().tops().of(colour));
      assertThat(hats.cells(1, colour)).isEqualTo(state.board().seconds().of(colour));
      assertThat(hats.cells(2, colour)).isEqualTo(state.board().thirds().of(colour));
    }
    assertThat(hats.forbidden()).isEqualTo(state.forbidden());
    assertThat(hats.quiet()).isEqualTo(state.quiet());
    if (state.phase() == Phase.MOVE) {
      assertThat(hats.acting()).isEqualTo(state.acting());
    }
  }

  private static void assertWinner(Hats hats, State state) {
    if (!(TOPHAT.turn(state) instanceof Turn.Over(var ranking))) {
      throw new AssertionError("not over");
    }
    for (int seat = 0; seat < state.players(); seat++) {
      boolean alone = ranking.winners().equals(List.of(seat));
      assertThat(Weights.USUAL.value(hats, seat) > 0).isEqualTo(alone);
    }
  }

  private static List<Long> listed(Hats hats) {
    long[] buffer = new long[4_096];
    int count = hats.moves(buffer, 0);
    return LongStream.of(Arrays.copyOf(buffer, count)).sorted().boxed().toList();
  }

  private static List<Long> coded(List<Move> moves) {
    return moves.stream().map(Lookahead::coded).sorted().toList();
  }

  private static int taken(Move move) {
    return move instanceof Move.Jump(int _, var landings) ? landings.size() : 0;
  }

  private static State placed(int players, Dice dice) {
    State state = done(TOPHAT.start(new Setup(players)));
    while (state.phase() != Phase.MOVE) {
      state =
          switch (TOPHAT.turn(state)) {
            case Turn.Acting(int seats) -> {
              int seat = Integer.numberOfTrailingZeros(seats);
              Move move = TOPHAT.anyMove(state, seat, dice);
              yield done(TOPHAT.play(state, seat, move, Telling.SILENT));
            }
            case Turn.Chance _, Turn.Over _ ->
                done(TOPHAT.play(state, Seat.CHANCE, TOPHAT.draw(state, dice), Telling.SILENT));
          };
    }
    return state;
  }

  private static Hats hats(State state) {
    return new Hats(TOPHAT.view(state, Seat.OPEN), List.of(), 0, Weights.USUAL);
  }

  private static State done(Played<State> played) {
    return switch (played) {
      case Played.Done<State>(State state, var _) -> state;
      case Played.Refused<State>(var refusal) -> throw new AssertionError(refusal);
    };
  }
}
