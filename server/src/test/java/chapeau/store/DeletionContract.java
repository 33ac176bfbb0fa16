package chapeau.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** The contract of every store for merging and deleting guests. */
abstract class DeletionContract extends CredentialsContract {
  // Merging two guests

  @Test
  void aMergeMovesWhatWasPlayedAndSaidAndDeletesTheRest() {
    try (Store store = open()) {
      fill(store);
      store.people().forget("lea", "key", "token-lea", 0);
      store.keep(arrival("me", "Moi"));
      store.pushes().subscribe(subscription("https://p", "lea"), "token-lea");
      assertThat(store.people().adopt("lea", "me"))
          .isInstanceOfSatisfying(
              People.Merge.Done.class,
              done -> assertThat(done.tables()).contains("over", "other", "left"));
      assertThat(store.holders("left")).extracting(SeatHolder::guest).containsExactly("tom", "me");
      assertThat(store.people().all("lea").values()).allSatisfy(rows -> assertThat(rows).isEmpty());
      assertThat(store.people().guest("lea")).isEmpty();
      assertThat(store.guest("token-lea")).as("a session of before").isEmpty();
      assertThat(store.people().sessions("me")).isEqualTo(1);
      assertThat(store.people().redeem("code", People.Errand.REGISTER, 50)).isEmpty();
      assertThat(store.pushes().guests()).isEmpty();
      assertThat(store.people().finished("me", "9999", 9)).hasSize(1);
      assertThat(store.table("over")).map(Fact.Header::host).hasValue("me");
      assertThat(store.people().all("me").get("lines")).hasSize(3);
      assertThat(store.people().all("me").get("reports")).hasSize(1);
      assertThat(store.reports())
          .filteredOn(report -> report.about().equals("me"))
          .extracting(Fact.Reported::id)
          .containsExactlyInAnyOrder("r2", "r3");
    }
  }

  @Test
  void aMergeKeepsTheRatingsOfWhoHasSomeAlready() {
    try (Store store = open()) {
      People people = store.people();
      for (String id : List.of("lea", "tom", "me")) {
        store.keep(arrival(id, id));
        people.wantRating(id, true);
      }
      rated(store, "one", "lea", "tom");
      assertThat(people.adopt("lea", "me")).isInstanceOf(People.Merge.Done.class);
      assertThat(people.ratings("me")).extracting(People.Rating::rating).containsExactly(1498.0);
      store.keep(arrival("zoe", "Zoé"));
      people.wantRating("zoe", true);
      rated(store, "two", "tom", "zoe");
      assertThat(people.adopt("zoe", "me")).isInstanceOf(People.Merge.Done.class);
      assertThat(people.ratings("me")).extracting(People.Rating::rating).containsExactly(1498.0);
      assertThat(people.ratingSteps("me")).hasSize(1);
    }
  }

  /** A rated game that the second player has won. */
  private static void rated(Store store, String id, String... people) {
    store.keep(table(id, "2026-01-01", people));
    store.keep(begun(id, people));
    Fact.Header header = store.table(id).orElseThrow();
    store.keep(List.of(header.with(new Terms(Pace.NONE, true, "", false))));
    end(store, id, "2026-02-01");
    store.people().rate(id, PeopleContract::oneMore);
  }

  private static void refused(Store store, People.Barrier why, String from, String to) {
    assertThat(store.people().adopt(from, to)).isEqualTo(new People.Merge.Refused(why));
    assertThat(store.people().unfinished("lea")).as("nothing was moved").hasSize(1);
  }

