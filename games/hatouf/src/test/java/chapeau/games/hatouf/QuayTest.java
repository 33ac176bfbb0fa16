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
import static chapeau.games.hatouf.Table.partIn;
import static chapeau.games.hatouf.Table.quay;
import static chapeau.games.hatouf.Table.sea;
import static chapeau.games.hatouf.Table.table;
import static chapeau.games.hatouf.Table.wine;
import static chapeau.games.hatouf.Table.wood;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Unloading and coming home. */
class QuayTest {

  /** Saint-Malo's wine is wanted at Nantes, whose front is 48. */
  @ParameterizedTest
  @Rule("HTF-40")
  @CsvSource({
    "1, 48", "2, 48", "3, 48", "4, 48", "10, 42", "10, 41", "10, 39", "2, 47", "5, 47", "13, 36",
    "12, 40", "7, 44", "4, 51", "4, 49", "6, 37", "9, 34", "4, 55"
  })
  void aLoadedBoatUnloadsOnAnyCellOfTheQuayItReaches(int rank, int from) {
    Table table = table().atSea(wine(MALO), from).hand(MALO, rank);
    Fleet after = table.fleetAfter(table.turnIn(rank, wine(MALO)));
    assertThat(after.spot(wine(MALO))).isEqualTo(quay(Port.NANTES, 4));
    assertThat(after.isLoaded(wine(MALO))).isFalse();
  }

  @ParameterizedTest
  @Rule({"HTF-40", "HTF-45"})
  @CsvSource({
    "5, 48", "10, 43", "10, 38", "8, 30", "13, 48", "4, 52", "4, 47", "10, 33", "1, 47", "7, 49"
  })
  void aMoveThatStopsShortOrRunsPastTheEndDoesNotEnter(int rank, int from) {
    Table table = table().atSea(wine(MALO), from).hand(MALO, rank);
    assertThat(table.refusal(table.turnIn(rank, wine(MALO)))).isEqualTo("HTF-45");
  }

  @Test
  @Rule("HTF-40")
  void anUnloadedBoatHasNoBusinessThere() {
    Table table = table().unloadedAtSea(wine(MALO), 46).hand(MALO, 3);
    assertThat(table.refusal(table.turnIn(3, wine(MALO)))).isEqualTo("HTF-45");
  }

  @Test
  @Rule("HTF-41")
  void theUnloadingQuayIsLeftOnlyByA1OrK() {
    Table table = table().unloading(wine(MALO), 4).atSea(gold(MALO), 20).hand(MALO, 3);
    assertThat(table.refusal(table.sail(3, wine(MALO)))).isEqualTo("HTF-41");
  }

  @Test
  @Rule("HTF-42")
  void boatsDoNotPassEachOtherInADockingQuay() {
    Table table = table().unloadedAtSea(gold(MALO), 0).docked(wine(MALO), 2).hand(MALO, 1, 2, 3);
    assertThat(table.moves())
        .contains(table.turnIn(1, gold(MALO)))
        .doesNotContain(table.turnIn(2, gold(MALO)), table.turnIn(3, gold(MALO)));
  }

  @Test
  @Rule("HTF-42")
  void norInsideIt() {
    Table table =
        table()
            .docked(gold(MALO), 1)
            .docked(wine(MALO), 3)
            .atSea(wood(MALO), 20)
            .hand(MALO, 1, 2, 3);
    assertThat(table.moves())
        .contains(table.turnIn(1, gold(MALO)))
        .doesNotContain(table.turnIn(2, gold(MALO)));
    assertThat(table.refusal(table.turnIn(3, gold(MALO)))).isEqualTo("HTF-42");
  }

  @Test
  @Rule("HTF-42")
  void inAnUnloadingQuayABoatSlidesToTheDeepestFreeCell() {
    Table table =
        table()
            .unloading(wine(LORIENT), 4)
            .unloading(wine(DOUARNENEZ), 2)
            .atSea(wine(MALO), 47)
            .hand(MALO, 5);
    assertThat(table.fleetAfter(table.turnIn(5, wine(MALO))).spot(wine(MALO)))
        .isEqualTo(quay(Port.NANTES, 3));
  }

  /** Saint-Malo's front is 0. */
  @ParameterizedTest
  @Rule("HTF-43")
  @CsvSource({
    "1, 0, 1",
    "2, 0, 2",
    "3, 0, 3",
    "4, 0, 4",
    "3, 63, 2",
    "5, 63, 4",
    "13, 54, 3",
    "12, 56, 4",
    "7, 60, 3",
    "4, 1, 3",
    "4, 2, 2",
    "4, 3, 1",
    "4, 7, 1",
    "6, 53, 1",
    "8, 51, 3"
  })
  void anUnloadedBoatDocksAtHomeForwardOrBackwards(int rank, int from, int cell) {
    Table table = table().unloadedAtSea(gold(MALO), from).hand(MALO, rank);
    assertThat(table.fleetAfter(table.turnIn(rank, gold(MALO))).spot(gold(MALO)))
        .isEqualTo(dock(Port.SAINT_MALO, cell));
  }

