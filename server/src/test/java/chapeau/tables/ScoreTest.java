package chapeau.tables;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.Setup;
import chapeau.store.Chair;
import chapeau.store.Fact;
import chapeau.store.People;
import chapeau.wire.MyRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How somebody has done, from the games they played. */
class ScoreTest {
  private final List<People.Played> played = new ArrayList<>();
  private List<List<String>> roles = List.of();
  private int left;

  /** One more game, later than the others. */
  private void game(String game, List<Integer> places, Chair... chairs) {
    String time = "2026-01-%02d".formatted(played.size() + 1);
    Fact.Header header =
        Fact.Header.open("t", game, 1, new Setup(chairs.length, Map.of()), "me", "seed", time);
    played.addFirst(new People.Played(header, List.of(chairs), places, roles, left, time));
  }

  private static Chair me(int seat) {
    return Chair.person(seat, "me", "Léa");
  }

  private static Chair tom(int seat, String name) {
    return Chair.person(seat, "tom", name);
  }

  private MyRecord told() {
    return new Score("me", played).told();
  }

  @Test
  void gamesAndWinsAreCountedByGameByBotAndByPerson() {
    game("hattari", List.of(1, 2), me(0), tom(1, "Tom"));
    game("hattari", List.of(2, 1), me(0), tom(1, "Tommy"));
    game("hunch", List.of(1, 2, 3), me(0), Chair.bot(1, "Zoé", "novice"), tom(2, "Tommy"));
    MyRecord told = told();
    assertThat(told.games()).isEqualTo(3);
    assertThat(told.wins()).isEqualTo(2);
    assertThat(told.byGame())
        .containsExactly(new MyRecord.Tally("hattari", 2, 1), new MyRecord.Tally("hunch", 1, 1));
    assertThat(told.byBot()).containsExactly(new MyRecord.GameTally("hunch", "novice", 1, 1));
    assertThat(told.opponents()).containsExactly(new MyRecord.Tally("Tommy", 3, 2));
  }

  @Test
  void whoLeftComesLastHoweverWellTheBotDid() {
    left = 1;
    game("hattari", List.of(1, 2, 3), me(0).standIn("novice"), tom(1, "Tom"), tom(2, "Tom"));
    MyRecord told = told();
    assertThat(told.wins()).isZero();
    assertThat(told.curve().getFirst().share()).isZero();
  }

  @Test
  void aLevelOfBotsIsCountedInEachGameApart() {
    game("hunch", List.of(1, 2), me(0), Chair.bot(1, "Zoé", "novice"));
    game("hattari", List.of(2, 1), me(0), Chair.bot(1, "Zoé", "novice"));
    game("hattari", List.of(1, 2), me(0), Chair.bot(1, "Zoé", "novice"));
    assertThat(told().byBot())
        .containsExactly(
            new MyRecord.GameTally("hattari", "novice", 2, 1),
            new MyRecord.GameTally("hunch", "novice", 1, 1));
  }

  @Test
  void theFavouriteIsWhomOneWasMostOften() {
    game("hattari", List.of(1, 2), me(0), tom(1, "Tom"));
    assertThat(told().favourite()).isEqualTo(new MyRecord.Favourite("", ""));
    roles = List.of(List.of("PEELY", "INNOCENT"), List.of("WORMS", "MURDERER"));
    game("huisclos", List.of(2, 1), me(0), tom(1, "Tom"));
    game("huisclos", List.of(1, 2), tom(0, "Tom"), me(1));
    game("huisclos", List.of(2, 1), tom(0, "Tom"), me(1));
    assertThat(told().favourite()).isEqualTo(new MyRecord.Favourite("huisclos", "WORMS"));
    assertThat(told().byRole())
        .containsExactlyInAnyOrder(
            new MyRecord.GameTally("huisclos", "WORMS", 2, 1),
            new MyRecord.GameTally("huisclos", "MURDERER", 2, 1),
            new MyRecord.GameTally("huisclos", "PEELY", 1, 0),
            new MyRecord.GameTally("huisclos", "INNOCENT", 1, 0));
  }

  @Test
  void winsInARowAreCountedFromTheEndAndAtTheirLongest() {
    for (int place : List.of(1, 1, 1, 2, 1, 1)) {
      game("hattari", List.of(place, 3 - place), me(0), tom(1, "Tom"));
    }
    assertThat(told().streak()).isEqualTo(2);
    assertThat(told().longest()).isEqualTo(3);
    assertThat(told().curve())
        .extracting(MyRecord.Point::share)
        .containsExactly(1., 1., 1., 0., 1., 1.);
  }

  @Test
  void aGameWithNobodyElseSaysNothing() {
    game("hattari", List.of(1, 2), me(0), me(1));
    assertThat(told().games()).isZero();
    assertThat(told().curve()).isEmpty();
  }

  @Test
  void whoPlaysTwoSeatsHasTheBetterPlace() {
    game("hattari", List.of(3, 2, 1), me(0), me(1), tom(2, "Tom"));
    assertThat(told().wins()).isZero();
    assertThat(told().curve()).extracting(MyRecord.Point::share).containsExactly(0.5);
  }

  @Test
  void aGameInWhichOneHasNoPlaceSaysNothing() {
    game("hattari", List.of(), me(0), tom(1, "Tom"));
    assertThat(told().games()).isZero();
    assertThat(told().opponents()).isEmpty();
  }

  @Test
  void twoBotsOfALevelAreOneAndNoBotIsAnOpponent() {
    Chair zoe = Chair.bot(1, "Zoé", "novice");
    Chair max = Chair.bot(2, "Max", "novice");
    game("hattari", List.of(2, 1, 3), me(0), zoe, max);
    assertThat(told().byBot()).containsExactly(new MyRecord.GameTally("hattari", "novice", 1, 0));
    assertThat(told().opponents()).isEmpty();
  }

  @Test
  void whomOneMetMostIsNamedFirstAndADozenAtMost() {
    for (int other = 0; other < 13; other++) {
      game("hattari", List.of(1, 2), me(0), Chair.person(1, "guest" + other, "P" + other));
    }
    game("hattari", List.of(2, 1), me(0), Chair.person(1, "guest7", "P7"));
    assertThat(told().opponents())
        .hasSize(12)
        .startsWith(new MyRecord.Tally("P7", 2, 1), new MyRecord.Tally("P0", 1, 1));
  }

  @Test
  void aGameThatToldItsRolesForFewerSeatsStillCounts() {
    roles = List.of(List.of("PEELY", "INNOCENT"));
    game("huisclos", List.of(2, 1), tom(0, "Tom"), me(1));
    assertThat(told().games()).isOne();
    assertThat(told().byRole()).isEmpty();
    assertThat(told().curve()).extracting(MyRecord.Point::game).containsExactly("huisclos");
  }
}
