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
import java.util.stream.Collectors;

/** Facts as rows, in SQL that all our databases understand; all but guests are found by table. */
final class Rows {
  private static final int SWEPT_AT_ONCE = 100;
  private static final int LISTED_AT_ONCE = 100;
  private static final String HEADERS =
      """
      SELECT id, game, version, setup, host, seed, salts, status, rematch, since, revision,
        pace, listed, lang, lesson, rated
      FROM tables \
      """;

  private static final String CHAIRS = "SELECT seat, kind, guest, name, bot, hat, salt, seal";

  private Rows() {}

  // Writing

  static void write(Session session, List<List<Fact>> batches) throws SQLException {
    for (List<Fact> batch : batches) {
      if (batch.isEmpty()) {
        session.queue("UPDATE pulse SET beats = beats + 1 WHERE id = 1");
      }
      for (Fact fact : batch) {
        write(session, fact);
      }
    }
    session.flush();
  }

  private static void write(Session session, Fact fact) throws SQLException {
    switch (fact) {
      case Fact.Guest g ->
          session.queue(
              """
              INSERT INTO guests (id, name, hat, since) VALUES (?, ?, ?, ?)
              ON CONFLICT (id) DO UPDATE SET name = excluded.name, hat = excluded.hat\
              """,
              g.id(),
              g.name(),
              g.hat(),
              g.since());
      case Fact.SignedIn(String token, String guest, String time) ->
          session.queue(
              "INSERT INTO sessions (token, guest, since, seen) VALUES (?, ?, ?, ?)",
              token,
              guest,
              time,
              time);
      case Fact.Header h when h.revision() == Fact.Header.FIRST ->
          session.queue(
              """
              INSERT INTO tables
                (id, game, version, setup, host, seed, salts, status, rematch, since, revision,
                pace, listed, lang, lesson, rated)
              VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)\
              """,
              h.id(),
              h.game(),
              h.version(),
              Json.write(h.setup()),
              h.host(),
              h.seed(),
              String.join(",", h.salts()),
              h.status().name(),
              h.rematch(),
              h.since(),
              h.revision(),
              h.terms().pace().name(),
              h.terms().listed() ? 1 : 0,
              h.terms().lang(),
              h.lesson(),
              h.terms().rated() ? 1 : 0);
      case Fact.Header h ->
          session.queue(
              """
              UPDATE tables SET setup = ?, salts = ?, status = ?, rematch = ?, revision = ?,
                pace = ?, listed = ?, lang = ?, rated = ?
              WHERE id = ? AND revision = ?\
              """,
              Json.write(h.setup()),
              String.join(",", h.salts()),
              h.status().name(),
              h.rematch(),
              h.revision(),
              h.terms().pace().name(),
              h.terms().listed() ? 1 : 0,
              h.terms().lang(),
              h.terms().rated() ? 1 : 0,
              h.id(),
              h.revision() - 1);
      case Fact.Seated(String table, Chair c) ->
          session.queue(
              """
              INSERT INTO seats (table_id, seat, kind, guest, name, bot, hat, salt, seal)
              VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
              ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind,
                guest = excluded.guest, name = excluded.name, bot = excluded.bot,
                hat = excluded.hat, salt = excluded.salt, seal = excluded.seal\
              """,
              table,
              c.seat(),
              c.kind().name(),
              c.guest(),
              c.name(),
              c.bot(),
              c.hat(),
              c.salt(),
              c.seal());
      case Fact.Moved m ->
          session.queue(
              "INSERT INTO moves (table_id, seq, actor, move, move_id, time)"
                  + " VALUES (?, ?, ?, ?, ?, ?)",
              m.table(),
              m.seq(),
              m.actor(),
              m.move(),
              m.id(),
              m.time());
      case Fact.Reviewed(String table, int seat, String review) ->
          session.queue(
              """
              INSERT INTO reviews (table_id, seat, review) VALUES (?, ?, ?)
              ON CONFLICT (table_id, seat) DO UPDATE SET review = excluded.review\
              """,
              table,
              seat,
              review);
      case Fact.Retry(String table, String from, int seq, int seat, String state) ->
          session.queue(
              "INSERT INTO retries (table_id, origin, seq, seat, state) VALUES (?, ?, ?, ?, ?)",
              table,
              from,
              seq,
              seat,
              state);
      case Fact.Said s ->
          session.queue(
              "INSERT INTO lines (table_id, room, n, seat, name, text, audience, time, guest)"
                  + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
              s.table(),
              s.room(),
              s.n(),
              s.seat(),
              s.name(),
              s.text(),
              s.audience(),
              s.time(),
              s.guest());
      case Fact.Ended(String table, List<Integer> places, String time) ->
          session.queueIfAny(
              """
              INSERT INTO results (table_id, places, ended) VALUES (?, ?, ?)
              ON CONFLICT (table_id) DO NOTHING\
              """,
              table,
              places.stream().map(String::valueOf).collect(Collectors.joining(",")),
              time);
      case Fact.Archived(String table, Packed replay) ->
          session.queue(
              """
              INSERT INTO archives (table_id, replay) VALUES (?, ?)
              ON CONFLICT (table_id) DO UPDATE SET replay = excluded.replay\
              """,
              table,
              replay.bytes());
      case Fact.Reported r ->
          session.queue(
              "INSERT INTO reports (id, table_id, seat, name, why, guest, time)"
                  + " VALUES (?, ?, ?, ?, ?, ?, ?)",
              r.id(),
              r.table(),
              r.seat(),
              r.name(),
              r.why(),
              r.guest(),
              r.time());
      case Fact.Timed(String table, Timer t) ->
          session.queue(
              "UPDATE tables SET armed = ?, deadline = ?, common = ?, banks = ? WHERE id = ?",
              t.armed(),
              t.deadline(),
              t.common() ? 1 : 0,
              t.banks().stream().map(String::valueOf).collect(Collectors.joining(",")),
              table);
      case Fact.Due(String table, Fleet.Kind kind, long at, String node) ->
          session.queue(
              """
              INSERT INTO due (table_id, kind, at, node) VALUES (?, ?, ?, ?)
              ON CONFLICT (table_id, kind) DO UPDATE SET at = excluded.at, node = excluded.node\
              """,
              table,
              kind.name(),
              at,
              node);
      case Fact.Called(String table, int seat, int seq) ->
          session.queue(
              """
              INSERT INTO calls (table_id, seat, seq, done) VALUES (?, ?, ?, 0)
              ON CONFLICT (table_id, seat) DO UPDATE SET seq = excluded.seq, done = 0\
              """,
              table,
              seat,
              seq);
      case Fact.Undue(String table, Fleet.Kind kind) ->
          session.queueIfAny("DELETE FROM due WHERE table_id = ? AND kind = ?", table, kind.name());
      case Fact.Connected(String table, int seat, String node, boolean here) -> {
        if (here) {
          session.queueIfAny(
              """
              INSERT INTO presence (table_id, seat, node) VALUES (?, ?, ?)
              ON CONFLICT (table_id, seat, node) DO NOTHING\
              """,
              table,
              seat,
              node);
        } else {
          session.queueIfAny(
              "DELETE FROM presence WHERE table_id = ? AND seat = ? AND node = ?",
              table,
              seat,
              node);
        }
      }
    }
  }

