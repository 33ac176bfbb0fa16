package chapeau.store;

import java.sql.SQLException;
import java.util.Optional;

/**
 * Codes by which another device becomes a guest's. The device that made the code offers it, the
 * other device asks, the first one confirms, and the other one redeems. A code alone gives nothing.
 */
public final class DeviceLinks {
  private final SqlStore store;

  DeviceLinks(SqlStore store) {
    this.store = store;
  }

  /**
   * How far a code is.
   *
   * @param guest whose the other device becomes
   * @param issuer the session that made the code
   * @param asker the session of the device that asks; empty until one does
   * @param browser what the asking device says it is
   */
  public record Link(
      String guest, String issuer, String asker, String browser, boolean confirmed) {}

  /**
   * Keeps a code, and deletes those that are too old. False where the session that makes it is not
   * {@link People#isProved proved}.
   *
   * @param code the SHA-256 of what was handed out
   * @param until in milliseconds
   */
  public boolean offer(String code, String guest, String issuer, long until, long now) {
    return store.change(session -> {
      Credentials.admit(session, guest);
      session.run("DELETE FROM device_links WHERE until < ?", now);
      return session.run(
              "INSERT INTO device_links (code, guest, issuer, asker, browser, confirmed, until)"
                  + " SELECT ?, ?, ?, '', '', 0, ? WHERE "
                  + Credentials.PROVED,
              Credentials.values(Credentials.proof(guest, issuer, now), code, guest, issuer, until))
          == 1;
    });
  }

  /** A code that is not too old, and whose maker is still signed in. */
  public Optional<Link> find(String code, long now) {
    return store.read(session ->
        session
            .read(
                """
                SELECT guest, issuer, asker, browser, confirmed FROM device_links
                WHERE code = ? AND until >= ?
                  AND EXISTS (SELECT 1 FROM sessions WHERE token = issuer)\
                """,
                row ->
                    new Link(
                        row.getString(1),
                        row.getString(2),
                        row.getString(3),
                        row.getString(4),
                        row.getInt(5) == 1),
                code,
                now)
            .stream()
            .findFirst());
  }

  /** Asks for a code. The first device that asks has it; false for any other. */
  public boolean ask(String code, String asker, String browser, long now) {
    return store.change(session ->
        session.run(
            """
            UPDATE device_links SET asker = ?, browser = ?
            WHERE code = ? AND until >= ? AND asker IN ('', ?)\
            """,
            asker,
            browser,
            code,
            now,
            asker))
        == 1;
  }

  /** Lets the device that asked redeem the code; only the session that made the code may. */
  public boolean confirm(String code, String issuer, long now) {
    return store.change(session ->
        session.run(
            """
            UPDATE device_links SET confirmed = 1
            WHERE code = ? AND issuer = ? AND until >= ? AND asker <> ''\
            """,
            code,
            issuer,
            now))
        == 1;
  }

  public void refuse(String code, String issuer) {
    store.change(session ->
        session.run("DELETE FROM device_links WHERE code = ? AND issuer = ?", code, issuer));
  }

  /**
   * Takes a confirmed code from the device that asked, and makes the session of that device, if the
   * session that made the code exists; of several requests one gets the guest.
   */
  public Optional<String> redeem(String code, String asker, People.Entry entry) {
    Optional<Link> found = find(code, entry.millis());
    return found
        .map(Link::guest)
        .filter(guest -> store.change(session -> redeem(session, code, guest, asker, entry)));
  }

  private static boolean redeem(
      Session session, String code, String guest, String asker, People.Entry entry)
      throws SQLException {
    Credentials.admit(session, guest);
    Facts.checkBan(session, guest);
    int redeemed =
        session.run(
            """
            DELETE FROM device_links
            WHERE code = ? AND guest = ? AND asker = ? AND confirmed = 1 AND until >= ?
              AND EXISTS (SELECT 1 FROM sessions s WHERE s.token = issuer AND s.guest = ?)\
            """,
            code,
            guest,
            asker,
            entry.millis(),
            guest);
    if (redeemed == 0) {
      return false;
    }
    session.run(
        "INSERT INTO sessions (token, guest, since, seen) VALUES (?, ?, ?, ?)",
        entry.token(),
        guest,
        entry.time(),
        entry.time());
    return true;
  }
}
