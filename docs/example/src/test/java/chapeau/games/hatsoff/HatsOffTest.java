package chapeau.games.hatsoff;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Told;
import chapeau.engine.Turn;
import chapeau.games.hatsoff.State.Hat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rules of Hats Off, clause by clause. */
class HatsOffTest {
  private static final HatsOff GAME = new HatsOff();

  @Test
  @Rule("HAT-01")
  void everyoneSeesTheirOwnCardOnly() {
    assertThat(GAME.view(round(List.of(4, 9)), 0).cards()).containsExactly(4, 0);
  }

  @Test
  @Rule("HAT-02")
  void allDecideAtOnceAndOnce() {
    State one = play(round(List.of(4, 9)), 0, true);
    assertThat(GAME.turn(one)).isEqualTo(Turn.of(1));
    assertThat(GAME.play(one, 0, new Move.Hat(false))).isInstanceOf(Played.Refused.class);
  }

  @Test
  @Rule("HAT-03")
  void onlyHatsLeftOnShowTheirCards() {
    State one = play(round(List.of(4, 9)), 0, true);
    assertThat(done(GAME.play(one, 1, new Move.Hat(false))).events())
        .contains(Told.all(new Happening.Shown(List.of(4, 0), List.of(2, 0))));
  }

  @Test
  @Rule("HAT-04")
  void theHighestHatScoresTwoAndTheOtherLosesOne() {
    State s = new State(1, List.of(1, 1), List.of(4, 9), List.of(Hat.UNDECIDED, Hat.UNDECIDED));
    assertThat(play(play(s, 0, true), 1, true).points()).containsExactly(0, 3);
  }

  @Test
  @Rule("HAT-05")
  void ifAllHatsAreOffNobodyScores() {
    assertThat(play(play(round(List.of(4, 9)), 0, false), 1, false).points()).containsExactly(0, 0);
  }

  @Test
  @Rule("HAT-10")
  void fivePointsEndTheGame() {
    State s = new State(1, List.of(3, 0), List.of(9, 4), List.of(Hat.UNDECIDED, Hat.UNDECIDED));
    assertThat(GAME.turn(play(play(s, 0, true), 1, false)).isOver()).isTrue();
  }

  private static State round(List<Integer> cards) {
    return done(GAME.play(
            new State(0, List.of(0, 0), List.of(), List.of()), Seat.CHANCE, new Move.Deal(cards)))
        .state();
  }

  private static State play(State s, int seat, boolean on) {
    return done(GAME.play(s, seat, new Move.Hat(on))).state();
  }

  private static Played.Done<State> done(Played<State> played) {
    return switch (played) {
      case Played.Done<State> done -> done;
      case Played.Refused<State>(var refusal) -> throw new AssertionError(refusal);
    };
  }
}
