package chapeau.tables;

import static chapeau.tables.Parlour.HOST;
import static chapeau.tables.Parlour.seen;
import static chapeau.tables.Parlour.toTheEnd;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.Patience;
import chapeau.json.Json;
import chapeau.store.Pace;
import chapeau.store.People;
import chapeau.store.Terms;
import chapeau.wire.FromServer;
import chapeau.wire.MyRatings;
import chapeau.wire.TableView.Status;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a game does to the ratings of those who want one. */
class RatedGamesTest {
  private static final Terms LISTED = new Terms(Pace.NONE, true, "", false);
  private static final Terms RATED = new Terms(Pace.NONE, false, "", true);

  @TempDir Path data;
  private Parlour parlour;
  private Ratings ratings;

  @BeforeEach
  void open() {
    parlour = new Parlour(data, Duration.ZERO);
    ratings = new Ratings(parlour.house);
    for (String guest : List.of(HOST, "tom")) {
      parlour.store.keep(List.of(Parlour.guest(guest)));
    }
  }

  @AfterEach
  void close() {
    parlour.close();
  }

  private Table<?, ?, ?> play(Terms terms) {
    Table<?, ?, ?> table = parlour.ofTwo(terms);
    toTheEnd(table);
    Patience.until("it was counted", () -> parlour.store.people().unrated().isEmpty());
    return table;
  }

  private MyRatings.Rating rated(String guest) {
    return Patience.until(
            guest + " is rated", () -> ratings.of(guest).ratings(), kept -> !kept.isEmpty())
        .getFirst();
  }

  @Test
  void whoWinsRisesAsFarAsWhoLosesFalls() {
    ratings.want(HOST, true);
    assertThat(ratings.want("tom", true).wanted()).isTrue();
    List<Integer> places = play(RATED).aftermath().export().places();
    MyRatings.Rating hers = rated(HOST);
    MyRatings.Rating his = rated("tom");
    assertThat(Integer.signum(hers.rating() - 1_500))
        .isEqualTo(Integer.signum(places.get(1) - places.get(0)));
    assertThat(hers.rating() + his.rating()).isEqualTo(3_000);
    assertThat(hers.game()).isEqualTo("hattari");
    assertThat(hers.games()).isEqualTo(1);
    assertThat(hers.sure()).isFalse();
    assertThat(hers.high() - hers.rating()).isBetween(400, 700);
    assertThat(hers.rating() - hers.low()).isBetween(400, 700);
    assertThat(hers.curve()).hasSize(1);
    assertThat(hers.curve().getFirst().rating()).isEqualTo(hers.rating());
    assertThat(hers.curve().getFirst().off()).isBetween(400, 700);
    assertThat(hers.curve().getFirst().at()).isEqualTo(parlour.house.millis());
  }

  // Leaving a rated game

  /** The host plays on, and bots for the others, to the end. */
  private static void finish(Table<?, ?, ?> table) {
    for (int i = 0; table.view("").status() == Status.playing; i++) {
      if (table.view("").acting().contains(0)) {
        FromServer.CatchUp now = seen(table, 0);
        JsonNode move = Json.tree(now.moves().getFirst());
        table.playing().play(HOST, 0, now.seq(), "f" + i, move);
      } else {
        table.bots().hurry(HOST);
        Patience.until(
            "the bots have moved",
            () -> table.view("").acting().contains(0) || table.view("").status() == Status.over);
      }
    }
  }

  private Table<?, ?, ?> begun(Terms terms) {
    ratings.want(HOST, true);
    ratings.want("tom", true);
    return parlour.ofTwo(terms);
  }

  @Test
  void whoStandsUpIsRatedLastAlsoWhoSatDownWithoutASalt() {
    int games = 0;
    for (Terms terms : List.of(RATED, LISTED)) {
      Table<?, ?, ?> table = begun(terms);
      table.seating().stand("tom", 1);
      finish(table);
      int wanted = ++games;
      Patience.until("it was rated", () -> rated(HOST).games() == wanted);
      assertThat(rated(HOST).rating()).isGreaterThan(1_500);
      assertThat(rated("tom").rating()).isLessThan(1_500);
    }
  }

  @Test
  void whoseSeatAnotherGivesToABotIsLast() {
    Table<?, ?, ?> table = begun(RATED);
    table.seating().giveToBot(HOST, 1, "random");
    finish(table);
    assertThat(rated(HOST).rating()).isGreaterThan(1_500);
    assertThat(rated("tom").games()).isEqualTo(1);
  }

  private void ratedByTheirPlaces(Table<?, ?, ?> table) {
    toTheEnd(table);
    List<Integer> places = table.aftermath().export().places();
    assertThat(Integer.signum(rated(HOST).rating() - 1_500))
        .isEqualTo(Integer.signum(places.get(1) - places.get(0)));
    assertThat(parlour.store.people().finished("tom", "9999", 1).getFirst().left()).isZero();
  }

