package chapeau.games.huisclos;

import static chapeau.games.huisclos.Clue.ARSENIC;
import static chapeau.games.huisclos.Clue.CANE;
import static chapeau.games.huisclos.Clue.CIGAR;
import static chapeau.games.huisclos.Clue.FAN;
import static chapeau.games.huisclos.Clue.GAVEL;
import static chapeau.games.huisclos.Clue.KNIFE;
import static chapeau.games.huisclos.Clue.PIPE;
import static chapeau.games.huisclos.Clue.POKER;
import static chapeau.games.huisclos.Clue.QUILL;
import static chapeau.games.huisclos.Clue.ROPE;
import static chapeau.games.huisclos.Clue.STETHOSCOPE;
import static chapeau.games.huisclos.Clue.TOP_HAT;
import static chapeau.games.huisclos.Manor.swap;
import static chapeau.games.huisclos.Manor.take;
import static chapeau.games.huisclos.Manor.takeAndDestroy;
import static chapeau.games.huisclos.Place.BLUE_SUITE;
import static chapeau.games.huisclos.Place.CELLAR;
import static chapeau.games.huisclos.Place.DRAWING_ROOM;
import static chapeau.games.huisclos.Place.GREENHOUSE;
import static chapeau.games.huisclos.Place.GUN_ROOM;
import static chapeau.games.huisclos.Place.KITCHEN;
import static chapeau.games.huisclos.Place.LIBRARY;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import chapeau.engine.Seat;
import chapeau.games.huisclos.State.Step;
import org.junit.jupiter.api.Test;

/** Investigations, clause by clause. */
class InvestigationTest {

  @Test
  @Rule("HUC-15")
  void aPlayerMustMoveToAnotherPlace() {
    Manor manor = Manor.of(4).lies(BLUE_SUITE, FAN).lies(KITCHEN, PIPE);
    assertThat(manor.refusal(0, new Move.Search(BLUE_SUITE))).isEqualTo("HUC-15");
    assertThat(manor.moves(0)).containsExactly(new Move.Search(KITCHEN));
  }

  @Test
  @Rule("HUC-15")
  void aPawnMayGoToAnyOpenPlace() {
    Manor manor =
        Manor.of(4).lies(KITCHEN, PIPE).lies(GUN_ROOM, FAN).play(0, new Move.Search(GUN_ROOM));
    assertThat(manor.state().player(0).place()).isEqualTo(GUN_ROOM);
  }

  @Test
  @Rule("HUC-16")
  void whoeverSearchesAloneSeesAllCluesThere() {
    Manor manor = Manor.of(4).lies(KITCHEN, PIPE, FAN).play(0, new Move.Search(KITCHEN));
    assertThat(manor.heard(0))
        .contains(new Happening.Saw(0, KITCHEN, Clue.list(PIPE.bit() | FAN.bit())));
    assertThat(manor.heardByAll()).noneMatch(Happening.Saw.class::isInstance);
    assertThat(manor.view(0).places().get(KITCHEN.number).clues()).containsExactly(FAN, PIPE);
  }

  @Test
  @Rule("HUC-16")
  void aSearchTakesOneClue() {
    Manor manor = Manor.of(4).lies(KITCHEN, PIPE, FAN).search(0, KITCHEN, take(PIPE));
    assertThat(manor.hand(0)).containsExactly(PIPE);
    assertThat(manor.lying(KITCHEN)).containsExactly(FAN);
  }

  @Test
  @Rule("HUC-16")
  void aClueElsewhereCannotBeTaken() {
    Manor manor =
        Manor.of(4).lies(KITCHEN, PIPE).lies(CELLAR, FAN).play(0, new Move.Search(KITCHEN));
    assertThat(manor.refusal(0, take(FAN))).isEqualTo("HUC-16");
  }

