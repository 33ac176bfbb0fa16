package chapeau.games.huisclos;

import static chapeau.games.huisclos.Clue.ARSENIC;
import static chapeau.games.huisclos.Clue.FAN;
import static chapeau.games.huisclos.Clue.GAVEL;
import static chapeau.games.huisclos.Clue.HIP_FLASK;
import static chapeau.games.huisclos.Clue.KEYS;
import static chapeau.games.huisclos.Clue.KNIFE;
import static chapeau.games.huisclos.Clue.NONE;
import static chapeau.games.huisclos.Clue.PEARLS;
import static chapeau.games.huisclos.Clue.PIPE;
import static chapeau.games.huisclos.Clue.POKER;
import static chapeau.games.huisclos.Clue.QUILL;
import static chapeau.games.huisclos.Clue.ROPE;
import static chapeau.games.huisclos.Clue.STETHOSCOPE;
import static chapeau.games.huisclos.Manor.take;
import static chapeau.games.huisclos.Place.BLUE_SUITE;
import static chapeau.games.huisclos.Place.CELLAR;
import static chapeau.games.huisclos.Place.GREENHOUSE;
import static chapeau.games.huisclos.Place.KITCHEN;
import static chapeau.games.huisclos.Place.LIBRARY;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Turn;
import chapeau.games.huisclos.State.Ending;
import chapeau.games.huisclos.State.Tiebreak;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The confrontation and the ends of the game, clause by clause. The last seat is the Murderer: seat
 * 3 of four is Georges (keys, hip flask).
 */
class EndTest {

  /** Seat 0 in the kitchen against the Murderer, seat 3, in the cellar. */
  private static Manor duel() {
    return Manor.of(4).dead(1, 2).stands(0, KITCHEN).stands(3, CELLAR);
  }

  @Test
  @Rule("HUC-70")
  void theConfrontationBeginsRightAfterTheDeaths() {
    Manor manor =
        Manor.of(4).stands(0, KITCHEN).stands(3, CELLAR).holds(0, FAN, POKER).holds(3, ROPE);
    manor.atTheUrn().slip(0, FAN).slip(3, ROPE);
    assertThat(manor.heardByAll()).contains(new Happening.Confronted(0, 3));
    assertThat(manor.moves(0)).containsExactly(new Move.TakeBack(FAN), new Move.TakeBack(ROPE));
  }

  @Test
  @Rule("HUC-70")
  void theInnocentNowKillsAsTheMurdererDoes() {
    Manor manor = duel().holds(0, KNIFE, ARSENIC, FAN).atTheUrn();
    assertThat(manor.moves(0)).containsExactly(new Move.Slip(FAN), new Move.Slip(ARSENIC));
  }

  @Test
  @Rule("HUC-70")
  void theInnocentMayTakeASecondWeapon() {
    Manor manor = duel().holds(0, ROPE).lies(LIBRARY, POKER).search(0, LIBRARY, take(POKER));
    assertThat(manor.hand(0)).containsExactly(ROPE, POKER);
  }

  @Test
  @Rule("HUC-70")
  void nobodyAccusesAnyMore() {
    Manor manor = duel().turn(6).holds(0, KEYS);
    assertThat(manor.refusal(0, new Move.Accuse(3, KEYS))).isEqualTo("HUC-70");
  }

  @Test
  @Rule("HUC-70")
  void nobodyObservesAnyMore() {
    Manor manor = duel().lies(CELLAR, FAN, PIPE).play(0, new Move.Search(CELLAR));
    assertThat(manor.asked()).isEmpty();
  }

  @Test
  @Rule("HUC-70")
  void exchangesGoOn() {
    Manor manor = duel().holds(0, FAN, PIPE, QUILL).holds(3, GAVEL).play(0, new Move.Exchange(3));
    manor.play(Seat.CHANCE, new Move.Draw(GAVEL)).play(0, new Move.Give(FAN));
    assertThat(manor.hand(3)).containsExactly(FAN);
  }

