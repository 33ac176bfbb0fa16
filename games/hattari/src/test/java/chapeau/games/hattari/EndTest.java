package chapeau.games.hattari;

import static chapeau.games.hattari.AtTheTable.LEFT;
import static chapeau.games.hattari.AtTheTable.MIDDLE;
import static chapeau.games.hattari.AtTheTable.RIGHT;
import static chapeau.games.hattari.Profile.BLANK;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import chapeau.engine.Seat;
import chapeau.engine.Turn;
import chapeau.games.hattari.Move.Look;
import chapeau.games.hattari.State.Markers;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The culprit, what the reveal does to the markers, and the end of the game, clause by clause. */
class EndTest {

  // The culprit

  @Test
  @Rule("HTR-20")
  void theHighestNumberIsGuiltyWhereverItStands() {
    List<Integer> numbers = List.of(2, 3, 4, 6, 7, 8);
    for (int left : numbers) {
      for (int middle : numbers) {
        for (int right : numbers) {
          List<Integer> suspects = List.of(left, middle, right);
          if (Set.copyOf(suspects).size() == suspects.size()) {
            assertThat(suspects.get(Profile.culprit(suspects)))
                .isEqualTo(Collections.max(suspects));
          }
        }
      }
    }
  }

  @Test
  @Rule("HTR-21")
  void theFiveMakesTheLowestGuilty() {
    assertThat(Profile.culprit(List.of(5, 8, 4))).isEqualTo(RIGHT);
  }

  @Test
  @Rule("HTR-21")
  void theFiveItselfMayBeTheLowest() {
    assertThat(Profile.culprit(List.of(5, 7, 8))).isEqualTo(LEFT);
  }

  @Test
  @Rule("HTR-21")
  void aFiveSwappedInCountsAndAFiveSwappedAwayDoesNot() {
    AtTheTable in =
        AtTheTable.of(2)
            .deal(List.of(3, 6, 7), 5, List.of(BLANK, 4))
            .looks(0, LEFT, MIDDLE)
            .swaps(0, MIDDLE);
    assertThat(in.accuses(0, LEFT).accuses(1, LEFT).state().reveals().getLast().culprit())
        .isEqualTo(LEFT);
    AtTheTable away =
        AtTheTable.of(2)
            .deal(List.of(3, 5, 7), 6, List.of(BLANK, 4))
            .looks(0, LEFT, MIDDLE)
            .swaps(0, MIDDLE);
    assertThat(away.accuses(0, LEFT).accuses(1, LEFT).state().reveals().getLast().culprit())
        .isEqualTo(RIGHT);
  }

  @Test
  @Rule("HTR-22")
  void theBlankProfileIsNeverTheCulprit() {
    assertThat(Profile.culprit(List.of(BLANK, 2, 3))).isEqualTo(RIGHT);
    assertThat(Profile.culprit(List.of(BLANK, 5, 7))).isEqualTo(MIDDLE);
  }

  // After the reveal

  @Test
  @Rule("HTR-25")
  void markersUnderTheCulpritGoBackInColour() {
    AtTheTable table =
        AtTheTable.of(3).suspects(3, 6, 7).accuses(0, RIGHT).accuses(1, RIGHT).accuses(2, LEFT);
    assertThat(table.markers(0)).isEqualTo(new Markers(5, 0));
    assertThat(table.markers(1)).isEqualTo(new Markers(5, 0));
  }

  @Test
  @Rule("HTR-26")
  void aLoneMarkerUnderAnInnocentGoesBackBlack() {
    AtTheTable table =
        AtTheTable.of(3).suspects(3, 6, 7).accuses(0, RIGHT).accuses(1, RIGHT).accuses(2, LEFT);
    assertThat(table.markers(2)).isEqualTo(new Markers(4, 1));
  }

  @Test
  @Rule("HTR-26")
  void theOwnerOfTheTopMarkerTakesTheWholePileBlack() {
    AtTheTable table =
        AtTheTable.of(3).suspects(3, 6, 7).accuses(0, LEFT).accuses(1, LEFT).accuses(2, LEFT);
    assertThat(table.state().markers())
        .containsExactly(new Markers(4, 0), new Markers(4, 0), new Markers(4, 3));
  }

