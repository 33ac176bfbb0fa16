package chapeau.games.hunch;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import chapeau.engine.Seat;
import chapeau.engine.Turn;
import chapeau.games.hunch.State.Step;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Phase 3, points and the end. */
class GuessingTest {

  private static Table guessing(String... options) {
    return Table.of(3, options).laid().quietRound();
  }

  private static List<Integer> points(Table table) {
    return table.state().players().stream().map(Player::points).toList();
  }

  @Test
  @Rule("HUN-30")
  void everybodyHasAsManyHunchCardsAsTheRound() {
    Table table = guessing();
    assertThat(table.view(0).hunchesLeft()).isEqualTo(1);
    table.restMiss().quietRound();
    assertThat(table.view(0).hunchesLeft()).isEqualTo(2);
    table.restMiss().quietRound();
    assertThat(table.view(0).hunchesLeft()).isEqualTo(3);
  }

  @Test
  @Rule("HUN-30")
  void hunchesLieFaceDownUntilAllAreLaid() {
    Table table = guessing();
    View before = table.view(1);
    table.guess(0, 2, 0, Table.NOBODYS);
    assertThat(table.view(1).hunches()).isEqualTo(before.hunches());
    assertThat(table.view(0).hunches().getFirst()).hasSize(1);
  }

  @Test
  @Rule("HUN-30")
  void aHunchBeyondOnesCardsIsRefusedAndTheFirstKept() {
    Table table = guessing().guess(0, 2, 0, Table.NOBODYS);
    assertThat(table.refused(0, new Move.Guess(1, 0, 9)).rule()).isEqualTo("HUN-30");
    assertThat(table.player(0).hand().hunches()).extracting(State.Hunch::word).containsExactly(33);
  }

  @Test
  @Rule("HUN-30")
  void aHunchGoesToAnOpponentsUnguessedSecret() {
    Table table = guessing();
    assertThat(table.refused(0, new Move.Guess(0, 0, 0)).rule()).isEqualTo("HUN-30");
    table.guessRight(0, 1, 0).restMiss().quietRound();
    assertThat(table.refused(0, new Move.Guess(1, 0, 12)).rule()).isEqualTo("HUN-30");
  }

  @Test
  @Rule("HUN-31")
  void aGuessIsAWordStillInTheGrid() {
    Table table = guessing();
    assertThat(table.refused(0, new Move.Guess(1, 0, 36)).rule()).isEqualTo("HUN-31");
    table.guessRight(0, 1, 0).restMiss().quietRound();
    assertThat(table.refused(0, new Move.Guess(1, 1, 9)).rule()).isEqualTo("HUN-31");
  }

  @Test
  @Rule("HUN-31")
  void severalHunchesMayGoToOneSecretWithDifferentWords() {
    Table table = guessing().restMiss().quietRound().guess(0, 1, 0, 30);
    assertThat(table.refused(0, new Move.Guess(1, 0, 30)).rule()).isEqualTo("HUN-31");
    table.guess(0, 1, 0, 31);
    assertThat(table.player(0).hand().hunches()).hasSize(2);
  }

  @Test
  @Rule("HUN-31")
  void whoeverHasNothingLeftToGuessIsNotAsked() {
    Table table = guessing().guessRight(0, 1, 0).guessRight(1, 2, 0).guessRight(2, 1, 1);
    table.quietRound().guessRight(0, 1, 2).guessRight(0, 2, 1).guessRight(1, 2, 2);
    table.restMiss().drawn().written().allPass().allTakeCoins();
    assertThat(table.asks(0)).isFalse();
    assertThat(table.asks(1) && table.asks(2)).isTrue();
  }

