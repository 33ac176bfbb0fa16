package chapeau.games.hatouf;

import static chapeau.games.hatouf.Table.DOUARNENEZ;
import static chapeau.games.hatouf.Table.K;
import static chapeau.games.hatouf.Table.LORIENT;
import static chapeau.games.hatouf.Table.M;
import static chapeau.games.hatouf.Table.MALO;
import static chapeau.games.hatouf.Table.NANTES;
import static chapeau.games.hatouf.Table.dock;
import static chapeau.games.hatouf.Table.gold;
import static chapeau.games.hatouf.Table.linen;
import static chapeau.games.hatouf.Table.part;
import static chapeau.games.hatouf.Table.partIn;
import static chapeau.games.hatouf.Table.port;
import static chapeau.games.hatouf.Table.sea;
import static chapeau.games.hatouf.Table.table;
import static chapeau.games.hatouf.Table.wine;
import static chapeau.games.hatouf.Table.wood;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import chapeau.engine.Played;
import chapeau.games.hatouf.Move.Share;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What each card does. */
class CardsTest {

  @ParameterizedTest
  @Rule("HTF-20")
  @ValueSource(ints = {1, K})
  void aOneAndAKPutABoatOnTheHomeFront(int rank) {
    Table table = table().turnOf(LORIENT).hand(LORIENT, rank);
    assertThat(table.fleetAfter(table.launch(rank, wood(LORIENT))).spot(wood(LORIENT)))
        .isEqualTo(sea(32));
  }

  @ParameterizedTest
  @Rule("HTF-20")
  @ValueSource(ints = {1, K})
  void aOneAndAKPutABoatFromTheUnloadingQuayOnThatPortsFront(int rank) {
    Table table = table().unloading(wood(LORIENT), 4).turnOf(LORIENT).hand(LORIENT, rank);
    assertThat(table.fleetAfter(table.launch(rank, wood(LORIENT))).spot(wood(LORIENT)))
        .isEqualTo(sea(16));
  }

  @Test
  @Rule("HTF-20")
  void anyNumberOfBoatsMayBeAtSea() {
    Table table = table().atSea(gold(MALO), 20).atSea(wine(MALO), 30).hand(MALO, 1);
    assertThat(table.moves()).contains(table.launch(1, linen(MALO)));
  }

  @Test
  @Rule("HTF-20")
  void noOtherCardLaunches() {
    Table table = table().hand(MALO, 10);
    assertThat(table.refusal(table.launch(10, gold(MALO)))).isEqualTo("HTF-20");
  }

  @Test
  @Rule("HTF-20")
  void nobodyLaunchesAnothersBoat() {
    Table table = table().hand(MALO, 1);
    assertThat(table.refusal(table.launch(1, gold(LORIENT)))).isEqualTo("HTF-20");
  }

  @Test
  @Rule("HTF-20")
  void aBoatInPortDoesNotSail() {
    Table table = table().atSea(gold(MALO), 20).hand(MALO, 8);
    assertThat(table.refusal(table.sail(8, wine(MALO)))).isEqualTo("HTF-20");
  }

  @ParameterizedTest
  @Rule("HTF-21")
  @CsvSource({
    "1,20,21",
    "2,24,26",
    "3,20,23",
    "5,20,25",
    "6,20,26",
    "7,17,24",
    "8,20,28",
    "9,20,29",
    "10,24,34",
    "12,20,32",
    "13,20,33",
    "13,60,9"
  })
  void aCardSailsItsValueForward(int rank, int from, int end) {
    Table table = table().atSea(wine(MALO), from).hand(MALO, rank);
    assertThat(table.fleetAfter(table.sail(rank, wine(MALO))).spot(wine(MALO))).isEqualTo(sea(end));
  }

  @Test
  @Rule("HTF-22")
  void aFourSailsBackwards() {
    Table table = table().atSea(wine(MALO), 2).turnOf(MALO).hand(MALO, 4);
    assertThat(table.fleetAfter(table.sail(4, wine(MALO))).spot(wine(MALO))).isEqualTo(sea(57));
  }

