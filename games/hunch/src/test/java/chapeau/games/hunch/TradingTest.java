package chapeau.games.hunch;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import chapeau.games.hunch.Happening.NobodyBid;
import chapeau.games.hunch.Happening.Offered;
import chapeau.games.hunch.Happening.Passed;
import chapeau.games.hunch.State.Step;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Phase 2: auctions, bonuses, the first-player token. */
class TradingTest {

  @Test
  @Rule("HUN-20")
  void fromTheFirstPlayerEverybodySellsOnce() {
    Table table = Table.of(4, "first", "2").laid().drawn().written().allPass();
    assertThat(table.told(Offered.class)).extracting(Offered::seat).containsExactly(2, 3, 0, 1);
    assertThat(table.state().step()).isEqualTo(Step.BONUS);
  }

  @Test
  @Rule("HUN-21")
  void theSellersLeftBidsFirst() {
    Table table = Table.of(4, "first", "2").laid().drawn().written();
    assertThat(table.asks(3)).isTrue();
    assertThat(table.pass(3).asks(0)).isTrue();
  }

  @Test
  @Rule("HUN-21")
  void aBidIsHigherThanTheLastAndAtLeastOne() {
    Table table = Table.selling(4);
    assertThat(table.refused(1, new Move.Bid(0)).rule()).isEqualTo("HUN-21");
    table.bid(1, 2);
    assertThat(table.refused(2, new Move.Bid(2)).rule()).isEqualTo("HUN-21");
  }

  @Test
  @Rule("HUN-21")
  void nobodyBidsMoreThanTheyOwn() {
    assertThat(Table.selling(3).refused(1, new Move.Bid(6)).rule()).isEqualTo("HUN-21");
  }

  @Test
  @Rule("HUN-21")
  void aPassIsFinalForThisSale() {
    Table table = Table.selling(4).bid(1, 1).pass(2).bid(3, 2);
    assertThat(table.asks(1)).isTrue();
    table.bid(1, 3);
    assertThat(table.asks(3)).isTrue();
    assertThat(table.refused(2, new Move.Bid(4)).rule()).isEqualTo("HUN-21");
  }

  @Test
  @Rule("HUN-21")
  void biddingGoesRoundUntilAllButTheHighestHavePassed() {
    Table table = Table.selling(4).bid(1, 1).bid(2, 2).bid(3, 3).bid(1, 4).pass(2).pass(3);
    assertThat(table.state().step()).isEqualTo(Step.TAKE);
    assertThat(table.asks(1)).isTrue();
  }

  @Test
  @Rule("HUN-21")
  void theLastOneLeftMayStillBidOneWhenNobodyHas() {
    Table table = Table.selling(3).pass(1);
    assertThat(table.moves(2)).contains(new Move.Bid(1), new Move.Pass());
  }

  @Test
  @Rule("HUN-21")
  void whoeverCannotRaisePassesByThemselves() {
    Table table = Table.selling(4).bid(1, 5);
    assertThat(table.told(Passed.class)).containsExactly(new Passed(2, true), new Passed(3, true));
    assertThat(table.state().step()).isEqualTo(Step.TAKE);
  }

  @Test
  @Rule("HUN-21")
  void aPlayerWithoutCoinsIsNotAsked() {
    Table table = Table.selling(3).bid(1, 5).take(1, 0, 0, 0).pass(2).bid(0, 1).take(0, 1, 0, 0);
    assertThat(table.player(1).coins()).isEqualTo(1);
    table = Table.selling(3).bid(1, 5).take(1, 0, 0, 0).pass(2).pass(0);
    assertThat(table.state().sale().seller()).isEqualTo(2);
    assertThat(table.asks(0)).isTrue();
    table.pass(0);
    assertThat(table.state().step()).isEqualTo(Step.BONUS);
  }

  @Test
  @Rule("HUN-22")
  void theWinnerPaysTheSellerAndLaysOneClueInFrontOfASecret() {
    Table table = Table.selling(3).bid(1, 2).pass(2).take(1, 0, 1, 2);
    assertThat(table.player(1).coins()).isEqualTo(3);
    assertThat(table.player(0).coins()).isEqualTo(7);
    assertThat(table.view(2).secrets().get(1).get(2).clues())
        .extracting(State.Clue::text)
        .containsExactly("second");
  }

  @Test
  @Rule("HUN-22")
  void ifNobodyBidsBothCluesStayUnsold() {
    Table table = Table.selling(3).pass(1).pass(2);
    assertThat(table.told(NobodyBid.class)).containsExactly(new NobodyBid(0));
    assertThat(table.player(0).hand().cards()).extracting(State.Card::taken).containsOnly(false);
  }

  @Test
  @Rule("HUN-22")
  void theWinnerChoosesFromTheSellersCluesOnly() {
    Table table = Table.selling(3).bid(1, 2).pass(2);
    assertThat(table.refused(1, take(2, 0, 0)).rule()).isEqualTo("HUN-22");
    assertThat(table.refused(1, take(0, 0, 3)).rule()).isEqualTo("HUN-22");
    assertThat(table.refused(2, take(0, 0, 0)).rule()).isEqualTo("HUN-22");
  }

  @Test
  @Rule("HUN-23")
  void whoeverHasNoSecretLeftNeitherBidsNorTakesButSellsAndGuesses() {
    Table table =
        Table.of(3)
            .laid()
            .quietRound()
            .guessRight(1, 0, 0)
            .guessRight(2, 0, 1)
            .restMiss()
            .quietRound()
            .guessRight(1, 0, 2)
            .restMiss()
            .drawn()
            .written();
    while (table.state().step() == Step.BID) {
      assertThat(table.asks(0)).isFalse();
      table.pass(table.state().sale().asked());
    }
    assertThat(table.told(Offered.class).stream().filter(o -> o.seat() == 0)).hasSize(3);
    while (!table.asks(0)) {
      table.takeCoins();
    }
    assertThat(table.moves(0)).containsExactly(new Move.TakeCoins());
    assertThat(table.allTakeCoins().asks(0)).isTrue();
  }

