package chapeau.store;

import java.sql.SQLException;
import java.util.Set;

/** What the databases differ in: how one connects, and what their errors mean. */
interface Database extends AutoCloseable {

  /** How many may write at once. */
  int writers();

  <T> T read(Session.Work<T> work) throws SQLException;

  /** Reads a lot, all as it was at one moment. */
  <T> T snapshot(Session.Work<T> work) throws SQLException;

  /** Does something in one transaction; what it wrote is durable when this returns. */
  <T> T write(Session.Work<T> work) throws SQLException;

  /** Leaves nothing of what was just deleted where it could be dug out again, as far as one can. */
  void scrub() throws SQLException;

  /** Whether an error says that a key is there already. */
  boolean isTaken(SQLException error);

  /** Whether an error says that the data itself is damaged. */
  boolean isDamage(SQLException error);

  /** Whether others may write to it too. */
  boolean isShared();

  /** Tells other nodes that tables have changed; soon, not at once. */
  void announce(Set<String> tables);

  void listen(Store.Listener listener);

  @Override
  void close() throws SQLException;
}