  @Test
  void whoComesBackHasNotLeft() {
    Table<?, ?, ?> table = begun(RATED);
    table.seating().stand(HOST, 0);
    table.seating().stand("tom", 1);
    Parlour.sit(table, HOST, 0);
    Parlour.sit(table, "tom", 1);
    ratedByTheirPlaces(table);
  }

  @Test
  void whoseTimeWasOverOnceHasNotLeft() throws InterruptedException {
    Table<?, ?, ?> table = begun(new Terms(Pace.LIVELY, false, "", true));
    int late = table.view("").acting().getFirst();
    parlour.clock.move(Duration.ofMinutes(10));
    table.time().expire();
    assertThat(table.view("").seats().get(late).standIn()).isFalse();
    ratedByTheirPlaces(table);
  }

  @Test
  void whoDeletesTheAccountHasLostToTheOther() {
    Table<?, ?, ?> table = begun(LISTED);
    new Leaving(parlour.house, parlour.tables).forget("tom");
    finish(table);
    assertThat(rated(HOST).rating()).isGreaterThan(1_500);
    assertThat(ratings.of("tom").ratings()).isEmpty();
  }

  @Test
  void whereAllWhoBeganHaveLeftTheGameRestsAndIsNotRated() {
    Table<?, ?, ?> table = begun(RATED);
    table.seating().stand(HOST, 0);
    table.seating().stand("tom", 1);
    Patience.until("the bots rest", () -> !table.bots().isAtIt());
    table.bots().hurry(HOST);
    Patience.until("the game is over", () -> table.view("").status() == Status.over);
    Patience.until("it was counted", () -> parlour.store.people().unrated().isEmpty());
    assertThat(ratings.of(HOST).ratings()).isEmpty();
    assertThat(ratings.of("tom").ratings()).isEmpty();
  }

  @Test
  void whoDoesNotPlayIsKnownLessWellFromWeekToWeek() {
    ratings.want(HOST, true);
    ratings.want("tom", true);
    play(RATED);
    MyRatings.Rating before = rated(HOST);
    parlour.clock.move(Duration.ofDays(700));
    MyRatings.Rating after = rated(HOST);
    assertThat(after.rating()).isEqualTo(before.rating());
    assertThat(after.high() - after.low()).isGreaterThan(before.high() - before.low());
    parlour.clock.move(Duration.ofDays(-1_400));
    assertThat(rated(HOST)).as("a clock that was set back").isEqualTo(before);
  }

  @Test
  void whoeverWantsNoneHasNoneAndAmongFriendsNothingCounts() {
    ratings.want(HOST, true);
    play(RATED);
    ratings.want("tom", true);
    play(Terms.USUAL);
    ratings.catchUp();
    assertThat(ratings.of(HOST).ratings()).isEmpty();
    assertThat(ratings.of("tom").ratings()).isEmpty();
    play(RATED);
    rated(HOST);
    assertThat(ratings.want(HOST, false).wanted()).isFalse();
    assertThat(ratings.of(HOST).ratings()).isEmpty();
    assertThat(rated("tom").games()).isEqualTo(1);
  }

  @Test
  void ofSeveralEachHasMetEachOther() {
    List<People.Rating> after =
        ratings.after(
            List.of(standing("a", 1), standing("b", 2), standing("c", 2), standing("d", 4)));
    assertThat(after).extracting(People.Rating::guest).containsExactly("a", "b", "c", "d");
    assertThat(after).extracting(People.Rating::games).containsOnly(1);
    assertThat(after.get(0).rating()).isGreaterThan(1_500);
    assertThat(after.get(1).rating()).isEqualTo(1_500);
    assertThat(after.get(2).rating()).isEqualTo(1_500);
    assertThat(after.get(3).rating()).isLessThan(1_500);
    People.Rating ofTwo = ratings.after(List.of(standing("a", 1), standing("b", 2))).getFirst();
    assertThat(after.get(0).deviation()).as("met more").isLessThan(ofTwo.deviation());
  }

  private static People.Standing standing(String guest, int place) {
    return new People.Standing(place, new People.Rating(guest, "hattari", 0, 0, 0, 0, 0));
  }

  @Test
  void whatWasRatedBeforeCountsFurther() {
    People.Rating before =
        new People.Rating("a", "hattari", 1_700, 60, 0.06, 40, parlour.house.millis());
    People.Standing known = new People.Standing(2, before);
    People.Rating after = ratings.after(List.of(known, standing("b", 1))).getFirst();
    assertThat(after.games()).isEqualTo(41);
    assertThat(after.rating()).isBetween(1_650.0, 1_699.0);
  }
}
