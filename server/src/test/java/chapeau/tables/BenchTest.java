package chapeau.tables;

import static chapeau.tables.Parlour.HOST;
import static chapeau.tables.Parlour.denied;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.Seat;
import chapeau.tables.Denied.Why;
import chapeau.wire.TableView.Status;
import chapeau.wire.Workbench;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where the makers of games look, and move for everybody. */
class BenchTest {
  @TempDir Path data;
  private Parlour parlour;
  private Table<?, ?, ?> table;

  @BeforeEach
  void open() {
    parlour = new Parlour(data, Duration.ZERO);
    table = parlour.hattari("me", "me");
  }

  @AfterEach
  void close() {
    parlour.close();
  }

  @Test
  void everySeatsViewIsThereAndTheMovesOfWhoIsAsked() {
    denied(Why.TOO_LATE, () -> Bench.views(table));
    table.seating().start(HOST);
    Workbench views = Bench.views(table);
    assertThat(views.seq()).isEqualTo(table.view("").seq());
    assertThat(views.turn().acting()).containsExactly(0);
    assertThat(views.viewers())
        .extracting(Workbench.Bench::viewer)
        .containsExactly(0, 1, Seat.SPECTATOR, Seat.OPEN);
    assertThat(views.viewers().get(0).moves()).isNotEmpty();
    assertThat(views.viewers().get(1).moves()).isEmpty();
    assertThat(views.viewers().get(2).moves()).isEmpty();
  }

  @Test
  void aBotMovesForEverybodyAsOftenAsOneSays() {
    assertThat(Bench.step(table, "novice", 5)).as("not begun").isZero();
    table.seating().start(HOST);
    int before = table.view("").seq();
    int after = Bench.step(table, "novice", 1);
    assertThat(after).isGreaterThan(before).isEqualTo(table.view("").seq());
    assertThat(parlour.store.moves(table.id(), before)).hasSize(after - before);
    denied(Why.MALFORMED, () -> Bench.step(table, "nobody", 1));
    int over = Bench.step(table, "random", 10_000);
    assertThat(table.view("").status()).isEqualTo(Status.over);
    assertThat(Bench.step(table, "random", 1)).isEqualTo(over);
  }
}