  @Test
  @Rule("HUC-17")
  void withThreeCluesOneMayBeSwapped() {
    Manor manor =
        Manor.of(4)
            .holds(0, FAN, GAVEL, QUILL)
            .lies(KITCHEN, PIPE)
            .search(0, KITCHEN, swap(FAN, PIPE));
    assertThat(manor.hand(0)).containsExactly(GAVEL, QUILL, PIPE);
    assertThat(manor.lying(KITCHEN)).containsExactly(FAN);
  }

  @Test
  @Rule("HUC-17")
  void withThreeCluesOneOfTheFourMayBeDestroyed() {
    Manor manor =
        Manor.of(4)
            .holds(0, FAN, GAVEL, QUILL)
            .lies(KITCHEN, PIPE)
            .search(0, KITCHEN, takeAndDestroy(PIPE, PIPE));
    assertThat(manor.hand(0)).containsExactly(GAVEL, FAN, QUILL);
    assertThat(manor.lying(KITCHEN)).isEmpty();
  }

  @Test
  @Rule("HUC-17")
  void withThreeCluesJustTakingIsRefused() {
    Manor manor =
        Manor.of(4)
            .holds(0, FAN, GAVEL, QUILL)
            .lies(KITCHEN, PIPE)
            .play(0, new Move.Search(KITCHEN));
    assertThat(manor.refusal(0, take(PIPE))).isEqualTo("HUC-17");
  }

  @Test
  @Rule("HUC-17")
  void withFewerCluesSwappingIsRefused() {
    Manor manor = Manor.of(4).holds(0, FAN).lies(KITCHEN, PIPE).play(0, new Move.Search(KITCHEN));
    assertThat(manor.refusal(0, swap(FAN, PIPE))).isEqualTo("HUC-17");
  }

  @Test
  @Rule("HUC-18")
  void afterASearchOneClueMayBeDestroyedForGoodAndFaceUp() {
    Manor manor =
        Manor.of(4).holds(0, FAN).lies(KITCHEN, PIPE).search(0, KITCHEN, takeAndDestroy(PIPE, FAN));
    assertThat(manor.view(Seat.SPECTATOR).players().getFirst().destroyed()).containsExactly(FAN);
    assertThat(manor.hand(0)).containsExactly(PIPE);
  }

  @Test
  @Rule("HUC-17")
  void aSwapIsNeverFollowedByADestruction() {
    Manor manor =
        Manor.of(4)
            .holds(0, FAN, GAVEL, QUILL)
            .lies(KITCHEN, PIPE)
            .play(0, new Move.Search(KITCHEN));
    assertThat(manor.refusal(0, new Move.Take(PIPE, FAN, GAVEL, Clue.NONE))).isEqualTo("HUC-17");
  }

  @Test
  @Rule("HUC-17")
  void withThreeCluesEveryWayOfTakingOneSwapsOrDestroys() {
    Manor manor =
        Manor.of(4)
            .holds(0, FAN, GAVEL, QUILL)
            .lies(KITCHEN, PIPE)
            .play(0, new Move.Search(KITCHEN));
    assertThat(manor.moves(0))
        .containsExactlyInAnyOrder(
            swap(FAN, PIPE),
            swap(GAVEL, PIPE),
            swap(QUILL, PIPE),
            takeAndDestroy(PIPE, FAN),
            takeAndDestroy(PIPE, GAVEL),
            takeAndDestroy(PIPE, QUILL),
            takeAndDestroy(PIPE, PIPE));
  }

  @Test
  @Rule("HUC-18")
  void nobodyDestroysAFourthClue() {
    Manor manor =
        Manor.of(4)
            .destroyed(0, CANE, CIGAR, TOP_HAT)
            .holds(0, FAN)
            .lies(KITCHEN, PIPE)
            .play(0, new Move.Search(KITCHEN));
    assertThat(manor.refusal(0, takeAndDestroy(PIPE, FAN))).isEqualTo("HUC-18");
  }

  @Test
  @Rule("HUC-18")
  void onlyWhatIsInHandCanBeDestroyed() {
    Manor manor = Manor.of(4).lies(KITCHEN, PIPE, FAN).play(0, new Move.Search(KITCHEN));
    assertThat(manor.refusal(0, takeAndDestroy(PIPE, FAN))).isEqualTo("HUC-18");
  }

