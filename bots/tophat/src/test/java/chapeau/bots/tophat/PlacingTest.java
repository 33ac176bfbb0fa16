package chapeau.bots.tophat;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.bots.Budget;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.tophat.Hidden.Spot;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Turn;
import chapeau.games.tophat.Cells;
import chapeau.games.tophat.Move;
import chapeau.games.tophat.Phase;
import chapeau.games.tophat.State;
import chapeau.games.tophat.TopHat;
import chapeau.games.tophat.View;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who places a stack reckons with the answer of whoever places next. */
class PlacingTest {
  private static final TopHat TOPHAT = new TopHat();

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void theNextMayAnswerOnEveryCellThatIsLeftAndStandsThere(int players) {
    Dice dice = new Dice(players);
    State state = done(TOPHAT.start(new Setup(players)));
    int answered = 0;
    for (; state.phase() != Phase.MOVE; state = next(state, dice)) {
      answered += state.phase() == Phase.PLACE ? answered(state, dice) : 0;
    }
    assertThat(answered).isGreaterThan(100);
  }

  /** How many answers there are to a placing, each seen to stand where it was given. */
  private static int answered(State state, Dice dice) {
    int players = state.players();
    int me = state.acting();
    int after = (me + 1) % players;
    View view = TOPHAT.view(state, me);
    Spot spot = spot(view, me, TOPHAT.moves(state, me).getFirst());
    List<OptionalInt> answers = new Hidden(view).answers(me, spot);
    int left = state.hands().get(after).stacks().size();
    assertThat(answers)
        .hasSize(left == 0 ? 1 : 30 - view.piles().size() - 1)
        .doesNotHaveDuplicates();
    for (OptionalInt answer : answers) {
      Hats table =
          new Hidden(view).filled(me, Weights.USUAL, Optional.of(spot), answer, dice).table();
      assertThat(Long.bitCount(table.taken())).isEqualTo(5 * players);
      assertThat(Cells.in(table.cells(0, me), spot.cell())).isTrue();
      if (answer.isPresent()) {
        assertThat(Cells.in(table.cells(0, after), answer.getAsInt())).isTrue();
      }
    }
    return left == 0 ? 0 : answers.size();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 40, 2_000})
  void everyPlacingIsRankedHoweverLittleTimeThereIs(int iterations) {
    Dice dice = new Dice(4);
    State state = done(TOPHAT.start(new Setup(2)));
    while (state.phase() != Phase.PLACE) {
      state = next(state, dice);
    }
    int me = state.acting();
    View view = TOPHAT.view(state, me);
    List<Move> moves = TOPHAT.moves(state, me);
    List<Candidate<Move>> ranked =
        new Placing(Weights.USUAL).rank(view, me, moves, Budget.of(iterations), dice);
    long different = moves.stream().map(move -> spot(view, me, move)).distinct().count();
    assertThat(ranked).hasSize((int) different).isSortedAccordingTo(Candidate.bestFirst());
  }

  private static Spot spot(View view, int seat, Move move) {
    return move instanceof Move.Place(int stack, int cell)
        ? new Spot(view.hands().get(seat).stacks().get(stack), cell)
        : new Spot(view.hands().get(seat).stacks().getFirst(), Cells.CENTRE);
  }

  private static State next(State state, Dice dice) {
    return switch (TOPHAT.turn(state)) {
      case Turn.Acting(int seats) -> {
        int seat = Integer.numberOfTrailingZeros(seats);
        Move move = TOPHAT.anyMove(state, seat, dice);
        yield done(TOPHAT.play(state, seat, move, Telling.SILENT));
      }
      case Turn.Chance _, Turn.Over _ ->
          done(TOPHAT.play(state, Seat.CHANCE, TOPHAT.draw(state, dice), Telling.SILENT));
    };
  }

  private static State done(Played<State> played) {
    return switch (played) {
      case Played.Done<State>(State state, var _) -> state;
      case Played.Refused<State>(var refusal) -> throw new AssertionError(refusal);
    };
  }
}
