package chapeau.games.hatouf;

import static chapeau.games.hatouf.Table.DOUARNENEZ;
import static chapeau.games.hatouf.Table.LORIENT;
import static chapeau.games.hatouf.Table.M;
import static chapeau.games.hatouf.Table.MALO;
import static chapeau.games.hatouf.Table.NANTES;
import static chapeau.games.hatouf.Table.dock;
import static chapeau.games.hatouf.Table.gold;
import static chapeau.games.hatouf.Table.linen;
import static chapeau.games.hatouf.Table.part;
import static chapeau.games.hatouf.Table.port;
import static chapeau.games.hatouf.Table.sea;
import static chapeau.games.hatouf.Table.table;
import static chapeau.games.hatouf.Table.wine;
import static chapeau.games.hatouf.Table.wood;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Winds, anchors, displacement, sinking and the rotation. Tables: card, from, end. */
class SailingTest {
  /** Boats to stand in somebody's way. */
  private static final int[] OTHERS = {gold(LORIENT), wood(LORIENT), gold(NANTES), wood(NANTES)};

  private static Spot end(int rank, int from) {
    Table table = table().atSea(linen(MALO), from).hand(MALO, rank);
    return table.fleetAfter(table.sail(rank, linen(MALO))).spot(linen(MALO));
  }

  @Test
  @Rule("HTF-30")
  void boatsPassEachOtherAtSea() {
    Table table =
        table()
            .atSea(linen(MALO), 15)
            .atSea(gold(NANTES), 17)
            .atSea(wood(NANTES), 20)
            .hand(MALO, 8);
    assertThat(table.fleetAfter(table.sail(8, linen(MALO))).spot(linen(MALO))).isEqualTo(sea(23));
  }

  @ParameterizedTest
  @Rule("HTF-31")
  @CsvSource({
    "2,  4,  1", "3,  3,  1", "5,  1,  1", "12, 2,  9", "9,  5,  9", "6, 16, 17", "13, 17, 25",
    "8, 54, 57", "9, 45, 49", "1, 37, 33", "10, 36, 41", "12, 58, 1", "4, 10, 1", "4, 2, 57",
    "4, 18, 9", "4, 34, 25"
  })
  void anAnchorSendsBackFive(int rank, int from, int end) {
    assertThat(end(rank, from)).isEqualTo(sea(end));
  }

  @ParameterizedTest
  @Rule("HTF-32")
  @CsvSource({
    "1,  2,  4",
    "2,  1,  5",
    "10, 1, 21",
    "13, 6, 32",
    "12, 63, 23",
    "9, 10, 28",
    "8, 51, 3",
    "8, 59, 11",
    "5, 22, 32",
    "4, 15, 7",
    "4, 7, 63",
    "4, 63, 55",
    "4, 23, 15"
  })
  void aFairWindDoublesTheCourseInTheSameDirectionOnce(int rank, int from, int end) {
    assertThat(end(rank, from)).isEqualTo(sea(end));
  }

  @ParameterizedTest
  @Rule({"HTF-31", "HTF-32"})
  @CsvSource({"0, 1", "8, 9", "16, 17", "24, 25", "32, 33", "40, 41", "48, 49", "56, 57"})
  void aDoubledCourseThatEndsOnAnAnchorGoesBackFive(int from, int end) {
    assertThat(end(3, from)).isEqualTo(sea(end));
  }

  @Test
  @Rule({"HTF-31", "HTF-32"})
  void aPartOfASharedSevenIsDoubledAndHeldByTheAnchorLikeACard() {
    Table table = table().atSea(linen(MALO), 16).atSea(gold(MALO), 33).hand(MALO, 7);
    Fleet after = table.fleetAfter(table.share(part(linen(MALO), 3), part(gold(MALO), 4)));
    assertThat(after.spot(linen(MALO))).isEqualTo(sea(17));
  }

  @Test
  @Rule({"HTF-31", "HTF-32"})
  void theAnchorAfterAFairWindLeadsToANormalArrival() {
    Table table =
        table()
            .atSea(linen(MALO), 16)
            .atSea(gold(NANTES), 22)
            .atSea(wood(NANTES), 17)
            .hand(MALO, 3);
    Fleet after = table.fleetAfter(table.sail(3, linen(MALO)));
    assertThat(after.spot(linen(MALO))).isEqualTo(sea(17));
    assertThat(after.spot(gold(NANTES))).isEqualTo(sea(22));
    assertThat(after.spot(wood(NANTES))).isEqualTo(sea(12));
  }

