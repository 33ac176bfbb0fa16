package chapeau.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import chapeau.Patience;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whatever happens to a write, whoever waits for it is answered, and the next is written. */
@Timeout(60)
class GroupCommitTest {

  private static List<Fact> facts(int n) {
    return List.of(new Fact.Moved("t", n, 0, "{}", "", "now"));
  }

  @Test
  void anErrorFailsItsBatchAndTheWriterLives() {
    AtomicInteger calls = new AtomicInteger();
    try (GroupCommit commits =
        new GroupCommit(
            1,
            _ -> {
              if (calls.incrementAndGet() == 1) {
                throw new OutOfMemoryError("none left");
              }
            })) {
      assertThatThrownBy(() -> commits.keep(facts(1))).isInstanceOf(Store.Trouble.class);
      commits.keep(facts(2));
    }
    assertThat(calls).hasValue(2);
  }

  @Test
  void everyBatchIsCommittedOnceAndInOrder() throws InterruptedException {
    ConcurrentLinkedQueue<List<Fact>> written = new ConcurrentLinkedQueue<>();
    CountDownLatch allIn = new CountDownLatch(50);
    try (GroupCommit commits =
            new GroupCommit(
                1,
                batches -> {
                  written.addAll(batches);
                  wait(allIn);
                });
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int n = 0; n < 50; n++) {
        List<Fact> facts = facts(n);
        threads.execute(() -> {
          allIn.countDown();
          commits.keep(facts);
        });
      }
      allIn.await();
    }
    assertThat(written).hasSize(50).doesNotHaveDuplicates();
  }

  @Test
  void whoComesTooLateIsTriedAloneAndTheOthersOnce() {
    List<List<Fact>> kept = new ArrayList<>();
    CountDownLatch bothIn = new CountDownLatch(3);
    Future<?> late;
    Future<?> good;
    try (GroupCommit commits =
            new GroupCommit(
                1,
                batches -> {
                  wait(bothIn);
                  if (batches.contains(facts(2))) {
                    throw new Store.Taken(new IllegalStateException());
                  }
                  kept.addAll(batches);
                });
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> all = new ArrayList<>();
      for (int n = 1; n <= 3; n++) {
        List<Fact> facts = facts(n);
        all.add(
            threads.submit(() -> {
              bothIn.countDown();
              commits.keep(facts);
            }));
      }
      good = all.get(0);
      late = all.get(1);
    }
    assertThat(late.state()).isEqualTo(Future.State.FAILED);
    assertThat(good.state()).isEqualTo(Future.State.SUCCESS);
    assertThat(kept).containsExactlyInAnyOrder(facts(1), facts(3));
  }

  private static void wait(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void closingWaitsForWhatIsBeingWritten() throws InterruptedException {
    CountDownLatch writing = new CountDownLatch(1);
    CountDownLatch go = new CountDownLatch(1);
    AtomicInteger written = new AtomicInteger();
    GroupCommit commits =
        new GroupCommit(
            1,
            _ -> {
              writing.countDown();
              wait(go);
              written.incrementAndGet();
            });
    Thread keeper = Thread.ofVirtual().start(() -> commits.keep(facts(1)));
    writing.await();
    Thread closer = Thread.ofVirtual().start(commits::close);
    Patience.until("it waits", () -> closer.getState() == Thread.State.WAITING);
    go.countDown();
    closer.join();
    keeper.join();
    assertThat(written).hasValue(1);
    assertThatThrownBy(() -> commits.keep(facts(2))).isInstanceOf(Store.Trouble.class);
  }

  @Test
  void whoeverRacesTheCloseIsAnswered() throws InterruptedException {
    for (int round = 0; round < 200; round++) {
      ConcurrentLinkedQueue<List<Fact>> written = new ConcurrentLinkedQueue<>();
      AtomicInteger kept = new AtomicInteger();
      GroupCommit commits = new GroupCommit(2, written::addAll);
      List<Thread> keepers = new ArrayList<>();
      for (int n = 0; n < 8; n++) {
        List<Fact> facts = facts(n);
        keepers.add(
            Thread.ofVirtual()
                .start(() -> {
                  try {
                    commits.keep(facts);
                    kept.incrementAndGet();
                  } catch (Store.Trouble e) {
                    assertThat(e).hasMessageContaining("closed");
                  }
                }));
      }
      commits.close();
      for (Thread keeper : keepers) {
        keeper.join();
      }
      assertThat(written).hasSize(kept.get());
    }
  }
}
