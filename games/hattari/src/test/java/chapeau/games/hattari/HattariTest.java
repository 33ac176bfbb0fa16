package chapeau.games.hattari;

import static chapeau.games.hattari.AtTheTable.HATTARI;
import static chapeau.games.hattari.AtTheTable.LEFT;
import static chapeau.games.hattari.AtTheTable.MIDDLE;
import static chapeau.games.hattari.AtTheTable.RIGHT;
import static chapeau.games.hattari.Profile.BLANK;
import static chapeau.games.hattari.Profile.HIDDEN;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Turn;
import chapeau.games.hattari.Move.Accuse;
import chapeau.games.hattari.Move.Deal;
import chapeau.games.hattari.Move.First;
import chapeau.games.hattari.Move.Keep;
import chapeau.games.hattari.Move.Look;
import chapeau.games.hattari.Move.Swap;
import chapeau.games.hattari.State.Markers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of Hattari, clause by clause. */
class HattariTest {

  // Set-up

  @Test
  @Rule({"HTR-01", "HTR-42"})
  void fourPlayersUseAllEightProfiles() {
    assertThat(Profile.inPlay(4)).containsExactly(BLANK, 2, 3, 4, 5, 6, 7, 8);
  }

  @Test
  @Rule({"HTR-01", "HTR-42"})
  void threePlayersPlayWithoutTheTwo() {
    assertThat(Profile.inPlay(3)).containsExactly(BLANK, 3, 4, 5, 6, 7, 8);
  }

  @Test
  @Rule({"HTR-01", "HTR-42"})
  void twoPlayersPlayWithoutTheTwoAndTheEight() {
    assertThat(Profile.inPlay(2)).containsExactly(BLANK, 3, 4, 5, 6, 7);
  }

  @ParameterizedTest
  @Rule({"HTR-01", "HTR-04"})
  @ValueSource(ints = {2, 3, 4})
  void everyDealUsesEachProfileInPlayOnce(int players) {
    AtTheTable table = AtTheTable.of(players);
    for (int seed = 0; seed < 50; seed++) {
      Move drawn = HATTARI.draw(table.state(), new Dice(seed));
      assertThat(profiles(drawn)).containsExactlyInAnyOrderElementsOf(Profile.inPlay(players));
    }
  }

  private static List<Integer> profiles(Move drawn) {
    if (!(drawn instanceof Deal deal)) {
      throw new AssertionError("no deal: " + drawn);
    }
    List<Integer> profiles = new ArrayList<>(deal.suspects());
    profiles.add(deal.victim());
    profiles.addAll(deal.clues());
    return profiles;
  }

  @Test
  @Rule({"HTR-01", "HTR-04"})
  void aDealOfAProfileThatIsNotInPlayIsRefused() {
    AtTheTable table = AtTheTable.of(3);
    assertThat(table.tries(Seat.CHANCE, new Deal(List.of(2, 3, 4), 5, List.of(6, 7, 8))))
        .isEqualTo("HTR-04");
  }

  @Test
  @Rule("HTR-02")
  void everyoneStartsWithFiveColouredMarkers() {
    assertThat(AtTheTable.of(4).state().markers()).hasSize(4).containsOnly(new Markers(5, 0));
  }

  @Test
  @Rule("HTR-03")
  void theFirstPlayerIsDrawnAtRandom() {
    AtTheTable table = AtTheTable.with(4, Map.of("first", "random"));
    assertThat(
            IntStream.range(0, 100)
                .mapToObj(seed -> HATTARI.draw(table.state(), new Dice(seed)))
                .collect(Collectors.toSet()))
        .containsExactlyInAnyOrder(new First(0), new First(1), new First(2), new First(3));
  }

  @Test
  @Rule("HTR-03")
  void theHostMayChooseWhoBegins() {
    assertThat(AtTheTable.with(4, Map.of("first", "2")).suspects(2, 3, 4).turn())
        .isEqualTo(Turn.of(2));
  }

  @Test
  @Rule("HTR-03")
  void aSeatNobodySitsOnCannotBegin() {
    assertThat(HATTARI.start(new Setup(2, Map.of("first", "3"))))
        .isInstanceOf(Played.Refused.class);
  }

  @Test
  @Rule("HTR-04")
  void aDealHasThreeSuspectsAVictimAndAClueEach() {
    AtTheTable table = AtTheTable.of(4);
    assertThat(HATTARI.draw(table.state(), new Dice(1)))
        .isInstanceOfSatisfying(
            Deal.class,
            deal -> {
              assertThat(deal.suspects()).hasSize(3);
              assertThat(deal.clues()).hasSize(4);
            });
  }