  @Test
  @Rule("HUC-19")
  void aClueOfOnesOwnIsNeverDestroyed() {
    Manor manor = Manor.of(4).lies(KITCHEN, STETHOSCOPE).play(0, new Move.Search(KITCHEN));
    assertThat(manor.refusal(0, takeAndDestroy(STETHOSCOPE, STETHOSCOPE))).isEqualTo("HUC-19");
  }

  @Test
  @Rule("HUC-19")
  void aWeaponIsNeverDestroyed() {
    Manor manor = Manor.of(4).lies(KITCHEN, ROPE).play(0, new Move.Search(KITCHEN));
    assertThat(manor.refusal(0, takeAndDestroy(ROPE, ROPE))).isEqualTo("HUC-19");
  }

  @Test
  @Rule("HUC-20")
  void theMurdererMayHoldThreeWeapons() {
    Manor manor =
        Manor.of(4)
            .murderer(0)
            .holds(0, ROPE, KNIFE)
            .lies(KITCHEN, POKER)
            .search(0, KITCHEN, take(POKER));
    assertThat(manor.hand(0)).containsExactly(ROPE, POKER, KNIFE);
  }

  @Test
  @Rule("HUC-20")
  void nobodyKeepsAFourthClue() {
    Manor manor = Manor.of(4).holds(0, FAN, GAVEL, QUILL).lies(KITCHEN, PIPE);
    manor.play(0, new Move.Search(KITCHEN)).nobodyWatches();
    assertThat(manor.moves(0)).isNotEmpty().doesNotContain(take(PIPE));
    assertThat(manor.refusal(0, take(PIPE))).isEqualTo(No.HAND_FULL.refusal.rule());
  }

  @Test
  @Rule("HUC-20")
  void anInnocentMayHoldOneWeapon() {
    Manor manor = Manor.of(4).holds(0, FAN).lies(KITCHEN, POKER).search(0, KITCHEN, take(POKER));
    assertThat(manor.hand(0)).containsExactly(FAN, POKER);
  }

  @Test
  @Rule("HUC-21")
  void anInnocentWithAWeaponTakesAnotherOnlyInItsPlace() {
    Manor manor =
        Manor.of(4)
            .holds(0, FAN, ROPE)
            .lies(KITCHEN, POKER, PIPE)
            .play(0, new Move.Search(KITCHEN));
    assertThat(manor.refusal(0, take(POKER))).isEqualTo("HUC-21");
    assertThat(manor.refusal(0, swap(FAN, POKER))).isEqualTo("HUC-21");
    manor.play(0, swap(ROPE, POKER));
    assertThat(manor.hand(0)).containsExactly(FAN, POKER);
    assertThat(manor.lying(KITCHEN)).containsExactly(PIPE, ROPE);
  }

  @Test
  @Rule("HUC-21")
  void theMurdererMayMakeTheSameSwapSoThatItProvesNothing() {
    Manor manor =
        Manor.of(4)
            .murderer(0)
            .holds(0, FAN, ROPE)
            .lies(KITCHEN, POKER, PIPE)
            .play(0, new Move.Search(KITCHEN));
    assertThat(manor.refusal(0, swap(ROPE, PIPE))).isEqualTo("HUC-17");
    assertThat(manor.refusal(0, swap(FAN, POKER))).isEqualTo("HUC-17");
    assertThat(manor.moves(0)).contains(take(POKER), swap(ROPE, POKER));
    manor.play(0, swap(ROPE, POKER));
    assertThat(manor.hand(0)).containsExactly(FAN, POKER);
  }

  @Test
  @Rule("HUC-23")
  void anEmptyPlaceClosesWhenTheLastPawnLeaves() {
    Manor manor = Manor.of(4).stands(0, CELLAR).stands(1, CELLAR).lies(KITCHEN, PIPE, FAN);
    manor.search(0, KITCHEN, take(PIPE));
    assertThat(manor.view(0).places().get(CELLAR.number).closed()).isFalse();
    manor.play(1, new Move.Search(KITCHEN));
    assertThat(manor.view(0).places().get(CELLAR.number).closed()).isTrue();
  }

