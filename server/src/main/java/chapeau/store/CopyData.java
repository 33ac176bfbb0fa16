package chapeau.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Collections;
import java.util.List;

/**
 * Copies all facts from one database to an empty one, of the same kind or another: a move, a backup
 * and its restoring are the same. What is read is one moment's, also while a server writes.
 */
public final class CopyData {
  private static final int AT_ONCE = 1_000;

  /** A table of the database and its columns, which are called the same everywhere. */
  private record Kind(String table, List<String> columns) {
    String select() {
      return "SELECT " + String.join(", ", columns) + " FROM " + table;
    }

    String insert() {
      return "INSERT INTO "
          + table
          + " ("
          + String.join(", ", columns)
          + ") VALUES ("
          + String.join(", ", Collections.nCopies(columns.size(), "?"))
          + ")";
    }
  }

  private static final List<Kind> KINDS =
      List.of(
          new Kind("guests", List.of("id", "name", "hat", "since", "rated")),
          new Kind(
              "tables",
              List.of(
                  "id",
                  "game",
                  "version",
                  "setup",
                  "host",
                  "seed",
                  "salts",
                  "status",
                  "rematch",
                  "since",
                  "revision",
                  "pace",
                  "listed",
                  "lang",
                  "armed",
                  "deadline",
                  "common",
                  "banks",
                  "lesson",
                  "rated")),
          new Kind(
              "seats",
              List.of("table_id", "seat", "kind", "guest", "name", "bot", "hat", "salt", "seal")),
          new Kind("seat_holders", List.of("table_id", "n", "seat", "guest", "from_seq", "began")),
          new Kind("moves", List.of("table_id", "seq", "actor", "move", "move_id", "time")),
          new Kind(
              "lines",
              List.of(
                  "table_id", "room", "n", "seat", "name", "text", "audience", "time", "guest")),
          new Kind("archives", List.of("table_id", "replay")),
          new Kind(
              "sessions",
              List.of("token", "guest", "since", "seen", "verified", "passkey", "waiting")),
          new Kind("passkeys", List.of("id", "guest", "public_key", "counter", "since", "seen")),
          new Kind(
              "results", List.of("table_id", "places", "roles", "ended", "counted", "left_seats")),
          new Kind(
              "ratings",
              List.of("guest", "game", "rating", "deviation", "volatility", "games", "at")),
          new Kind("rating_steps", List.of("guest", "game", "games", "rating", "deviation", "at")),
          new Kind(
              "reports",
              List.of("id", "table_id", "seat", "name", "about", "why", "guest", "time")),
          new Kind("due", List.of("table_id", "kind", "at", "node")),
          new Kind("reviews", List.of("table_id", "seat", "review")),
          new Kind("retries", List.of("table_id", "origin", "seq", "seat", "state")),
          new Kind("notes", List.of("name", "value")),
          new Kind("bans", List.of("guest", "since")),
          new Kind("gone", List.of("id")),
          new Kind(
              "subscriptions",
              List.of(
                  "endpoint",
                  "guest",
                  "p256dh",
                  "auth",
                  "lang",
                  "since",
                  "failures",
                  "failing_since",
                  "session")),
          new Kind("calls", List.of("table_id", "seat", "seq", "done")));

  private CopyData() {}

  /**
   * Copies from one place to another, each an address of PostgreSQL or a file of SQLite; answers
   * how many rows.
   */
  public static long copy(String from, String to) {
    try (Database source = database(from);
        Database target = database(to)) {
      return source.snapshot(reading -> target.write(writing -> copy(reading, writing)));
    } catch (SQLException e) {
      throw new Store.Trouble("the copy failed, and nothing was copied: " + e.getMessage(), e);
    }
  }

  private static Database database(String place) {
    return place.startsWith("jdbc:") ? Postgres.database(place) : Sqlite.database(Path.of(place));
  }

  private static long copy(Session from, Session to) throws SQLException {
    for (Kind kind : KINDS) {
      if (!to.read("SELECT 1 FROM " + kind.table + " LIMIT 1", _ -> true).isEmpty()) {
        throw new SQLException("there is something in the target already");
      }
    }
    long rows = 0;
    for (Kind kind : KINDS) {
      rows += copy(kind, from.connection(), to.connection());
    }
    return rows;
  }

  private static long copy(Kind kind, Connection from, Connection to) throws SQLException {
    long copied = 0;
    try (Statement select = from.createStatement();
        PreparedStatement insert = to.prepareStatement(kind.insert())) {
      select.setFetchSize(AT_ONCE);
      try (ResultSet rows = select.executeQuery(kind.select())) {
        while (rows.next()) {
          for (int i = 1; i <= kind.columns.size(); i++) {
            insert.setObject(i, rows.getObject(i));
          }
          insert.addBatch();
          if (++copied % AT_ONCE == 0) {
            insert.executeBatch();
          }
        }
      }
      insert.executeBatch();
    }
    return copied;
  }
}
