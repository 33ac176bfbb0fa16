package chapeau.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import chapeau.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** What every store promises about people, whatever database is behind it. */
abstract class PeopleContract {

  /** The store of this test, empty at first and the same when it is opened again. */
  abstract Store open();

  private static Fact.Guest guest(String id, String name) {
    return new Fact.Guest(id, "token-" + id, name, "", "2026-01-01T00:00:00Z");
  }

  private static List<Fact> arrival(String id, String name) {
    return List.of(guest(id, name), new Fact.SignedIn("token-" + id, id, "2026-01-01T00:00:00Z"));
  }

  /** A table at which these people sit. */
  private static List<Fact> table(String id, String since, String... people) {
    List<Fact> facts = new ArrayList<>();
    Setup setup = new Setup(people.length, Map.of());
    facts.add(Fact.Header.open(id, "hattari", 1, setup, people[0], "seed", since));
    for (int seat = 0; seat < people.length; seat++) {
      facts.add(new Fact.Seated(id, Chair.person(seat, people[seat], "P" + people[seat])));
    }
    return facts;
  }

  private static void end(Store store, String id, String time) {
    Fact.Header header = store.table(id).orElseThrow();
    store.keep(List.of(header.with(Fact.Status.OVER), new Fact.Ended(id, List.of(2, 1), time)));
  }

  // By what somebody is known

  @Test
  void onePersonIsKnownBySeveralSecretsUntilTheyAreTakenBack() {
    try (Store store = open()) {
      store.keep(arrival("lea", "Léa"));
      store.keep(List.of(new Fact.SignedIn("phone", "lea", "now")));
      store.keep(arrival("tom", "Tom"));
      assertThat(store.guest("phone")).map(Fact.Guest::id).hasValue("lea");
      assertThat(store.people().sessions("lea")).isEqualTo(2);
      assertThat(store.people().signOutOthers("lea", "phone")).isEqualTo(1);
      assertThat(store.guest("token-lea")).isEmpty();
      assertThat(store.guest("phone")).isPresent();
      assertThat(store.guest("token-tom")).isPresent();
      store.people().signOut("phone");
      assertThat(store.guest("phone")).isEmpty();
    }
  }

  @Test
  void whereSomebodyIsSignedOutTheyAreNotCalledAnyMore() {
    try (Store store = open()) {
      store.keep(arrival("lea", "Léa"));
      store.keep(arrival("tom", "Tom"));
      for (String guest : List.of("lea", "tom")) {
        store
            .pushes()
            .subscribe(new Pushes.Subscription("https://p/" + guest, guest, "k", "a", "fr", "now"));
      }
      store.people().signOutOthers("lea", "token-lea");
      assertThat(store.pushes().guests()).containsExactly("tom");
    }
  }

  @Test
  void aSecretInUseIsSeen() {
    try (Store store = open()) {
      store.keep(arrival("lea", "Léa"));
      store.people().seen("token-lea", "2026-05-05T00:00:00Z");
      assertThat(store.people().session("token-lea"))
          .map(People.Known::seen)
          .hasValue("2026-05-05T00:00:00Z");
      assertThat(store.sweep("2026-04-01T00:00:00Z")).isZero();
      assertThat(store.guest("token-lea")).isPresent();
      store.sweep("2026-06-01T00:00:00Z");
      assertThat(store.guest("token-lea")).isEmpty();
    }
  }

  @Test
  void whoHasAPasskeyIsNotSwept() {
    try (Store store = open()) {
      store.keep(arrival("lea", "Léa"));
      store.people().keep(new People.Passkey("key", "lea", "public", 3, "now", "now"));
      store.sweep("2027-01-01T00:00:00Z");
      assertThat(store.people().guest("lea")).map(Fact.Guest::name).hasValue("Léa");
    }
  }

  @Test
  void aPasskeyIsKeptOnceAndCountsOn() {
    try (Store store = open()) {
      People people = store.people();
      People.Passkey key = new People.Passkey("key", "lea", "public", 3, "now", "now");
      people.keep(key);
      assertThatThrownBy(
              () -> people.keep(new People.Passkey("key", "tom", "other", 0, "now", "now")))
          .isInstanceOf(Store.Taken.class);
      assertThat(people.passkey("key")).hasValue(key);
      assertThat(people.used(key, 4, "later")).isTrue();
      assertThat(people.used(key, 4, "later")).isFalse();
      people.forget("tom", "key");
      assertThat(people.passkeys("lea")).extracting(People.Passkey::counter).containsExactly(4L);
      people.forget("lea", "key");
      assertThat(people.passkey("key")).isEmpty();
    }
  }

