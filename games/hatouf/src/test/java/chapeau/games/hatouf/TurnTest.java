package chapeau.games.hatouf;

import static chapeau.games.hatouf.Table.DOUARNENEZ;
import static chapeau.games.hatouf.Table.K;
import static chapeau.games.hatouf.Table.LORIENT;
import static chapeau.games.hatouf.Table.M;
import static chapeau.games.hatouf.Table.MALO;
import static chapeau.games.hatouf.Table.gold;
import static chapeau.games.hatouf.Table.linen;
import static chapeau.games.hatouf.Table.table;
import static chapeau.games.hatouf.Table.wine;
import static chapeau.games.hatouf.Table.wood;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import org.junit.jupiter.api.Test;

/** One card a turn: what must be played, and when a card may be thrown away. */
class TurnTest {

  @Test
  @Rule("HTF-15")
  void aCardNotInHandIsRefused() {
    Table table = table().atSea(gold(MALO), 20).hand(MALO, 2);
    assertThat(table.refusal(new Move.Sail(51, gold(MALO), false))).isEqualTo("HTF-15");
  }

  @Test
  @Rule("HTF-15")
  void whoeverHasNoBoatAtSeaAndNoneToLaunchPlaysAnyCardWithoutEffect() {
    Table table = table().hand(MALO, 2, 9);
    assertThat(table.moves()).containsExactly(table.throwAway(2), table.throwAway(9));
  }

  @Test
  @Rule("HTF-15")
  void noCardIsThrownAwayWhileOneCanBeUsed() {
    Table table = table().atSea(gold(MALO), 20).hand(MALO, M, 9);
    assertThat(table.refusal(table.throwAway(M))).isEqualTo("HTF-15");
  }

  @Test
  @Rule("HTF-15")
  void aCardThatHurtsMustBePlayedIfNoOtherHasAUse() {
    Table table = table().unloadedAtSea(gold(MALO), 63).hand(MALO, 10);
    assertThat(table.moves()).containsExactly(table.sail(10, gold(MALO)));
  }

  @Test
  @Rule("HTF-15")
  void aCardIsThrownAwayWhenNoneHasAUse() {
    Table table = table().atSea(gold(MALO), 20).hand(MALO, M);
    assertThat(table.moves()).containsExactly(table.throwAway(M));
  }

  @Test
  @Rule("HTF-15")
  void anMHasAUseAsSoonAsAnotherBoatIsAtSea() {
    Table table = table().atSea(gold(MALO), 20).atSea(wood(DOUARNENEZ), 40).hand(MALO, M);
    assertThat(table.moves()).containsExactly(table.swap(gold(MALO), wood(DOUARNENEZ)));
  }

  @Test
  @Rule("HTF-15")
  void twoBoatsOfOnesOwnAreEnoughForAnM() {
    Table table = table().atSea(gold(MALO), 20).atSea(wood(MALO), 40).hand(MALO, M);
    assertThat(table.refusal(table.throwAway(M))).isEqualTo("HTF-15");
  }

  @Test
  @Rule("HTF-16")
  void withOneBoatLeftAnyCardMayBeThrownAway() {
    Table table = table().allHomeButGold(MALO).unloadedAtSea(gold(MALO), 20).hand(MALO, 9, K);
    assertThat(table.moves())
        .contains(table.throwAway(9), table.throwAway(K), table.sail(9, gold(MALO)));
  }

  @Test
  @Rule("HTF-16")
  void withOneBoatLeftNotEvenALaunchIsForced() {
    Table table = table().allHomeButGold(MALO).hand(MALO, 9, K);
    assertThat(table.moves())
        .containsExactly(table.launch(K, gold(MALO)), table.throwAway(9), table.throwAway(K));
  }

  @Test
  @Rule("HTF-16")
  void withOneBoatLeftInPortA5MayServeThePartnerThoughA1IsInHand() {
    Table table =
        table().allHomeButGold(MALO).atSea(wine(LORIENT), 20).hand(MALO, 1, 5).turnOf(MALO);
    assertThat(table.moves())
        .containsExactly(
            table.launch(1, gold(MALO)),
            table.sail(5, wine(LORIENT)),
            table.throwAway(1),
            table.throwAway(5));
  }

  @Test
  @Rule("HTF-17")
  void whoeverIsDonePlaysOutTheHandAndA5MayServeThePartner() {
    Table table = table().allHome(MALO).atSea(wine(LORIENT), 20).hand(MALO, 5, 9);
    assertThat(table.moves())
        .containsExactly(table.sail(5, wine(LORIENT)), table.throwAway(5), table.throwAway(9));
  }

  @Test
  @Rule("HTF-18")
  void withNoBoatAtSeaA1OrKMustLaunch() {
    Table table = table().atSea(wine(LORIENT), 20).hand(MALO, 5, K);
    assertThat(table.moves())
        .containsExactly(
            table.launch(K, gold(MALO)),
            table.launch(K, wine(MALO)),
            table.launch(K, linen(MALO)),
            table.launch(K, wood(MALO)));
    assertThat(table.refusal(table.sail(5, wine(LORIENT)))).isEqualTo("HTF-18");
    assertThat(table.refusal(table.throwAway(5))).isEqualTo("HTF-18");
  }

  @Test
  @Rule("HTF-18")
  void withNothingToLaunchA5MayServeThePartnerButNeedNot() {
    Table table = table().atSea(wine(LORIENT), 20).hand(MALO, 5);
    assertThat(table.moves()).containsExactly(table.sail(5, wine(LORIENT)), table.throwAway(5));
  }

  @Test
  @Rule("HTF-18")
  void withNoBoatAtSeaGoingDeeperInTheQuayIsAChoice() {
    Table table = table().docked(gold(MALO), 1).hand(MALO, 2);
    assertThat(table.moves()).containsExactly(table.turnIn(2, gold(MALO)), table.throwAway(2));
  }
}