  @Test
  @Rule("HTF-23")
  void aFiveMaySailThePartnersBoat() {
    Table table = table().atSea(gold(LORIENT), 20).atSea(gold(MALO), 40).hand(MALO, 5);
    assertThat(table.fleetAfter(table.sail(5, gold(LORIENT))).spot(gold(LORIENT)))
        .isEqualTo(sea(25));
  }

  @Test
  @Rule("HTF-23")
  void noOtherCardSailsThePartnersBoat() {
    Table table = table().atSea(gold(LORIENT), 20).atSea(gold(MALO), 40).hand(MALO, 6);
    assertThat(table.refusal(table.sail(6, gold(LORIENT)))).isEqualTo("HTF-23");
  }

  @Test
  @Rule("HTF-23")
  void aFiveNeverSailsAnOpponentsBoat() {
    Table table = table().atSea(gold(NANTES), 20).atSea(gold(MALO), 40).hand(MALO, 5);
    assertThat(table.refusal(table.sail(5, gold(NANTES)))).isEqualTo("HTF-23");
    assertThat(new Hatouf().play(table.state(), MALO, table.sail(5, gold(NANTES))))
        .isEqualTo(Played.refused(No.NOT_YOUR_TEAMS.refusal));
    assertThat(No.NOT_YOUR_TEAMS.refusal.why().fr()).contains("ceux de votre partenaire");
    assertThat(No.NOT_YOUR_TEAMS.refusal.why().en()).contains("your partner’s");
  }

  private static Table twoAtSea() {
    return table().atSea(wine(MALO), 20).atSea(linen(MALO), 36).hand(MALO, 7);
  }

  @Test
  @Rule("HTF-24")
  void aSevenMayBeSharedAmongOnesBoats() {
    Fleet after =
        twoAtSea().fleetAfter(twoAtSea().share(part(wine(MALO), 5), part(linen(MALO), 2)));
    assertThat(after.spot(wine(MALO))).isEqualTo(sea(25));
    // 38 is an anchor: each part is a move of its own.
    assertThat(after.spot(linen(MALO))).isEqualTo(sea(33));
  }

  @Test
  @Rule("HTF-24")
  void thePartsMakeSeven() {
    Table table = twoAtSea();
    assertThat(table.refusal(table.share(part(wine(MALO), 5), part(linen(MALO), 1))))
        .isEqualTo("HTF-24");
    assertThat(table.refusal(table.share(part(wine(MALO), 5), part(linen(MALO), 3))))
        .isEqualTo("HTF-24");
    assertThat(table.refusal(table.share(part(wine(MALO), 8), part(linen(MALO), -1))))
        .isEqualTo("HTF-24");
  }

  @Test
  @Rule("HTF-24")
  void aSharedSevenMovesOnlyOnesOwnBoats() {
    Table table = twoAtSea().atSea(gold(LORIENT), 50);
    assertThat(table.refusal(table.share(part(wine(MALO), 5), part(gold(LORIENT), 2))))
        .isEqualTo("HTF-24");
  }

  @Test
  @Rule("HTF-24")
  void eachBoatHasOnePartAndOneBoatIsNoSharing() {
    Table table = twoAtSea();
    assertThat(table.refusal(table.share(part(wine(MALO), 5), part(wine(MALO), 2))))
        .isEqualTo("HTF-24");
    assertThat(table.refusal(table.share(part(wine(MALO), 7)))).isEqualTo("HTF-24");
  }

  @Test
  @Rule("HTF-24")
  void aPartNeverLaunches() {
    Table table = twoAtSea();
    assertThat(table.refusal(table.share(part(wine(MALO), 6), part(gold(MALO), 1))))
        .isEqualTo("HTF-20");
  }

  @Test
  @Rule("HTF-24")
  void onlyASevenIsShared() {
    Table table = twoAtSea().hand(MALO, 8);
    Move share = new Share(table.card(8), List.of(part(wine(MALO), 5), part(linen(MALO), 2)));
    assertThat(table.refusal(share)).isEqualTo("HTF-24");
  }