  @Test
  @Rule("HTR-04")
  void allLieFaceDownForWhoeverOnlyWatches() {
    View view = AtTheTable.of(4).suspects(2, 3, 4).view(Seat.SPECTATOR);
    assertThat(view.suspects()).extracting(View.Suspect::face).containsOnly(HIDDEN);
    assertThat(view.clues()).containsOnly(HIDDEN);
    assertThat(view.victim()).isEqualTo(HIDDEN);
  }

  // A round

  @Test
  @Rule("HTR-10")
  void everyoneKnowsTheirFirstClueAndTheOneReceivedFromTheLeft() {
    View view = AtTheTable.of(4).deal(List.of(2, 3, 4), BLANK, List.of(5, 6, 7, 8)).view(1);
    // Seat 1 saw the 6 and passed it to seat 0; seat 2 passed it the 7.
    assertThat(view.clues()).containsExactly(6, 7, HIDDEN, HIDDEN);
  }

  @Test
  @Rule("HTR-10")
  void theClueBeforeMeWasFirstSeenByWhoeverPlaysAfterMe() {
    AtTheTable table = AtTheTable.of(3).deal(List.of(3, 4, 5), BLANK, List.of(6, 7, 8));
    assertThat(table.told(1)).contains(new Happening.SawClues(1, 7, 8));
    assertThat(table.told(2)).contains(new Happening.SawClues(2, 8, 6));
  }

  @Test
  @Rule("HTR-10")
  void twoPlayersKnowBothClues() {
    AtTheTable table = AtTheTable.of(2).deal(List.of(3, 4, 5), BLANK, List.of(6, 7));
    assertThat(table.view(0).clues()).containsExactly(7, 6);
    assertThat(table.view(1).clues()).containsExactly(7, 6);
  }

  @Test
  @Rule("HTR-11")
  void theFirstPlayerLooksAtTwoOfTheThreeOneAfterTheOther() {
    AtTheTable table = AtTheTable.of(4).suspects(2, 6, 8).looks(0, RIGHT);
    assertThat(table.faces(0)).containsExactly(HIDDEN, HIDDEN, 8);
    assertThat(table.moves(0)).containsExactly(new Look(LEFT), new Look(MIDDLE));
    assertThat(table.looks(0, LEFT).faces(0)).containsExactly(2, HIDDEN, 8);
  }

  @Test
  @Rule("HTR-11")
  void everyoneKnowsWhichSuspectWasNotLookedAt() {
    View view = AtTheTable.of(4).suspects(2, 6, 8).looks(0, RIGHT, LEFT).view(3);
    assertThat(view.suspects())
        .extracting(View.Suspect::unknown)
        .containsExactly(false, true, false);
  }

  @Test
  @Rule("HTR-11")
  void aThirdLookAndASecondLookAtTheSameAreRefused() {
    AtTheTable table = AtTheTable.of(4).suspects(2, 6, 8).looks(0, RIGHT);
    assertThat(table.tries(0, new Look(RIGHT))).isEqualTo("HTR-11");
    assertThat(table.looks(0, LEFT).tries(0, new Look(MIDDLE))).isEqualTo("HTR-11");
  }

  @Test
  @Rule("HTR-11")
  void theFirstPlayerLooksAtTwoBeforeAccusing() {
    AtTheTable table = AtTheTable.of(4).suspects(2, 6, 8).looks(0, RIGHT);
    assertThat(table.tries(0, new Accuse(RIGHT))).isEqualTo("HTR-11");
  }

  @Test
  @Rule("HTR-12")
  void theFirstPlayerLooksAtTwoBeforeDecidingOnTheSwap() {
    AtTheTable table = AtTheTable.of(4).suspects(2, 6, 8).looks(0, RIGHT);
    assertThat(table.tries(0, new Swap(RIGHT))).isEqualTo("HTR-12");
    assertThat(table.tries(0, new Keep())).isEqualTo("HTR-12");
  }

  @Test
  @Rule("HTR-12")
  void theFirstPlayerMaySwapASuspectJustSeenWithTheVictim() {
    AtTheTable table =
        AtTheTable.of(4).deal(List.of(2, 6, 8), 5, List.of(BLANK, 3, 4, 7)).looks(0, LEFT, MIDDLE);
    assertThat(table.moves(0)).containsExactly(new Swap(LEFT), new Swap(MIDDLE), new Keep());
    assertThat(table.swaps(0, MIDDLE).state().deal().suspects()).containsExactly(2, 5, 8);
  }

