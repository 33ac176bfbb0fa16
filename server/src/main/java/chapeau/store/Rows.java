package chapeau.store;

import chapeau.engine.Setup;
import chapeau.json.Json;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Facts read from rows, in SQL that all our databases understand. */
final class Rows {
  private static final int LISTED_AT_ONCE = 100;
  private static final String HEADER =
      """
      SELECT id, game, version, setup, host, seed, salts, status, rematch, since, revision,
        pace, listed, lang, lesson, rated\
      """;

  static final String HEADERS = HEADER + " FROM tables ";

  /** One round trip for what a node reads after every move of another. */
  private static final String STANDING =
      HEADER
          + """
          , armed, deadline, common, banks,
            (SELECT coalesce(max(seq), 0) FROM moves WHERE table_id = tables.id),
            (SELECT count(*) FROM lines WHERE table_id = tables.id),
            coalesce((SELECT node FROM due WHERE table_id = tables.id AND kind = 'BOTS'), ''),
            (SELECT coalesce(sum(DISTINCT 1 << seat), 0) FROM presence
              JOIN nodes ON nodes.id = presence.node
              WHERE table_id = tables.id AND node <> ? AND until > ?)
          FROM tables WHERE id = ?\
          """;

  /** Where the columns of the clock begin in it. */
  private static final int TIMER = 17;

  private static final String CHAIRS = "SELECT seat, kind, guest, name, bot, hat, salt, seal";

  private Rows() {}

  static long pulse(Session session) throws SQLException {
    return session.read("SELECT beats FROM pulse WHERE id = 1", row -> row.getLong(1)).getFirst();
  }

  /** Tables that are not over at which somebody sits, newest first. */
  static List<Fact.Header> unfinished(Session session, String guest, int most) throws SQLException {
    return session.read(
        HEADERS
            + "WHERE status <> 'OVER' AND id IN"
            + " (SELECT table_id FROM seats WHERE guest = ? AND guest <> '')"
            + " ORDER BY since DESC LIMIT "
            + most,
        Rows::header,
        guest);
  }

  /** Those another question finds. */
  static List<Fact.Header> tables(Session session, String found, Object... values)
      throws SQLException {
    return session.read(HEADERS + "WHERE id IN (" + found + ")", Rows::header, values);
  }

  static Map<String, List<Chair>> chairsAt(Session session, String found, Object... values)
      throws SQLException {
    Map<String, List<Chair>> chairs = new HashMap<>();
    session.read(
        CHAIRS + ", table_id FROM seats WHERE table_id IN (" + found + ") ORDER BY seat",
        row -> chairs.computeIfAbsent(row.getString(9), _ -> new ArrayList<>()).add(chair(row)),
        values);
    return chairs;
  }

  static Optional<Fact.Header> table(Session session, String id) throws SQLException {
    return session.read(HEADERS + "WHERE id = ?", Rows::header, id).stream().findFirst();
  }

  static Optional<Standing> standing(Session session, String table, String node, long now)
      throws SQLException {
    return session
        .read(
            STANDING,
            row ->
                new Standing(
                    header(row),
                    Timers.timer(row, TIMER),
                    row.getInt(21),
                    row.getInt(22),
                    row.getString(23),
                    row.getInt(24)),
            node,
            now,
            table)
        .stream()
        .findFirst();
  }

  static Fact.Header header(ResultSet row) throws SQLException {
    try {
      String salts = row.getString(7);
      return new Fact.Header(
          row.getString(1),
          row.getString(2),
          row.getInt(3),
          Json.read(row.getString(4), Setup.class),
          row.getString(5),
          row.getString(6),
          salts.isEmpty() ? List.of() : Arrays.asList(salts.split(",", -1)),
          Fact.Status.valueOf(row.getString(8)),
          row.getString(9),
          row.getString(10),
          new Terms(
              Pace.valueOf(row.getString(12)),
              row.getInt(13) == 1,
              row.getString(14),
              row.getInt(16) == 1),
          row.getString(15),
          row.getInt(11));
    } catch (Json.Unreadable | IllegalArgumentException e) {
      throw new SQLException("a table's set-up cannot be read", e);
    }
  }

  static List<Chair> chairs(Session session, String table) throws SQLException {
    return session.read(
        CHAIRS + " FROM seats WHERE table_id = ? ORDER BY seat", Rows::chair, table);
  }