  @Test
  @Rule("HTF-24")
  void theOrderOfThePartsMatters() {
    Table table = table().atSea(wine(MALO), 37).atSea(linen(MALO), 40).hand(MALO, 7);
    Fleet behindFirst = table.fleetAfter(table.share(part(wine(MALO), 3), part(linen(MALO), 4)));
    Fleet aheadFirst = table.fleetAfter(table.share(part(linen(MALO), 4), part(wine(MALO), 3)));
    // First displaced from 40 to 35 and then four back, or away before the other comes.
    assertThat(behindFirst.spot(linen(MALO))).isEqualTo(sea(31));
    assertThat(aheadFirst.spot(linen(MALO))).isEqualTo(sea(36));
  }

  @Test
  @Rule("HTF-24")
  void aSplitThatCannotBeCompletedInItsOrderIsRefusedBeforeAnythingMoves() {
    Table table =
        table().docked(gold(MALO), 3).docked(wine(MALO), 1).atSea(linen(MALO), 20).hand(MALO, 7);
    Move blocked = table.share(partIn(wine(MALO), 2), partIn(gold(MALO), 1), part(linen(MALO), 4));
    Move free = table.share(partIn(gold(MALO), 1), partIn(wine(MALO), 2), part(linen(MALO), 4));
    assertThat(table.refusal(blocked)).isEqualTo("HTF-42");
    assertThat(table.fleetAfter(free).spot(wine(MALO))).isEqualTo(dock(Port.SAINT_MALO, 3));
  }

  @Test
  @Rule("HTF-24")
  void everySplitOfFourBoatsAtSeaIsListed() {
    Table table =
        table()
            .atSea(gold(MALO), 17)
            .atSea(wine(MALO), 25)
            .atSea(linen(MALO), 49)
            .atSea(wood(MALO), 60)
            .hand(MALO, 7);
    long shares = table.moves().stream().filter(Share.class::isInstance).count();
    // Ordered boats times ways to make seven: 12 x 6 + 24 x 15 + 24 x 20, no quay being near.
    assertThat(shares).isEqualTo(912);
  }

  @ParameterizedTest
  @Rule("HTF-25")
  @CsvSource({"3, 4", "4, 3"})
  void thePartOfFourIsPlayedBackwards(int first, int second) {
    Table table = table().atSea(wine(MALO), 20).atSea(linen(MALO), 41).hand(MALO, 7);
    Fleet after = table.fleetAfter(table.share(part(wine(MALO), first), part(linen(MALO), second)));
    assertThat(after.spot(wine(MALO))).isEqualTo(sea(first == 4 ? 16 : 23));
    assertThat(after.spot(linen(MALO))).isEqualTo(sea(second == 4 ? 37 : 44));
  }

  @Test
  @Rule("HTF-25")
  void thePartOfFourIsPlayedBackwardsInASplitInThreeToo() {
    Table table =
        table().atSea(wine(MALO), 20).atSea(linen(MALO), 40).atSea(gold(MALO), 50).hand(MALO, 7);
    Move share = table.share(part(wine(MALO), 1), part(linen(MALO), 4), part(gold(MALO), 2));
    assertThat(table.fleetAfter(share).spot(linen(MALO))).isEqualTo(sea(36));
  }

  @ParameterizedTest
  @Rule("HTF-26")
  @ValueSource(ints = {MALO, DOUARNENEZ, LORIENT, NANTES})
  void aWholeSevenSinksAnyoneWhereItStops(int victim) {
    Table table = table().atSea(wine(MALO), 17).atSea(linen(victim), 24).hand(MALO, 7);
    assertThat(table.fleetAfter(table.sail(7, wine(MALO))).spot(linen(victim)))
        .isEqualTo(port(Mat.home(victim)));
  }

