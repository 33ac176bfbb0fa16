package chapeau.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** The contract of every store for sessions, passkeys, tickets and subscriptions. */
abstract class CredentialsContract extends PeopleContract {
  @Test
  void onePersonIsKnownBySeveralSecretsUntilTheyAreTakenBack() {
    try (Store store = open()) {
      store.keep(arrival("lea", "Léa"));
      store.keep(List.of(new Fact.SignedIn("phone", "lea", "now")));
      store.keep(arrival("tom", "Tom"));
      assertThat(store.guest("phone")).map(Fact.Guest::id).hasValue("lea");
      assertThat(store.people().sessions("lea")).isEqualTo(2);
      assertThat(store.people().signOutOthers("lea", "phone", 0)).isEqualTo(1);
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
        store.pushes().subscribe(subscription("https://p/" + guest, guest), "token-" + guest);
      }
      store.keep(List.of(new Fact.SignedIn("phone", "lea", "now")));
      store.pushes().subscribe(subscription("https://p/phone", "lea"), "phone");
      store.people().signOutOthers("lea", "token-lea", 0);
      assertThat(store.pushes().of("lea"))
          .extracting(Pushes.Subscription::endpoint)
          .containsExactly("https://p/lea");
      store.people().signOut("token-lea");
      assertThat(store.pushes().guests()).containsExactly("tom");
    }
  }

  @Test
  void nothingIsMadeForASessionThatWasSignedOut() {
    try (Store store = open()) {
      People people = store.people();
      store.keep(arrival("lea", "Léa"));
      store.keep(List.of(new Fact.SignedIn("phone", "lea", "now")));
      store.keep(arrival("tom", "Tom"));
      DeviceLinks links = store.deviceLinks();
      assertThat(links.offer("before", "lea", "phone", 100, 0)).isTrue();
      links.ask("before", "token-tom", "", 0);
      assertThat(links.confirm("before", "phone", 0)).isTrue();
      people.signOut("phone");
      for (String session : List.of("phone", "token-tom", "")) {
        assertThat(people.issue(ticket("x", People.Errand.REGISTER, session), 0)).isFalse();
        assertThat(links.offer("x", "lea", session, 100, 0)).isFalse();
        assertThat(people.keep(passkey("key"), session, 0)).isFalse();
        assertThat(store.pushes().subscribe(subscription("https://p", "lea"), session)).isFalse();
      }
      assertThat(people.issue(ticket("x", People.Errand.SIGN_IN, "phone"), 0)).isFalse();
      assertThat(links.redeem("before", "token-tom", entry("new", ""))).isEmpty();
      assertThat(people.signOutOthers("lea", "phone", 0)).isZero();
      assertThat(people.sessions("lea")).isEqualTo(1);
      assertThat(people.passkeys("lea")).isEmpty();
      assertThat(store.pushes().guests()).isEmpty();
    }
  }

  @Test
  void aCodeIsWorthNothingAfterASignOutHoweverCloseTheyAre() {
    try (Store store = open();
        Store other = open()) {
      for (int i = 0; i < 20; i++) {
        String code = "code-" + i;
        store.keep(i == 0 ? arrival("lea", "Léa") : List.of());
        store.deviceLinks().offer(code, "lea", "token-lea", 100, 0);
        store.deviceLinks().ask(code, "asker", "", 0);
        store.deviceLinks().confirm(code, "token-lea", 0);
        String token = "new-" + i;
        Future<Integer> signedOut;
        try (ExecutorService two = Executors.newVirtualThreadPerTaskExecutor()) {
          signedOut = two.submit(() -> store.people().signOutOthers("lea", "token-lea", 0));
          two.execute(() -> other.deviceLinks().redeem(code, "asker", entry(token, "")));
        }
        // In either order, the session from the code ends signed out and no later sign-in by it
        // succeeds.
        assertThat(signedOut.resultNow()).isBetween(0, 1);
        assertThat(store.people().session(token)).isEmpty();
        assertThat(store.people().sessions("lea")).isEqualTo(1);
      }
    }
  }

  @Test
  void aPushServiceThatTakesNothingForADayIsDropped() {
    long day = 24 * 3_600_000L;
    try (Store store = open()) {
      for (String guest : List.of("lea", "tom", "zoe")) {
        store.keep(arrival(guest, guest));
        store.pushes().subscribe(subscription("https://p/" + guest, guest), "token-" + guest);
      }
      for (int i = 0; i < 10; i++) {
        assertThat(store.pushes().guests()).containsExactlyInAnyOrder("lea", "tom", "zoe");
        if (i == 5) {
          store.pushes().delivered("https://p/tom");
        }
        store.pushes().failed("https://p/lea", 1_000 + i * day / 9);
        store.pushes().failed("https://p/tom", 1_000 + i * day / 9);
        store.pushes().failed("https://p/zoe", 1_000 + i);
      }
      assertThat(store.pushes().guests())
          .as("tom took one in between; zoe's failures are of the same minute")
          .containsExactlyInAnyOrder("tom", "zoe");
      store.pushes().failed("https://p/zoe", 1_000 + day);
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
      store.people().keep(passkey("key"), "token-lea", 0);
      store.sweep("2027-01-01T00:00:00Z");
      assertThat(store.people().guest("lea")).map(Fact.Guest::name).hasValue("Léa");
    }
  }

  @Test
  void aPasskeyIsKeptOnceAndCountsOn() {
    try (Store store = open()) {
      People people = store.people();
      store.keep(arrival("lea", "Léa"));
      store.keep(arrival("tom", "Tom"));
      People.Passkey key = passkey("key");
      assertThat(people.keep(key, "token-lea", 0)).isTrue();
      People.Passkey other = new People.Passkey("key", "tom", "other", 0, "now", "now");
      assertThatThrownBy(() -> people.keep(other, "token-tom", 0)).isInstanceOf(Store.Taken.class);
      assertThat(people.passkey("key")).hasValue(key);
      assertThat(people.signIn(key, 4, entry("phone", "token-tom"))).isTrue();
      assertThat(people.signIn(key, 4, entry("copy", ""))).isFalse();
      assertThat(people.sessions("lea")).isEqualTo(2);
      assertThat(people.isProved("lea", "phone", 60)).isTrue();
      assertThat(people.isProved("lea", "token-lea", 60)).isFalse();
      assertThat(people.isProved("tom", "phone", 60)).isFalse();
      assertThat(people.forget("tom", "key", "token-tom", 60)).isTrue();
      assertThat(people.passkeys("lea")).extracting(People.Passkey::counter).containsExactly(4L);
      People.Passkey shown = people.passkey("key").orElseThrow();
      assertThat(people.signIn(shown, 5, entry("again", "phone"))).isTrue();
      assertThat(store.guest("phone")).as("replaced").isEmpty();
      assertThat(people.forget("lea", "key", "phone", 60)).isFalse();
      assertThat(people.forget("lea", "key", "again", 60)).isTrue();
      assertThat(people.passkey("key")).isEmpty();
    }
  }

  @Test
  void aTicketIsGoodOnceForItsErrandAndNotForLong() {
    try (Store store = open()) {
      People people = store.people();
      store.keep(arrival("lea", "Léa"));
      people.issue(ticket("a", People.Errand.REGISTER, "token-lea"), 0);
      assertThat(people.redeem("a", People.Errand.SIGN_IN, 50)).isEmpty();
      assertThat(people.redeem("a", People.Errand.REGISTER, 50))
          .map(People.Ticket::guest)
          .hasValue("lea");
      assertThat(people.redeem("a", People.Errand.REGISTER, 50)).isEmpty();
      people.issue(ticket("b", People.Errand.REGISTER, "token-lea"), 0);
      assertThat(people.redeem("b", People.Errand.REGISTER, 101)).isEmpty();
    }
  }

  @Test
  void ofManyWhoBringATicketOneIsServed() {
    List<Future<Optional<People.Ticket>>> all = new ArrayList<>();
    try (Store store = open();
        Store other = open()) {
      store.keep(arrival("lea", "Léa"));
      store.people().issue(ticket("a", People.Errand.REGISTER, "token-lea"), 0);
      try (ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
        for (int i = 0; i < 12; i++) {
          Store either = i % 2 == 0 ? store : other;
          all.add(many.submit(() -> either.people().redeem("a", People.Errand.REGISTER, 50)));
        }
      }
      assertThat(all.stream().filter(one -> one.resultNow().isPresent())).hasSize(1);
    }
  }
}
