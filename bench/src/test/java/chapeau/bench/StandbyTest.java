package chapeau.bench;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.store.Fact;
import chapeau.store.Postgres;
import chapeau.store.Store;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The database fails while moves are made: those who wait go on by themselves, nothing is lost. */
class StandbyTest {
  private static final int MORE = 50;

  @TempDir Path folder;
  private final ConcurrentLinkedQueue<Integer> acknowledged = new ConcurrentLinkedQueue<>();
  private final AtomicBoolean enough = new AtomicBoolean();
  private volatile CountDownLatch awaited = new CountDownLatch(0);

  @Test
  void aCrashAndAPromotedStandbyLoseNothing() throws InterruptedException {
    Assumptions.assumeTrue(
        Cluster.programs().isPresent(), "skipped: needs PostgreSQL (apt-get install postgresql)");
    try (Cluster cluster = Cluster.start(Cluster.programs().orElseThrow(), folder, Ports.free(2));
        Store store = Postgres.open(cluster.url())) {
      Thread writer = Thread.ofPlatform().start(() -> write(store));
      more();
      cluster.restart(true);
      more();
      cluster.failOver();
      more();
      cluster.follow();
      more();
      enough.set(true);
      writer.join();
      assertThat(store.moves("t", 0).stream().map(Fact.Moved::seq)).containsAll(acknowledged);
    }
  }

  /** Waits until so many more were acknowledged. */
  private void more() throws InterruptedException {
    CountDownLatch next = new CountDownLatch(MORE);
    awaited = next;
    assertThat(next.await(5, TimeUnit.MINUTES)).as("goes on by itself").isTrue();
  }

  private void write(Store store) {
    for (int seq = 1; !enough.get(); seq++) {
      try {
        store.keep(List.of(new Fact.Moved("t", seq, 0, "{}", "m" + seq, "now")));
        acknowledged.add(seq);
        awaited.countDown();
      } catch (Store.Trouble _) {
        // Not acknowledged: it may be there or not.
      }
    }
  }
}
