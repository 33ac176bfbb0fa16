package chapeau.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is looked up by something else than its name: in which order, how much, and what not. */
class ShelvesTest {
  private static final Terms LISTED = new Terms(Pace.NONE, true, "fr", false);

  @TempDir Path data;
  private Store store;

  @BeforeEach
  void open() {
    store = Sqlite.open(data.resolve("test.db"));
  }

  @AfterEach
  void close() {
    store.close();
  }

  private void set(String id, String since, Terms terms, Fact.Status status) {
    Fact.Header header = StoreContract.header(id, since).on(terms);
    store.keep(List.of(header));
    store.keep(List.of(header.with(status)));
  }

  @Test
  void listedTablesAreFoundTheNewestFirstUntilTheyAreOver() {
    set("old", "2026-01-01", LISTED, Fact.Status.OPEN);
    set("open", "2026-01-03", LISTED, Fact.Status.OPEN);
    set("playing", "2026-01-04", LISTED, Fact.Status.PLAYING);
    set("starting", "2026-01-05", LISTED, Fact.Status.STARTING);
    set("over", "2026-01-06", LISTED, Fact.Status.OVER);
    set("private", "2026-01-07", Terms.USUAL, Fact.Status.OPEN);
    assertThat(store.listed("2026-01-01", "2026-01-01", Set.of()))
        .extracting(Fact.Header::id)
        .containsExactly("playing", "open");
    assertThat(store.listed("2026-01-01", "2026-01-03", Set.of()))
        .extracting(Fact.Header::id)
        .containsExactly("playing");
    assertThat(store.listed("2026-01-01", "2026-01-09", Set.of("open", "old", "over", "private")))
        .extracting(Fact.Header::id)
        .containsExactly("open");
  }

  @Test
  void whatTheCoachFoundIsTheSeatsOfOneGameAndNotOfWhatWasTriedAgain() {
    for (String id : List.of("a", "b", "again")) {
      store.keep(
          List.of(
              StoreContract.header(id, "2026-01-0" + (id.equals("a") ? 1 : 2)),
              StoreContract.seated(id, 0, "lea"),
              StoreContract.seated(id, 1, "tom"),
              new Fact.Reviewed(id, 0, "of " + id),
              new Fact.Reviewed(id, 1, "toms of " + id)));
    }
    store.keep(List.of(new Fact.Retry("again", "a", 3, 0, "{}")));
    assertThat(store.reviews("lea", "hattari"))
        .containsExactly(new Fact.Reviewed("b", 0, "of b"), new Fact.Reviewed("a", 0, "of a"));
    assertThat(store.reviews("lea", "hunch")).isEmpty();
    assertThat(store.retry("again")).hasValue(new Fact.Retry("again", "a", 3, 0, "{}"));
    assertThat(store.retry("a")).isEmpty();
  }

  @Test
  void reportsAreReadTheLatestFirst() {
    Fact.Reported first = new Fact.Reported("1", "t", 0, "Tom", "tom", "rude", "lea", "2026-01-01");
    Fact.Reported second = new Fact.Reported("2", "t", -2, "Kim", "", "ruder", "tom", "2026-01-02");
    store.keep(List.of(first, second));
    assertThat(store.reports()).containsExactly(second, first);
  }

  @Test
  void saltsAreKeptSeatBySeatAlsoWhereSomebodyAddedNone() {
    Fact.Header header = StoreContract.header("t", "now");
    store.keep(List.of(header));
    assertThat(store.table("t")).map(Fact.Header::salts).hasValue(List.of());
    store.keep(List.of(header.started(List.of("", "grain", ""))));
    assertThat(store.table("t")).map(Fact.Header::salts).hasValue(List.of("", "grain", ""));
  }

  @Test
  void aResultStaysAsItWasFirstKeptWithEachSeatsRoles() {
    store.keep(List.of(new Fact.Guest("lea", "token", "Léa", "", "2026")));
    set("t", "2026", Terms.USUAL, Fact.Status.OVER);
    store.keep(List.of(StoreContract.seated("t", 0, "lea"), StoreContract.seated("t", 1, "tom")));
    List<List<String>> roles = List.of(List.of("PEELY", "INNOCENT"), List.of("WORMS", "MURDERER"));
    store.keep(List.of(new Fact.Ended("t", List.of(2, 1), roles, 0, "2026-01-01")));
    store.keep(List.of(new Fact.Ended("t", List.of(1, 2), List.of(), 0, "2026-01-02")));
    assertThat(store.people().finished("lea", "9999", 10))
        .singleElement()
        .satisfies(played -> {
          assertThat(played.places()).containsExactly(2, 1);
          assertThat(played.roles()).isEqualTo(roles);
          assertThat(played.ended()).isEqualTo("2026-01-01");
        });
  }

  @Test
  void talkIsReadInTheOrderItWasSaidWhateverTheRoom() {
    List<Fact.Said> lines =
        IntStream.range(0, 6)
            .mapToObj(n ->
                new Fact.Said(
                    "t", n % 2 == 0 ? "table" : "dead", 1 + n / 2, 0, "L", "" + n, -1, "2026-" + n))
            .toList();
    List<Fact> shuffled = new ArrayList<>(lines);
    Collections.reverse(shuffled);
    store.keep(shuffled);
    assertThat(store.lines("t")).isEqualTo(lines);
  }

  @Test
  void toSayAgainWhoIsConnectedOrThatNothingIsDueIsNoMistake() {
    Fact here = new Fact.Connected("t", 0, "n", true);
    Fact gone = new Fact.Connected("t", 0, "n", false);
    Fact undue = new Fact.Undue("t", Fleet.Kind.BOTS);
    assertThatCode(() -> store.keep(List.of(here, here, gone, gone, undue, undue)))
        .doesNotThrowAnyException();
  }
}
