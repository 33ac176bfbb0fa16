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
import chapeau.games.tophat.Happening.Closed;
import org.junit.jupiter.api.Test;

/** The outer ring, the duty to leave it, and the rings that close later. */
class ForbiddenRingsTest {

  @Test
  @Rule("TOP-20")
  void nobodyStepsOntoTheOuterRing() {
    State s = Table.of(2).stack("E2", "rrr").stack("H3", "bbb").state();
    assertThat(refusal(s, step("E2", "E1"))).isEqualTo("TOP-20");
  }

  @Test
  @Rule("TOP-20")
  void aJumpOverAnEnemyMayLandOnTheOuterRing() {
    State s = Table.of(2).stack("D6", "rrr").stack("D7", "bbb").stack("H3", "bbb").state();
    assertThat(refusal(s, jump("D6", "D8"))).isEmpty();
  }

  @Test
  @Rule("TOP-21")
  void aJumpOverOnesOwnStackMayNot() {
    State s = chainTowardsTheRim("rrr");
    assertThat(refusal(s, jump("D4", "D6"))).isEmpty();
    assertThat(refusal(s, jump("D4", "D6", "D8"))).isEqualTo("TOP-21");
    assertThat(refusal(chainTowardsTheRim("bbb"), jump("D4", "D6", "D8"))).isEmpty();
  }

  @Test
  @Rule("TOP-22")
  void whoeverStandsOnAForbiddenRingMustLeaveIt() {
    State s = Table.of(2).stack("D8", "rrr").stack("E3", "rrr").stack("H3", "bbb").state();
    assertThat(refusal(s, step("E3", "E4"))).isEqualTo("TOP-22");
    assertThat(moves(s)).containsExactly(step("D8", "D7"), step("D8", "E8"));
  }

  @Test
  @Rule("TOP-22")
  void jumpingAnEnemyComesFirst() {
    State s =
        Table.of(2)
            .stack("D8", "rrr")
            .stack("D3", "rrr")
            .stack("D4", "bbb")
            .stack("H3", "bbb")
            .state();
    assertThat(refusal(s, step("D8", "D7"))).isEqualTo("TOP-13");
    assertThat(refusal(s, jump("D3", "D5"))).isEmpty();
  }

  @Test
  @Rule("TOP-22")
  void ofSeveralStacksOnForbiddenRingsOneMustLeave() {
    State s = Table.of(2).stack("D8", "rrr").stack("E1", "rrr").stack("H3", "bbb").state();
    assertThat(moves(s)).containsExactly(step("D8", "D7"), step("D8", "E8"), step("E1", "E2"));
  }

  @Test
  @Rule("TOP-22")
  void aJumpFromOneForbiddenCellToAnotherIsLegalAndTheDutyStartsAgain() {
    State s =
        Table.of(2)
            .stack("A3", "rrr")
            .stack("E3", "rrr")
            .stack("A4", "bbb")
            .stack("H3", "bbb")
            .state();
    State later = after(s, jump("A3", "A5"), step("A4", "B4"));
    assertThat(moves(later)).allMatch(move -> from(move) == cell("A5"));
  }

  @Test
  @Rule("TOP-23")
  void whoeverCannotLeaveMayMoveElse() {
    State s =
        Table.of(2)
            .stack("D8", "rrr")
            .stack("D7", "rrr")
            .stack("E8", "rrr")
            .stack("H3", "bbb")
            .state();
    assertThat(refusal(s, step("D7", "D6"))).isEmpty();
    assertThat(moves(s)).noneMatch(move -> from(move) == cell("D8"));
  }

  @Test
  @Rule("TOP-23")
  void theDutyIsTheNewOwners() {
    State s =
        Table.of(3)
            .stack("C7", "rrr")
            .stack("D8", "by")
            .stack("H3", "bbb")
            .stack("E3", "yyy")
            .state();
    State yellows = after(s, jump("C7", "E9"), step("H3", "G3"));
    assertThat(moves(yellows)).containsExactly(step("D8", "D7"), step("D8", "E8"));
  }

  @Test
  @Rule("TOP-30")
  void withFiveStacksLeftTheSecondRingIsForbidden() {
    assertThat(events(sixStacks(), jump("D4", "D6"))).contains(new Closed(1, 2, false));
    State s = after(sixStacks(), jump("D4", "D6"));
    assertThat(s.forbidden()).isEqualTo(2);
    assertThat(moves(s))
        .containsExactly(step("H3", "G3"), step("H3", "G4"), step("H4", "G4"), step("H4", "G5"));
  }

  @Test
  @Rule("TOP-30")
  void aChainThatLeavesFewerThanFiveForbidsItToo() {
    State six =
        Table.of(2)
            .stack("D3", "rrr")
            .stack("D4", "b")
            .stack("D6", "b")
            .stack("F2", "rrr")
            .stack("H3", "bbb")
            .stack("H4", "bbb")
            .state();
    State s = after(six, jump("D3", "D5", "D7"));
    assertThat(Long.bitCount(s.board().stacks())).isEqualTo(4);
    assertThat(s.forbidden()).isEqualTo(2);
  }

  @Test
  @Rule("TOP-31")
  void theNeutralHatIsNotCounted() {
    State five =
        Table.of(2)
            .stack("E3", "rrr")
            .stack("E4", "rrr")
            .stack("H3", "bbb")
            .stack("H4", "bbb")
            .stack("H5", "bbb")
            .state();
    assertThat(after(five, step("E3", "D3")).forbidden()).isEqualTo(2);
  }

  /** The first jump leaves five stacks; the ring closes only after the chain. */
  @Test
  @Rule("TOP-31")
  void stacksAreCountedBetweenTurnsAndNotInsideAChain() {
    State s =
        Table.of(2)
            .stack("D3", "rrr")
            .stack("D4", "b")
            .stack("D6", "rrr")
            .stack("H3", "bbb")
            .stack("H4", "bbb")
            .stack("F2", "rrr")
            .state();
    assertThat(Cells.ring(cell("D7"))).isEqualTo(3);
    State after = after(s, jump("D3", "D5", "D7"));
    assertThat(after.forbidden()).isEqualTo(2);
  }

  private static State chainTowardsTheRim(String hats) {
    return Table.of(2)
        .stack("D4", "rrr")
        .stack("D5", "bbb")
        .stack("D7", hats)
        .stack("H3", "bbb")
        .state();
  }

  private static State sixStacks() {
    return Table.of(2)
        .stack("D4", "rrr")
        .stack("D5", "b")
        .stack("E3", "rrr")
        .stack("D2", "rrr")
        .stack("H3", "bbb")
        .stack("H4", "bbb")
        .state();
  }

  private static int from(Move move) {
    return switch (move) {
      case Move.Step(int from, var _) -> from;
      case Move.Jump(int from, var _) -> from;
      case Move.Pack _, Move.First _, Move.Place _ -> Cells.NONE;
    };
  }
}
