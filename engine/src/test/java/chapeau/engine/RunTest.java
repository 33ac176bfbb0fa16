package chapeau.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import chapeau.engine.HeadsOrTails.Call;
import chapeau.engine.HeadsOrTails.Called;
import chapeau.engine.HeadsOrTails.Fell;
import chapeau.engine.HeadsOrTails.Move;
import chapeau.engine.HeadsOrTails.Sat;
import chapeau.engine.HeadsOrTails.State;
import chapeau.engine.HeadsOrTails.Toss;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A game goes on in one way, from its set-up to its end. */
class RunTest {
  private static final HeadsOrTails COIN = new HeadsOrTails();
  private static final Setup TWO = new Setup(2);

  /** Seat 0 says heads, seat 1 tails. */
  private static Journal.Entry<Move> calls(State state, int seats) {
    int seat = Integer.numberOfTrailingZeros(seats);
    return new Journal.Entry<>(seat, new Call(seat == 0));
  }

  @Test
  void itGoesOnMoveByMoveUntilItIsOver() throws Run.Refused {
    Telling telling = Telling.aloud();
    Run<State, Move> run = Run.start(COIN, TWO, telling);
    assertThat(telling.told()).containsExactly(Told.all(new Sat(2)));
    assertThat(run.turn()).isEqualTo(Turn.of(0));
    assertThat(run.advance(new Dice(1), RunTest::calls, telling))
        .contains(new Journal.Entry<>(0, new Call(true)));
    assertThat(run.advance(new Dice(1), RunTest::calls, telling))
        .contains(new Journal.Entry<>(1, new Call(false)));
    assertThat(run.turn()).isEqualTo(Turn.chance());
    assertThat(run.draws()).isZero();
    Move toss = run.drawn(new Dice(1));
    assertThat(run.advance(new Dice(1), RunTest::calls, telling))
        .contains(new Journal.Entry<>(Seat.CHANCE, toss));
    assertThat(run.moves()).isEqualTo(3);
    assertThat(run.draws()).isEqualTo(1);
    assertThat(run.turn().isOver()).isTrue();
    assertThat(run.advance(new Dice(1), RunTest::calls, telling)).isEmpty();
    assertThat(run.moves()).isEqualTo(3);
    boolean heads = toss.equals(new Toss(true));
    assertThat(run.ranking().winners()).containsExactly(heads ? 0 : 1);
    assertThat(telling.told())
        .containsExactly(
            Told.all(new Sat(2)),
            Told.only(0, new Called(0)),
            Told.only(1, new Called(1)),
            Told.all(new Fell(heads)));
  }

  @Test
  void aRefusalSaysWhyAndChangesNothing() throws Run.Refused {
    assertThatThrownBy(() -> Run.start(COIN, new Setup(3)))
        .isInstanceOfSatisfying(
            Run.Refused.class, e -> assertThat(e.refusal()).isEqualTo(HeadsOrTails.TWO))
        .hasMessage("Two play.");
    Run<State, Move> run = Run.start(COIN, TWO);
    assertThatThrownBy(() -> run.play(1, new Call(true), Telling.SILENT))
        .isInstanceOfSatisfying(
            Run.Refused.class, e -> assertThat(e.refusal()).isEqualTo(HeadsOrTails.NOT_NOW));
    assertThat(run.moves()).isZero();
    assertThat(run.state()).isEqualTo(new State(List.of(), List.of()));
  }

  @Test
  void thereIsNoRankingBeforeTheEnd() throws Run.Refused {
    Run<State, Move> run = Run.start(COIN, TWO);
    assertThatThrownBy(run::ranking).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aForkGoesItsOwnWay() throws Run.Refused {
    Run<State, Move> run = Run.start(COIN, TWO);
    run.play(0, new Call(true), Telling.SILENT);
    Run<State, Move> fork = run.fork();
    fork.play(1, new Call(true), Telling.SILENT);
    fork.play(Seat.CHANCE, new Toss(true), Telling.SILENT);
    assertThat(run.moves()).isEqualTo(1);
    assertThat(run.draws()).isZero();
    assertThat(run.turn()).isEqualTo(Turn.of(1));
    assertThat(fork.moves()).isEqualTo(3);
    assertThat(fork.draws()).isEqualTo(1);
  }

  @Test
  void aJournalIsPlayedFromTheStart() throws Run.Refused {
    Journal<Move> journal =
        new Journal<>(
            TWO,
            List.of(
                new Journal.Entry<>(0, new Call(true)),
                new Journal.Entry<>(1, new Call(false)),
                new Journal.Entry<>(Seat.CHANCE, new Toss(false))));
    Run<State, Move> run = journal.replay(COIN);
    assertThat(run.moves()).isEqualTo(3);
    assertThat(run.ranking().places()).containsExactly(2, 1);
    Journal<Move> wrong = new Journal<>(TWO, journal.entries().subList(1, 3));
    assertThatThrownBy(() -> wrong.replay(COIN)).isInstanceOf(Run.Refused.class);
  }

  // What a game has without writing it

  @Test
  void whatIsToldIsAnsweredWithTheNewStateToo() {
    State start = new State(List.of(), List.of());
    assertThat(COIN.play(start, 0, new Call(true)))
        .isEqualTo(
            Played.done(new State(List.of(true), List.of()), List.of(Told.only(0, new Called(0)))));
    assertThat(COIN.play(start, 1, new Call(true))).isEqualTo(Played.refused(HeadsOrTails.NOT_NOW));
  }

  @Test
  void aGameThatAnswersItsEventsIsHeardAsWell() {
    Game<State, Move, String> answering = new Answering(COIN);
    Telling telling = Telling.aloud();
    State start = new State(List.of(), List.of());
    assertThat(answering.play(start, 0, new Call(true), telling)).isInstanceOf(Played.Done.class);
    assertThat(telling.told()).containsExactly(Told.only(0, new Called(0)));
  }

  @Test
  void unlessAGameSaysOtherwise() {
    State start = new State(List.of(), List.of());
    assertThat(COIN.listed(start, 0)).isEqualTo(COIN.moves(start, 0)).hasSize(2);
    assertThat(COIN.eyes(start, 1, 0b11)).isEqualTo(1);
    assertThat(COIN.flaw(start)).isEmpty();
    Dice dice = new Dice(4);
    assertThat(Stream.generate(() -> COIN.anyMove(start, 0, dice)).limit(50))
        .containsOnly(new Call(true), new Call(false))
        .contains(new Call(true), new Call(false));
  }
}
