package chapeau.tables;

import static chapeau.tables.Parlour.denied;
import static chapeau.tables.Parlour.toTheEnd;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.store.Fact;
import chapeau.store.People;
import chapeau.store.People.Errand;
import chapeau.store.Terms;
import chapeau.tables.Denied.Why;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One person on several devices. */
class MovingTest {
  @TempDir Path data;
  private Parlour parlour;
  private Guests guests;
  private Moving moving;

  @BeforeEach
  void open() {
    parlour = new Parlour(data, Duration.ZERO);
    guests = new Guests(parlour.house);
    moving = new Moving(parlour.house, guests, parlour.tables);
  }

  @AfterEach
  void close() {
    parlour.close();
  }

  /** Signs in by a passkey without a counter. */
  private Fact.Guest shows(String key, Fact.Guest asker) {
    return moving.signIn(moving.passkey(key).orElseThrow(), 0, asker).guest();
  }

  /** Adds another device to a guest by a code. */
  private Fact.Guest another(Fact.Guest guest) {
    DeviceLinking linking = new DeviceLinking(parlour.house, guests, moving);
    Fact.Guest asker = guests.arrive().guest();
    String code = linking.offer(guest);
    linking.ask(code, asker, "");
    linking.confirm(code, guest);
    return linking.redeem(code, asker).guest();
  }

  /** A table of somebody's, at which nobody else plays. */
  private Table<?, ?, ?> tableOf(Fact.Guest guest, boolean over) {
    Table<?, ?, ?> table =
        parlour.tables.set(
            guest.id(),
            new Tables.Wish(
                "hattari",
                2,
                Map.of("first", "0"),
                List.of("me", "me"),
                new Sitter(guest.name(), "", "", ""),
                false,
                Terms.USUAL));
    if (over) {
      toTheEnd(table);
    }
    return table;
  }

  @Test
  void tenPasskeysAreEnoughAndEachIsSomebodysAlone() {
    Fact.Guest lea = guests.arrive().guest();
    moving.add(lea, "key-0", "public", 0);
    Fact.Guest shown = shows("key-0", lea);
    for (int key = 1; key < 10; key++) {
      moving.add(shown, "key-" + key, "public", 0);
    }
    denied(Why.TOO_LATE, () -> moving.add(shown, "key-10", "public", 0));
    Fact.Guest tom = guests.arrive().guest();
    denied(Why.TOO_LATE, () -> moving.add(tom, "key-3", "public", 0));
    assertThat(moving.passkey("key-3").orElseThrow().guest()).isEqualTo(lea.id());
    moving.forget(tom, "key-3");
    assertThat(moving.passkeys(lea.id())).as("not his to forget").hasSize(10);
    moving.forget(shown, "key-3");
    assertThat(moving.passkeys(lea.id())).hasSize(9);
    assertThat(moving.passkey("key-3")).isEmpty();
  }

  @Test
  void aPasskeyWhoseCountWentBackWasCopied() {
    Fact.Guest lea = guests.arrive().guest();
    moving.add(lea, "counts", "public", 5);
    moving.add(guests.arrive().guest(), "does not", "public", 0);
    People.Passkey counts = moving.passkey("counts").orElseThrow();
    denied(Why.NOT_YOURS, () -> moving.signIn(counts, 5, lea));
    denied(Why.NOT_YOURS, () -> moving.signIn(counts, 0, lea));
    assertThat(moving.signIn(counts, 6, lea).guest().id()).isEqualTo(lea.id());
    denied(Why.NOT_YOURS, () -> moving.signIn(moving.passkey("counts").orElseThrow(), 6, lea));
    denied(Why.NOT_YOURS, () -> moving.signIn(counts, 6, lea));
    People.Passkey plain = moving.passkey("does not").orElseThrow();
    assertThat(moving.signIn(plain, 0, lea).guest().id()).isEqualTo(plain.guest());
    assertThat(moving.signIn(plain, 0, lea).guest().id()).isEqualTo(plain.guest());
  }

  @Test
  void aCopiedCookieOpensNothingOnceThePasskeyIsShown() {
    Guests.Arrival lea = guests.arrive();
    moving.add(lea.guest(), "key", "public", 0);
    assertThat(guests.find(lea.secret())).isPresent();
    Fact.Guest shown = shows("key", lea.guest());
    assertThat(guests.find(lea.secret())).isEmpty();
    assertThat(moving.devices(shown.id())).isEqualTo(1);
  }

  @Test
  void whoHasAPasskeyShowsItForWhatCouldLockThemOut() {
    Fact.Guest lea = guests.arrive().guest();
    moving.issue(Errand.REGISTER, lea);
    assertThat(moving.isProved(lea)).as("there is nothing to show").isTrue();
    moving.add(lea, "key", "public", 0);
    denied(Why.NOT_YOURS, () -> moving.demandProof(lea));
    denied(Why.NOT_YOURS, () -> moving.issue(Errand.REGISTER, lea));
    denied(Why.NOT_YOURS, () -> moving.add(lea, "other", "public", 0));
    Fact.Guest shown = shows("key", lea);
    parlour.clock.move(Duration.ofMinutes(5));
    Fact.Guest phone = another(shown);
    moving.demandProof(shown);
    denied(Why.NOT_YOURS, () -> moving.demandProof(phone));
    denied(Why.NOT_YOURS, () -> moving.forget(phone, "key"));
    parlour.clock.move(Duration.ofMillis(1));
    denied(Why.NOT_YOURS, () -> moving.demandProof(shown));
  }

