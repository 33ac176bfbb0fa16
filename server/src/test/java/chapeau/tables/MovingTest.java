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
  void aCodeMakesAnotherBrowserTheSamePersonsOnceAndForFiveMinutes() {
    Fact.Guest lea = guests.arrive().guest();
    String code = moving.issue(Errand.MOVE, lea.id());
    assertThat(moving.redeem(Errand.SIGN_IN, code)).as("for something else").isEmpty();
    Guests.Arrival phone = moving.move(code);
    assertThat(phone.guest().id()).isEqualTo(lea.id());
    assertThat(phone.guest().name()).isEqualTo(lea.name());
    assertThat(guests.find(phone.secret()).orElseThrow().guest().id()).isEqualTo(lea.id());
    assertThat(moving.devices(lea.id())).isEqualTo(2);
    denied(Why.NOT_YOURS, () -> moving.move(code));

    String late = moving.issue(Errand.MOVE, lea.id());
    parlour.clock.move(Duration.ofMinutes(5).plusMillis(1));
    denied(Why.NOT_YOURS, () -> moving.move(late));
    String soon = moving.issue(Errand.MOVE, lea.id());
    parlour.clock.move(Duration.ofMinutes(5).minusMillis(1));
    assertThat(moving.move(soon).guest().id()).isEqualTo(lea.id());
    denied(Why.NOT_YOURS, () -> moving.move("no code at all"));
  }

  @Test
  void tenPasskeysAreEnoughAndEachIsSomebodysAlone() {
    Fact.Guest lea = guests.arrive().guest();
    for (int key = 0; key < 10; key++) {
      moving.add(lea.id(), "key-" + key, "public", 0);
    }
    denied(Why.TOO_LATE, () -> moving.add(lea.id(), "key-10", "public", 0));
    Fact.Guest tom = guests.arrive().guest();
    denied(Why.TOO_LATE, () -> moving.add(tom.id(), "key-3", "public", 0));
    assertThat(moving.passkey("key-3").orElseThrow().guest()).isEqualTo(lea.id());
    moving.forget(tom.id(), "key-3");
    assertThat(moving.passkeys(lea.id())).as("not his to forget").hasSize(10);
    moving.forget(lea.id(), "key-3");
    assertThat(moving.passkeys(lea.id())).hasSize(9);
    assertThat(moving.passkey("key-3")).isEmpty();
  }

  @Test
  void aPasskeyWhoseCountWentBackWasCopied() {
    Fact.Guest lea = guests.arrive().guest();
    moving.add(lea.id(), "counts", "public", 5);
    People.Passkey counts = moving.passkey("counts").orElseThrow();
    denied(Why.NOT_YOURS, () -> moving.signIn(counts, 5));
    denied(Why.NOT_YOURS, () -> moving.signIn(counts, 0));
    assertThat(moving.signIn(counts, 6).guest().id()).isEqualTo(lea.id());
    denied(Why.NOT_YOURS, () -> moving.signIn(moving.passkey("counts").orElseThrow(), 6));
    denied(Why.NOT_YOURS, () -> moving.signIn(counts, 6));
    moving.add(lea.id(), "does not", "public", 0);
    People.Passkey plain = moving.passkey("does not").orElseThrow();
    assertThat(moving.signIn(plain, 0).guest().id()).isEqualTo(lea.id());
    assertThat(moving.signIn(plain, 0).guest().id()).isEqualTo(lea.id());
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
    moving.add(before.id(), "key", "public", 0);
    assertThat(moving.stranded(before.id())).as("finds them by the passkey").isZero();
    Fact.Guest lea = guests.arrive().guest();
    denied(Why.NOT_YOURS, () -> moving.adopt(before, lea));
    assertThat(parlour.store.people().unfinished(before.id())).hasSize(1);
  }
}