  @Test
  @Rule("HTF-26")
  void aPirateSinksAfterAFairWindToo() {
    // 20 + 7 is a fair wind, 34 where it ends.
    Table table = table().atSea(wine(MALO), 20).atSea(linen(NANTES), 34).hand(MALO, 7);
    assertThat(table.fleetAfter(table.sail(7, wine(MALO))).spot(linen(NANTES)))
        .isEqualTo(port(Port.NANTES));
  }

  @Test
  @Rule("HTF-26")
  void aPirateSparesTheBoatItBouncesFrom() {
    Table table = table().atSea(wine(MALO), 20).atSea(linen(NANTES), 27).hand(MALO, 7);
    assertThat(table.fleetAfter(table.sail(7, wine(MALO))).spot(linen(NANTES))).isEqualTo(sea(27));
  }

  @Test
  @Rule("HTF-26")
  void afterAnAnchorAPirateOnlyDisplaces() {
    // 23 + 7 is an anchor, 25 where it retreats to.
    Table table = table().atSea(wine(MALO), 23).atSea(linen(NANTES), 25).hand(MALO, 7);
    assertThat(table.fleetAfter(table.sail(7, wine(MALO))).spot(linen(NANTES))).isEqualTo(sea(20));
  }

  @Test
  @Rule("HTF-26")
  void aSharedSevenSinksNobody() {
    Table table =
        table().atSea(wine(MALO), 20).atSea(linen(MALO), 40).atSea(linen(NANTES), 25).hand(MALO, 7);
    Fleet after = table.fleetAfter(table.share(part(wine(MALO), 5), part(linen(MALO), 2)));
    assertThat(after.spot(linen(NANTES))).isEqualTo(sea(20));
  }

  @Test
  @Rule("HTF-27")
  void anMSwapsOnesBoatWithAnyOtherAtSea() {
    Table table = table().atSea(wine(MALO), 17).atSea(linen(NANTES), 40).hand(MALO, M);
    Fleet after = table.fleetAfter(table.swap(wine(MALO), linen(NANTES)));
    assertThat(after.spot(wine(MALO))).isEqualTo(sea(40));
    assertThat(after.spot(linen(NANTES))).isEqualTo(sea(17));
  }

  @Test
  @Rule("HTF-27")
  void noSpecialCellActsAfterASwap() {
    // A fair wind blows on 19, an anchor lies on 22.
    Table table = table().atSea(wine(MALO), 19).atSea(linen(NANTES), 22).hand(MALO, M);
    Fleet after = table.fleetAfter(table.swap(wine(MALO), linen(NANTES)));
    assertThat(after.spot(wine(MALO))).isEqualTo(sea(22));
    assertThat(after.spot(linen(NANTES))).isEqualTo(sea(19));
    Table other = table().atSea(wine(MALO), 22).atSea(linen(NANTES), 19).hand(MALO, M);
    Fleet swapped = other.fleetAfter(other.swap(wine(MALO), linen(NANTES)));
    assertThat(swapped.spot(wine(MALO))).isEqualTo(sea(19));
    assertThat(swapped.spot(linen(NANTES))).isEqualTo(sea(22));
  }

  @Test
  @Rule("HTF-27")
  void anMDoesNothingElse() {
    Table table = table().atSea(wine(MALO), 17).atSea(linen(NANTES), 22).hand(MALO, M);
    assertThat(table.refusal(table.sail(M, wine(MALO)))).isEqualTo("HTF-27");
  }

  @Test
  @Rule("HTF-27")
  void oneOfTheTwoBoatsIsOnesOwnAndBothAreAtSea() {
    Table table =
        table()
            .atSea(wine(MALO), 17)
            .atSea(linen(NANTES), 22)
            .atSea(gold(NANTES), 50)
            .hand(MALO, M);
    assertThat(table.refusal(table.swap(linen(NANTES), gold(NANTES)))).isEqualTo("HTF-27");
    assertThat(table.refusal(table.swap(wine(MALO), wine(NANTES)))).isEqualTo("HTF-27");
    assertThat(table.refusal(table.swap(wine(MALO), wine(MALO)))).isEqualTo("HTF-27");
  }
}
