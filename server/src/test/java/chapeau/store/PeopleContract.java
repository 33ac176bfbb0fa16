package chapeau.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import chapeau.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What every store promises about people, whatever database is behind it. */
abstract class PeopleContract {

  /** The store of this test, empty at first and the same when it is opened again. */
  abstract Store open();

  static Fact.Guest guest(String id, String name) {
    return new Fact.Guest(id, "token-" + id, name, "", "2026-01-01T00:00:00Z");
  }

  static List<Fact> arrival(String id, String name) {
    return List.of(guest(id, name), new Fact.SignedIn("token-" + id, id, "2026-01-01T00:00:00Z"));
  }

  /** A table at which these people sit. */
  static List<Fact> table(String id, String since, String... people) {
    List<Fact> facts = new ArrayList<>();
    Setup setup = new Setup(people.length, Map.of());
    facts.add(Fact.Header.open(id, "hattari", 1, setup, people[0], "seed", since));
    for (int seat = 0; seat < people.length; seat++) {
      facts.add(new Fact.Seated(id, Chair.person(seat, people[seat], "P" + people[seat])));
    }
    return facts;
  }

  /** The facts that these guests began a game, by seat. */
  static List<Fact> begun(String id, String... people) {
    List<Fact> facts = new ArrayList<>();
    for (int seat = 0; seat < people.length; seat++) {
      facts.add(new Fact.Held(id, new SeatHolder(seat + 1, seat, people[seat], 0, true)));
    }
    return facts;
  }

  static void end(Store store, String id, String time) {
    Fact.Header header = store.table(id).orElseThrow();
    store.keep(List.of(header.with(Fact.Status.OVER), new Fact.Ended(id, List.of(2, 1), time)));
  }

  static Pushes.Subscription subscription(String endpoint, String guest) {
    return new Pushes.Subscription(endpoint, guest, "k", "a", "fr", "2026-01-01T00:00:00Z");
  }

  static People.Ticket ticket(String code, People.Errand errand, String session) {
    String guest = errand == People.Errand.SIGN_IN ? "" : "lea";
    return new People.Ticket(code, errand, guest, session, 100);
  }

  static People.Passkey passkey(String id) {
    return new People.Passkey(id, "lea", "public", 3, "2026-01-02T00:00:00Z", "now");
  }

  static People.Entry entry(String token, String replaces) {
    return new People.Entry(token, replaces, "2026-01-03T00:00:00Z", 50);
  }

  // What somebody played

  @Test
  void somebodysGamesAreFoundTheLastFirst() {
    try (Store store = open()) {
      People people = store.people();
      store.keep(table("one", "2026-01-01", "lea", "tom"));
      store.keep(table("two", "2026-01-02", "tom", "lea"));
      store.keep(table("three", "2026-01-03", "lea", "zoe"));
      store.keep(table("strange", "2026-01-04", "tom", "zoe"));
      assertThat(people.unfinished("lea"))
          .extracting(Fact.Header::id)
          .containsExactly("three", "two", "one");
      assertThat(people.unscored("")).isEmpty();
      end(store, "one", "2026-02-01");
      end(store, "two", "2026-02-02");
      end(store, "strange", "2026-02-03");
      assertThat(people.unfinished("lea")).extracting(Fact.Header::id).containsExactly("three");
      List<People.Played> played = people.finished("lea", "9999", 10);
      assertThat(played).extracting(it -> it.header().id()).containsExactly("two", "one");
      assertThat(played.getFirst().places()).containsExactly(2, 1);
      assertThat(played.getFirst().roles()).isEmpty();
      assertThat(played.getFirst().chairs()).extracting(Chair::guest).containsExactly("tom", "lea");
      assertThat(people.finished("lea", "9999", 1)).hasSize(1);
      assertThat(people.finished("lea", "2026-02-02", 10))
          .extracting(People.Played::ended)
          .containsExactly("2026-02-01");
      assertThat(people.finished("", "9999", 10)).isEmpty();
    }
  }

  @Test
  void aGameThatEndedWithoutAResultIsFoundUntilItHasOne() {
    try (Store store = open()) {
      store.keep(table("one", "2026-01-01", "lea", "tom"));
      store.keep(List.of(store.table("one").orElseThrow().with(Fact.Status.OVER)));
      assertThat(store.people().unscored("")).containsExactly("one");
      List<List<String>> roles = List.of(List.of("WORMS", "MURDERER"), List.of("PEELY"));
      store.keep(List.of(new Fact.Ended("one", List.of(1, 2), roles, 0, "then")));
      store.keep(List.of(new Fact.Ended("one", List.of(2, 1), "again")));
      assertThat(store.people().unscored("")).isEmpty();
      People.Played kept = store.people().finished("lea", "z", 9).getFirst();
      assertThat(kept.places()).containsExactly(1, 2);
      assertThat(kept.roles()).isEqualTo(roles);
    }
  }

  // How well somebody plays

  static List<People.Rating> oneMore(List<People.Standing> standings) {
    return standings.stream()
        .map(one ->
            new People.Rating(
                one.before().guest(),
                one.before().game(),
                1500 - one.place(),
                99.5,
                0.06,
                one.before().games() + 1,
                7))
        .toList();
  }