  // Reading

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

  static List<Fact.Header> listed(Session session, String since) throws SQLException {
    return session.read(
        HEADERS
            + "WHERE listed = 1 AND since > ? AND status IN ('OPEN', 'PLAYING')"
            + " ORDER BY since DESC LIMIT "
            + LISTED_AT_ONCE,
        Rows::header,
        since);
  }

  private static Fact.Header header(ResultSet row) throws SQLException {
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
        "SELECT id, table_id, seat, name, why, guest, time FROM reports ORDER BY time DESC LIMIT "
            + LISTED_AT_ONCE,
        row ->
            new Fact.Reported(
                row.getString(1),
                row.getString(2),
                row.getInt(3),
                row.getString(4),
                row.getString(5),
                row.getString(6),
                row.getString(7)));
  }

  // Sweeping

  /** Forgets some of the tables set before a time at which nobody plays; answers how many. */
  static int sweepTables(Session session, String before) throws SQLException {
    List<String> old =
        session.read(
            "SELECT id FROM tables WHERE since < ? AND status <> ? LIMIT " + SWEPT_AT_ONCE,
            row -> row.getString(1),
            before,
            Fact.Status.PLAYING.name());
    for (String table : old) {
      session.run("DELETE FROM archives WHERE table_id = ?", table);
      session.run("DELETE FROM reviews WHERE table_id = ?", table);
      session.run("DELETE FROM retries WHERE table_id = ?", table);
      session.run("DELETE FROM results WHERE table_id = ?", table);
      session.run("DELETE FROM lines WHERE table_id = ?", table);
      session.run("DELETE FROM moves WHERE table_id = ?", table);
      session.run("DELETE FROM due WHERE table_id = ?", table);
      session.run("DELETE FROM calls WHERE table_id = ?", table);
      session.run("DELETE FROM presence WHERE table_id = ?", table);
      session.run("DELETE FROM seats WHERE table_id = ?", table);
      session.run("DELETE FROM tables WHERE id = ?", table);
    }
    return old.size();
  }

  /** Whoever sits nowhere, has not been here for so long and has no passkey to come back with. */
  static int sweepGuests(Session session, String before) throws SQLException {
    session.run("DELETE FROM subscriptions WHERE since < ?", before);
    int gone =
        session.run(
            """
            DELETE FROM guests WHERE since < ?
              AND id NOT IN (SELECT guest FROM seats) AND id NOT IN (SELECT host FROM tables)
              AND id NOT IN (SELECT guest FROM sessions WHERE seen >= ?)
              AND id NOT IN (SELECT guest FROM passkeys)\
            """,
            before,
            before);
    session.run("DELETE FROM sessions WHERE guest NOT IN (SELECT id FROM guests)");
    session.run("DELETE FROM ratings WHERE guest NOT IN (SELECT id FROM guests)");
    return gone;
  }
}