  @Test
  @Rule("HTF-43")
  void aLoadedBoatDoesNotDock() {
    Table table = table().atSea(gold(MALO), 0).hand(MALO, 3);
    assertThat(table.refusal(table.turnIn(3, gold(MALO)))).isEqualTo("HTF-45");
  }

  @ParameterizedTest
  @Rule("HTF-43")
  @CsvSource({"1, 1, 2", "2, 1, 3", "3, 1, 4", "1, 3, 4", "2, 2, 4"})
  void aDockedBoatGoesDeeperByExactCount(int rank, int from, int to) {
    Table table = table().docked(gold(MALO), from).atSea(wine(MALO), 20).hand(MALO, rank);
    assertThat(table.fleetAfter(table.turnIn(rank, gold(MALO))).spot(gold(MALO)))
        .isEqualTo(dock(Port.SAINT_MALO, to));
  }

  @Test
  @Rule("HTF-43")
  void aPartOfASharedSevenTakesItDeeperToo() {
    Table table = table().docked(gold(MALO), 2).atSea(wine(MALO), 20).hand(MALO, 7);
    Move share = table.share(partIn(gold(MALO), 2), part(wine(MALO), 5));
    assertThat(table.fleetAfter(share).spot(gold(MALO))).isEqualTo(dock(Port.SAINT_MALO, 4));
  }

  @Test
  @Rule("HTF-43")
  void aFourNeverMovesABoatInsideTheQuay() {
    Table table = table().docked(gold(MALO), 2).atSea(wine(MALO), 20).hand(MALO, 4);
    assertThat(table.refusal(table.turnIn(4, gold(MALO)))).isEqualTo("HTF-43");
  }

  @Test
  @Rule("HTF-43")
  void aDockedBoatDoesNotGoToSeaAgain() {
    Table table = table().docked(gold(MALO), 2).atSea(wine(MALO), 20).hand(MALO, 1);
    assertThat(table.refusal(table.sail(1, gold(MALO)))).isEqualTo("HTF-43");
    assertThat(table.refusal(table.launch(1, gold(MALO)))).isEqualTo("HTF-20");
  }

  @Test
  @Rule("HTF-44")
  void aBoatIsHomeWhenNoFreeCellLiesBehindIt() {
    Fleet fleet =
        table().docked(gold(MALO), 4).docked(wine(MALO), 3).docked(wood(MALO), 1).state().fleet();
    assertThat(fleet.isHome(gold(MALO))).isTrue();
    assertThat(fleet.isHome(wine(MALO))).isTrue();
    assertThat(fleet.isHome(wood(MALO))).isFalse();
    assertThat(fleet.home(MALO)).isEqualTo(2);
  }

  @Test
  @Rule("HTF-44")
  void aBoatShortOfTheBottomIsNotHome() {
    assertThat(table().docked(gold(MALO), 3).state().fleet().home(MALO)).isZero();
  }

  @Test
  @Rule("HTF-45")
  void turningIntoAQuayIsAChoice() {
    Table table = table().unloadedAtSea(gold(MALO), 63).hand(MALO, 5);
    assertThat(table.moves())
        .containsExactly(table.sail(5, gold(MALO)), table.turnIn(5, gold(MALO)));
    assertThat(table.fleetAfter(table.sail(5, gold(MALO))).spot(gold(MALO))).isEqualTo(sea(4));
  }

  @Test
  @Rule("HTF-45")
  void withA5ThePlayerOfTheCardDecidesForThePartner() {
    Table table = table().atSea(wine(LORIENT), 47).hand(MALO, 5);
    assertThat(table.fleetAfter(table.turnIn(5, wine(LORIENT))).spot(wine(LORIENT)))
        .isEqualTo(quay(Port.NANTES, 4));
  }

  @Test
  @Rule("HTF-45")
  void aBoatInAQuayIsNotSwapped() {
    Table table = table().atSea(gold(MALO), 20).docked(gold(NANTES), 2).hand(MALO, M);
    assertThat(table.refusal(table.swap(gold(MALO), gold(NANTES)))).isEqualTo("HTF-27");
  }

  @Test
  @Rule("HTF-45")
  void aBoatInAQuayIsNeitherDisplacedNorSunk() {
    // Both quays of Nantes open on 48, where the pirate stops.
    Table table =
        table()
            .atSea(linen(MALO), 41)
            .unloading(wine(LORIENT), 4)
            .docked(gold(NANTES), 1)
            .hand(MALO, 7);
    Fleet after = table.fleetAfter(table.sail(7, linen(MALO)));
    assertThat(after.spot(wine(LORIENT))).isEqualTo(quay(Port.NANTES, 4));
    assertThat(after.spot(gold(NANTES))).isEqualTo(dock(Port.NANTES, 1));
  }
}