  @Test
  void aGameThatCountsIsRatedOnceForThoseWhoWantIt() {
    try (Store store = open()) {
      People people = store.people();
      for (String id : List.of("lea", "tom", "zoe")) {
        store.keep(arrival(id, id));
      }
      people.wantRating("lea", true);
      people.wantRating("tom", true);
      store.keep(table("private", "2026-01-01", "lea", "tom"));
      store.keep(table("open", "2026-01-02", "lea", "tom", "zoe"));
      store.keep(begun("open", "lea", "tom", "zoe"));
      Fact.Header open = store.table("open").orElseThrow();
      store.keep(List.of(open.with(new Terms(Pace.NONE, true, "", false))));
      end(store, "private", "2026-02-01");
      store.keep(List.of(new Fact.Ended("open", List.of(3, 1, 2), "2026-02-02")));
      assertThat(people.unrated()).containsExactly("open");
      for (String table : List.of("private", "open", "open")) {
        people.rate(table, PeopleContract::oneMore);
      }
      assertThat(people.unrated()).isEmpty();
      assertThat(people.ratings("lea"))
          .containsExactly(new People.Rating("lea", "hattari", 1497, 99.5, 0.06, 1, 7));
      assertThat(people.ratings("tom")).extracting(People.Rating::rating).containsExactly(1499.0);
      assertThat(people.ratings("zoe")).isEmpty();
      store.keep(table("later", "2026-01-03", "lea", "tom"));
      store.keep(begun("later", "lea", "tom"));
      Fact.Header later = store.table("later").orElseThrow();
      store.keep(List.of(later.with(new Terms(Pace.NONE, true, "", false))));
      end(store, "later", "2026-02-03");
      people.rate("later", PeopleContract::oneMore);
      assertThat(people.ratingSteps("lea"))
          .extracting(People.Rating::games, People.Rating::rating)
          .containsExactly(tuple(1, 1497.0), tuple(2, 1498.0));
      people.wantRating("lea", false);
      assertThat(people.ratings("lea")).isEmpty();
      assertThat(people.ratingSteps("lea")).isEmpty();
      assertThat(people.wantsRating("tom")).isTrue();
    }
  }

  /** Rates a game of Léa, Tom and Zoé, who all want a rating, and returns the standings. */
  private static List<People.Standing> rated(
      Store store, String id, List<Integer> places, int left, Fact... more) {
    store.keep(table(id, "2026-01-01", "lea", "tom", "zoe"));
    store.keep(begun(id, "lea", "tom", "zoe"));
    store.keep(List.of(more));
    Fact.Header header = store.table(id).orElseThrow();
    store.keep(List.of(header.with(new Terms(Pace.NONE, false, "", true))));
    store.keep(List.of(new Fact.Ended(id, places, List.of(), left, "now")));
    List<People.Standing> found = new ArrayList<>();
    store
        .people()
        .rate(
            id,
            standings -> {
              found.addAll(standings);
              return List.of();
            });
    return found;
  }

  @Test
  void whoLeavesIsRatedLastUnlessAllHaveLeftOrSomebodyTookASeatOver() {
    try (Store store = open()) {
      for (String id : List.of("lea", "tom", "zoe")) {
        store.keep(arrival(id, id));
        store.people().wantRating(id, true);
      }
      assertThat(rated(store, "one", List.of(1, 2, 3), 0b001))
          .extracting(it -> it.before().guest(), People.Standing::place)
          .containsExactly(tuple("lea", 4), tuple("tom", 2), tuple("zoe", 3));
      assertThat(rated(store, "partners", List.of(1, 2, 1), 0b001))
          .extracting(it -> it.before().guest(), People.Standing::place)
          .containsExactly(tuple("lea", 4), tuple("tom", 2), tuple("zoe", 1));
      assertThat(rated(store, "all", List.of(1, 2, 3), 0b111)).isEmpty();
      Fact taken = new Fact.Held("taken", new SeatHolder(4, 0, "kim", 5, false));
      assertThat(rated(store, "taken", List.of(1, 2, 3), 0b001, taken)).isEmpty();
    }
  }

  @Test
  void aProgramIsNotRatedAlsoIfItWantsTo() {
    try (Store store = open()) {
      for (String id : List.of("lea", "bot-1")) {
        store.keep(arrival(id, id));
        store.people().wantRating(id, true);
      }
      store.keep(table("t", "2026-01-01", "lea", "bot-1"));
      store.keep(begun("t", "lea", "bot-1"));
      store.keep(
          List.of(store.table("t").orElseThrow().with(new Terms(Pace.NONE, true, "", false))));
      store.keep(List.of(new Fact.Ended("t", List.of(1, 2), "now")));
      store.people().rate("t", PeopleContract::oneMore);
      assertThat(store.people().unrated()).isEmpty();
      assertThat(store.people().ratings("lea")).isEmpty();
    }
  }

