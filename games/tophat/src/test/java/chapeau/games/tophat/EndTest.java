package chapeau.games.tophat;

import static chapeau.games.tophat.Table.after;
import static chapeau.games.tophat.Table.events;
import static chapeau.games.tophat.Table.jump;
import static chapeau.games.tophat.Table.moves;
import static chapeau.games.tophat.Table.refusal;
import static chapeau.games.tophat.Table.step;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import chapeau.engine.Ranking;
import chapeau.engine.Turn;
import chapeau.games.tophat.Happening.Closed;
import chapeau.games.tophat.Happening.Passed;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Passing, winning, and the quiet turns that end a game. */
class EndTest {
  private final TopHat game = new TopHat();

  @Test
  @Rule("TOP-40")
  void whoeverHasNoStackPasses() {
    State s = noYellowStack().turn(1).state();
    assertThat(events(s, step("H3", "G3"))).contains(new Passed(2, false));
  }

  @Test
  @Rule("TOP-40")
  void aHatThatComesToLightBringsAPlayerBack() {
    State s = Table.of(3).stack("D4", "rrr").stack("D5", "by").stack("H3", "bbb").state();
    State yellows = after(s, jump("D4", "D6"), step("H3", "G3"));
    assertThat(yellows.acting()).isEqualTo(2);
    assertThat(moves(yellows)).isNotEmpty();
  }

  /** Red in the corner can neither step nor jump: B2 is taken, and so is C3 behind it. */
  @Test
  @Rule("TOP-41")
  void whoeverHasStacksButNoMovePasses() {
    State s =
        Table.of(2)
            .stack("A1", "rrr")
            .stack("B2", "bbb")
            .stack("C3", "bbb")
            .stack("G4", "bbb")
            .stack("G5", "bbb")
            .stack("H5", "bbb")
            .turn(1)
            .state();
    assertThat(events(s, step("G4", "G3"))).contains(new Passed(0, true));
    assertThat(after(s, step("G4", "G3")).acting()).isEqualTo(1);
  }

  /** Red in the corner cannot step, for B2 is taken, but it can jump over it. */
  @Test
  @Rule("TOP-41")
  void whoeverCanOnlyJumpIsNotPassedOver() {
    State s =
        Table.of(2)
            .stack("A1", "rrr")
            .stack("B2", "bbb")
            .stack("G4", "bbb")
            .stack("G5", "bbb")
            .stack("H4", "bbb")
            .stack("H5", "bbb")
            .turn(1)
            .state();
    assertThat(events(s, step("G4", "G3"))).doesNotContain(new Passed(0, true));
    State reds = after(s, step("G4", "G3"));
    assertThat(reds.acting()).isZero();
    assertThat(moves(reds)).containsExactly(jump("A1", "C3"));
  }

  @Test
  @Rule("TOP-45")
  void aPassIsMadeByTheGameAndCountsAsATurn() {
    State s = after(noYellowStack().turn(1).state(), step("H3", "G3"));
    assertThat(game.turn(s)).isEqualTo(Turn.of(0));
    assertThat(s.quiet()).isEqualTo(2);
  }

  @Test
  @Rule("TOP-42")
  void whenAllStacksShowOneColourThatPlayerWinsWhateverIsHidden() {
    State s = Table.of(2).stack("D4", "rbb").stack("E3", "rbb").stack("D5", "brb").state();
    State over = after(s, jump("D4", "D6"));
    assertThat(ranking(over).places()).containsExactly(1, 2);
    assertThat(refusal(over, step("D6", "E6"))).isEqualTo("TOP-42");
    assertThat(game.view(over, 0).piles()).extracting(View.Pile::hats).contains(List.of(0, 1));
  }

  @Test
  @Rule("TOP-43")
  void thirtyQuietTurnsForbidTheSecondRing() {
    State s = tenStacks().quiet(29).state();
    assertThat(events(s, step("E3", "E4"))).contains(new Closed(1, 2, true));
    assertThat(after(s, step("E3", "E4")).forbidden()).isEqualTo(2);
    assertThat(after(tenStacks().quiet(28).state(), step("E3", "E4")).forbidden()).isEqualTo(1);
  }

  @Test
  @Rule("TOP-43")
  void fortyFiveQuietTurnsForbidTheThirdRing() {
    State s = tenStacks().quiet(44).forbidden(2).state();
    State after = after(s, moves(s).getFirst());
    assertThat(after.forbidden()).isEqualTo(3);
    assertThat(Long.bitCount(after.forbiddenCells())).isEqualTo(54);
  }

