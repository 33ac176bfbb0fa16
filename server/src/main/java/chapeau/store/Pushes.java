package chapeau.store;

import java.util.List;
import java.util.Set;

/** Who wants to be called to their turn and where, and who is to be called at which table. */
public final class Pushes {
  private static final int MOST_FAILURES = 10;
  private static final long A_DAY = 24 * 3_600_000L;

  private final SqlStore store;

  Pushes(SqlStore store) {
    this.store = store;
  }

  // Who wants to be called

  /**
   * A browser that shows calls.
   *
   * @param endpoint where its push service takes them
   * @param p256dh the point a message is sealed for
   * @param auth what only that browser and we know
   */
  public record Subscription(
      String endpoint, String guest, String p256dh, String auth, String lang, String since) {}

  /**
   * Stores a subscription, which ends with the asking session. Returns false if that session does
   * not exist. Only the latest subscriptions of a guest remain, and a browser belongs to one guest
   * only.
   */
  public boolean subscribe(Subscription s, String token) {
    return store.change(session -> {
      Credentials.admit(session, s.guest());
      int kept =
          session.run(
              """
              INSERT INTO subscriptions (endpoint, guest, p256dh, auth, lang, since, session)
              SELECT ?, ?, ?, ?, ?, ?, ?
              WHERE EXISTS (SELECT 1 FROM sessions WHERE token = ? AND guest = ?)
              ON CONFLICT (endpoint) DO UPDATE SET guest = excluded.guest, p256dh = excluded.p256dh,
                auth = excluded.auth, lang = excluded.lang, since = excluded.since,
                session = excluded.session\
              """,
              s.endpoint(),
              s.guest(),
              s.p256dh(),
              s.auth(),
              s.lang(),
              s.since(),
              token,
              token,
              s.guest());
      session.run(
          """
          DELETE FROM subscriptions WHERE guest = ? AND endpoint NOT IN (
            SELECT endpoint FROM subscriptions WHERE guest = ? ORDER BY since DESC, endpoint
            LIMIT 8)\
          """,
          s.guest(),
          s.guest());
      return kept == 1;
    });
  }

  /** Deletes old subscriptions without a session. Earlier versions created them. */
  public void dropUnbound(String before) {
    store.change(session ->
        session.run("DELETE FROM subscriptions WHERE session = '' AND since < ?", before));
  }

  public void unsubscribe(String endpoint) {
    store.change(session -> session.run("DELETE FROM subscriptions WHERE endpoint = ?", endpoint));
  }

  /** Only its own guest takes a browser back. */
  public void unsubscribe(String endpoint, String guest) {
    store.change(session ->
        session.run("DELETE FROM subscriptions WHERE endpoint = ? AND guest = ?", endpoint, guest));
  }

  /** Resets the failures of an endpoint after a delivery. */
  public void delivered(String endpoint) {
    store.change(session ->
        session.run(
            "UPDATE subscriptions SET failures = 0 WHERE endpoint = ? AND failures > 0", endpoint));
  }

  /** Counts a failed delivery. Drops an endpoint that has failed for a whole day. */
  public void failed(String endpoint, long now) {
    store.change(session -> {
      session.run(
          """
          UPDATE subscriptions SET failures = failures + 1,
            failing_since = CASE WHEN failures = 0 THEN ? ELSE failing_since END
          WHERE endpoint = ?\
          """,
          now,
          endpoint);
      return session.run(
          "DELETE FROM subscriptions WHERE endpoint = ? AND failures >= ? AND failing_since <= ?",
          endpoint,
          MOST_FAILURES,
          now - A_DAY);
    });
  }

  public List<Subscription> of(String guest) {
    return store.read(session ->
        session.read(
            """
            SELECT endpoint, guest, p256dh, auth, lang, since FROM subscriptions
            WHERE guest = ?\
            """,
            row ->
                new Subscription(
                    row.getString(1),
                    row.getString(2),
                    row.getString(3),
                    row.getString(4),
                    row.getString(5),
                    row.getString(6)),
            guest));
  }

  /** All who want to be called. */
  public Set<String> guests() {
    return Set.copyOf(
        store.read(session ->
            session.read("SELECT DISTINCT guest FROM subscriptions", row -> row.getString(1))));
  }

  // Who is to be called

  /** A seat that is asked since a move, and whose person was not called since. */
  public record Call(int seat, int seq) {}

  public List<Call> pending(String table) {
    return store.read(session ->
        session.read(
            "SELECT seat, seq FROM calls WHERE table_id = ? AND done = 0 ORDER BY seat",
            row -> new Call(row.getInt(1), row.getInt(2)),
            table));
  }

  /**
   * These calls were made, or need not be. If no other is to be made at the table, nothing is due
   * there any more; else whoever comes next sees to it.
   *
   * @param again when to look again where some are left
   */
  public void done(String table, List<Call> calls, long again) {
    store.change(session -> {
      for (Call call : calls) {
        session.run(
            "UPDATE calls SET done = 1 WHERE table_id = ? AND seat = ? AND seq = ?",
            table,
            call.seat(),
            call.seq());
      }
      session.run(
          """
          UPDATE due SET node = '', at = ?
          WHERE table_id = ? AND kind = 'TURN' AND node <> ''\
          """,
          again,
          table);
      return session.run(
          """
          DELETE FROM due WHERE table_id = ? AND kind = 'TURN'
            AND NOT EXISTS (SELECT 1 FROM calls WHERE table_id = ? AND done = 0)\
          """,
          table,
          table);
    });
  }
}
