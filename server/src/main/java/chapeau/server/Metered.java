package chapeau.server;

import chapeau.store.Chair;
import chapeau.store.Fact;
import chapeau.store.Fleet;
import chapeau.store.Packed;
import chapeau.store.People;
import chapeau.store.Pushes;
import chapeau.store.Steward;
import chapeau.store.Store;
import chapeau.store.Timer;
import java.util.List;
import java.util.Optional;

/** A store whose work is counted. */
record Metered(Store store, Metrics metrics) implements Store {

  @Override
  public void keep(List<Fact> facts) {
    long began = System.nanoTime();
    try {
      store.keep(facts);
    } catch (Trouble e) {
      metrics.failed();
      throw e;
    }
    metrics.kept(
        System.nanoTime() - began, facts.stream().filter(Fact.Moved.class::isInstance).count());
  }

  @Override
  public void check() {
    store.check();
  }

  @Override
  public People people() {
    return store.people();
  }

  @Override
  public Optional<Fact.Header> table(String id) {
    return store.table(id);
  }

  @Override
  public List<Chair> chairs(String table) {
    return store.chairs(table);
  }

  @Override
  public List<Fact.Moved> moves(String table, int after) {
    return store.moves(table, after);
  }

  @Override
  public List<Fact.Said> lines(String table) {
    return store.lines(table);
  }

  @Override
  public Optional<Packed> archive(String table) {
    return store.archive(table);
  }

  @Override
  public List<String> unarchived(String after) {
    return store.unarchived(after);
  }

  @Override
  public List<Fact.Header> listed(String since) {
    return store.listed(since);
  }

  @Override
  public List<Fact.Reported> reports() {
    return store.reports();
  }

  @Override
  public Timer timer(String table) {
    return store.timer(table);
  }

  @Override
  public List<String> due(long millis) {
    return store.due(millis);
  }

  @Override
  public long awake(long millis) {
    return store.awake(millis);
  }

  @Override
  public Fleet fleet() {
    return store.fleet();
  }

  @Override
  public Pushes pushes() {
    return store.pushes();
  }

  @Override
  public Steward steward() {
    return store.steward();
  }

  @Override
  public Optional<String> review(String table, int seat) {
    return store.review(table, seat);
  }

  @Override
  public List<Fact.Reviewed> reviews(String guest, String game) {
    return store.reviews(guest, game);
  }

  @Override
  public Optional<Fact.Retry> retry(String table) {
    return store.retry(table);
  }

  @Override
  public void listen(Listener listener) {
    store.listen(listener);
  }

  @Override
  public int sweep(String before) {
    return store.sweep(before);
  }

  @Override
  public void close() {
    store.close();
  }
}
