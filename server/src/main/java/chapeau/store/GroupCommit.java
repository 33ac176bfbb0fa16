package chapeau.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;

/**
 * Threads that commit together whatever came in while they committed last, so that many tables
 * share each wait for the disk.
 */
final class GroupCommit implements AutoCloseable {
  private static final int MOST_AT_ONCE = 1_000;

  /** Commits all the batches in one transaction, or throws and commits none. */
  interface Committer {
    void commit(List<List<Fact>> batches);
  }

  /** What waits to be written; an end of the queue stops one writer. */
  private record Pending(List<Fact> facts, CompletableFuture<Void> durable, boolean isEnd) {
    static Pending of(List<Fact> facts) {
      return new Pending(facts, new CompletableFuture<>(), false);
    }

    static Pending end() {
      return new Pending(List.of(), new CompletableFuture<>(), true);
    }
  }

  private final LinkedBlockingQueue<Pending> queue = new LinkedBlockingQueue<>();
  private final ReentrantLock door = new ReentrantLock();
  private final Committer committer;
  private final List<Thread> writers;
  private boolean closed;

  GroupCommit(int writers, Committer committer) {
    this.committer = committer;
    this.writers =
        IntStream.range(0, writers)
            .mapToObj(n -> Thread.ofPlatform().name("journal-" + n).daemon().start(this::write))
            .toList();
  }

  /** Returns when the facts are durable. */
  void keep(List<Fact> facts) {
    Pending pending = Pending.of(facts);
    enter(pending);
    try {
      pending.durable.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof Store.Trouble trouble
          ? trouble
          : new Store.Trouble("the journal failed", e);
    }
  }

  /** What enters before the door closes is before the end, and so is answered. */
  private void enter(Pending pending) {
    door.lock();
    try {
      if (closed) {
        throw new Store.Trouble("the journal is closed", new IllegalStateException());
      }
      queue.add(pending);
    } finally {
      door.unlock();
    }
  }

  private void write() {
    List<Pending> group = new ArrayList<>(MOST_AT_ONCE);
    boolean ended = false;
    while (!ended) {
      group.clear();
      try {
        take(group);
        ended = group.getLast().isEnd;
        commit(ended ? group.subList(0, group.size() - 1) : group);
      } catch (InterruptedException _) {
        // Nobody has a reason to interrupt a writer: it goes on.
      } catch (Throwable e) {
        // Even with no memory left, whoever waits is answered and the writer lives.
        group.forEach(pending -> pending.durable.completeExceptionally(e));
      }
    }
  }

  private void take(List<Pending> group) throws InterruptedException {
    Pending next = queue.take();
    group.add(next);
    while (!next.isEnd && group.size() < MOST_AT_ONCE && (next = queue.poll()) != null) {
      group.add(next);
    }
  }

  private void commit(List<Pending> group) {
    if (group.isEmpty()) {
      return;
    }
    try {
      committer.commit(group.stream().map(Pending::facts).toList());
      group.forEach(pending -> pending.durable.complete(null));
    } catch (Store.Taken | Store.Refused e) {
      if (group.size() == 1) {
        group.getFirst().durable.completeExceptionally(e);
      } else {
        // One who came too late must not take its neighbours with it.
        group.forEach(pending -> commitAlone(pending));
      }
    }
  }

  private void commitAlone(Pending pending) {
    try {
      committer.commit(List.of(pending.facts));
      pending.durable.complete(null);
    } catch (RuntimeException e) {
      pending.durable.completeExceptionally(e);
    }
  }

  /** Writes what is left, then stops; returns when nothing is being written any more. */
  @Override
  public void close() {
    door.lock();
    try {
      if (!closed) {
        closed = true;
        writers.forEach(_ -> queue.add(Pending.end()));
      }
    } finally {
      door.unlock();
    }
    boolean interrupted = false;
    for (Thread writer : writers) {
      while (writer.isAlive()) {
        try {
          writer.join();
        } catch (InterruptedException _) {
          interrupted = true;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