  @Test
  @Rule("HTR-12")
  void nobodyEverSeesTheVictimThatStandsUp() {
    AtTheTable table =
        AtTheTable.of(4)
            .deal(List.of(2, 6, 8), 5, List.of(BLANK, 3, 4, 7))
            .looks(0, LEFT, MIDDLE)
            .swaps(0, MIDDLE);
    assertThat(table.faces(0)).containsExactly(2, HIDDEN, HIDDEN);
    assertThat(table.view(0).victim()).isEqualTo(6);
    assertThat(table.view(1).victim()).isEqualTo(HIDDEN);
  }

  @Test
  @Rule("HTR-12")
  void everyoneKnowsWhichPlaceWasSwapped() {
    AtTheTable table = AtTheTable.of(4).suspects(2, 6, 8).looks(0, LEFT, MIDDLE).swaps(0, MIDDLE);
    assertThat(table.view(2).suspects())
        .extracting(View.Suspect::swapped)
        .containsExactly(false, true, false);
    assertThat(table.told(2)).containsExactly(new Happening.Swapped(0, MIDDLE));
  }

  @Test
  @Rule("HTR-12")
  void decliningToSwapIsPublicToo() {
    assertThat(AtTheTable.of(4).suspects(2, 6, 8).looks(0, LEFT, MIDDLE).keeps(0).told(2))
        .containsExactly(new Happening.Kept(0));
  }

  @Test
  @Rule("HTR-12")
  void theSuspectNotLookedAtCannotBeSwapped() {
    assertThat(AtTheTable.of(4).suspects(2, 6, 8).looks(0, LEFT, MIDDLE).tries(0, new Swap(RIGHT)))
        .isEqualTo("HTR-12");
  }

  @Test
  @Rule("HTR-12")
  void onlyTheFirstPlayerSwaps() {
    AtTheTable table = AtTheTable.of(4).suspects(2, 6, 8).accuses(0, LEFT).looks(1, MIDDLE, RIGHT);
    assertThat(table.tries(1, new Swap(MIDDLE))).isEqualTo("HTR-12");
  }

  @Test
  @Rule("HTR-13")
  void theFirstPlayerMayAccuseSeenAndUnseenAlike() {
    AtTheTable table = AtTheTable.of(4).suspects(2, 6, 8).looks(0, LEFT, MIDDLE).keeps(0);
    assertThat(table.moves(0))
        .containsExactly(new Accuse(LEFT), new Accuse(MIDDLE), new Accuse(RIGHT));
    assertThat(table.accuses(0, RIGHT).markers(0)).isEqualTo(new Markers(4, 0));
  }

  @Test
  @Rule("HTR-13")
  void theFirstPlayerAccusesOnlyAfterTheSwapIsDecided() {
    assertThat(AtTheTable.of(4).suspects(2, 6, 8).looks(0, LEFT, MIDDLE).tries(0, new Accuse(LEFT)))
        .isEqualTo("HTR-12");
  }

  @Test
  @Rule("HTR-14")
  void theNextPlayerNeverLooksAtTheSuspectJustAccused() {
    AtTheTable table = AtTheTable.of(4).suspects(2, 6, 8).accuses(0, MIDDLE);
    assertThat(table.moves(1)).containsExactly(new Look(LEFT), new Look(RIGHT));
    assertThat(table.tries(1, new Look(MIDDLE))).isEqualTo("HTR-14");
  }

  @Test
  @Rule("HTR-14")
  void onlyTheAccusationJustBeforeBarsALook() {
    AtTheTable table = AtTheTable.of(4).suspects(2, 6, 8).accuses(0, MIDDLE).accuses(1, LEFT);
    assertThat(table.moves(2)).containsExactly(new Look(MIDDLE), new Look(RIGHT));
  }

  @Test
  @Rule("HTR-14")
  void playGoesClockwiseAndNobodyActsOutOfTurn() {
    AtTheTable table = AtTheTable.of(4).suspects(2, 6, 8).accuses(0, MIDDLE);
    assertThat(table.turn()).isEqualTo(Turn.of(1));
    assertThat(table.tries(2, new Look(LEFT))).isEqualTo("HTR-14");
  }

