package chapeau.tables;

import java.util.List;
import java.util.Optional;

/** Where facts are kept. Everything here may throw {@link Trouble}. */
public interface Store extends AutoCloseable {

  /** The disk, or the database, does not do what it should. */
  final class Trouble extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Trouble(String message, Throwable cause) {
      super(message, cause);
    }
  }

  /**
   * Keeps facts, all of them or none, and returns when they are on disk. A move or a line whose
   * place is taken already is trouble.
   */
  void keep(List<Fact> facts);

  /** Whether facts can be kept now. */
  void check();

  Optional<Fact.Guest> guest(String token);

  Optional<Fact.Header> table(String id);

  /** By seat. */
  List<Chair> chairs(String table);

  /** Those after a number, in order. */
  List<Fact.Moved> moves(String table, int after);

  /** All that was said at a table, oldest first. */
  List<Fact.Said> lines(String table);

  @Override
  void close();
}