  @Test
  @Rule("HUN-24")
  void aBonusIsAnUnsoldClueOrTwoCoins() {
    Table table = Table.selling(3).bid(1, 2).pass(2).take(1, 0, 1, 2).allPass();
    table.take(0, 1, 0, 0);
    assertThat(table.refused(1, take(0, 1, 0)).rule()).isEqualTo("HUN-24");
    table.take(1, 0, 0, 0).takeCoins();
    assertThat(table.player(0).secrets().getFirst().clues()).hasSize(1);
    assertThat(table.player(2).coins()).isEqualTo(7);
  }

  @Test
  @Rule("HUN-24")
  void bonusesGoRoundFromTheFirstPlayerOneEach() {
    Table table = Table.of(3, "first", "1").laid().drawn().written().allPass();
    assertThat(table.asks(1)).isTrue();
    assertThat(table.refused(2, new Move.TakeCoins()).rule()).isEqualTo("HUN-24");
    assertThat(table.takeCoins().takeCoins().asks(0)).isTrue();
    assertThat(table.takeCoins().state().step()).isEqualTo(Step.GUESS);
  }

  @Test
  @Rule("HUN-25")
  void nobodyTakesTheirOwnClue() {
    Table table = Table.selling(3).bid(1, 2).pass(2);
    assertThat(table.refused(1, take(1, 0, 0)).rule()).isEqualTo("HUN-25");
    table.take(1, 0, 0, 0).allPass();
    assertThat(table.refused(0, take(0, 1, 0)).rule()).isEqualTo("HUN-25");
    assertThat(table.moves(0)).doesNotContain(take(0, 1, 0));
  }

  @Test
  @Rule("HUN-26")
  void theCluesLeftOverAreDiscarded() {
    Table table = Table.selling(3).bid(1, 2).pass(2).take(1, 0, 1, 2);
    int taken = table.player(1).secrets().get(2).clues().getFirst().card();
    table.allPass().allTakeCoins();
    assertThat(table.player(0).hand().cards()).isEmpty();
    assertThat(table.view(0).deck().discards()).hasSize(5).doesNotContain(taken);
  }

  @Test
  @Rule("HUN-27")
  void theTokenGoesToWhoeverHasTheFewestCoins() {
    Table table = Table.selling(3).pass(1).bid(2, 3).take(2, 0, 0, 0).allPass().allTakeCoins();
    assertThat(table.state().first()).isEqualTo(2);
  }

  @Test
  @Rule("HUN-27")
  void onATieItGoesToTheNearestAfterTheOldFirstPlayer() {
    assertThat(Table.selling(3).allPass().allTakeCoins().state().first()).isEqualTo(1);
  }

  @Test
  @Rule("HUN-27")
  void theOldFirstPlayerKeepsItOnlyAloneWithTheFewest() {
    Table table = Table.selling(3).allPass().take(0, 1, 0, 0).allTakeCoins();
    assertThat(table.state().first()).isEqualTo(0);
  }

  @Test
  @Rule("HUN-50")
  void twoCoinsBuyOneMoreHunchThisRound() {
    Table table = Table.selling(3, "advanced", "true").allPass().play(0, new Move.BuyHunch());
    table.allTakeCoins();
    assertThat(table.player(0).coins()).isEqualTo(3);
    assertThat(table.view(0).hunchesLeft()).isEqualTo(2);
    table.restMiss().quietRound();
    assertThat(table.view(0).hunchesLeft()).isEqualTo(2);
  }

  @Test
  @Rule("HUN-50")
  void theMoreBonusesAreForAdvancedTables() {
    Table table = Table.selling(3).allPass();
    assertThat(table.refused(0, new Move.BuyHunch()).rule()).isEqualTo("HUN-50");
    assertThat(table.refused(0, new Move.TooEasy(0)).rule()).isEqualTo("HUN-50");
  }

  @Test
  @Rule("HUN-51")
  void bothChoicesNeedTwoCoins() {
    Table table = Table.selling(3, "advanced", "true").bid(1, 5).take(1, 0, 0, 0);
    table.allPass().takeCoins();
    assertThat(table.player(1).coins()).isZero();
    assertThat(table.refused(1, new Move.BuyHunch()).rule()).isEqualTo("HUN-51");
    assertThat(table.refused(1, new Move.TooEasy(0)).rule()).isEqualTo("HUN-51");
  }

  @Test
  @Rule("HUN-51")
  void theCoinsOfTooEasyAreSpentAtOnce() {
    Table table = Table.selling(3, "advanced", "true").allPass().play(0, new Move.TooEasy(1));
    assertThat(table.player(0).coins()).isEqualTo(3);
    assertThat(table.allTakeCoins().state().first()).isEqualTo(0);
    assertThat(table.restMiss().player(0).coins()).isEqualTo(3);
    assertThat(table.player(0).hand().tooEasy()).isEqualTo(State.NONE);
  }

  @Test
  void aBidIsForTheRightToChooseNotForOneClue() {
    Table table = Table.selling(3).bid(1, 2).pass(2);
    assertThat(table.moves(1)).containsAll(List.of(take(0, 0, 0), take(0, 1, 0)));
  }

  private static Move take(int author, int clue, int secret) {
    return new Move.Take(author, clue, secret, Move.Answer.NONE);
  }
}
