package chapeau.tables;

import static chapeau.tables.Parlour.HOST;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.Patience;
import chapeau.engine.Seat;
import chapeau.store.Fleet;
import chapeau.store.Terms;
import chapeau.tables.Parlour.Ear;
import chapeau.wire.TableView.Status;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that bots at a table without people rest while no viewer is present. */
class BotsRestTest {
  private static final Duration MINUTE = Duration.ofMinutes(1);

  @TempDir Path data;
  private Parlour parlour;

  @BeforeEach
  void open() {
    parlour = new Parlour(data, Duration.ZERO);
  }

  @AfterEach
  void close() {
    parlour.close();
  }

  private Table<?, ?, ?> botsOnly() {
    Table<?, ?, ?> table = parlour.hattari("bot:random", "bot:random");
    table.seating().start(HOST);
    return table;
  }

  /** The work that a newly started server would take over. */
  private List<Fleet.Due> due() {
    return parlour.store.fleet().due("another node", Long.MAX_VALUE, 10);
  }

  private static void untilTheyRest(Table<?, ?, ?> table) {
    Patience.until("the bots rest", () -> !table.bots().isAtIt());
  }

  @Test
  void tablesOfBotsThatNobodyWatchesTakeNoTime() {
    for (int i = 0; i < 24; i++) {
      Table<?, ?, ?> table = botsOnly();
      assertThat(table.view("").status()).isEqualTo(Status.playing);
      assertThat(table.bots().isAtIt()).isFalse();
    }
    assertThat(due()).isEmpty();
  }

  @Test
  void theyGoOnWhenSomebodyWatchesAndRestAgainAfterwards() {
    Table<?, ?, ?> table = botsOnly();
    Ear zoe = new Ear("zoe");
    for (int i = 0; i < 2; i++) {
      table.watching().watch(zoe, Seat.SPECTATOR, OptionalInt.empty());
      assertThat(table.bots().isAtIt()).isTrue();
      table.watching().unwatch(zoe, Seat.SPECTATOR);
      untilTheyRest(table);
      assertThat(due()).isEmpty();
    }
  }

  @Test
  void aRequestCountsAsWatchingForAMinute() {
    Table<?, ?, ?> table = botsOnly();
    table.watching().feed("zoe", Seat.SPECTATOR, OptionalInt.empty());
    assertThat(table.bots().isAtIt()).isTrue();
    parlour.clock.move(MINUTE.minusSeconds(1));
    parlour.house.presence().lapse();
    assertThat(table.bots().isAtIt()).isTrue();
    parlour.clock.move(Duration.ofSeconds(1));
    parlour.house.presence().lapse();
    untilTheyRest(table);
  }

  @Test
  void whoHurriesThemWatches() {
    Table<?, ?, ?> table = botsOnly();
    table.bots().hurry("zoe");
    Patience.until("the game is over", () -> table.view("").status() == Status.over);
  }

  @Test
  void theyRestAfterARestartAndGoOnWhenSomebodyComes() {
    String id = botsOnly().id();
    parlour.close();
    parlour = new Parlour(data, Duration.ZERO);
    assertThat(due()).isEmpty();
    Table<?, ?, ?> table = parlour.tables.find(id);
    assertThat(table.bots().isAtIt()).isFalse();
    table.watching().watch(new Ear("zoe"), Seat.SPECTATOR, OptionalInt.empty());
    assertThat(table.bots().isAtIt()).isTrue();
    table.bots().hurry("zoe");
    Patience.until("the game is over", () -> table.view("").status() == Status.over);
  }

  @Test
  void theyRestWhenTheLastPersonHasStoodUpAndGoOnWhenOneIsBack() {
    Table<?, ?, ?> table = parlour.ofTwo(Terms.USUAL);
    table.seating().stand(HOST, 0);
    assertThat(table.bots().isAtIt()).isEqualTo(table.view("").acting().contains(0));
    table.seating().stand("tom", 1);
    untilTheyRest(table);
    int seq = table.view("").seq();
    Parlour.sit(table, "tom", 1);
    assertThat(table.view("").seq()).isEqualTo(seq);
    assertThat(table.bots().isAtIt()).isEqualTo(table.view("").acting().contains(0));
  }
}