  @Test
  @Rule("HUC-71")
  void afterASearchAClueLeftThereMustBeDestroyed() {
    Manor manor = duel().lies(LIBRARY, FAN, PIPE, ROPE).play(0, new Move.Search(LIBRARY));
    assertThat(manor.refusal(0, take(FAN))).isEqualTo("HUC-71");
    assertThat(manor.refusal(0, new Move.Take(FAN, NONE, NONE, ROPE))).isEqualTo("HUC-71");
    manor.play(0, new Move.Take(FAN, NONE, NONE, PIPE));
    assertThat(manor.lying(LIBRARY)).containsExactly(ROPE);
    assertThat(manor.view(3).players().getFirst().destroyed()).containsExactly(PIPE);
  }

  @Test
  @Rule("HUC-71")
  void ifOnlyWeaponsAreLeftNothingIsDestroyed() {
    Manor manor = duel().lies(LIBRARY, FAN, ROPE).play(0, new Move.Search(LIBRARY));
    assertThat(manor.moves(0)).containsExactly(take(FAN), new Move.Take(ROPE, NONE, NONE, FAN));
  }

  @Test
  @Rule("HUC-71")
  void cluesOfOnesOwnMayBeDestroyedThereAndMoreThanThree() {
    Manor manor =
        duel()
            .destroyed(0, GAVEL, QUILL, PEARLS)
            .lies(LIBRARY, FAN, STETHOSCOPE)
            .play(0, new Move.Search(LIBRARY));
    manor.play(0, new Move.Take(FAN, NONE, NONE, STETHOSCOPE));
    assertThat(manor.view(3).players().getFirst().destroyed()).hasSize(4);
  }

  @Test
  @Rule("HUC-71")
  void aFourthClueMayStillBeTakenByDestroyingOne() {
    Manor manor =
        duel()
            .holds(0, ROPE, STETHOSCOPE, QUILL)
            .lies(LIBRARY, FAN)
            .play(0, new Move.Search(LIBRARY));
    manor.play(0, Manor.takeAndDestroy(FAN, STETHOSCOPE));
    assertThat(manor.hand(0)).containsExactly(FAN, QUILL, ROPE);
  }

  @Test
  @Rule("HUC-71")
  void theOptionalDestroyingIsGone() {
    Manor manor = duel().holds(0, QUILL).lies(LIBRARY, FAN).play(0, new Move.Search(LIBRARY));
    assertThat(manor.refusal(0, Manor.takeAndDestroy(FAN, QUILL))).isEqualTo("HUC-71");
  }

  @Test
  @Rule("HUC-71")
  void outsideTheConfrontationNothingIsDestroyedInThePlace() {
    Manor manor = Manor.of(4).lies(LIBRARY, FAN, PIPE).play(0, new Move.Search(LIBRARY));
    assertThat(manor.refusal(0, new Move.Take(FAN, NONE, NONE, PIPE))).isEqualTo("HUC-71");
  }

  @Test
  @Rule("HUC-72")
  void leavingAPlaceWithoutCluesClosesItAlsoWhileTheOtherStandsThere() {
    Manor manor = duel().stands(3, KITCHEN).lies(LIBRARY, FAN, PIPE).play(0, search(LIBRARY));
    assertThat(manor.heardByAll()).contains(new Happening.Closed(KITCHEN));
    assertThat(isClosed(manor, KITCHEN)).isTrue();
  }

  @Test
  @Rule("HUC-72")
  void thePlaceLeftStaysOpenWhileCluesLieThere() {
    Manor manor = duel().lies(KITCHEN, QUILL).lies(LIBRARY, FAN, PIPE).play(0, search(LIBRARY));
    assertThat(isClosed(manor, KITCHEN)).isFalse();
  }

