package chapeau.tables;

import chapeau.store.Chair;
import chapeau.store.Fact;
import chapeau.store.Packed;
import chapeau.store.People;
import chapeau.store.Pushes;
import chapeau.store.Steward;
import chapeau.store.Store;
import chapeau.store.Timer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;

/** A store whose disk can be full, or that keeps what it said it could not. */
final class Unsteady implements Store {
  private final Store steady;
  private final Semaphore refusals = new Semaphore(0);
  private volatile Mood mood = Mood.WELL;

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
  }

  /** Waits until so many things were refused. */
  void awaitRefusals(int many) throws InterruptedException {
    refusals.acquire(many);
  }

  @Override
  public void keep(List<Fact> facts) {
    boolean moves = facts.stream().anyMatch(Fact.Moved.class::isInstance);
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
  public void check() {
    steady.check();
  }

  @Override
  public People people() {
    return steady.people();
  }

  @Override
  public Optional<Fact.Header> table(String id) {
    return steady.table(id);
  }

  @Override
  public List<Chair> chairs(String table) {
    return steady.chairs(table);
  }

  @Override
  public List<Fact.Moved> moves(String table, int after) {
    return steady.moves(table, after);
  }

  @Override
  public List<Fact.Said> lines(String table) {
    if (mood == Mood.READS_NO_TALK) {
      throw new Trouble("the line is cut", new IllegalStateException());
    }
    return steady.lines(table);
  }

  @Override
  public Optional<Packed> archive(String table) {
    return steady.archive(table);
  }

  @Override
  public List<String> unarchived(String after) {
    return steady.unarchived(after);
  }

  @Override
  public List<Fact.Header> listed(String since) {
    return steady.listed(since);
  }

  @Override
  public List<Fact.Reported> reports() {
    return steady.reports();
  }

  @Override
  public Timer timer(String table) {
    return steady.timer(table);
  }

  @Override
  public List<String> due(long millis) {
    return steady.due(millis);
  }

  @Override
  public long awake(long millis) {
    return steady.awake(millis);
  }

  @Override
  public Pushes pushes() {
    return steady.pushes();
  }

  @Override
  public Steward steward() {
    return steady.steward();
  }

  @Override
  public Optional<String> review(String table, int seat) {
    return steady.review(table, seat);
  }

  @Override
  public List<Fact.Reviewed> reviews(String guest, String game) {
    return steady.reviews(guest, game);
  }

  @Override
  public Optional<Fact.Retry> retry(String table) {
    return steady.retry(table);
  }

  @Override
  public void listen(Listener listener) {
    steady.listen(listener);
  }

  @Override
  public int sweep(String before) {
    return steady.sweep(before);
  }

  @Override
  public void close() {
    steady.close();
  }
}
