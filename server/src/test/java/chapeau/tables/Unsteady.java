package chapeau.tables;

import chapeau.Patience;
import chapeau.store.Fact;
import chapeau.store.Fronted;
import chapeau.store.Store;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** A store whose disk can be full, or that keeps what it said it could not. */
final class Unsteady implements Fronted {
  private final Store steady;
  private final Semaphore refusals = new Semaphore(0);
  private volatile Mood mood = Mood.WELL;
  private volatile Predicate<Fact> refused = _ -> false;

  enum Mood {
    WELL,
    FULL,
    REFUSES_MOVES,
    KEEPS_BUT_SAYS_NOT,
    READS_NO_TALK
  }

  Unsteady(Store steady) {
    this.steady = steady;
  }

  void becomes(Mood now) {
    mood = now;
    refused = _ -> false;
  }

  /** Refuses every write that contains such a fact, until {@link #becomes}. */
  void refuses(Predicate<Fact> which) {
    refused = which;
  }

  /** Waits until so many things were refused. */
  void awaitRefusals(int many) throws InterruptedException {
    if (!refusals.tryAcquire(many, Patience.SECONDS, TimeUnit.SECONDS)) {
      throw new AssertionError("waited in vain until " + many + " things were refused");
    }
  }

  @Override
  public void keep(List<Fact> facts) {
    boolean moves = facts.stream().anyMatch(Fact.Moved.class::isInstance);
    if (facts.stream().anyMatch(refused)) {
      throw new Trouble("the disk is full", new IllegalStateException());
    }
    Mood now = mood;
    if ((now == Mood.REFUSES_MOVES && !moves) || now == Mood.READS_NO_TALK) {
      now = Mood.WELL;
    }
    if (now == Mood.WELL || now == Mood.KEEPS_BUT_SAYS_NOT) {
      steady.keep(facts);
    }
    if (now != Mood.WELL) {
      refusals.release();
      throw new Trouble("the disk is full", new IllegalStateException());
    }
  }

  @Override
  public Store store() {
    return steady;
  }

  @Override
  public List<Fact.Said> lines(String table) {
    if (mood == Mood.READS_NO_TALK) {
      throw new Trouble("the line is cut", new IllegalStateException());
    }
    return steady.lines(table);
  }
}
