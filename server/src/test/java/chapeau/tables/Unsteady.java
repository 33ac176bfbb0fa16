package chapeau.tables;

import java.util.List;
import java.util.Optional;

/** A store whose disk can be full, or that keeps what it said it could not. */
final class Unsteady implements Store {
  private final Store steady;
  private Mood mood = Mood.WELL;

  enum Mood {
    WELL,
    FULL,
    KEEPS_BUT_SAYS_NOT
  }

  Unsteady(Store steady) {
    this.steady = steady;
  }

  void becomes(Mood now) {
    mood = now;
  }

  @Override
  public void keep(List<Fact> facts) {
    if (mood != Mood.FULL) {
      steady.keep(facts);
    }
    if (mood != Mood.WELL) {
      throw new Trouble("the disk is full", new IllegalStateException());
    }
  }

  @Override
  public void check() {
    steady.check();
  }

  @Override
  public Optional<Fact.Guest> guest(String token) {
    return steady.guest(token);
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
    return steady.lines(table);
  }

  @Override
  public void close() {
    steady.close();
  }
}
