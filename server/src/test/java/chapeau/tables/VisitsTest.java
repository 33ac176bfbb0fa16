package chapeau.tables;

import static chapeau.tables.Parlour.HOST;
import static chapeau.tables.Parlour.denied;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.store.Pace;
import chapeau.store.Terms;
import chapeau.tables.Denied.Why;
import chapeau.tables.Parlour.Ear;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the presence of guests who send HTTP requests only, as programs do. */
class VisitsTest {
  private static final Duration ALMOST = Duration.ofSeconds(59);
  private static final Duration SECOND = Duration.ofSeconds(1);

  @TempDir Path data;
  private Parlour parlour;
  private Table<?, ?, ?> table;

  @BeforeEach
  void open() {
    parlour = new Parlour(data, Duration.ZERO);
    table = parlour.ofTwo(Terms.USUAL);
  }

  @AfterEach
  void close() {
    parlour.close();
  }

  private void poll() {
    table.watching().feed("tom", 1, OptionalInt.empty());
  }

  private boolean isShown() {
    return table.view(HOST).seats().get(1).present();
  }

  @Test
  void whoPollsIsPresentForAMinuteAfterTheLastRequest() {
    assertThat(isShown()).isFalse();
    for (int i = 0; i < 5; i++) {
      poll();
      parlour.clock.move(ALMOST);
      assertThat(isShown()).isTrue();
      denied(Why.NOT_YOURS, () -> table.seating().giveToBot(HOST, 1, "novice"));
    }
    parlour.clock.move(SECOND);
    assertThat(isShown()).isFalse();
    table.seating().giveToBot(HOST, 1, "novice");
    assertThat(table.view(HOST).seats().get(1).standIn()).isTrue();
  }

  @Test
  void aMoveCountsAsARequestDoes() {
    table.watching().visit("tom", 1);
    assertThat(isShown()).isTrue();
    denied(Why.NOT_YOURS, () -> table.watching().visit("zoe", 1));
    parlour.clock.move(Duration.ofHours(-1));
    assertThat(isShown()).as("a clock that was set back").isFalse();
  }

  @Test
  void othersAreToldOfThemWhenTheyComeAndWhenTheyHaveGone() {
    Ear ear = new Ear(HOST);
    table.watching().watch(ear, 0, OptionalInt.empty());
    poll();
    assertThat(ear.heard.getLast().at("/table/seats/1/present").asBoolean()).isTrue();
    int told = ear.heard.size();
    poll();
    parlour.clock.move(ALMOST);
    parlour.house.presence().lapse();
    assertThat(ear.heard).hasSize(told);
    parlour.clock.move(SECOND);
    parlour.house.presence().lapse();
    assertThat(ear.heard.getLast().at("/table/seats/1/present").asBoolean()).isFalse();
    parlour.house.presence().lapse();
    assertThat(ear.heard).hasSize(told + 1);
  }

  @Test
  void aListedTableIsAttendedByThemAndNotByWhoOnlyLooks() {
    Table<?, ?, ?> open = parlour.hattari(new Terms(Pace.LIVELY, true, "", false), "me", "open");
    open.watching().feed("zoe", -2, OptionalInt.empty());
    assertThat(parlour.house.presence().attended()).isEmpty();
    open.watching().feed(HOST, 0, OptionalInt.empty());
    assertThat(parlour.house.presence().attended()).containsExactly(open.id());
    parlour.clock.move(Duration.ofMinutes(1));
    parlour.house.presence().lapse();
    assertThat(parlour.house.presence().attended()).isEmpty();
  }
}
