package chapeau.bots.tophat;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.bots.Assessment;
import chapeau.bots.Bot;
import chapeau.bots.Budget;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.Situation;
import chapeau.catalogue.Playable;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Setup;
import chapeau.engine.Turn;
import chapeau.games.tophat.Move;
import chapeau.games.tophat.Phase;
import chapeau.games.tophat.Stack;
import chapeau.games.tophat.State;
import chapeau.games.tophat.TopHat;
import chapeau.games.tophat.View;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Positions of Top Hat that can be seen to the end are judged by their end. */
class TutorTest {
  private static final TopHat TOPHAT = new TopHat();
  private static final Playable<State, Move, View> PLAYABLE = Playable.of(new TopHatBots());

  /** The last moves of games of the usual bot, each with what else could be played. */
  private record Last(State state, int seat, Move move) {}

  private static Last lastOf(int seed) {
    Bot<View, Move> bot = PLAYABLE.bot("player").orElseThrow();
    Dice dice = new Dice(seed);
    State state = done(TOPHAT.start(new Setup(2)));
    Last last = new Last(state, -1, new Move.First(0));
    while (!TOPHAT.turn(state).isOver()) {
      int seat = -1;
      Move move;
      if (TOPHAT.turn(state) instanceof Turn.Acting(int seats)) {
        seat = Integer.numberOfTrailingZeros(seats);
        move = PLAYABLE.decide(bot, state, seat, List.of(), List.of(), Budget.of(100), dice).move();
      } else {
        move = TOPHAT.draw(state, dice);
      }
      last = new Last(state, seat, move);
      state = done(TOPHAT.play(state, seat, move));
    }
    return last;
  }

  private static State done(Played<State> played) {
    return switch (played) {
      case Played.Done<State>(State state, var _) -> state;
      case Played.Refused<State>(var refusal) -> throw new AssertionError(refusal);
    };
  }

  private static Assessment<Move> assess(Last last, Move chosen) {
    var knows = PLAYABLE.knowledge(last.state, last.seat, List.of(), List.of());
    List<Move> moves = TOPHAT.moves(last.state, last.seat);
    return new Tutor()
        .assess(new Situation<>(knows, moves, Budget.of(400)), Optional.of(chosen), new Dice(1))
        .orElseThrow();
  }

  @Test
  void theMoveThatWinsIsTheBestAndNoMistake() {
    int seen = 0;
    for (int seed = 1; seed <= 12; seed++) {
      Last last = lastOf(seed);
      State end = done(TOPHAT.play(last.state, last.seat, last.move));
      List<Move> moves = TOPHAT.moves(last.state, last.seat);
      boolean wins =
          last.state.phase() == Phase.MOVE
              && TOPHAT.view(end, last.seat).piles().stream()
                  .allMatch(pile -> pile.hats().getFirst() == last.seat);
      if (wins && moves.size() > 1) {
        seen++;
        Assessment<Move> judged = assess(last, last.move);
        assertThat(judged.loss(last.move)).isZero();
        assertThat(judged.of(last.move).orElseThrow().value()).isGreaterThan(0.99);
      }
    }
    assertThat(seen).as("games won by a last jump that was chosen among several").isPositive();
  }

  @Test
  void theMoveMadeIsWeighedAsDeepAsTheBest() {
    Last last = lastOf(1);
    for (Move move : TOPHAT.moves(last.state, last.seat)) {
      Optional<Assessment<Move>> judged =
          TOPHAT.moves(last.state, last.seat).size() > 1
              ? Optional.of(assess(last, move))
              : Optional.empty();
      judged.ifPresent(one -> assertThat(one.of(move)).isPresent());
    }
  }

  @Test
  void ofTwoStacksAlikeItIsAllTheSameWhichIsPlaced() {
    State state = done(TOPHAT.start(new Setup(2)));
    for (int seat = 0; seat < 2; seat++) {
      state = done(TOPHAT.play(state, seat, TOPHAT.moves(state, seat).getFirst()));
    }
    while (TOPHAT.turn(state) instanceof Turn.Chance) {
      state = done(TOPHAT.play(state, -1, TOPHAT.draw(state, new Dice(1))));
    }
    int seat = state.acting();
    List<Stack> hand = state.hands().get(seat).stacks();
    int twin = hand.lastIndexOf(hand.getFirst());
    assertThat(twin).as("two stacks alike").isPositive();
    Move made =
        TOPHAT.moves(state, seat).stream()
            .filter(move -> move instanceof Move.Place(int stack, int _) && stack == twin)
            .findFirst()
            .orElseThrow();
    List<Candidate<Move>> ranked = assess(new Last(state, seat, made), made).ranked();
    assertThat(ranked).extracting(Candidate::move).contains(made);
    assertThat(ranked)
        .extracting(one ->
            one.move() instanceof Move.Place(int stack, int cell)
                ? hand.get(stack) + "@" + cell
                : "")
        .doesNotHaveDuplicates();
  }

  @Test
  void buildingIsAMixAndNotJudged() {
    State state = done(TOPHAT.start(new Setup(2)));
    var knows = PLAYABLE.knowledge(state, 0, List.of(), List.of());
    List<Move> moves = TOPHAT.moves(state, 0);
    assertThat(
            new Tutor()
                .assess(
                    new Situation<>(knows, moves, Budget.of(40)),
                    Optional.of(moves.getFirst()),
                    new Dice(1)))
        .isEmpty();
  }
}