  @Test
  void aTicketIsGoodOnceForItsErrandAndNotForLong() {
    try (Store store = open()) {
      People people = store.people();
      people.issue(new People.Ticket("a", People.Errand.MOVE, "lea", 100), 0);
      assertThat(people.redeem("a", People.Errand.SIGN_IN, 50)).isEmpty();
      assertThat(people.redeem("a", People.Errand.MOVE, 50))
          .map(People.Ticket::guest)
          .hasValue("lea");
      assertThat(people.redeem("a", People.Errand.MOVE, 50)).isEmpty();
      people.issue(new People.Ticket("b", People.Errand.MOVE, "lea", 100), 0);
      assertThat(people.redeem("b", People.Errand.MOVE, 101)).isEmpty();
    }
  }

  @Test
  void ofManyWhoBringATicketOneIsServed() {
    List<Future<Optional<People.Ticket>>> all = new ArrayList<>();
    try (Store store = open();
        Store other = open()) {
      store.people().issue(new People.Ticket("a", People.Errand.MOVE, "lea", 100), 0);
      try (ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
        for (int i = 0; i < 12; i++) {
          Store either = i % 2 == 0 ? store : other;
          all.add(many.submit(() -> either.people().redeem("a", People.Errand.MOVE, 50)));
        }
      }
      assertThat(all.stream().filter(one -> one.resultNow().isPresent())).hasSize(1);
    }
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
      store.keep(List.of(new Fact.Ended("one", List.of(1, 2), roles, "then")));
      store.keep(List.of(new Fact.Ended("one", List.of(2, 1), "again")));
      assertThat(store.people().unscored("")).isEmpty();
      People.Played kept = store.people().finished("lea", "z", 9).getFirst();
      assertThat(kept.places()).containsExactly(1, 2);
      assertThat(kept.roles()).isEqualTo(roles);
    }
  }

  // How well somebody plays

  private static List<People.Rating> oneMore(List<People.Standing> standings) {
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

  // All that belongs to somebody

  /** Everything a store can keep about Léa, who sat with Tom, talked, watched and complained. */
  private static void fill(Store store) {
    store.keep(arrival("lea", "Léa"));
    store.keep(arrival("tom", "Tom"));
    store.keep(table("over", "2026-01-01", "lea", "tom"));
    store.keep(table("other", "2026-01-02", "tom", "zoe"));
    end(store, "over", "2026-02-01");
    store.keep(
        List.of(
            new Fact.Said("over", "table", 1, 0, "Plea", "mine", -1, "now", "lea"),
            new Fact.Said("over", "hints", 1, 0, "Plea", "12", 0, "now", "lea"),
            new Fact.Said("over", "table", 2, 1, "Ptom", "theirs", -1, "now", "tom"),
            new Fact.Said("other", "watchers", 1, -2, "Léa", "watching", 0, "now", "lea"),
            new Fact.Moved("over", 1, 0, "{}", "m", "now"),
            new Fact.Reported("r1", "over", 1, "Ptom", "by me", "lea", "now"),
            new Fact.Reported("r2", "over", 0, "Plea", "about me", "tom", "now"),
            new Fact.Reported("r3", "other", -2, "Léa", "about me too", "tom", "now"),
            new Fact.Reported("r4", "over", 1, "Ptom", "about somebody else", "zoe", "now")));
    store.people().keep(new People.Passkey("key", "lea", "public", 3, "now", "now"));
    store.people().issue(new People.Ticket("code", People.Errand.MOVE, "lea", 100), 0);
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
      assertThat(store.people().forget("lea")).containsExactlyInAnyOrder("over", "other");
      assertThat(store.people().all("lea").values()).allSatisfy(rows -> assertThat(rows).isEmpty());
      assertThat(store.guest("token-lea")).isEmpty();
      assertThat(store.table("over"))
          .hasValueSatisfying(header -> {
            assertThat(header.revision()).isEqualTo(revision + 1);
            assertThat(header.host()).isEqualTo("tom");
          });
      assertThat(store.chairs("over")).extracting(Chair::name).containsExactly("Chapeau 1", "Ptom");
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

  @Test
  void whatBelongedToOneBelongsToTheOther() {
    try (Store store = open()) {
      fill(store);
      store.keep(arrival("me", "Moi"));
      assertThat(store.people().adopt("lea", "me")).contains("over");
      assertThat(store.people().all("lea").values()).allSatisfy(rows -> assertThat(rows).isEmpty());
      assertThat(store.guest("token-lea")).map(Fact.Guest::id).hasValue("me");
      assertThat(store.people().finished("me", "9999", 9)).hasSize(1);
      assertThat(store.people().passkey("key")).map(People.Passkey::guest).hasValue("me");
      assertThat(store.table("over")).map(Fact.Header::host).hasValue("me");
    }
  }
}