  @Test
  void aSessionOlderThanAPasskeyRemovesItForThirtyDays() {
    Fact.Guest lea = guests.arrive().guest();
    Fact.Guest thief = another(lea);
    parlour.clock.move(Duration.ofHours(1));
    moving.add(thief, "thief", "public", 0);
    denied(Why.NOT_YOURS, () -> moving.add(lea, "mine", "public", 0));
    parlour.clock.move(Duration.ofDays(30));
    moving.forget(lea, "thief");
    assertThat(moving.passkeys(lea.id())).isEmpty();
    moving.add(lea, "mine", "public", 0);
    parlour.clock.move(Duration.ofDays(30).plusMillis(1));
    denied(Why.NOT_YOURS, () -> moving.forget(thief, "mine"));
  }

  @Test
  void aNewPasskeySignsNobodyOutWhoWasThereBefore() {
    Fact.Guest lea = guests.arrive().guest();
    parlour.clock.move(Duration.ofHours(1));
    moving.add(lea, "thief", "public", 0);
    parlour.clock.move(Duration.ofHours(1));
    Fact.Guest thief = shows("thief", guests.arrive().guest());
    assertThat(guests.signOutOthers(thief)).isZero();
    assertThat(guests.isSignedIn(lea.id(), lea.token())).isTrue();
    parlour.clock.move(People.LOST_KEY_WAITS);
    assertThat(guests.signOutOthers(thief)).isEqualTo(1);
  }

  @Test
  void whoLostTheirPasskeyActsWithoutItAfterThreeDays() {
    Fact.Guest lea = guests.arrive().guest();
    denied(Why.TOO_LATE, () -> moving.startWaiting(lea));
    moving.add(lea, "lost", "public", 0);
    parlour.clock.move(Duration.ofDays(60));
    denied(Why.NOT_YOURS, () -> moving.forget(lea, "lost"));
    moving.startWaiting(lea);
    moving.startWaiting(lea);
    assertThat(moving.waiting(lea.id())).map(People.Access::token).hasValue(lea.token());
    parlour.clock.move(People.LOST_KEY_WAITS.minusMillis(1));
    denied(Why.NOT_YOURS, () -> moving.demandProof(lea));
    parlour.clock.move(Duration.ofMillis(1));
    moving.startWaiting(lea);
    moving.demandProof(lea);
    parlour.clock.move(People.LOST_KEY_LASTS);
    moving.demandProof(lea);
    parlour.clock.move(Duration.ofMillis(1));
    denied(Why.NOT_YOURS, () -> moving.demandProof(lea));
    assertThat(moving.waiting(lea.id())).isEmpty();
    moving.startWaiting(lea);
    parlour.clock.move(People.LOST_KEY_WAITS);
    moving.forget(lea, "lost");
    assertThat(moving.passkeys(lea.id())).isEmpty();
  }

  @Test
  void anyDeviceAndThePasskeyItselfEndTheWaiting() {
    Fact.Guest lea = guests.arrive().guest();
    Fact.Guest thief = another(lea);
    moving.add(lea, "key", "public", 0);
    moving.startWaiting(thief);
    moving.stopWaiting(lea);
    parlour.clock.move(People.LOST_KEY_WAITS.plusMillis(1));
    denied(Why.NOT_YOURS, () -> moving.demandProof(thief));
    moving.startWaiting(thief);
    Fact.Guest shown = shows("key", lea);
    assertThat(moving.waiting(lea.id())).isEmpty();
    moving.startWaiting(thief);
    guests.signOutOthers(shown);
    assertThat(moving.waiting(lea.id())).as("of nobody who is signed in").isEmpty();
    denied(Why.NOT_YOURS, () -> moving.stopWaiting(thief));
  }

  @Test
  void whatWasPlayedBeforeIsTakenAlong() {
    Fact.Guest before = guests.arrive().guest();
    Fact.Guest lea = guests.arrive().guest();
    Table<?, ?, ?> table = tableOf(before, false);
    tableOf(before, true);
    assertThat(moving.stranded(before.id())).isEqualTo(2);
    assertThat(moving.stranded(lea.id())).isZero();
    List<String> signedOut = new ArrayList<>();
    parlour.house.onSignOut(signedOut::add);
    moving.adopt(before, lea);
    assertThat(moving.stranded(lea.id())).isEqualTo(2);
    assertThat(table.chairs().at(0).guest()).as("read again").isEqualTo(lea.id());
    assertThat(signedOut).containsExactly(before.id());
  }

  @Test
  void whoHasAPasskeyIsNeverMerged() {
    Fact.Guest before = guests.arrive().guest();
    tableOf(before, false);
    moving.add(before, "key", "public", 0);
    assertThat(moving.stranded(before.id())).as("finds them by the passkey").isZero();
    Fact.Guest lea = guests.arrive().guest();
    denied(Why.NOT_YOURS, () -> moving.adopt(before, lea));
    assertThat(parlour.store.people().unfinished(before.id())).hasSize(1);
  }
}