  @Test
  @Rule("HTR-15")
  void anyoneMayAccuseAnySuspectAfterLookingTwice() {
    AtTheTable table = AtTheTable.of(4).suspects(2, 6, 8).accuses(0, MIDDLE).looks(1, LEFT);
    assertThat(table.tries(1, new Accuse(LEFT))).isEqualTo("HTR-14");
    assertThat(table.looks(1, RIGHT).moves(1))
        .containsExactly(new Accuse(LEFT), new Accuse(MIDDLE), new Accuse(RIGHT));
  }

  @Test
  @Rule("HTR-15")
  void aMarkerGoesOnTopOfThoseAlreadyThere() {
    AtTheTable table =
        AtTheTable.of(4).suspects(2, 6, 8).accuses(0, MIDDLE).accuses(1, MIDDLE).accuses(2, LEFT);
    assertThat(table.view(3).suspects())
        .extracting(View.Suspect::pile)
        .containsExactly(List.of(2), List.of(0, 1), List.of());
  }

  @Test
  @Rule("HTR-16")
  void whenEveryoneHasAccusedTheSuspectsAreTurnedUp() {
    AtTheTable table = AtTheTable.of(2).suspects(3, 6, 7).accuses(0, MIDDLE).accuses(1, RIGHT);
    assertThat(table.told(Seat.SPECTATOR))
        .contains(new Happening.Revealed(List.of(3, 6, 7), RIGHT));
  }

  @Test
  @Rule("HTR-17")
  void theVictimAndTheCluesStaySecretAfterARound() {
    AtTheTable table =
        AtTheTable.of(3)
            .deal(List.of(3, 6, 7), 8, List.of(4, 5, BLANK))
            .accuses(0, RIGHT)
            .accuses(1, RIGHT)
            .accuses(2, RIGHT);
    assertThat(table.view(Seat.SPECTATOR).reveals().getLast().suspects()).containsExactly(3, 6, 7);
    assertThat(table.view(Seat.SPECTATOR).clues()).isEmpty();
    assertThat(table.view(Seat.SPECTATOR).victim()).isEqualTo(HIDDEN);
  }

  @Test
  @Rule("HTR-17")
  void theNextRoundIsAsSecretAsTheFirst() {
    AtTheTable table = AtTheTable.of(3).suspects(3, 6, 7);
    table.accuses(0, RIGHT).accuses(1, RIGHT).accuses(2, RIGHT).suspects(4, 5, 8);
    View view = table.view(Seat.SPECTATOR);
    assertThat(view.suspects()).extracting(View.Suspect::face).containsOnly(HIDDEN);
    assertThat(view.clues()).containsOnly(HIDDEN);
    assertThat(view.victim()).isEqualTo(HIDDEN);
  }

  @Test
  @Rule("HTR-17")
  void everythingIsOpenWhenTheGameIsOver() {
    View view = EndTest.lastRound(Map.of()).view(Seat.SPECTATOR);
    assertThat(view.clues()).doesNotContain(HIDDEN);
    assertThat(view.victim()).isNotEqualTo(HIDDEN);
  }

  @Test
  @Rule("HTR-18")
  void whatAPlayerSawStaysVisibleToThemForTheRoundAndNoLonger() {
    AtTheTable table =
        AtTheTable.of(2).suspects(3, 6, 7).looks(0, LEFT, MIDDLE).keeps(0).accuses(0, MIDDLE);
    assertThat(table.faces(0)).containsExactly(3, 6, HIDDEN);
    assertThat(table.accuses(1, RIGHT).suspects(3, 6, 7).faces(0)).containsOnly(HIDDEN);
  }

  @Test
  @Rule("HTR-18")
  void theMemoryAidIsOnUnlessTheTableTurnsItOff() {
    assertThat(AtTheTable.of(2).view(0).variant().memoryAid()).isTrue();
    assertThat(AtTheTable.with(2, Map.of("memory", "false")).view(0).variant().memoryAid())
        .isFalse();
  }

  @Test
  @Rule("HTR-18")
  void aLookIsToldToWhoeverLooksAndToNobodyElse() {
    AtTheTable table =
        AtTheTable.with(2, Map.of("memory", "false")).suspects(3, 6, 7).looks(0, LEFT);
    assertThat(table.told(0))
        .containsExactly(new Happening.Looked(0, LEFT), new Happening.Saw(0, LEFT, 3));
    assertThat(table.told(1)).containsExactly(new Happening.Looked(0, LEFT));
  }
}
