package chapeau.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A connection and the statements prepared on it. Not for several threads at once. */
final class Session implements AutoCloseable {

  /** Makes something of a row. */
  interface Row<T> {
    T read(ResultSet row) throws SQLException;
  }

  /** Something to do in a session. */
  interface Work<T> {
    T in(Session session) throws SQLException;
  }

  private final Connection connection;
  private final Map<String, PreparedStatement> prepared = new HashMap<>();
  private final Map<String, PreparedStatement> waiting = new LinkedHashMap<>();
  private final Set<String> unneeded = new HashSet<>();

  Session(Connection connection) {
    this.connection = connection;
  }

  Connection connection() {
    return connection;
  }

  private PreparedStatement statement(String sql, Object... values) throws SQLException {
    PreparedStatement statement = prepared.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      prepared.put(sql, statement);
    }
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    return statement;
  }

  int run(String sql, Object... values) throws SQLException {
    return statement(sql, values).executeUpdate();
  }

  <T> List<T> read(String sql, Row<T> row, Object... values) throws SQLException {
    List<T> found = new ArrayList<>();
    try (ResultSet rows = statement(sql, values).executeQuery()) {
      while (rows.next()) {
        found.add(row.read(rows));
      }
    }
    return found;
  }

  /** Reads rows and locks them in databases with concurrent writers. */
  void lock(String sql, String how, Object... values) throws SQLException {
    boolean several = connection.getMetaData().supportsSelectForUpdate();
    read(several ? sql + " " + how : sql, _ -> true, values);
  }

  /** Puts a change beside others of its kind, to be made together. */
  void queue(String sql, Object... values) throws SQLException {
    PreparedStatement statement = statement(sql, values);
    statement.addBatch();
    waiting.put(sql, statement);
  }

  /** Like {@link #queue}, where it does not matter whether there is anything to change. */
  void queueIfAny(String sql, Object... values) throws SQLException {
    queue(sql, values);
    unneeded.add(sql);
  }

  /** Makes the queued changes. One that changes nothing came too late. */
  void flush() throws SQLException {
    for (Map.Entry<String, PreparedStatement> one : waiting.entrySet()) {
      for (int changed : one.getValue().executeBatch()) {
        if (changed == 0 && !unneeded.contains(one.getKey())) {
          throw new Store.Taken(new SQLException("nothing to change"));
        }
      }
    }
    waiting.clear();
  }

  /** Closing the connection closes its statements, and takes back what was not committed. */
  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