  @Test
  @Rule("HTR-27")
  void aBlackMarkerNeverAccusesAgain() {
    AtTheTable table =
        AtTheTable.of(3)
            .markers(new Markers(2, 2), Markers.ALL, Markers.ALL)
            .suspects(3, 6, 7)
            .accuses(0, LEFT);
    assertThat(table.markers(0)).isEqualTo(new Markers(1, 2));
  }

  @Test
  @Rule("HTR-28")
  void theTokenPassesClockwiseAndANewRoundIsDealt() {
    AtTheTable table =
        AtTheTable.of(3).suspects(3, 6, 7).accuses(0, RIGHT).accuses(1, RIGHT).accuses(2, RIGHT);
    assertThat(table.turn()).isEqualTo(Turn.chance());
    assertThat(table.suspects(3, 4, 5).turn()).isEqualTo(Turn.of(1));
    assertThat(table.state().round()).isEqualTo(2);
  }

  @Test
  @Rule("HTR-28")
  void theTokenGoesRoundTheTable() {
    AtTheTable table = AtTheTable.of(3);
    for (int round = 0; round < 6; round++) {
      table.suspects(3, 6, 7);
      assertThat(table.turn()).isEqualTo(Turn.of(round % 3));
      for (int order = 0; order < 3; order++) {
        table.accuses((round + order) % 3, RIGHT);
      }
    }
  }

  @Test
  @Rule("HTR-17")
  void aRoundIsRememberedAsEverybodySawIt() {
    AtTheTable table =
        AtTheTable.of(2)
            .deal(List.of(3, 6, 7), 4, List.of(5, BLANK))
            .looks(0, LEFT, MIDDLE)
            .swaps(0, LEFT)
            .accuses(0, MIDDLE)
            .accuses(1, RIGHT);
    assertThat(table.view(Seat.SPECTATOR).reveals())
        .containsExactly(
            new State.Reveal(
                0, List.of(4, 6, 7), RIGHT, RIGHT, LEFT, List.of(MIDDLE, RIGHT), List.of()));
  }

  // End of the game

  @Test
  @Rule("HTR-30")
  void eightMarkersInFrontOfAPlayerStopTheGame() {
    AtTheTable table = takesThree(new Markers(5, 0));
    assertThat(table.markers(2)).isEqualTo(new Markers(4, 3));
    assertThat(table.turn()).isEqualTo(Turn.chance());
    assertThat(takesThree(new Markers(5, 1)).turn().isOver()).isTrue();
  }

  @Test
  @Rule("HTR-30")
  void moreThanEightStopItToo() {
    assertThat(takesThree(new Markers(5, 2)).turn().isOver()).isTrue();
  }

  @Test
  @Rule("HTR-30")
  void nothingIsPlayedAfterTheEnd() {
    assertThat(lastRound(Map.of()).tries(0, new Look(LEFT))).isEqualTo("HTR-30");
  }

  @Test
  @Rule("HTR-31")
  void aPlayerWithOnlyBlackMarkersStopsTheGame() {
    AtTheTable table =
        AtTheTable.of(3)
            .markers(Markers.ALL, Markers.ALL, new Markers(1, 2))
            .suspects(3, 6, 7)
            .accuses(0, RIGHT)
            .accuses(1, RIGHT)
            .accuses(2, LEFT);
    assertThat(table.state().reveals().getLast().stoppers()).containsExactly(2);
  }

  @Test
  @Rule("HTR-31")
  void aPlayerLeftWithNoMarkerAtAllStopsTheGame() {
    AtTheTable table =
        AtTheTable.of(3)
            .markers(new Markers(1, 0), Markers.ALL, Markers.ALL)
            .suspects(3, 6, 7)
            .accuses(0, LEFT)
            .accuses(1, LEFT)
            .accuses(2, RIGHT);
    assertThat(table.markers(0)).isEqualTo(new Markers(0, 0));
    assertThat(table.state().reveals().getLast().stoppers()).containsExactly(0);
  }

  @Test
  @Rule("HTR-32")
  void severalPlayersMayStopTheGameAtOnce() {
    AtTheTable table =
        AtTheTable.of(3)
            .markers(new Markers(1, 3), Markers.ALL, new Markers(1, 2))
            .suspects(3, 6, 7)
            .accuses(0, LEFT)
            .accuses(1, RIGHT)
            .accuses(2, MIDDLE);
    assertThat(table.state().reveals().getLast().stoppers()).containsExactly(0, 2);
  }