  @Test
  void aMergeIsRefusedWhereAPasskeyOrABanStandsAgainstItOrSomebodyIsGone() {
    try (Store store = open()) {
      store.keep(arrival("lea", "Léa"));
      store.keep(arrival("me", "Moi"));
      store.keep(table("t", "2026-01-01", "lea", "tom"));
      store.people().keep(passkey("key"), "token-lea", 0);
      refused(store, People.Barrier.PASSKEY, "lea", "me");
      store.people().forget("lea", "key", "token-lea", 0);
      for (String banned : List.of("lea", "me")) {
        store.steward().ban(banned, "now");
        refused(store, People.Barrier.BANNED, "lea", "me");
        store.steward().unban(banned);
      }
      refused(store, People.Barrier.GONE, "lea", "nobody");
      refused(store, People.Barrier.GONE, "nobody", "lea");
      assertThat(store.people().adopt("lea", "me")).isInstanceOf(People.Merge.Done.class);
      assertThat(store.people().adopt("lea", "me"))
          .isEqualTo(new People.Merge.Refused(People.Barrier.GONE));
    }
  }

  @Test
  void nobodyWhoIsBannedIsSignedIn() {
    try (Store store = open()) {
      store.keep(arrival("lea", "Léa"));
      store.keep(arrival("tom", "Tom"));
      store.steward().ban("lea", "now");
      assertThatThrownBy(() -> store.keep(List.of(new Fact.SignedIn("phone", "lea", "now"))))
          .isInstanceOf(Store.Banned.class);
      assertThat(store.people().sessions("lea")).isEqualTo(1);
      store.keep(List.of(new Fact.SignedIn("other", "tom", "now")));
      store.steward().unban("lea");
      store.keep(List.of(new Fact.SignedIn("phone", "lea", "now")));
      assertThat(store.guest("phone")).isPresent();
    }
  }

  // Deleting

  /** Retries: a concurrent request may give the guest another seat. */
  static void forget(Store store, String who) {
    Set<String> left = new HashSet<>();
    while (store.people().forget(who, left).isEmpty()) {
      store.people().unfinished(who).forEach(table -> left.add(table.id()));
    }
  }

  @Test
  void whoHasASeatInAGameThatWasNotGivenUpIsNotDeleted() {
    try (Store store = open()) {
      store.keep(arrival("lea", "Léa"));
      store.keep(table("left", "2026-01-01", "lea", "tom"));
      store.keep(table("new", "2026-01-02", "lea", "tom"));
      assertThat(store.people().forget("lea", Set.of("left"))).isEmpty();
      assertThat(store.guest("token-lea")).isPresent();
      assertThat(store.chairs("left")).extracting(Chair::guest).containsExactly("lea", "tom");
      assertThat(store.people().forget("lea", Set.of("left", "new"))).isPresent();
      assertThat(store.people().guest("lea")).isEmpty();
    }
  }

  @Test
  void theNextPersonHostsTheTableOfAHostWhoIsDeletedOrItIsTakenOffTheList() {
    try (Store store = open()) {
      store.keep(arrival("lea", "Léa"));
      store.keep(table("shared", "2026-01-01", "lea", "bot-x", "zoe", "tom"));
      store.keep(table("alone", "2026-01-02", "lea"));
      for (String id : List.of("shared", "alone")) {
        Fact.Header header = store.table(id).orElseThrow();
        store.keep(List.of(header.with(new Terms(Pace.NONE, true, "fr", false))));
      }
      forget(store, "lea");
      assertThat(store.table("shared")).map(Fact.Header::host).hasValue("zoe");
      assertThat(store.table("alone")).map(Fact.Header::host).hasValue("");
      assertThat(store.listed("2025", "2025", Set.of()))
          .extracting(Fact.Header::id)
          .containsExactly("shared");
    }
  }

  // No writes for a deleted guest