  @Test
  @Rule("HUC-72")
  void theOtherLeavesAClosedPlaceAndNobodyEntersItAgain() {
    Manor manor =
        duel().stands(3, KITCHEN).closed(KITCHEN).holds(0, FAN, PIPE, QUILL).holds(3, GAVEL);
    manor.lies(LIBRARY, PEARLS, STETHOSCOPE);
    assertThat(manor.refusal(0, new Move.Exchange(3))).isEqualTo("HUC-15");
    manor.stands(0, CELLAR);
    assertThat(manor.refusal(0, new Move.Exchange(3))).isEqualTo("HUC-23");
    manor.starter(3);
    assertThat(manor.moves(3)).containsExactly(search(LIBRARY));
  }

  @Test
  @Rule("HUC-72")
  void ifNoPlaceIsOpenThePlayerInAClosedOneStaysAndActsThere() {
    Manor manor = duel().stands(3, KITCHEN).closed(Place.values()).holds(0, FAN, PIPE, QUILL);
    assertThat(manor.moves(0)).containsExactly(new Move.Walk(KITCHEN));
    manor.holds(3, GAVEL);
    assertThat(manor.moves(0)).containsExactly(new Move.Exchange(3));
  }

  @Test
  @Rule("HUC-72")
  void stayingInAPlaceDoesNotCloseIt() {
    Manor manor =
        duel().closed(BLUE_SUITE, Place.DRAWING_ROOM, LIBRARY, GREENHOUSE, CELLAR, Place.GUN_ROOM);
    manor.stands(3, KITCHEN).play(0, new Move.Walk(KITCHEN));
    assertThat(isClosed(manor, KITCHEN)).isFalse();
  }

  private static Move search(Place place) {
    return new Move.Search(place);
  }

  private static boolean isClosed(Manor manor, Place place) {
    return manor.view(0).places().get(place.number).closed();
  }

  @Test
  @Rule("HUC-73")
  void whoeverKillsTheOtherWins() {
    Manor manor = duel().holds(0, ARSENIC).holds(3, FAN).atTheUrn().slip(0, ARSENIC).slip(3, FAN);
    assertThat(manor.winners()).containsExactly(0);
    assertThat(manor.view(1).resolutions()).as("the last urn, too").hasSize(1);
  }

  @Test
  @Rule("HUC-73")
  void ifBothKillAtOnceTheMurdererOfTheStartWins() {
    Manor manor =
        duel().holds(0, ARSENIC).holds(3, KNIFE).atTheUrn().slip(0, ARSENIC).slip(3, KNIFE);
    assertThat(manor.winners()).containsExactly(3);
  }

  @Test
  @Rule("HUC-73")
  void ifTurnsRunOutTheInnocentOfTheStartWins() {
    Manor manor = duel().turn(8).holds(3, FAN).atTheUrn().slip(3, FAN).takeBack(3, FAN);
    assertThat(manor.winners()).containsExactly(0);
  }

  @Test
  @Rule("HUC-80")
  void withAllInnocentsDeadTheMurdererWins() {
    Manor manor = Manor.of(4).stands(3, CELLAR).holds(3, ROPE).atTheUrn().slip(3, ROPE);
    assertThat(manor.winners()).containsExactly(3);
    assertThat(manor.view(1).resolutions()).as("the last urn, too").hasSize(1);
  }

  @Test
  @Rule("HUC-80")
  void nobodyPlaysOnWhenTheGameIsOver() {
    Manor manor = Manor.of(4).stands(3, CELLAR).holds(3, ROPE).atTheUrn().slip(3, ROPE);
    assertThat(manor.refusal(3, new Move.Search(BLUE_SUITE))).isEqualTo("HUC-80");
  }

  @Test
  @Rule("HUC-80")
  void thereIsOneWinnerAndNoTeam() {
    Manor manor = lastUrn(Manor.of(4)).takeBack(0, FAN);
    if (!(new HuisClos().turn(manor.state()) instanceof Turn.Over(var ranking))) {
      throw new AssertionError("not over");
    }
    assertThat(ranking.places()).containsExactly(1, 2, 2, 2);
  }