  @Test
  @Rule("HUC-23")
  void aPlaceWithCluesStaysOpen() {
    Manor manor = Manor.of(4).stands(0, CELLAR).lies(CELLAR, GAVEL).lies(KITCHEN, PIPE);
    manor.search(0, KITCHEN, take(PIPE));
    assertThat(manor.view(0).places().get(CELLAR.number).closed()).isFalse();
  }

  @Test
  @Rule("HUC-23")
  void nobodyEntersAClosedPlace() {
    Manor manor = Manor.of(4).lies(KITCHEN, PIPE).closed(CELLAR);
    assertThat(manor.refusal(0, new Move.Search(CELLAR))).isEqualTo("HUC-23");
    assertThat(manor.refusal(0, new Move.Walk(CELLAR))).isEqualTo("HUC-23");
  }

  @Test
  @Rule("HUC-23")
  void aPlaceLeftEmptyByADeathCloses() {
    Manor manor = Manor.of(4).stands(0, CELLAR).holds(3, ARSENIC).atTheUrn().slip(3, ARSENIC);
    manor.takeBack(3, ARSENIC);
    assertThat(manor.view(1).places().get(CELLAR.number).closed()).isTrue();
  }

  @Test
  @Rule("HUC-24")
  void anEmptyPlaceMayBeEnteredToExchange() {
    Manor manor = Manor.of(4).stands(1, KITCHEN).holds(0, FAN, GAVEL, QUILL).holds(1, PIPE);
    assertThat(manor.moves(0)).containsExactly(new Move.Exchange(1));
  }

  @Test
  @Rule("HUC-24")
  void whoeverCanDoNothingJustWalks() {
    Manor manor = Manor.of(4).closed(CELLAR, GUN_ROOM, LIBRARY, DRAWING_ROOM);
    assertThat(manor.moves(0)).containsExactly(new Move.Walk(KITCHEN), new Move.Walk(GREENHOUSE));
    manor.play(0, new Move.Walk(KITCHEN));
    assertThat(manor.state().acting()).isEqualTo(1);
  }

  @Test
  @Rule("HUC-24")
  void nobodyJustWalksWhoCouldAct() {
    Manor manor = Manor.of(4).lies(KITCHEN, PIPE);
    assertThat(manor.refusal(0, new Move.Walk(CELLAR))).isEqualTo("HUC-24");
  }

  @Test
  @Rule("HUC-24")
  void withNothingElseOpenOneStaysAndMayActThere() {
    Manor manor =
        Manor.of(4)
            .lies(BLUE_SUITE, PIPE)
            .closed(CELLAR, GUN_ROOM, LIBRARY, DRAWING_ROOM, KITCHEN, GREENHOUSE);
    assertThat(manor.moves(0)).containsExactly(new Move.Search(BLUE_SUITE));
  }

  @Test
  @Rule("HUC-11")
  void investigationsGoClockwiseFromTheStarter() {
    Manor manor = Manor.of(4).starter(2).lies(KITCHEN, PIPE, FAN, GAVEL, QUILL);
    manor.search(2, KITCHEN, take(PIPE)).search(3, KITCHEN, take(FAN));
    assertThat(manor.state().acting()).isEqualTo(0);
    assertThat(manor.refusal(2, new Move.Search(CELLAR))).isEqualTo("HUC-11");
  }

  @Test
  @Rule("HUC-10")
  void aTurnIsAllInvestigationsAndThenTheResolution() {
    Manor manor = Manor.of(4).lastToInvestigate(3).lies(KITCHEN, PIPE);
    assertThat(manor.refusal(3, new Move.Slip(PIPE))).isEqualTo("HUC-10");
    manor.search(3, KITCHEN, take(PIPE));
    assertThat(manor.state().step()).isEqualTo(Step.SLIP);
  }
}