  private static Chair chair(ResultSet row) throws SQLException {
    try {
      return new Chair(
          row.getInt(1),
          Chair.Kind.valueOf(row.getString(2)),
          row.getString(3),
          row.getString(4),
          row.getString(5),
          row.getString(6),
          row.getString(7),
          row.getString(8));
    } catch (IllegalArgumentException e) {
      throw new SQLException("a table's seat cannot be read", e);
    }
  }

  static List<SeatHolder> holders(Session session, String table) throws SQLException {
    return session.read(
        "SELECT n, seat, guest, from_seq, began FROM seat_holders WHERE table_id = ? ORDER BY n",
        row ->
            new SeatHolder(
                row.getInt(1), row.getInt(2), row.getString(3), row.getInt(4), row.getInt(5) == 1),
        table);
  }

  static List<Fact.Moved> moves(Session session, String table, int after) throws SQLException {
    return session.read(
        """
        SELECT table_id, seq, actor, move, move_id, time FROM moves
        WHERE table_id = ? AND seq > ? ORDER BY seq\
        """,
        Rows::moved,
        table,
        after);
  }

  private static Fact.Moved moved(ResultSet row) throws SQLException {
    return new Fact.Moved(
        row.getString(1),
        row.getInt(2),
        row.getInt(3),
        row.getString(4),
        row.getString(5),
        row.getString(6));
  }

  static List<Fact.Said> lines(Session session, String table) throws SQLException {
    return session.read(
        """
        SELECT table_id, room, n, seat, name, text, audience, time, guest FROM lines
        WHERE table_id = ? ORDER BY time, room, n\
        """,
        Rows::said,
        table);
  }

  private static Fact.Said said(ResultSet row) throws SQLException {
    return new Fact.Said(
        row.getString(1),
        row.getString(2),
        row.getInt(3),
        row.getInt(4),
        row.getString(5),
        row.getString(6),
        row.getInt(7),
        row.getString(8),
        row.getString(9));
  }

  static Optional<Packed> archive(Session session, String table) throws SQLException {
    return session
        .read(
            "SELECT replay FROM archives WHERE table_id = ?",
            row -> Packed.read(row.getBytes(1)),
            table)
        .stream()
        .findFirst();
  }

  static Optional<String> review(Session session, String table, int seat) throws SQLException {
    return session
        .read(
            "SELECT review FROM reviews WHERE table_id = ? AND seat = ?",
            row -> row.getString(1),
            table,
            seat)
        .stream()
        .findFirst();
  }

  static List<Fact.Reviewed> reviews(Session session, String guest, String game)
      throws SQLException {
    return session.read(
        """
        SELECT reviews.table_id, reviews.seat, review FROM seats
          JOIN tables ON tables.id = seats.table_id
          JOIN reviews ON reviews.table_id = seats.table_id AND reviews.seat = seats.seat
        WHERE seats.guest = ? AND game = ?
          AND NOT EXISTS (SELECT 1 FROM retries WHERE retries.table_id = seats.table_id)
        ORDER BY since DESC LIMIT \
        """
            + LISTED_AT_ONCE,
        row -> new Fact.Reviewed(row.getString(1), row.getInt(2), row.getString(3)),
        guest,
        game);
  }

  static Optional<Fact.Retry> retry(Session session, String table) throws SQLException {
    return session
        .read(
            "SELECT table_id, origin, seq, seat, state FROM retries WHERE table_id = ?",
            row ->
                new Fact.Retry(
                    row.getString(1),
                    row.getString(2),
                    row.getInt(3),
                    row.getInt(4),
                    row.getString(5)),
            table)
        .stream()
        .findFirst();
  }

  /** Finished games without a replay kept, by id, from one on. */
  static List<String> unarchived(Session session, String after) throws SQLException {
    return session.read(
        """
        SELECT id FROM tables WHERE status = ? AND id > ?
          AND NOT EXISTS (SELECT 1 FROM archives WHERE table_id = tables.id)
        ORDER BY id LIMIT 100\
        """,
        row -> row.getString(1),
        Fact.Status.OVER.name(),
        after);
  }

  static List<Fact.Reported> reports(Session session) throws SQLException {
    return session.read(
        "SELECT id, table_id, seat, name, about, why, guest, time FROM reports ORDER BY time DESC LIMIT "
            + LISTED_AT_ONCE,
        row ->
            new Fact.Reported(
                row.getString(1),
                row.getString(2),
                row.getInt(3),
                row.getString(4),
                row.getString(5),
                row.getString(6),
                row.getString(7),
                row.getString(8)));
  }
}