  @Test
  @Rule("HTF-32")
  void theSecondLegMayEnterAQuay() {
    // 37 + 6 is the fair wind 43; five cells on lies Nantes, and one is left for its quay.
    Table table = table().atSea(wine(MALO), 37).hand(MALO, 6);
    assertThat(table.fleetAfter(table.turnIn(6, wine(MALO))).spot(wine(MALO)))
        .isEqualTo(new Spot.Unloading(Port.NANTES, 4));
  }

  @ParameterizedTest
  @Rule("HTF-33")
  @CsvSource({"10, 14, 24, 19", "1, 1, 2, 61", "4, 24, 20, 15", "2, 4, 1, 60", "2, 1, 5, 0"})
  void theBoatFoundAtTheEndIsPushedBackFive(int rank, int from, int end, int pushedTo) {
    Table table = table().atSea(linen(MALO), from).atSea(gold(NANTES), end).hand(MALO, rank);
    Fleet after = table.fleetAfter(table.sail(rank, linen(MALO)));
    assertThat(after.spot(linen(MALO))).isEqualTo(sea(end));
    assertThat(after.spot(gold(NANTES))).isEqualTo(sea(pushedTo));
  }

  @ParameterizedTest
  @Rule("HTF-33")
  @CsvSource({"0", "2"})
  void evenABoatOfOnesOwnTeamIsPushed(int seat) {
    Table table = table().atSea(linen(MALO), 14).atSea(gold(seat), 24).hand(MALO, 10);
    assertThat(table.fleetAfter(table.sail(10, linen(MALO))).spot(gold(seat))).isEqualTo(sea(19));
  }

  @ParameterizedTest
  @Rule("HTF-33")
  @CsvSource({"2, 17, 19, 21", "6, 16, 22, 17"})
  void aBoatStandingWhereAnotherBouncesIsLeftAlone(int rank, int from, int bounce, int end) {
    Table table = table().atSea(linen(MALO), from).atSea(gold(NANTES), bounce).hand(MALO, rank);
    Fleet after = table.fleetAfter(table.sail(rank, linen(MALO)));
    assertThat(after.spot(gold(NANTES))).isEqualTo(sea(bounce));
    assertThat(after.spot(linen(MALO))).isEqualTo(sea(end));
  }

  /** The victim stands at 24; the cells in brackets are taken too. */
  @ParameterizedTest
  @Rule("HTF-34")
  @CsvSource({
    "'', 19",
    "19, 18",
    "19 18, 17",
    "19 18 17, 16",
    "18, 19",
    "20, 19",
    "19 17, 18",
    "19 18 17 16, 15"
  })
  void aDisplacedBoatGoesOnBackToTheFirstFreeCellAndTroublesNobody(String taken, int end) {
    Table table = table().atSea(linen(MALO), 23).atSea(gold(DOUARNENEZ), 24).hand(MALO, 1);
    int next = 0;
    for (String cell : taken.isEmpty() ? new String[0] : taken.split(" ")) {
      table.atSea(OTHERS[next++], Integer.parseInt(cell));
    }
    Fleet before = table.state().fleet();
    Fleet after = table.fleetAfter(table.sail(1, linen(MALO)));
    assertThat(after.spot(gold(DOUARNENEZ))).isEqualTo(sea(end));
    for (int i = 0; i < next; i++) {
      assertThat(after.spot(OTHERS[i])).isEqualTo(before.spot(OTHERS[i]));
    }
  }

  /** Back from 24 lies the fair wind 19, back from 27 the anchor 22. */
  @ParameterizedTest
  @Rule("HTF-34")
  @CsvSource({"8, 16, 24, 19", "4, 28, 24, 19", "8, 11, 27, 22"})
  void noSpecialCellActsOnADisplacedBoat(int rank, int from, int found, int end) {
    Table table = table().atSea(linen(MALO), from).atSea(gold(DOUARNENEZ), found).hand(MALO, rank);
    assertThat(table.fleetAfter(table.sail(rank, linen(MALO))).spot(gold(DOUARNENEZ)))
        .isEqualTo(sea(end));
  }

  @Test
  @Rule("HTF-34")
  void goingBackNeverTurnsIntoAQuay() {
    // Douarnenez' gold is wanted at Saint-Malo, whose front lies two cells behind.
    Table table = table().atSea(linen(MALO), 1).atSea(gold(DOUARNENEZ), 2).hand(MALO, 1);
    assertThat(table.fleetAfter(table.sail(1, linen(MALO))).spot(gold(DOUARNENEZ)))
        .isEqualTo(sea(61));
  }

  @Test
  @Rule("HTF-34")
  void launchingOntoAnOccupiedFrontDisplaces() {
    Table table = table().atSea(gold(NANTES), 0).hand(MALO, 1);
    assertThat(table.fleetAfter(table.launch(1, linen(MALO))).spot(gold(NANTES)))
        .isEqualTo(sea(59));
  }

