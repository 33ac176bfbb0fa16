package chapeau.store;

import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Everything a database keeps about a guest, in one place: what it tells them of it, how it goes to
 * the same person's other self, and how it is forgotten. Whoever adds a table or a column that says
 * who somebody is adds a line here; a test looks for those that were left out.
 */
final class Belongings {
  /** What a seat is called whose person wants to be forgotten: the same in both languages. */
  private static final String NOBODY = "'Chapeau ' || (seat + 1)";

  /** Rooms in which the table itself takes notes: they are no words of the person's. */
  private static final String NOTES = "('hints', 'takeback')";

  private static final String TABLES_OF =
      "SELECT table_id FROM seats WHERE guest = ? AND guest <> ''"
          + " UNION SELECT id FROM tables WHERE host = ?";

  private Belongings() {}

  /**
   * Something that belongs to a guest.
   *
   * @param owner the column that says to whom
   * @param told how to read what its owner is told of it
   * @param forgotten how it is forgotten; in both a question mark stands for the guest
   */
  record Kind(String table, String owner, String told, List<String> forgotten) {
    Kind {
      forgotten = List.copyOf(forgotten);
    }

    /** What needs no more than to be deleted. */
    static Kind of(String table, String columns) {
      return new Kind(
          table,
          "guest",
          "SELECT " + columns + " FROM " + table + " WHERE guest = ?",
          List.of("DELETE FROM " + table + " WHERE guest = ?"));
    }
  }

  /** In the order in which they are forgotten: seats say to whom the rest belongs. */
  static final List<Kind> ALL =
      List.of(
          Kind.of("sessions", "since, seen"),
          Kind.of("passkeys", "id, public_key, counter, since, seen"),
          Kind.of("tickets", "kind, until"),
          Kind.of("subscriptions", "endpoint, lang, since"),
          Kind.of("bans", "since"),
          Kind.of("ratings", "game, rating, deviation, volatility, games, at"),
          Kind.of("rating_steps", "game, games, rating, deviation, at"),
          new Kind(
              "reports",
              "guest",
              "SELECT table_id, seat, name, why, time FROM reports WHERE guest = ? ORDER BY time",
              List.of(
                  "DELETE FROM reports WHERE guest = ?",
                  """
                  DELETE FROM reports WHERE EXISTS (SELECT 1 FROM seats WHERE seats.guest = ?
                    AND seats.table_id = reports.table_id AND seats.seat = reports.seat)\
                  """,
                  """
                  DELETE FROM reports WHERE seat < 0 AND EXISTS (SELECT 1 FROM lines
                    WHERE lines.guest = ? AND lines.table_id = reports.table_id
                    AND lines.name = reports.name)\
                  """)),
          new Kind(
              "lines",
              "guest",
              "SELECT table_id, room, seat, name, text, time FROM lines WHERE guest = ?"
                  + " ORDER BY time",
              List.of(
                  "UPDATE lines SET name = CASE WHEN seat < 0 THEN 'Chapeau' ELSE "
                      + NOBODY
                      + " END, text = CASE WHEN room IN "
                      + NOTES
                      + " THEN text ELSE '…' END, guest = '' WHERE guest = ?")),
          new Kind(
              "tables",
              "host",
              "SELECT id, game, status, since, pace, listed, lang FROM tables WHERE host = ?"
                  + " ORDER BY since",
              List.of(
                  """
                  UPDATE tables SET host = coalesce((SELECT min(guest) FROM seats
                    WHERE table_id = tables.id AND guest <> '' AND guest <> tables.host), '')
                  WHERE host = ?\
                  """)),
          new Kind(
              "seats",
              "guest",
              "SELECT table_id, seat, name, hat, salt, seal FROM seats WHERE guest = ?",
              List.of(
                  "UPDATE seats SET guest = '', hat = '', name = " + NOBODY + " WHERE guest = ?")),
          new Kind(
              "guests",
              "id",
              "SELECT id, name, hat, since, rated FROM guests WHERE id = ?",
              List.of("DELETE FROM guests WHERE id = ?")));

  /** The moves somebody made are told, and stay: without a name they are nobody's. */
  private static final String MOVES =
      """
      SELECT moves.table_id, moves.seq, moves.actor, moves.move, moves.time FROM moves
      JOIN seats ON seats.table_id = moves.table_id AND seats.seat = moves.actor
      WHERE seats.guest = ? ORDER BY moves.time, moves.seq\
      """;

  static Map<String, List<Map<String, Object>>> all(Session session, String guest)
      throws SQLException {
    Map<String, List<Map<String, Object>>> all = new LinkedHashMap<>();
    for (Kind kind : ALL.reversed()) {
      all.put(kind.table, session.read(kind.told, Belongings::named, guest));
    }
    all.put("moves", session.read(MOVES, Belongings::named, guest));
    return all;
  }

  private static Map<String, Object> named(ResultSet row) throws SQLException {
    ResultSetMetaData columns = row.getMetaData();
    Map<String, Object> named = new LinkedHashMap<>();
    for (int i = 1; i <= columns.getColumnCount(); i++) {
      named.put(columns.getColumnLabel(i), row.getObject(i));
    }
    return named;
  }

  static Set<String> adopt(Session session, String from, String to) throws SQLException {
    Set<String> tables = touched(session, from);
    for (String table : List.of("rating_steps", "ratings")) {
      session.run(
          "DELETE FROM "
              + table
              + " WHERE guest = ? AND game IN (SELECT game FROM ratings WHERE guest = ?)",
          from,
          to);
    }
    for (Kind kind : ALL) {
      if (!kind.table.equals("guests")) {
        session.run(
            "UPDATE " + kind.table + " SET " + kind.owner + " = ? WHERE " + kind.owner + " = ?",
            to,
            from);
      }
    }
    session.run("DELETE FROM guests WHERE id = ?", from);
    return tables;
  }

  static Set<String> forget(Session session, String guest) throws SQLException {
    Set<String> tables = touched(session, guest);
    for (Kind kind : ALL) {
      for (String statement : kind.forgotten) {
        session.run(statement, guest);
      }
    }
    return tables;
  }

  /** Whoever has one of these tables in memory must read it again before changing it. */
  private static Set<String> touched(Session session, String guest) throws SQLException {
    List<String> tables =
        new ArrayList<>(session.read(TABLES_OF, row -> row.getString(1), guest, guest));
    tables.addAll(
        session.read(
            "SELECT DISTINCT table_id FROM lines WHERE guest = ? AND guest <> ''",
            row -> row.getString(1),
            guest));
    Set<String> all = new HashSet<>(tables);
    for (String table : all) {
      session.run("UPDATE tables SET revision = revision + 1 WHERE id = ?", table);
    }
    return all;
  }
}