  @Test
  @Rule("HUC-10")
  void aGameLastsTwiceAsManyTurnsAsPlayers() {
    Manor seventh = Manor.of(4).turn(7).holds(0, FAN).atTheUrn().slip(0, FAN).takeBack(0, FAN);
    assertThat(seventh.state().turn()).isEqualTo(8);
    assertThat(lastUrn(Manor.of(4)).takeBack(0, FAN).winners()).isNotEmpty();
  }

  @Test
  @Rule("HUC-81")
  void whenTurnsRunOutMostCluesOfTheMurderersCharacterWin() {
    Manor manor =
        Manor.of(4).holds(1, KEYS, GAVEL).holds(2, HIP_FLASK, GAVEL).holds(1, KEYS, HIP_FLASK);
    lastUrn(manor).slip(1, KEYS).slip(2, HIP_FLASK).takeBack(0, FAN).takeBack(1, KEYS);
    assertThat(manor.takeBack(2, HIP_FLASK).winners()).containsExactly(1);
    assertThat(manor.view(0).tiebreak()).isEqualTo(Tiebreak.CLUES);
  }

  @Test
  @Rule("HUC-81")
  void thenMostAccusationCardsWin() {
    Manor manor = lastUrn(Manor.of(4).cards(2, 2)).takeBack(0, FAN);
    assertThat(manor.winners()).containsExactly(2);
    assertThat(manor.heardByAll())
        .contains(new Happening.Ended(Ending.TURNS_OUT, List.of(2), Tiebreak.CARDS));
  }

  @Test
  @Rule("HUC-81")
  void thenTheNearestClockwiseFromTheLastStarterWins() {
    Manor manor = lastUrn(Manor.of(4).starter(1)).takeBack(0, FAN);
    assertThat(manor.winners()).containsExactly(1);
    assertThat(manor.view(0).tiebreak()).isEqualTo(Tiebreak.NEAREST);
  }

  @Test
  @Rule("HUC-81")
  void theMurdererNeverWinsSo() {
    Manor manor = Manor.of(4).starter(3).cards(3, 4);
    assertThat(lastUrn(manor).takeBack(0, FAN).winners()).containsExactly(0);
  }

  @Test
  @Rule("HUC-81")
  void aTableMayLetTheLivingInnocentsShareTheWin() {
    Manor manor = lastUrn(Manor.of(5, true).dead(1).turn(10)).takeBack(0, FAN);
    assertThat(manor.winners()).containsExactly(0, 2, 3);
  }

  @Test
  @Tag("slow")
  @Rule("HUC-80")
  void twentyThousandRandomGamesEnd() {
    HuisClos game = new HuisClos();
    Dice dice = new Dice(20);
    for (int i = 0; i < 20_000; i++) {
      State s = done(game.start(new Setup(4 + i % 5)));
      for (int moves = 0; !game.turn(s).isOver(); moves++) {
        assertThat(moves).isLessThan(2_000);
        int actor = actor(game.turn(s), dice);
        Move move = actor == Seat.CHANCE ? game.draw(s, dice) : game.anyMove(s, actor, dice);
        s = done(game.play(s, actor, move));
      }
    }
  }

  private static int actor(Turn turn, Dice dice) {
    return turn instanceof Turn.Acting(int seats) ? dice.pick(State.seats(seats)) : Seat.CHANCE;
  }

  private static State done(Played<State> played) {
    return switch (played) {
      case Played.Done<State>(State s, var _) -> s;
      case Played.Refused<State>(var refusal) -> throw new AssertionError(refusal);
    };
  }

  /** The last urn of the game, in which seat 0 slips a fan. */
  private static Manor lastUrn(Manor manor) {
    return manor
        .turn(2 * manor.state().size())
        .stands(0, GREENHOUSE)
        .holds(0, FAN)
        .atTheUrn()
        .slip(0, FAN);
  }
}
