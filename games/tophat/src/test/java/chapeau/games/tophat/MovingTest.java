package chapeau.games.tophat;

import static chapeau.games.tophat.Table.after;
import static chapeau.games.tophat.Table.cell;
import static chapeau.games.tophat.Table.events;
import static chapeau.games.tophat.Table.jump;
import static chapeau.games.tophat.Table.moves;
import static chapeau.games.tophat.Table.refusal;
import static chapeau.games.tophat.Table.step;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import chapeau.games.tophat.Happening.Captured;
import chapeau.games.tophat.Happening.Hopped;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Steps, jumps and chains. */
class MovingTest {

  /**
   * Red on F2 can go F2-D3 over blue, D3-D5 over blue, D5-F4 over the neutral hat and F4-D3 over
   * its own stack.
   */
  private static final State TRIANGLE =
      Table.of(2)
          .stack("F2", "rrr")
          .stack("E3", "brb")
          .stack("D4", "b")
          .stack("E4", "rbb")
          .stack("H3", "bbb")
          .stack("G6", "bbb")
          .state();

  @Test
  @Rule("TOP-10")
  void youMoveStacksThatShowYourColour() {
    State s = Table.of(2).stack("E3", "rrr").stack("E7", "brr").state();
    assertThat(refusal(s, step("E7", "E6"))).isEqualTo("TOP-10");
    assertThat(refusal(s, jump("E7", "G6"))).isEqualTo("TOP-10");
    assertThat(refusal(s, step("E6", "E5"))).isEqualTo("TOP-10");
  }

  @Test
  @Rule("TOP-11")
  void aStepGoesToAFreeNeighbouringCell() {
    State s = Table.of(2).stack("E3", "rrr").stack("D3", "r").stack("H3", "bbb").state();
    assertThat(refusal(s, step("E3", "F3"))).isEmpty();
    assertThat(refusal(s, step("E3", "D3"))).isEqualTo("TOP-11");
    assertThat(refusal(s, step("E3", "E7"))).isEqualTo("TOP-11");
    assertThat(after(s, step("E3", "F3")).board().hats(cell("F3"))).containsExactly(0, 0, 0);
  }

  @Test
  @Rule("TOP-11")
  void outOfAForbiddenRingAStackStepsInwardsEvenOntoAnother() {
    State s = Table.of(2).stack("E1", "rrr").stack("H4", "bbb").forbidden(2).state();
    assertThat(moves(s)).containsExactly(step("E1", "E2"));
    assertThat(refusal(s, step("E1", "D1"))).isEqualTo("TOP-11");
  }

  @Test
  @Rule("TOP-12")
  void aJumpGoesStraightOverAnEnemyOntoTheFreeCellBehind() {
    State s = Table.of(2).stack("D4", "rrr").stack("D5", "bbb").stack("H3", "bbb").state();
    assertThat(moves(s)).containsExactly(jump("D4", "D6"));
    assertThat(refusal(s, jump("D4", "E6"))).isEqualTo("TOP-12");
    assertThat(refusal(s, jump("D4", "D2"))).isEqualTo("TOP-12");
    assertThat(refusal(s, jump("D4"))).isEqualTo("TOP-12");
  }

  @Test
  @Rule("TOP-12")
  void theCellBehindMustBeFree() {
    State s = Table.of(2).stack("D4", "rrr").stack("D5", "bbb").stack("D6", "bbb").state();
    assertThat(refusal(s, jump("D4", "D6"))).isEqualTo("TOP-12");
  }

  @Test
  @Rule("TOP-13")
  void whoeverCanJumpAnEnemyMust() {
    State s =
        Table.of(2)
            .stack("D4", "rrr")
            .stack("G4", "rrr")
            .stack("D5", "bbb")
            .stack("G5", "bbb")
            .state();
    assertThat(refusal(s, step("D4", "D3"))).isEqualTo("TOP-13");
    assertThat(moves(s)).contains(jump("D4", "D6"), jump("G4", "G6"));
  }

  @Test
  @Rule("TOP-14")
  void aChainGoesOnOverEnemiesOwnStacksAndTheNeutralHat() {
    assertThat(events(TRIANGLE, jump("F2", "D3", "D5", "F4", "D3")))
        .startsWith(
            new Captured(0, cell("F2"), cell("E3"), cell("D3"), 1, 0),
            new Captured(0, cell("D3"), cell("D4"), cell("D5"), 1, Stack.HIDDEN),
            new Hopped(0, cell("D5"), cell("E5"), cell("F4")),
            new Hopped(0, cell("F4"), cell("E4"), cell("D3")));
  }

  @Test
  @Rule("TOP-14")
  void goingOnIsNeverCompulsory() {
    assertThat(moves(TRIANGLE))
        .contains(jump("F2", "D3"), jump("F2", "D3", "D5"), jump("F2", "D3", "D5", "F4"));
  }

