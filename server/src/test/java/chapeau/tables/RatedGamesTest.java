package chapeau.tables;

import static chapeau.tables.Parlour.HOST;
import static chapeau.tables.Parlour.toTheEnd;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.Patience;
import chapeau.store.Pace;
import chapeau.store.People;
import chapeau.store.Terms;
import chapeau.wire.MyRatings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a game does to the ratings of those who want one. */
class RatedGamesTest {
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
