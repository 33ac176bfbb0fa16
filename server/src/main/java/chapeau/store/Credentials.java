package chapeau.store;

import static chapeau.store.People.CONTESTED_FOR;
import static chapeau.store.People.LOST_KEY_LASTS;
import static chapeau.store.People.LOST_KEY_WAITS;
import static chapeau.store.People.PROOF_LASTS;

import chapeau.store.People.Access;
import chapeau.store.People.Entry;
import chapeau.store.People.Errand;
import chapeau.store.People.Passkey;
import chapeau.store.People.Ticket;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Reads and writes sessions, tickets and passkeys in SQL. A statement that creates one checks that
 * the asking session exists. A transaction locks the row of the guest first, so that it never runs
 * beside a sign-out of that guest. Times are compared without the final Z, because Z sorts after
 * the decimal point of a fraction.
 */
final class Credentials {
  /** The condition that a session is proved. {@link #proof} returns its parameters. */
  static final String PROVED =
      """
      EXISTS (SELECT 1 FROM sessions s WHERE s.token = ? AND s.guest = ? AND (
        NOT EXISTS (SELECT 1 FROM passkeys p WHERE p.guest = s.guest)
        OR (s.verified >= ?
          AND EXISTS (SELECT 1 FROM passkeys p WHERE p.id = s.passkey AND p.guest = s.guest))
        OR s.waiting BETWEEN ? AND ?))\
      """;

  private static final String ACCESS =
      "SELECT token, guest, since, verified, passkey, waiting FROM sessions ";

  private Credentials() {}

  static Object[] proof(String guest, String session, long now) {
    long waited = now - LOST_KEY_WAITS.toMillis();
    return new Object[] {
      session, guest, now - PROOF_LASTS.toMillis(), waited - LOST_KEY_LASTS.toMillis(), waited
    };
  }

  static Object[] values(Object[] more, Object... values) {
    List<Object> all = new ArrayList<>(Arrays.asList(values));
    all.addAll(Arrays.asList(more));
    return all.toArray();
  }

  private static String before(long now, Duration by) {
    return Instant.ofEpochMilli(now).minus(by).toString().replace("Z", "");
  }

  /**
   * Locks the row of a guest, so that no other change to the guest's credentials runs at the same
   * time.
   */
  static void lock(Session session, String guest) throws SQLException {
    session.run("UPDATE guests SET name = name WHERE id = ?", guest);
  }

  /** Locks the row of a guest, and throws {@link Store.Gone} if the guest was deleted. */
  static void admit(Session session, String guest) throws SQLException {
    lock(session, guest);
    Tombstones.check(session, List.of(guest));
  }

  // Sessions

  static List<Access> accesses(Session session, String guest) throws SQLException {
    return session.read(ACCESS + "WHERE guest = ? ORDER BY since", Credentials::access, guest);
  }

  private static Optional<Access> access(Session session, String token) throws SQLException {
    return session.read(ACCESS + "WHERE token = ?", Credentials::access, token).stream()
        .findFirst();
  }

  private static Access access(ResultSet row) throws SQLException {
    return new Access(
        row.getString(1),
        row.getString(2),
        row.getString(3),
        row.getLong(4),
        row.getString(5),
        row.getLong(6));
  }

  static boolean isProved(Session session, String guest, String token, long now)
      throws SQLException {
    return !session.read("SELECT 1 WHERE " + PROVED, _ -> true, proof(guest, token, now)).isEmpty();
  }

  /** Deletes a session and returns the id of its guest. */
  static Optional<String> signOut(Session session, String token) throws SQLException {
    Optional<Access> access = access(session, token);
    if (access.isPresent()) {
      lock(session, access.get().guest());
    }
    session.run("DELETE FROM tickets WHERE session = ?", token);
    session.run("DELETE FROM device_links WHERE issuer = ?", token);
    session.run("DELETE FROM subscriptions WHERE session = ?", token);
    session.run("DELETE FROM sessions WHERE token = ?", token);
    return access.map(Access::guest);
  }

  static int signOutOthers(Session session, String guest, String token, long now)
      throws SQLException {
    lock(session, guest);
    Optional<Access> asker = access(session, token).filter(it -> it.guest().equals(guest));
    if (asker.isEmpty()) {
      return 0;
    }
    int gone =
        session.run(
            """
            DELETE FROM sessions WHERE guest = ? AND token <> ? AND NOT EXISTS (
              SELECT 1 FROM passkeys p WHERE p.id = ? AND replace(p.since, 'Z', '') >= ?
                AND replace(sessions.since, 'Z', '') <= replace(p.since, 'Z', ''))\
            """,
            guest,
            token,
            asker.get().passkey(),
            before(now, LOST_KEY_WAITS));
    session.run("DELETE FROM tickets WHERE guest = ? OR session = ?", guest, token);
    session.run("DELETE FROM device_links WHERE guest = ?", guest);
    session.run(
        """
        DELETE FROM subscriptions WHERE guest = ?
          AND session NOT IN (SELECT token FROM sessions WHERE guest = ?)\
        """,
        guest,
        guest);
    return gone;
  }