  /** The table that once stopped for ever: four hunch cards, one secret, three words left. */
  @Test
  @Rule("HUN-31")
  void nobodyIsAskedForAHunchThatDoesNotExist() {
    Table table = Table.of(4, "advanced", "true").laid().quietRound();
    for (int seat = 0; seat < 4; seat++) {
      table.guessRight(seat, (seat + 1) % 4, 0);
    }
    table.quietRound();
    for (int secret = 1; secret <= 2; secret++) {
      for (int seat = 0; seat < 4; seat++) {
        if (seat != 3 || secret == 1) {
          table.guessRight(seat, (seat + 1) % 4, secret);
        }
      }
    }
    table.guess(3, 0, 2, 7).drawn().written().allPass();
    while (table.state().step() == Step.BONUS) {
      int asked = table.state().sale().asked();
      table.play(asked, asked == 0 ? new Move.TakeCoins() : new Move.BuyHunch());
    }
    assertThat(table.asks(0)).isFalse();
    assertThat(table.view(1).hunchesLeft()).isEqualTo(3);
    for (int word = 6; word <= 8; word++) {
      table.guess(1, 0, 2, word);
    }
    assertThat(table.asks(1)).isFalse();
    assertThat(table.moves(1)).isEmpty();
    for (int seat = 2; seat <= 3; seat++) {
      table.guess(seat, 0, 2, 6).guess(seat, 0, 2, 7).guess(seat, 0, 2, 8);
    }
    assertThat(table.state().step()).isEqualTo(Step.OVER);
  }

  @Test
  @Rule("HUN-32")
  void aRightGuessPaysTheGuesserAndTheOwner() {
    assertThat(points(guessing().guessRight(0, 1, 0).restMiss())).containsExactly(1, 1, 0);
  }

  @Test
  @Rule("HUN-32")
  void theOwnerGetsTwoWhenSeveralGuessedButNeverMore() {
    Table table = Table.of(4).laid().quietRound();
    table.guessRight(0, 1, 0).guessRight(2, 1, 0).guessRight(3, 1, 0).restMiss();
    assertThat(points(table)).containsExactly(1, 2, 1, 1);
  }

  @Test
  @Rule("HUN-33")
  void aGuessedSecretLeavesWithItsCluesAndItsCard() {
    Table table = Table.selling(3).bid(1, 1).pass(2).take(1, 0, 0, 0).allPass().allTakeCoins();
    table.guessRight(0, 1, 0).restMiss();
    assertThat(table.view(2).secrets().get(1).getFirst())
        .isEqualTo(new View.Secret(9, true, List.of(), List.of()));
    assertThat(table.view(2).gone()).containsExactly(3);
    assertThat(table.state().inGrid(10)).isFalse();
  }

  @Test
  @Rule("HUN-33")
  void theClueCardsOfAGuessedSecretNeverComeBack() {
    Table table = Table.selling(3).bid(1, 1).pass(2).take(1, 0, 0, 0).allPass().allTakeCoins();
    int card = table.player(1).secrets().getFirst().clues().getFirst().card();
    table.guessRight(0, 1, 0).restMiss();
    assertThat(table.view(0).deck().discards()).hasSize(5).doesNotContain(card);
    assertThat(table.state().deck().pile() >> card & 1).isZero();
  }

  @Test
  @Rule("HUN-33")
  void theCluesAndWrongHunchesOfAGuessedSecretAreRemembered() {
    Table table = Table.selling(3).bid(1, 1).pass(2).take(1, 0, 0, 0).allPass().allTakeCoins();
    table.guessRight(0, 1, 0).guess(2, 1, 0, Table.NOBODYS).restMiss();
    State.Found found = table.view(2).reveals().getFirst().found().getFirst();
    assertThat(found.clues()).extracting(State.Clue::text).containsExactly("premier");
    assertThat(found.wrong()).containsExactly(new State.Hunch(1, 2, 1, 0, Table.NOBODYS));
    assertThat(found.guessers()).containsExactly(0);
  }

  @Test
  @Rule("HUN-33")
  void cluesAndWrongHunchesStayInFrontOfAnUnguessedSecret() {
    Table table = Table.selling(3).bid(1, 1).pass(2).take(1, 0, 0, 0).allPass().allTakeCoins();
    table.guess(0, 1, 0, Table.NOBODYS).restMiss();
    View.Secret secret = table.view(2).secrets().get(1).getFirst();
    assertThat(secret.clues()).hasSize(1);
    assertThat(secret.wrong()).contains(new View.Miss(1, 0, Table.NOBODYS));
    assertThat(secret.word()).isEqualTo(State.NONE);
    table.quietRound().guess(2, 1, 0, Table.NOBODYS).restMiss();
    assertThat(table.view(2).secrets().get(1).getFirst().wrong())
        .contains(new View.Miss(1, 0, Table.NOBODYS), new View.Miss(2, 2, Table.NOBODYS));
  }

