package chapeau.games.hatouf;

import static chapeau.games.hatouf.Table.gold;
import static chapeau.games.hatouf.Table.linen;
import static chapeau.games.hatouf.Table.wine;
import static chapeau.games.hatouf.Table.wood;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The mat, the boats and the cards. */
class SetUpTest {
  private static final Hatouf HATOUF = new Hatouf();

  private static View view() {
    return HATOUF.view(Table.table().state(), Seat.SPECTATOR);
  }

  @Test
  @Rule("HTF-01")
  void theSeaIsALoopOf64CellsWithThePortsInTheOrderOfTheCoast() {
    assertThat(view().chart().cells()).isEqualTo(64);
    assertThat(view().chart().harbours())
        .extracting(harbour -> harbour.port() + " " + harbour.front())
        .containsExactly("SAINT_MALO 0", "PAIMPOL 8", "DOUARNENEZ 16", "LORIENT 32", "NANTES 48");
  }

  @Test
  @Rule("HTF-02")
  void windsAndAnchorsLieAtTheSameOffsetsFromEveryHomePort() {
    assertThat(view().chart().winds()).containsExactly(3, 11, 19, 27, 35, 43, 51, 59);
    assertThat(view().chart().anchors()).containsExactly(6, 14, 22, 30, 38, 46, 54, 62);
  }

  @Test
  @Rule("HTF-03")
  void everyHomePortHasBothQuaysAndPaimpolOnlyOneToUnload() {
    assertThat(view().chart().harbours())
        .extracting(harbour -> harbour.docking() + "/" + harbour.unloading())
        .containsExactly("4/4", "0/4", "4/4", "4/4", "4/4");
  }

  @Test
  @Rule("HTF-05")
  void turnsGoClockwiseOnTheChartAndTheTeamsAlternate() {
    assertThat(IntStream.range(0, 4).mapToObj(Mat::home))
        .containsExactly(Port.SAINT_MALO, Port.NANTES, Port.LORIENT, Port.DOUARNENEZ);
    assertThat(IntStream.range(0, 4).map(Mat::partner)).containsExactly(2, 3, 0, 1);
  }

  @Test
  @Rule("HTF-06")
  void everyPlayerStartsWithFourLoadedBoatsInPort() {
    assertThat(view().boats()).hasSize(16);
    assertThat(view().loaded()).hasSize(16);
    assertThat(view().spots())
        .isEqualTo(view().boats().stream().map(b -> Table.port(Mat.home(b.seat()))).toList());
  }

  @Test
  @Rule("HTF-53")
  void withAFlyingStartTheFirstCargoOfEachBeginsInFrontOfItsPort() {
    State s = State.start(new Variant(false, true)).begun(0, List.of(Cargo.values()));
    assertThat(List.of(gold(0), gold(1), gold(2), gold(3)))
        .extracting(s.fleet()::spot)
        .containsExactly(Table.sea(0), Table.sea(48), Table.sea(32), Table.sea(16));
    assertThat(s.fleet().spot(wine(0))).isEqualTo(Table.port(Port.SAINT_MALO));
    assertThat(s.fleet().loaded()).isEqualTo(0xFFFF);
  }

  @Test
  @Rule("HTF-53")
  void inAShortGameTheFirstOfItsTwoCargoesIsTheOneAtSea() {
    State s = State.start(new Variant(true, true)).begun(0, List.of(Cargo.LINEN, Cargo.WOOD));
    assertThat(s.fleet().spot(linen(2))).isEqualTo(Table.sea(32));
    assertThat(s.fleet().spot(wood(2))).isEqualTo(Table.port(Port.LORIENT));
    assertThat(s.fleet().sails(gold(2))).isFalse();
  }

  @Test
  @Rule("HTF-53")
  void theFlyingStartIsAnOptionThatIsOffUnlessAskedFor() {
    assertThat(HATOUF.start(new Setup(4)))
        .isEqualTo(Played.done(State.start(new Variant(false, false))));
    assertThat(HATOUF.start(new Setup(4, Map.of("flying", "true"))))
        .isEqualTo(Played.done(State.start(new Variant(false, true))));
  }

  @ParameterizedTest
  @Rule("HTF-07")
  @CsvSource({
    "0, PAIMPOL, NANTES, LORIENT, DOUARNENEZ",
    "1, SAINT_MALO, PAIMPOL, LORIENT, DOUARNENEZ",
    "2, SAINT_MALO, NANTES, PAIMPOL, DOUARNENEZ",
    "3, SAINT_MALO, NANTES, LORIENT, PAIMPOL"
  })
  void aCargoIsUnloadedWhereItIsWantedOrAtPaimpolIfThatIsHome(
      int seat, Port forGold, Port forWine, Port forLinen, Port forWood) {
    assertThat(List.of(gold(seat), wine(seat), linen(seat), wood(seat)))
        .extracting(Mat::cargoPort)
        .containsExactly(forGold, forWine, forLinen, forWood);
  }

  @Test
  @Rule("HTF-08")
  void thereAreAlwaysFourSeatsWhoeverSailsThem() {
    assertThat(HATOUF.start(new Setup(4))).isInstanceOf(Played.Done.class);
    assertThat(HATOUF.start(new Setup(2))).isInstanceOf(Played.Refused.class);
  }

  @Test
  @Rule("HTF-10")
  void theDeckHasFourCardsOfEachOfThirteenRanks() {
    int[] ranks = IntStream.range(0, Card.DECK).map(Card::rank).toArray();
    for (int rank = 1; rank <= 13; rank++) {
      int wanted = rank;
      assertThat(Arrays.stream(ranks).filter(r -> r == wanted)).hasSize(4);
    }
  }

  @Test
  @Rule("HTF-10")
  void theSuitNeverMatters() {
    State hearts = Table.table().atSea(0, 20).hand(0, 8).state();
    State spades = Table.table().atSea(0, 20).hand(1, 8).hand(0, 8).state();
    Fleet one = Table.after(hearts, 0, new Move.Sail(28, 0, false)).fleet();
    Fleet other = Table.after(spades, 0, new Move.Sail(29, 0, false)).fleet();
    assertThat(one).isEqualTo(other);
  }
}