  // Tickets

  static boolean issue(Session session, Ticket ticket, long now) throws SQLException {
    boolean signsIn = ticket.errand() == Errand.SIGN_IN;
    admit(session, ticket.guest());
    session.run("DELETE FROM tickets WHERE until < ?", now);
    return session.run(
            "INSERT INTO tickets (code, kind, guest, session, until) SELECT ?, ?, ?, ?, ? WHERE "
                + (signsIn ? "EXISTS (SELECT 1 FROM sessions WHERE token = ?)" : PROVED),
            values(
                signsIn
                    ? new Object[] {ticket.session()}
                    : proof(ticket.guest(), ticket.session(), now),
                ticket.code(),
                ticket.errand().name(),
                ticket.guest(),
                ticket.session(),
                ticket.until()))
        == 1;
  }

  static Optional<Ticket> redeem(Session session, String code, Errand errand, long now)
      throws SQLException {
    List<Ticket> found =
        session.read(
            "SELECT guest, session, until FROM tickets WHERE code = ? AND kind = ?",
            row -> new Ticket(code, errand, row.getString(1), row.getString(2), row.getLong(3)),
            code,
            errand.name());
    for (Ticket ticket : found) {
      lock(session, ticket.guest());
    }
    // The delete decides: of two concurrent requests, the second deletes no row.
    boolean mine =
        session.run("DELETE FROM tickets WHERE code = ? AND kind = ?", code, errand.name()) == 1;
    return mine ? found.stream().filter(it -> it.until() >= now).findFirst() : Optional.empty();
  }

  // Passkeys

  static int keep(Session session, Passkey it, String token, long now) throws SQLException {
    admit(session, it.guest());
    return session.run(
        "INSERT INTO passkeys (id, guest, public_key, counter, since, seen)"
            + " SELECT ?, ?, ?, ?, ?, ? WHERE "
            + PROVED
            + " ON CONFLICT (id) DO NOTHING",
        values(
            proof(it.guest(), token, now),
            it.id(),
            it.guest(),
            it.key(),
            it.counter(),
            it.since(),
            it.seen()));
  }

  static boolean signIn(Session session, Passkey it, long counter, Entry entry)
      throws SQLException {
    admit(session, it.guest());
    Facts.checkBan(session, it.guest());
    int used =
        session.run(
            "UPDATE passkeys SET counter = ?, seen = ? WHERE id = ? AND guest = ? AND counter = ?",
            counter,
            entry.time(),
            it.id(),
            it.guest(),
            it.counter());
    if (used == 0) {
      return false;
    }
    stopWaiting(session, it.guest());
    Optional<Access> here =
        access(session, entry.replaces()).filter(one -> one.guest().equals(it.guest()));
    if (here.isEmpty()) {
      session.run(
          """
          INSERT INTO sessions (token, guest, since, seen, verified, passkey)
          SELECT ?, ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM passkeys p WHERE p.id = ?)\
          """,
          entry.token(),
          it.guest(),
          entry.time(),
          entry.time(),
          entry.millis(),
          it.id(),
          it.id());
      return true;
    }
    String old = here.get().token();
    session.run("UPDATE tickets SET session = ? WHERE session = ?", entry.token(), old);
    session.run("UPDATE subscriptions SET session = ? WHERE session = ?", entry.token(), old);
    session.run("UPDATE device_links SET issuer = ? WHERE issuer = ?", entry.token(), old);
    session.run("UPDATE device_links SET asker = ? WHERE asker = ?", entry.token(), old);
    session.run(
        "UPDATE sessions SET token = ?, seen = ?, verified = ?, passkey = ? WHERE token = ?",
        entry.token(),
        entry.time(),
        entry.millis(),
        it.id(),
        old);
    return true;
  }

  static int forget(Session session, String guest, String passkey, String token, long now)
      throws SQLException {
    lock(session, guest);
    return session.run(
        "DELETE FROM passkeys WHERE guest = ? AND id = ? AND (EXISTS (SELECT 1 FROM sessions o"
            + " WHERE o.token = ? AND o.guest = passkeys.guest AND replace(passkeys.since, 'Z', '') >= ?"
            + " AND replace(o.since, 'Z', '') <= replace(passkeys.since, 'Z', '')) OR "
            + PROVED
            + ")",
        values(proof(guest, token, now), guest, passkey, token, before(now, CONTESTED_FOR)));
  }

  static int startWaiting(Session session, String token, long now) throws SQLException {
    return session.run(
        "UPDATE sessions SET waiting = ? WHERE token = ? AND waiting < ?",
        now,
        token,
        now - LOST_KEY_WAITS.toMillis() - LOST_KEY_LASTS.toMillis());
  }

  static int stopWaiting(Session session, String guest) throws SQLException {
    return session.run("UPDATE sessions SET waiting = 0 WHERE guest = ? AND waiting > 0", guest);
  }
}
