package chapeau.store;

import java.sql.SQLException;
import java.util.List;

/** What is forgotten because nobody has come by for long. */
final class Sweep {
  private static final int AT_ONCE = 100;

  private Sweep() {}

  /** Forgets some of the tables set before a time at which nobody plays; answers how many. */
  static int tables(Session session, String before) throws SQLException {
    List<String> old =
        session.read(
            "SELECT id FROM tables WHERE since < ? AND status <> ? LIMIT " + AT_ONCE,
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
      session.run("DELETE FROM seat_holders WHERE table_id = ?", table);
      session.run("DELETE FROM seats WHERE table_id = ?", table);
      session.run("DELETE FROM tables WHERE id = ?", table);
    }
    return old.size();
  }

  /** Whoever sits nowhere, has not been here for so long and has no passkey to come back with. */
  static int guests(Session session, String before) throws SQLException {
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
    session.run("DELETE FROM rating_steps WHERE guest NOT IN (SELECT id FROM guests)");
    return gone;
  }
}