  @Test
  void whoDeletesTheAccountInMidGameIsStillAnOpponentWhoLost() {
    try (Store store = open()) {
      for (String id : List.of("lea", "tom")) {
        store.keep(arrival(id, id));
        store.people().wantRating(id, true);
      }
      store.keep(arrival("zoe", "Zoé"));
      store.keep(table("t", "2026-01-01", "lea", "tom", "zoe"));
      store.keep(begun("t", "lea", "tom", "zoe"));
      Fact.Header header = store.table("t").orElseThrow();
      store.keep(List.of(header.with(new Terms(Pace.NONE, false, "", true))));
      store.people().forget("lea", Set.of("t"));
      store.people().forget("zoe", Set.of("t"));
      assertThat(store.holders("t"))
          .extracting(SeatHolder::guest)
          .containsExactly("gone", "tom", "");
      store.keep(List.of(new Fact.Ended("t", List.of(1, 2, 3), List.of(), 0b101, "now")));
      store.people().rate("t", PeopleContract::oneMore);
      assertThat(store.people().ratings("tom")).hasSize(1);
      assertThat(store.people().ratings("gone")).isEmpty();
    }
  }

  // All that belongs to somebody

  /** Everything a store can keep about Léa, who sat with Tom, talked, watched and complained. */
  static void fill(Store store) {
    store.keep(arrival("lea", "Léa"));
    store.keep(arrival("tom", "Tom"));
    store.keep(table("over", "2026-01-01", "lea", "tom"));
    store.keep(table("other", "2026-01-02", "tom", "zoe"));
    store.keep(table("left", "2026-01-03", "tom", "zoe"));
    end(store, "over", "2026-02-01");
    store.keep(
        List.of(
            StoreContract.held("over", 1, "lea"),
            StoreContract.held("left", 1, "tom"),
            StoreContract.held("left", 2, "lea"),
            new Fact.Said("over", "table", 1, 0, "Plea", "mine", -1, "now", "lea"),
            new Fact.Said("over", "hints", 1, 0, "Plea", "12", 0, "now", "lea"),
            new Fact.Said("over", "table", 2, 1, "Ptom", "theirs", -1, "now", "tom"),
            new Fact.Said("other", "watchers", 1, -2, "Léa", "watching", 0, "now", "lea"),
            new Fact.Moved("over", 1, 0, "{}", "m", "now"),
            new Fact.Reported("r1", "over", 1, "Ptom", "tom", "by me", "lea", "now"),
            new Fact.Reported("r2", "over", 0, "Plea", "lea", "about me", "tom", "now"),
            new Fact.Reported("r3", "other", -2, "Léa", "lea", "about me too", "tom", "now"),
            new Fact.Reported(
                "r4", "over", 1, "Ptom", "tom", "about somebody else", "zoe", "now")));
    store.people().issue(ticket("code", People.Errand.REGISTER, "token-lea"), 0);
    store.people().keep(passkey("key"), "token-lea", 0);
  }

  @Test
  void everythingAboutSomebodyIsTold() {
    try (Store store = open()) {
      fill(store);
      Map<String, List<Map<String, Object>>> all = store.people().all("lea");
      assertThat(all.get("guests")).extracting(row -> row.get("name")).containsExactly("Léa");
      assertThat(all.get("seats")).extracting(row -> row.get("table_id")).containsExactly("over");
      assertThat(all.get("lines")).extracting(row -> row.get("text")).contains("mine", "watching");
      assertThat(all.get("reports")).extracting(row -> row.get("why")).containsExactly("by me");
      assertThat(all.get("passkeys")).hasSize(1);
      assertThat(all.get("sessions")).hasSize(1);
      assertThat(all.get("moves")).hasSize(1);
      assertThat(all.toString()).doesNotContain("theirs", "about me", "token-lea", "seed");
    }
  }

  @Test
  void whoWantsToBeForgottenIs() {
    try (Store store = open()) {
      fill(store);
      int revision = store.table("over").orElseThrow().revision();
      assertThat(store.people().forget("lea", Set.of()).orElseThrow())
          .containsExactlyInAnyOrder("over", "other", "left");
      assertThat(store.people().all("lea").values()).allSatisfy(rows -> assertThat(rows).isEmpty());
      assertThat(store.guest("token-lea")).isEmpty();
      assertThat(store.table("over"))
          .hasValueSatisfying(header -> {
            assertThat(header.revision()).isEqualTo(revision + 1);
            assertThat(header.host()).isEqualTo("tom");
          });
      assertThat(store.chairs("over")).extracting(Chair::name).containsExactly("Chapeau 1", "Ptom");
      assertThat(store.holders("left")).extracting(SeatHolder::guest).containsExactly("tom", "");
      assertThat(store.lines("over"))
          .extracting(Fact.Said::text)
          .containsExactlyInAnyOrder("…", "12", "theirs");
      assertThat(store.lines("over").toString() + store.lines("other"))
          .doesNotContain("Plea", "Léa", "mine", "watching");
      assertThat(store.reports()).extracting(Fact.Reported::id).containsExactly("r4");
      assertThat(store.people().finished("tom", "9999", 9)).hasSize(1);
      assertThat(store.guest("token-tom")).isPresent();
    }
  }
}