  @Test
  @Rule("TOP-43")
  void aRingStaysForbiddenAfterAnElimination() {
    State s =
        Table.of(2)
            .stack("D4", "rrr")
            .stack("D5", "bbb")
            .stack("H3", "bbb")
            .quiet(40)
            .forbidden(2)
            .state();
    State after = after(s, jump("D4", "D6"));
    assertThat(after.quiet()).isZero();
    assertThat(after.forbidden()).isEqualTo(2);
  }

  @Test
  @Rule("TOP-44")
  void afterSixtyQuietTurnsTheMostStacksWin() {
    State over = after(tenStacks().quiet(59).state(), step("E3", "E4"));
    assertThat(over.phase()).isEqualTo(Phase.OVER);
    assertThat(ranking(over).places()).containsExactly(2, 1);
  }

  @Test
  @Rule("TOP-44")
  void withAsManyStacksTheMostHatsWinHiddenOnesToo() {
    State s = Table.of(2).stack("E3", "rrr").stack("H3", "brb").quiet(59).state();
    assertThat(ranking(after(s, step("E3", "E4"))).places()).containsExactly(1, 2);
  }

  @Test
  @Rule("TOP-44")
  void withAsManyHatsTooTheWinIsShared() {
    State s = Table.of(2).stack("E3", "rrb").stack("H3", "bbr").quiet(59).state();
    assertThat(ranking(after(s, step("E3", "E4"))).places()).containsExactly(1, 1);
  }

  /**
   * Six red stacks around the centre and two blue ones in line outside them, three rings closed.
   */
  @Test
  @Rule("TOP-44")
  void whenNobodyCanMoveTheGameEnds() {
    State s =
        Table.of(2)
            .stack("D4", "rrr")
            .stack("D6", "rrr")
            .stack("E4", "rrr")
            .stack("E6", "rrr")
            .stack("F4", "rrr")
            .stack("F5", "rrr")
            .stack("E3", "bbb")
            .stack("E2", "bbb")
            .forbidden(3)
            .state();
    State over = after(s, step("D6", "D5"));
    assertThat(over.phase()).isEqualTo(Phase.OVER);
    assertThat(ranking(over).places()).containsExactly(1, 2);
  }

  @Test
  @Rule("TOP-44")
  void theQuietTurnsAreShownOnceTheyPassTwenty() {
    assertThat(game.view(tenStacks().quiet(20).state(), 0).quietShown()).isFalse();
    assertThat(game.view(tenStacks().quiet(21).state(), 0).quietShown()).isTrue();
  }

  @Test
  @Rule("TOP-44")
  void passesCanBringTheGameToItsEnd() {
    State s = noYellowStack().turn(1).quiet(58).state();
    assertThat(after(s, step("H3", "G3")).phase()).isEqualTo(Phase.OVER);
  }

  @Test
  @Rule("TOP-46")
  void theLosersAreRankedByTheHatsTheyHaveLeft() {
    State s = Table.of(3).stack("D4", "ryy").stack("E3", "rbr").stack("D5", "brb").state();
    assertThat(ranking(after(s, jump("D4", "D6"))).places()).containsExactly(1, 2, 2);
    State more = Table.of(3).stack("D4", "ryy").stack("E3", "rrr").stack("D5", "brb").state();
    assertThat(ranking(after(more, jump("D4", "D6"))).places()).containsExactly(1, 3, 2);
  }

  private Ranking ranking(State s) {
    return game.turn(s) instanceof Turn.Over(Ranking ranking)
        ? ranking
        : Ranking.by(0, (_, _) -> 0);
  }

  private static Table noYellowStack() {
    return Table.of(3).stack("E3", "ryy").stack("H3", "byy");
  }

  /** Four red stacks and six blue ones, far from each other. */
  private static Table tenStacks() {
    return Table.of(2)
        .stack("E3", "rrr")
        .stack("D2", "rrr")
        .stack("D3", "rrr")
        .stack("C2", "rrr")
        .stack("H3", "bbb")
        .stack("H4", "bbb")
        .stack("H5", "bbb")
        .stack("G6", "bbb")
        .stack("G5", "bbb")
        .stack("G4", "bbb");
  }
}
