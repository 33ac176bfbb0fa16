package chapeau.tables;

import static chapeau.tables.Parlour.denied;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.Patience;
import chapeau.store.Fact;
import chapeau.store.Fronted;
import chapeau.store.People;
import chapeau.store.Sqlite;
import chapeau.store.Store;
import chapeau.tables.Denied.Why;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How long secrets and codes are good for. */
class GuestsTest {
  @TempDir Path data;
  private final MovableClock clock = new MovableClock();

  @Test
  void aSecretInUseIsRenewedAndOneThatIsNotIsForgotten() {
    try (Store store = Sqlite.open(data.resolve("j.db"));
        House house = new House(store, clock, Duration.ZERO, Duration.ZERO)) {
      Guests guests = new Guests(house);
      Guests.Arrival lea = guests.arrive();
      assertThat(guests.find(lea.secret())).map(Guests.Found::renewed).hasValue(false);
      for (int month = 0; month < 24; month++) {
        clock.move(Duration.ofDays(30));
        assertThat(guests.find(lea.secret())).map(Guests.Found::renewed).hasValue(true);
        assertThat(guests.find(lea.secret())).map(Guests.Found::renewed).hasValue(false);
      }
      clock.move(Duration.ofDays(401));
      assertThat(guests.find(lea.secret())).isEmpty();
      assertThat(store.people().sessions(lea.guest().id())).isZero();
      assertThat(guests.find("stranger")).isEmpty();
    }
  }

  /**
   * A store that holds back the answer to a session lookup until the test releases it. The answer
   * is the state at the time of the lookup.
   */
  private record Held(Store store, CountDownLatch read, CountDownLatch answer) implements Fronted {
    @Override
    public People people() {
      return (People)
          Proxy.newProxyInstance(
              People.class.getClassLoader(), new Class<?>[] {People.class}, this::held);
    }

    private Object held(Object proxy, Method method, Object[] arguments) throws Throwable {
      Object found = method.invoke(store.people(), arguments);
      if (method.getName().equals("session") && read.getCount() > 0) {
        read.countDown();
        assertThat(answer.await(Patience.SECONDS, TimeUnit.SECONDS)).isTrue();
      }
      return found;
    }
  }

  @Test
  void whatWasReadBeforeASignOutIsNotRemembered() throws Exception {
    CountDownLatch read = new CountDownLatch(1);
    CountDownLatch answer = new CountDownLatch(1);
    try (Store store = Sqlite.open(data.resolve("j.db"));
        House house = new House(store, clock, Duration.ZERO, Duration.ZERO);
        House held = new House(new Held(store, read, answer), clock, Duration.ZERO, Duration.ZERO);
        ExecutorService one = Executors.newSingleThreadExecutor()) {
      Guests.Arrival lea = new Guests(house).arrive();
      Guests guests = new Guests(held);
      Future<Optional<Guests.Found>> asked = one.submit(() -> guests.find(lea.secret()));
      assertThat(read.await(Patience.SECONDS, TimeUnit.SECONDS)).isTrue();
      store.people().signOut(lea.guest().token());
      held.signedOut(lea.guest().id());
      answer.countDown();
      assertThat(asked.get(Patience.SECONDS, TimeUnit.SECONDS)).as("asked before").isPresent();
      assertThat(guests.find(lea.secret())).as("asked after").isEmpty();
    }
  }

  @Test
  void whoIsRenamedIsCalledSoAtOnce() {
    try (Store store = Sqlite.open(data.resolve("j.db"));
        House house = new House(store, clock, Duration.ZERO, Duration.ZERO)) {
      Guests guests = new Guests(house);
      Guests.Arrival lea = guests.arrive();
      assertThat(guests.find(lea.secret())).isPresent();
      Fact.Guest renamed = guests.rename(lea.guest(), new Sitter("Léa", "", "", ""));
      assertThat(guests.find(lea.secret())).map(Guests.Found::guest).hasValue(renamed);
      assertThat(renamed.name()).isEqualTo("Léa");
      Fact.Guest capped = guests.rename(renamed, new Sitter("", "cap", "", ""));
      assertThat(capped).isEqualTo(renamed.called("Léa", "cap"));
      denied(Why.MALFORMED, () -> guests.rename(capped, new Sitter("", "", "", "")));
      denied(Why.NOT_THERE, () -> guests.signedIn("nobody", ""));
    }
  }

  /** Where several nodes share a database, its clock counts and not the machine's. */
  @Test
  void aHouseMayGoByAnotherClockThanItsOwn() {
    try (Store store = Sqlite.open(data.resolve("j.db"));
        House house = new House(store, clock, Duration.ZERO, Duration.ZERO)) {
      assertThat(house.millis()).isEqualTo(clock.millis());
      house.goBy(1_000_000);
      long then = house.millis();
      assertThat(then)
          .isBetween(1_000_000L, 1_000_000L + Duration.ofSeconds(Patience.SECONDS).toMillis());
      Patience.until("it goes on", () -> house.millis() > then);
    }
  }
}