  @Test
  @Rule("HUN-34")
  void theGameEndsWhenEverySecretIsGuessed() {
    Table table = guessing().guessRight(0, 1, 0).guessRight(1, 2, 0).guessRight(2, 0, 0);
    table.quietRound();
    for (int secret = 1; secret <= 2; secret++) {
      table.guessRight(0, 1, secret).guessRight(1, 2, secret).guessRight(2, 0, secret);
    }
    assertThat(table.state().step()).isEqualTo(Step.OVER);
    assertThat(table.state().round()).isEqualTo(2);
  }

  @Test
  @Rule("HUN-40")
  void afterThreeRoundsTheMostPointsWin() {
    Table table = guessing().guessRight(1, 2, 0).restMiss().quietRound().guessRight(1, 2, 1);
    table.restMiss().quietRound().guessRight(2, 0, 0).restMiss();
    assertThat(ranking(table)).containsExactly(3, 2, 1);
  }

  @Test
  @Rule("HUN-40")
  void aTieGoesToTheMostCoinsAndIsElseShared() {
    Table table = Table.selling(3).bid(1, 1).pass(2).take(1, 0, 0, 0).allPass().allTakeCoins();
    table.restMiss().quietRound().restMiss().quietRound().restMiss();
    assertThat(ranking(table)).containsExactly(1, 3, 2);
    Table shared = guessing().restMiss().quietRound().restMiss().quietRound().restMiss();
    assertThat(ranking(shared)).containsExactly(1, 1, 1);
  }

  private static List<Integer> ranking(Table table) {
    return switch (new Hunch().turn(table.state())) {
      case Turn.Over(var ranking) -> ranking.places();
      case Turn.Chance _, Turn.Acting _ -> throw new AssertionError("not over");
    };
  }

  @Test
  @Rule("HUN-41")
  void theGroupIsToldHowWellItPlayed() {
    Table table = guessing().guessRight(0, 1, 0).guessRight(1, 2, 0).guessRight(2, 0, 0);
    assertThat(table.view(0).group().step()).isEqualTo(State.NONE);
    table.quietRound().restMiss().quietRound().restMiss();
    View.Group group = table.view(0).group();
    assertThat(group.guessed()).isEqualTo(3);
    assertThat(group.secrets()).isEqualTo(9);
    assertThat(group.step()).isEqualTo(2);
  }

  @Test
  @Rule("HUN-41")
  void theStepsFollowTheNumberOfPlayers() {
    assertThat(steps(3, 10)).containsExactly(0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5);
    assertThat(steps(6, 12)).containsExactly(0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5);
  }

  private static List<Integer> steps(int players, int most) {
    return java.util.stream.IntStream.rangeClosed(0, most)
        .mapToObj(guessed -> Scoring.step(guessed, players))
        .toList();
  }

  @Test
  @Rule("HUN-51")
  void tooEasyPaysOneMorePointToOwnerAndGuessers() {
    Table table = Table.of(4, "advanced", "true").laid().drawn().written().allPass();
    table.takeCoins().play(1, new Move.TooEasy(0)).allTakeCoins();
    table.guessRight(0, 1, 0).guessRight(2, 1, 0).guessRight(3, 1, 0).restMiss();
    assertThat(points(table)).containsExactly(2, 3, 2, 2);
  }

  @Test
  @Rule("HUN-51")
  void tooEasyHoldsForTheNextPhaseThreeOnly() {
    Table table = Table.selling(3, "advanced", "true").allPass().play(0, new Move.TooEasy(0));
    table.allTakeCoins().restMiss().quietRound().guessRight(1, 0, 0).restMiss();
    assertThat(points(table)).containsExactly(1, 1, 0);
  }

  @Test
  @Rule("HUN-60")
  void whenTheGameIsOverTheTableTalksFreely() {
    Table table = guessing().restMiss().quietRound().restMiss().quietRound().restMiss();
    assertThat(new Hunch().maySpeak(table.state(), Hunch.TABLE)).isEqualTo(0b111);
  }

  @Test
  void whenTheGameIsOverAllSecretsAreOpen() {
    Table table = guessing().restMiss().quietRound().restMiss().quietRound().restMiss();
    assertThat(table.view(Seat.SPECTATOR).secrets().stream().flatMap(List::stream))
        .extracting(View.Secret::word)
        .containsExactly(0, 3, 6, 9, 12, 15, 18, 21, 24);
  }
}