  /** All writes by which a late request could restore a deleted guest. */
  private static List<Consumer<Store>> late(String who) {
    return List.of(
        store -> store.keep(List.of(guest(who, "Léa"))),
        store -> store.keep(List.of(new Fact.SignedIn("late-" + who, who, "now"))),
        store -> store.keep(table("late-" + who, "2026-01-01", who)),
        store -> store.keep(List.of(new Fact.Seated("t-" + who, Chair.person(1, who, "Léa")))),
        store ->
            store.keep(
                List.of(new Fact.Said("t-" + who, "table", 1, 0, "Léa", "hi", -1, "now", who))),
        store ->
            store.keep(
                List.of(
                    new Fact.Reported("r-" + who, "t-" + who, 1, "Tom", "", "rude", who, "now"))),
        store ->
            store.keep(
                List.of(new Fact.Reported("s-" + who, "t", 0, "Léa", who, "rude", "tom", "now"))),
        store ->
            store
                .people()
                .keep(
                    new People.Passkey("k-" + who, who, "public", 0, "n", "n"), "token-" + who, 0),
        store ->
            store
                .people()
                .issue(
                    new People.Ticket("c-" + who, People.Errand.REGISTER, who, "token-" + who, 9),
                    0),
        store -> store.pushes().subscribe(subscription("https://" + who, who), "token-" + who),
        store -> store.steward().ban(who, "now"));
  }

  @Test
  void nothingIsWrittenForAGuestWhoIsGone() {
    try (Store store = open()) {
      store.keep(arrival("lea", "Léa"));
      store.keep(arrival("tom", "Tom"));
      store.keep(arrival("me", "Moi"));
      forget(store, "lea");
      store.people().adopt("tom", "me");
      for (String who : List.of("lea", "tom")) {
        for (Consumer<Store> act : late(who)) {
          assertThatThrownBy(() -> act.accept(store)).isInstanceOf(Store.Gone.class);
        }
        assertThat(store.people().all(who).values()).allSatisfy(rows -> assertThat(rows).isEmpty());
      }
      store.keep(arrival("zoe", "Zoé"));
      assertThat(store.people().guest("zoe")).isPresent();
    }
  }

  /** Runs these writes repeatedly and concurrently with a deletion. No row of the guest remains. */
  private void race(BiConsumer<Store, String> delete) {
    int tries = 25;
    try (Store store = open();
        Store other = open();
        ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
      store.keep(arrival("me", "Moi"));
      for (int i = 0; i < tries; i++) {
        String who = "guest" + i;
        store.keep(arrival(who, "Léa"));
        store.keep(table("t-" + who, "2026-01-01", who, "tom"));
        List<Future<?>> all = new ArrayList<>();
        for (Consumer<Store> act : late(who)) {
          all.add(many.submit(() -> unlessRefused(act, all.size() % 2 == 0 ? store : other)));
        }
        Future<?> deleted = many.submit(() -> delete.accept(store, who));
        all.forEach(DeletionContract::join);
        join(deleted);
        if (store.people().guest(who).isPresent()) {
          // The passkey or the ban came first, so the merge was refused.
          forget(store, who);
        }
        assertThat(store.people().all(who).values()).allSatisfy(rows -> assertThat(rows).isEmpty());
        assertThat(store.people().guest(who)).isEmpty();
        assertThat(store.people().sessions(who)).isZero();
        assertThat(store.people().passkeys(who)).isEmpty();
        assertThat(store.pushes().of(who)).isEmpty();
      }
    }
  }

  private static void unlessRefused(Consumer<Store> act, Store store) {
    try {
      act.accept(store);
    } catch (Store.Refused _) {
      // The deletion came first, or the ban.
    }
  }

  private static void join(Future<?> future) {
    try {
      future.get();
    } catch (InterruptedException | ExecutionException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void whoIsForgottenWhileTheyActStaysForgotten() {
    race(DeletionContract::forget);
  }

  @Test
  void whoIsMergedWhileTheyActStaysMerged() {
    race((store, who) -> {
      boolean refused = store.people().adopt(who, "me") instanceof People.Merge.Refused;
      assertThat(store.people().guest(who).isPresent()).isEqualTo(refused);
      assertThat(store.people().passkeys("me")).isEmpty();
      assertThat(store.people().sessions("me")).isEqualTo(1);
    });
  }
}
