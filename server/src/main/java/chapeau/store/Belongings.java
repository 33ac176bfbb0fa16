package chapeau.store;

import chapeau.store.People.Barrier;
import chapeau.store.People.Merge;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
          + " UNION SELECT id FROM tables WHERE host = ?"
          + " UNION SELECT table_id FROM seat_holders WHERE guest = ?";

  private static final String SEATED =
      """
      SELECT DISTINCT t.id FROM seats s JOIN tables t ON t.id = s.table_id
      WHERE s.guest = ? AND t.status <> 'OVER'\
      """;

  /**
   * The guest who becomes the next host of a table: the person with the lowest seat, or else a
   * program.
   */
  private static final String NEXT =
      """
      (SELECT guest FROM seats WHERE table_id = tables.id AND guest <> '' AND guest <> tables.host
        ORDER BY CASE WHEN guest LIKE 'bot-%' THEN 1 ELSE 0 END, seat LIMIT 1)\
      """;

  private Belongings() {}

  /**
   * Something that belongs to a guest.
   *
   * @param owner the column that says to whom
   * @param told how to read what its owner is told of it
   * @param forgotten how it is forgotten; in both a question mark stands for the guest
   * @param merges whether a merge moves these rows to the other guest instead of deleting them
   */
  record Kind(String table, String owner, String told, List<String> forgotten, boolean merges) {
    Kind {
      forgotten = List.copyOf(forgotten);
    }

    /** What needs no more than to be deleted. */
    static Kind of(String table, String columns, boolean merges) {
      return new Kind(
          table,
          "guest",
          "SELECT " + columns + " FROM " + table + " WHERE guest = ?",
          List.of("DELETE FROM " + table + " WHERE guest = ?"),
          merges);
    }
  }

  /** In the order in which they are forgotten: seats say to whom the rest belongs. */
  static final List<Kind> ALL =
      List.of(
          Kind.of("sessions", "since, seen, verified, passkey, waiting", false),
          Kind.of("passkeys", "id, public_key, counter, since, seen", false),
          Kind.of("tickets", "kind, until", false),
          Kind.of("device_links", "browser, until", false),
          Kind.of("subscriptions", "endpoint, lang, since", false),
          Kind.of("bans", "since", false),
          Kind.of("ratings", "game, rating, deviation, volatility, games, at", true),
          Kind.of("rating_steps", "game, games, rating, deviation, at", true),
          new Kind(
              "reports",
              "guest",
              "SELECT table_id, seat, name, why, time FROM reports WHERE guest = ? ORDER BY time",
              List.of("DELETE FROM reports WHERE guest = ?", "DELETE FROM reports WHERE about = ?"),
              true),
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
                      + " THEN text ELSE '…' END, guest = '' WHERE guest = ?"),
              true),
          new Kind(
              "tables",
              "host",
              "SELECT id, game, status, since, pace, listed, lang FROM tables WHERE host = ?"
                  + " ORDER BY since",
              List.of(
                  // An open table without a host is not listed. The next guest who sits down
                  // becomes its host.
                  "UPDATE tables SET listed = CASE WHEN status = 'OPEN' AND "
                      + NEXT
                      + " IS NULL THEN 0 ELSE listed END, host = coalesce("
                      + NEXT
                      + ", '') WHERE host = ?"),
              true),
          new Kind(
              "seat_holders",
              "guest",
              "SELECT table_id, seat, from_seq, began FROM seat_holders WHERE guest = ?",
              List.of(
                  """
                  UPDATE seat_holders SET guest = coalesce((SELECT 'gone' FROM guests
                    WHERE guests.id = seat_holders.guest AND guests.rated = 1
                    AND guests.id NOT LIKE 'bot-%'), '')
                  WHERE guest = ?\
                  """),
              true),
          new Kind(
              "seats",
              "guest",
              "SELECT table_id, seat, name, hat, salt, seal FROM seats WHERE guest = ?",
              List.of(
                  "UPDATE seats SET guest = '', hat = '', name = " + NOBODY + " WHERE guest = ?"),
              true),
          new Kind(
              "guests",
              "id",
              "SELECT id, name, hat, since, rated FROM guests WHERE id = ?",
              List.of("DELETE FROM guests WHERE id = ?"),
              false));

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

  static Merge adopt(Session session, String from, String to) throws SQLException {
    Tombstones.lockToDelete(session, List.of(from, to));
    Optional<Barrier> barrier = barrier(session, from, to);
    if (barrier.isPresent()) {
      return new Merge.Refused(barrier.get());
    }
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
      String where = " WHERE " + kind.owner + " = ?";
      if (kind.merges) {
        session.run("UPDATE " + kind.table + " SET " + kind.owner + " = ?" + where, to, from);
      } else {
        session.run("DELETE FROM " + kind.table + where, from);
      }
    }
    session.run("UPDATE reports SET about = ? WHERE about = ?", to, from);
    Tombstones.bury(session, from);
    return new Merge.Done(tables);
  }

  /**
   * Returns the reason against a merge. The caller has locked both guests, so no ban and no passkey
   * is added until the merge is done.
   */
  private static Optional<Barrier> barrier(Session session, String from, String to)
      throws SQLException {
    if (count(session, "SELECT count(*) FROM guests WHERE id IN (?, ?)", from, to) < 2) {
      return Optional.of(Barrier.GONE);
    }
    if (count(session, "SELECT count(*) FROM bans WHERE guest IN (?, ?)", from, to) > 0) {
      return Optional.of(Barrier.BANNED);
    }
    return count(session, "SELECT count(*) FROM passkeys WHERE guest = ?", from) > 0
        ? Optional.of(Barrier.PASSKEY)
        : Optional.empty();
  }

  private static int count(Session session, String sql, Object... values) throws SQLException {
    return session.read(sql, row -> row.getInt(1), values).getFirst();
  }

  static Optional<Set<String>> forget(Session session, String guest, Set<String> left)
      throws SQLException {
    Tombstones.lockToDelete(session, List.of(guest));
    List<String> seated = session.read(SEATED, row -> row.getString(1), guest);
    if (!left.containsAll(seated)) {
      return Optional.empty();
    }
    Tombstones.bury(session, guest);
    Set<String> tables = touched(session, guest);
    for (Kind kind : ALL) {
      for (String statement : kind.forgotten) {
        session.run(statement, guest);
      }
    }
    return Optional.of(tables);
  }

  /** Whoever has one of these tables in memory must read it again before changing it. */
  private static Set<String> touched(Session session, String guest) throws SQLException {
    List<String> tables =
        new ArrayList<>(session.read(TABLES_OF, row -> row.getString(1), guest, guest, guest));
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
