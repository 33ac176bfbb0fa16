package chapeau.store;

import chapeau.json.Json;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Facts written as rows, in SQL that all our databases understand. */
final class Facts {
  private Facts() {}

  static void write(Session session, List<List<Fact>> batches) throws SQLException {
    Set<String> guests = Tombstones.named(batches);
    Tombstones.lock(session, guests);
    for (List<Fact> batch : batches) {
      if (batch.isEmpty()) {
        session.queue("UPDATE pulse SET beats = beats + 1 WHERE id = 1");
      }
      for (Fact fact : batch) {
        write(session, fact);
      }
    }
    session.flush();
    // Checks after the writes: a write that is based on an older state fails as a conflict first,
    // and the caller reloads the table.
    Tombstones.check(session, guests);
    checkBans(session, batches);
  }

  /**
   * Throws {@link Store.Banned} for a session of a banned guest. The node that created the session
   * may not know of the ban yet.
   */
  private static void checkBans(Session session, List<List<Fact>> batches) throws SQLException {
    for (List<Fact> batch : batches) {
      for (Fact fact : batch) {
        if (fact instanceof Fact.SignedIn signedIn) {
          checkBan(session, signedIn.guest());
        }
      }
    }
  }

  static void checkBan(Session session, String guest) throws SQLException {
    if (!session.read("SELECT 1 FROM bans WHERE guest = ?", _ -> true, guest).isEmpty()) {
      throw new Store.Banned();
    }
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
              UPDATE tables SET setup = ?, host = ?, salts = ?, status = ?, rematch = ?, revision = ?,
                pace = ?, listed = ?, lang = ?, rated = ?
              WHERE id = ? AND revision = ?\
              """,
              Json.write(h.setup()),
              h.host(),
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
      case Fact.Held(String table, SeatHolder h) ->
          session.queue(
              "INSERT INTO seat_holders (table_id, n, seat, guest, from_seq, began)"
                  + " VALUES (?, ?, ?, ?, ?, ?)",
              table,
              h.n(),
              h.seat(),
              h.guest(),
              h.fromSeq(),
              h.began() ? 1 : 0);
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
      case Fact.Ended ended -> Results.keep(session, ended);
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
              """
              INSERT INTO reports (id, table_id, seat, name, about, why, guest, time)
              VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET why = excluded.why\
              """,
              r.id(),
              r.table(),
              r.seat(),
              r.name(),
              r.about(),
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
}
