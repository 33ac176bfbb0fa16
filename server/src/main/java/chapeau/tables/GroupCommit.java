package chapeau.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * One thread that commits together whatever came in while it committed last, so that many tables
 * share each wait for the disk.
 */
final class GroupCommit implements AutoCloseable {
  private static final int MOST_AT_ONCE = 1_000;

  /** Commits all the batches in one transaction, or throws and commits none. */
  interface Journal {
    void commit(List<List<Fact>> batches);
  }

  private record Pending(List<Fact> facts, CompletableFuture<Void> durable) {}

  private final LinkedBlockingQueue<Pending> queue = new LinkedBlockingQueue<>();
  private final Journal journal;
  private final Thread writer;
  private volatile boolean closed;

  GroupCommit(Journal journal) {
    this.journal = journal;
    this.writer = Thread.ofPlatform().name("journal").daemon().start(this::write);
  }

  /** Returns when the facts are durable. */
  void keep(List<Fact> facts) {
    if (closed) {
      throw new Store.Trouble("the journal is closed", new IllegalStateException());
    }
    Pending pending = new Pending(facts, new CompletableFuture<>());
    queue.add(pending);
    try {
      pending.durable.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof Store.Trouble trouble
          ? trouble
          : new Store.Trouble("the journal failed", e);
    }
  }

  private void write() {
    List<Pending> group = new ArrayList<>();
    try {
      while (!closed || !queue.isEmpty()) {
        group.add(queue.take());
        queue.drainTo(group, MOST_AT_ONCE - 1);
        commit(group);
        group.clear();
      }
    } catch (InterruptedException _) {
      // Closed while waiting: nothing is left to write.
    }
  }

  private void commit(List<Pending> group) {
    try {
      journal.commit(group.stream().map(Pending::facts).toList());
      group.forEach(pending -> pending.durable.complete(null));
    } catch (RuntimeException e) {
      if (group.size() == 1) {
        group.getFirst().durable.completeExceptionally(e);
      } else {
        // One bad batch must not take its neighbours with it.
        group.forEach(pending -> commit(List.of(pending)));
      }
    }
  }

  /** Writes what is left, then stops. */
  @Override
  public void close() {
    closed = true;
    // An empty batch wakes the writer without disturbing a commit under way.
    queue.add(new Pending(List.of(), new CompletableFuture<>()));
    try {
      writer.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
