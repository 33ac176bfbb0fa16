package chapeau.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The journal keeps all or nothing, and never two moves in one place. */
class SqliteTest {
  @TempDir Path data;

  private static Fact.Moved move(String table, int seq) {
    return new Fact.Moved(table, seq, 0, "{}", "", "now");
  }

  @Test
  void aPlaceThatIsTakenStaysAsItWas() {
    try (Sqlite store = Sqlite.open(data.resolve("j.db"))) {
      store.keep(List.of(move("t", 1)));
      assertThatThrownBy(() -> store.keep(List.of(move("t", 2), move("t", 1))))
          .isInstanceOf(Store.Trouble.class);
      assertThat(store.moves("t", 0)).containsExactly(move("t", 1));
      store.keep(List.of(move("t", 2)));
      assertThat(store.moves("t", 1)).containsExactly(move("t", 2));
    }
  }

  @Test
  void manyWritersEachKeepTheirOwn() throws ExecutionException, InterruptedException {
    try (Sqlite store = Sqlite.open(data.resolve("j.db"));
        ExecutorService writers = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> all =
          IntStream.range(0, 200)
              .<Future<?>>mapToObj(
                  i -> writers.submit(() -> store.keep(List.of(move("t" + i % 20, 1 + i / 20)))))
              .toList();
      for (Future<?> one : all) {
        one.get();
      }
      for (int table = 0; table < 20; table++) {
        assertThat(store.moves("t" + table, 0)).hasSize(10);
      }
    }
  }

  @Test
  void oneBadBatchDoesNotTakeItsNeighboursWithIt() {
    try (Sqlite store = Sqlite.open(data.resolve("j.db"));
        ExecutorService writers = Executors.newVirtualThreadPerTaskExecutor()) {
      store.keep(List.of(move("bad", 1)));
      List<Future<?>> all =
          IntStream.range(0, 100)
              .<Future<?>>mapToObj(i ->
                  writers.submit(() -> store.keep(List.of(move(i % 10 == 0 ? "bad" : "t" + i, 1)))))
              .toList();
      long kept = all.stream().filter(SqliteTest::succeeded).count();
      assertThat(kept).isEqualTo(90);
      assertThat(IntStream.range(0, 100).filter(i -> i % 10 != 0))
          .allSatisfy(i -> assertThat(store.moves("t" + i, 0)).hasSize(1));
    }
  }

  private static boolean succeeded(Future<?> future) {
    try {
      future.get();
      return true;
    } catch (ExecutionException | InterruptedException _) {
      return false;
    }
  }
}
