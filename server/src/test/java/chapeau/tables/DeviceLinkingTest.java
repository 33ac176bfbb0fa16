package chapeau.tables;

import static chapeau.tables.Parlour.denied;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.store.Fact;
import chapeau.tables.Denied.Why;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests codes that add another device to a guest. */
class DeviceLinkingTest {
  private static final Duration LASTS = Duration.ofMinutes(5);

  @TempDir Path data;
  private Parlour parlour;
  private Guests guests;
  private Moving moving;
  private DeviceLinking linking;
  private Fact.Guest lea;
  private Fact.Guest phone;

  @BeforeEach
  void open() {
    parlour = new Parlour(data, Duration.ZERO);
    guests = new Guests(parlour.house);
    moving = new Moving(parlour.house, guests, parlour.tables);
    linking = new DeviceLinking(parlour.house, guests, moving);
    lea = guests.arrive().guest();
    phone = guests.arrive().guest();
  }

  @AfterEach
  void close() {
    parlour.close();
  }

  @Test
  void theOtherDeviceBecomesTheSamePersonsOnce() {
    String code = linking.offer(lea);
    assertThat(linking.preview(code).name()).isEqualTo(lea.name());
    assertThat(linking.ask(code, phone, "Firefox")).isFalse();
    assertThat(linking.look(code, lea).browser()).isEqualTo("Firefox");
    linking.confirm(code, lea);
    assertThat(linking.ask(code, phone, "Firefox")).isTrue();
    Guests.Arrival moved = linking.redeem(code, phone);
    assertThat(guests.find(moved.secret()).orElseThrow().guest().id()).isEqualTo(lea.id());
    denied(Why.NOT_YOURS, () -> linking.redeem(code, phone));
  }

  @Test
  void itIsGoodForFiveMinutesAtEveryStep() {
    String shown = linking.offer(lea);
    String asked = linking.offer(lea);
    linking.ask(asked, phone, "");
    String confirmed = linking.offer(lea);
    linking.ask(confirmed, phone, "");
    linking.confirm(confirmed, lea);
    String used = linking.offer(lea);
    linking.ask(used, phone, "");
    linking.confirm(used, lea);
    parlour.clock.move(LASTS.minusMillis(1));
    linking.redeem(used, phone);
    parlour.clock.move(Duration.ofMillis(2));
    denied(Why.NOT_YOURS, () -> linking.preview(shown));
    denied(Why.NOT_YOURS, () -> linking.ask(shown, phone, ""));
    denied(Why.NOT_YOURS, () -> linking.confirm(asked, lea));
    denied(Why.NOT_YOURS, () -> linking.redeem(confirmed, phone));
  }

  @Test
  void whoHasAPasskeyShowsItBeforeACodeAndAgainWhenThatIsLongAgo() {
    moving.add(lea, "key", "public", 0);
    denied(Why.NOT_YOURS, () -> linking.offer(lea));
    Fact.Guest shown = shows(lea);
    parlour.clock.move(LASTS.minusMillis(1));
    String code = linking.offer(shown);
    linking.ask(code, phone, "");
    parlour.clock.move(Duration.ofMillis(2));
    denied(Why.NOT_YOURS, () -> linking.confirm(code, shown));
    linking.confirm(code, shows(shown));
    assertThat(linking.redeem(code, phone).guest().id()).isEqualTo(lea.id());
  }

  private Fact.Guest shows(Fact.Guest asker) {
    return moving.signIn(moving.passkey("key").orElseThrow(), 0, asker).guest();
  }

  @Test
  void signingOutEverywhereEndsEveryCode() {
    String here = linking.offer(lea);
    linking.ask(here, phone, "");
    linking.confirm(here, lea);
    guests.signOutOthers(lea);
    denied(Why.NOT_YOURS, () -> linking.redeem(here, phone));
    denied(Why.NOT_YOURS, () -> linking.look(here, lea));
  }

  @Test
  void nobodyConfirmsBeforeSomebodyAsks() {
    String code = linking.offer(lea);
    denied(Why.NOT_YOURS, () -> linking.confirm(code, lea));
    denied(Why.NOT_YOURS, () -> linking.redeem(code, phone));
  }
}