  private static Fleet afterSinking(Table table, int victim) {
    Table set = table.atSea(linen(MALO), 17).hand(MALO, 7);
    assertThat(set.state().fleet().spot(victim)).isEqualTo(sea(24));
    return set.fleetAfter(set.sail(7, linen(MALO)));
  }

  @Test
  @Rule("HTF-35")
  void aSunkBoatStartsAgainWithTheCargoItStillHas() {
    Fleet after = afterSinking(table().atSea(gold(NANTES), 24), gold(NANTES));
    assertThat(after.spot(gold(NANTES))).isEqualTo(port(Port.NANTES));
    assertThat(after.isLoaded(gold(NANTES))).isTrue();
    assertThat(after.isRotating(gold(NANTES))).isFalse();
  }

  @Test
  @Rule("HTF-35")
  void aSunkBoatNeedNotUnloadAgain() {
    Fleet after = afterSinking(table().unloadedAtSea(gold(NANTES), 24), gold(NANTES));
    assertThat(after.isLoaded(gold(NANTES))).isFalse();
  }

  @Test
  @Rule("HTF-36")
  void aBoatSunkUnloadedMustFinishItsRotation() {
    Fleet after = afterSinking(table().unloadedAtSea(gold(NANTES), 24), gold(NANTES));
    assertThat(after.isRotating(gold(NANTES))).isTrue();
  }

  @Test
  @Rule("HTF-36")
  void untilThenItMayNotDock() {
    Table table = table().rotatingAtSea(wine(MALO), 62).hand(MALO, 3);
    assertThat(table.refusal(table.turnIn(3, wine(MALO)))).isEqualTo("HTF-45");
    Table free = table().unloadedAtSea(wine(MALO), 62).hand(MALO, 3);
    assertThat(free.fleetAfter(free.turnIn(3, wine(MALO))).spot(wine(MALO)))
        .isEqualTo(dock(Port.SAINT_MALO, 1));
  }

  @ParameterizedTest
  @Rule("HTF-36")
  @CsvSource({
    "8, 41, false",
    "9, 40, false",
    "8, 40, false",
    "4, 50, false",
    "3, 40, true",
    "4, 57, true"
  })
  void sailingOverTheFrontOfItsCargoPortFreesIt(int rank, int from, boolean bound) {
    Table table = table().rotatingAtSea(wine(MALO), from).hand(MALO, rank);
    assertThat(table.fleetAfter(table.sail(rank, wine(MALO))).isRotating(wine(MALO)))
        .isEqualTo(bound);
  }

  @Test
  @Rule("HTF-36")
  void beingSwappedPastItDoesNotCount() {
    Table table = table().rotatingAtSea(wine(MALO), 40).atSea(gold(NANTES), 55).hand(MALO, M);
    assertThat(table.fleetAfter(table.swap(wine(MALO), gold(NANTES))).isRotating(wine(MALO)))
        .isTrue();
  }

  @Test
  @Rule("HTF-37")
  void standingOnTheFrontFreesItHoweverItCameThere() {
    Table swapped = table().rotatingAtSea(wine(MALO), 40).atSea(gold(NANTES), 48).hand(MALO, M);
    assertThat(swapped.fleetAfter(swapped.swap(wine(MALO), gold(NANTES))).isRotating(wine(MALO)))
        .isFalse();
    Table pushed = table().rotatingAtSea(wine(MALO), 53).atSea(linen(MALO), 52).hand(MALO, 1);
    assertThat(pushed.fleetAfter(pushed.sail(1, linen(MALO))).isRotating(wine(MALO))).isFalse();
  }

  @Test
  @Rule("HTF-37")
  void beingPushedBackOverItDoesNotCount() {
    Table table = table().rotatingAtSea(wine(MALO), 50).atSea(linen(MALO), 49).hand(MALO, 1);
    assertThat(table.fleetAfter(table.sail(1, linen(MALO))).isRotating(wine(MALO))).isTrue();
  }

  @Test
  @Rule("HTF-37")
  void oneMoveMayPassTheFrontAndDock() {
    // Douarnenez' wood goes to Paimpol, at 8, and home is at 16.
    Table table =
        table().rotatingAtSea(wood(DOUARNENEZ), 7).turnOf(DOUARNENEZ).hand(DOUARNENEZ, 13);
    assertThat(table.fleetAfter(table.turnIn(13, wood(DOUARNENEZ))).spot(wood(DOUARNENEZ)))
        .isEqualTo(dock(Port.DOUARNENEZ, 4));
  }
}