  @Test
  @Rule("HTR-33")
  void theFewestMarkersWin() {
    AtTheTable table = ended(new Markers(3, 0), new Markers(1, 1), new Markers(1, 7), Map.of());
    assertThat(table.places()).containsExactly(2, 1, 3);
  }

  @Test
  @Rule("HTR-33")
  void onATieTheFewestBlackWin() {
    AtTheTable table = ended(new Markers(2, 2), new Markers(3, 1), new Markers(1, 7), Map.of());
    assertThat(table.places()).containsExactly(2, 1, 3);
  }

  @Test
  @Rule("HTR-33")
  void onASecondTieWhoeverPlayedEarlierInTheLastRoundWins() {
    AtTheTable table =
        ended(new Markers(3, 1), new Markers(3, 1), new Markers(1, 7), Map.of("first", "1"));
    assertThat(table.places()).containsExactly(2, 1, 3);
  }

  @Test
  @Rule("HTR-34")
  void theThirtiethRoundIsTheLast() {
    AtTheTable table = AtTheTable.of(2).inRound(28).suspects(3, 6, 7);
    table.accuses(0, RIGHT).accuses(1, RIGHT);
    assertThat(table.state().round()).isEqualTo(29);
    assertThat(table.turn()).isEqualTo(Turn.chance());
    table.suspects(3, 6, 7).accuses(1, RIGHT).accuses(0, RIGHT);
    assertThat(table.state().round()).isEqualTo(30);
    assertThat(table.turn().isOver()).isTrue();
  }

  @Test
  @Rule("HTR-34")
  void afterTheThirtiethRoundTheFewestMarkersWin() {
    AtTheTable table =
        AtTheTable.of(2)
            .markers(new Markers(5, 1), new Markers(5, 0))
            .inRound(29)
            .suspects(3, 6, 7);
    assertThat(table.accuses(0, RIGHT).accuses(1, RIGHT).places()).containsExactly(2, 1);
  }

  // Variants

  @Test
  @Rule("HTR-40")
  void beginnersGoOnAtEightAndStopAtNine() {
    Map<String, String> beginner = Map.of("beginner", "true");
    assertThat(takesThree(new Markers(5, 1), beginner).turn()).isEqualTo(Turn.chance());
    assertThat(takesThree(new Markers(5, 2), beginner).turn().isOver()).isTrue();
  }

  @Test
  @Rule("HTR-41")
  void amongExpertsWhoeverStopsTheGameCannotWin() {
    AtTheTable table =
        ended(new Markers(4, 0), new Markers(3, 0), new Markers(0, 1), Map.of("expert", "true"));
    assertThat(table.state().reveals().getLast().stoppers()).containsExactly(2);
    assertThat(table.places()).containsExactly(2, 1, 3);
  }

  @Test
  @Rule("HTR-41")
  void ifEveryoneStopsItAtOnceTheNormalRankingHolds() {
    AtTheTable table =
        ended(new Markers(0, 4), new Markers(0, 3), new Markers(0, 5), Map.of("expert", "true"));
    assertThat(table.places()).containsExactly(2, 1, 3);
  }

  /** A round in which seat 2, with these markers, takes a pile of three. */
  private static AtTheTable takesThree(Markers before) {
    return takesThree(before, Map.of());
  }

  private static AtTheTable takesThree(Markers before, Map<String, String> options) {
    return AtTheTable.with(3, options)
        .markers(Markers.ALL, Markers.ALL, before)
        .suspects(3, 6, 7)
        .accuses(0, LEFT)
        .accuses(1, LEFT)
        .accuses(2, LEFT);
  }

  /** A game that stops with these markers after a round in which everyone found the culprit. */
  private static AtTheTable ended(
      Markers zero, Markers one, Markers two, Map<String, String> options) {
    AtTheTable table = AtTheTable.with(3, options).suspects(3, 6, 7);
    int first = table.state().first();
    table
        .accuses(first, RIGHT)
        .accuses((first + 1) % 3, RIGHT)
        .looks((first + 2) % 3, LEFT, MIDDLE);
    return table.markers(zero, one, two).accuses((first + 2) % 3, RIGHT);
  }

  static AtTheTable lastRound(Map<String, String> options) {
    return takesThree(new Markers(5, 2), options);
  }
}
