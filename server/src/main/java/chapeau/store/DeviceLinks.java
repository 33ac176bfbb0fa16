package chapeau.store;

import java.sql.SQLException;
import java.util.Optional;

/**
 * Stores the codes that add another device to a guest. The device that made the code offers it, the
 * other device asks, the first one confirms, and the other one redeems. A code alone gives nothing.
 */
public final class DeviceLinks {
  private final SqlStore store;

  DeviceLinks(SqlStore store) {
    this.store = store;
  }

  /**
   * The state of a code.
   *
   * @param guest the guest of the device that made the code
   * @param issuer the session that made the code
   * @param asker the session of the device that asks; empty before one has asked
   * @param browser the browser and system of the asking device
   */
  public record Link(
      String guest, String issuer, String asker, String browser, boolean confirmed) {}

  /**
   * Stores a code and deletes expired ones. Returns false if the session that makes it is not
   * {@link People#isProved proved}.
   *
   * @param code the SHA-256 of the code
   * @param until the expiry in milliseconds
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

  /** Finds a code that has not expired and whose issuer is still signed in. */
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

  /** Registers the device that asks. Returns false for every device but the first one. */
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

  /** Lets the asking device redeem the code. Only the session that made the code may confirm. */
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
   * Redeems a confirmed code and creates the session of the asking device, if the session that made
   * the code still exists. Of several concurrent requests only one succeeds.
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
