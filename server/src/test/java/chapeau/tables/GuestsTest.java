package chapeau.tables;

import static chapeau.tables.Parlour.denied;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import chapeau.Patience;
import chapeau.catalogue.Catalogue;
import chapeau.store.Fact;
import chapeau.store.People.Errand;
import chapeau.store.Sqlite;
import chapeau.store.Store;
import chapeau.tables.Denied.Why;
import java.nio.file.Path;
import java.time.Duration;
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
      denied(Why.NOT_THERE, () -> guests.signIn("nobody"));
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

  @Test
  void aCodeIsTooOldAfterFiveMinutes() {
    try (Store store = Sqlite.open(data.resolve("j.db"));
        House house = new House(store, clock, Duration.ZERO, Duration.ZERO)) {
      Guests guests = new Guests(house);
      Moving moving = new Moving(house, guests, new Tables(house, Catalogue.load()));
      String lea = guests.arrive().guest().id();
      String early = moving.issue(Errand.MOVE, lea);
      clock.move(Duration.ofMinutes(4));
      assertThat(moving.move(early).guest().id()).isEqualTo(lea);
      String late = moving.issue(Errand.MOVE, lea);
      clock.move(Duration.ofMinutes(6));
      assertThatThrownBy(() -> moving.move(late)).isInstanceOf(Denied.class);
    }
  }
}