  @Test
  @Rule("TOP-14")
  void eachLandingOfAChainMustBeFree() {
    assertThat(refusal(TRIANGLE, jump("F2", "D3", "F4"))).isEmpty();
    State taken =
        Table.of(2)
            .stack("F2", "rrr")
            .stack("E3", "brb")
            .stack("E4", "rbb")
            .stack("F4", "bbb")
            .stack("H3", "bbb")
            .state();
    assertThat(refusal(taken, jump("F2", "D3", "F4"))).isEqualTo("TOP-12");
  }

  @Test
  @Rule("TOP-15")
  void aLoneJumpOverOnesOwnStackIsNoMove() {
    State s = Table.of(2).stack("D4", "rrr").stack("D5", "rrr").stack("H3", "bbb").state();
    assertThat(refusal(s, jump("D4", "D6"))).isEqualTo("TOP-15");
  }

  @Test
  @Rule("TOP-15")
  void aLoneJumpOverTheNeutralHatIsNoMove() {
    State s = Table.of(2).stack("E4", "rrr").stack("H3", "bbb").state();
    assertThat(refusal(s, jump("E4", "E6"))).isEqualTo("TOP-15");
  }

  @Test
  @Rule("TOP-15")
  void afterAJumpOverAnEnemyTheOthersAreFree() {
    assertThat(refusal(TRIANGLE, jump("F2", "D3", "D5", "F4"))).as("the neutral hat").isEmpty();
    assertThat(refusal(TRIANGLE, jump("F2", "D3", "D5", "F4", "D3"))).as("their own").isEmpty();
  }

  @Test
  @Rule("TOP-16")
  void theSameCellMayBeLandedOnTwice() {
    State s = after(TRIANGLE, jump("F2", "D3", "D5", "F4", "D3"));
    assertThat(s.board().hats(cell("D3"))).containsExactly(0, 0, 0);
  }

  @Test
  @Rule("TOP-16")
  void theSameStackIsNeverJumpedTwice() {
    assertThat(refusal(TRIANGLE, jump("F2", "D3", "F2"))).isEqualTo("TOP-16");
    assertThat(refusal(TRIANGLE, jump("F2", "D3", "F4", "D3"))).isEqualTo("TOP-16");
  }

  @Test
  @Rule("TOP-16")
  void theNeutralHatIsNotJumpedTwiceEither() {
    assertThat(refusal(TRIANGLE, jump("F2", "D3", "D5", "F4", "D5"))).isEqualTo("TOP-16");
  }

  @Test
  @Rule("TOP-17")
  void theHatBelowShowsTheNewOwner() {
    State s = after(TRIANGLE, jump("F2", "D3"));
    assertThat(s.board().hats(cell("E3"))).containsExactly(0, 1);
  }

  @Test
  @Rule("TOP-17")
  void afterTheLastHatTheCellIsFree() {
    State s = after(TRIANGLE, jump("F2", "D3", "D5"));
    assertThat(Cells.in(s.board().free(), cell("D4"))).isTrue();
    assertThat(s.board().builder(cell("D4"))).isEqualTo(Stack.HIDDEN);
  }

  @Test
  @Rule("TOP-17")
  void aStackGoneInMidChainIsNotThereToJumpAgain() {
    assertThat(refusal(TRIANGLE, jump("F2", "D3", "D5", "D3"))).isEqualTo("TOP-16");
  }

  @Test
  @Rule("TOP-17")
  void ownStacksAndTheNeutralHatLoseNothing() {
    State s = after(TRIANGLE, jump("F2", "D3", "D5", "F4", "D3"));
    assertThat(s.board().hats(cell("E4"))).containsExactly(0, 1, 1);
    assertThat(Cells.in(s.board().free(), Cells.CENTRE)).isFalse();
  }

  @Test
  @Rule("TOP-17")
  void aStackMovesWithAllItsHats() {
    State s = Table.of(2).stack("D4", "rbr").stack("D5", "bbb").stack("H3", "bbb").state();
    assertThat(after(s, jump("D4", "D6")).board().hats(cell("D6"))).containsExactly(0, 1, 0);
  }

  @Test
  @Rule("TOP-18")
  void aChainMayComeBackToWhereItStarted() {
    State s =
        Table.of(2)
            .stack("D3", "rbb")
            .stack("D4", "bbb")
            .stack("E4", "rrr")
            .stack("H3", "bbb")
            .state();
    State back = after(s, jump("D3", "D5", "F4", "D3"));
    assertThat(back.board().hats(cell("D3"))).containsExactly(0, 1, 1);
    assertThat(back.board().hats(cell("D4"))).containsExactly(1, 1);
  }

  @Test
  @Rule("TOP-14")
  void whatComesToLightDoesNotChangeHowAChainMayGoOn() {
    Table table = Table.of(3).stack("F2", "rrr").stack("D4", "y").stack("H3", "bbb");
    List<Move> ownUnderneath = moves(table.stack("E3", "brb").state());
    Table other = Table.of(3).stack("F2", "rrr").stack("D4", "y").stack("H3", "bbb");
    assertThat(moves(other.stack("E3", "byb").state())).isEqualTo(ownUnderneath);
  }
}
