package chapeau.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;

/** The clocks of all tables, as columns of their rows. */
final class Timers {
  private static final int DUE_AT_ONCE = 100;

  /** Whoever is silent for longer was not there: asleep, stopped or killed. */
  private static final long SILENCE = 6_000;

  /** Machines' clocks differ a little; one that goes back further was set back. */
  private static final long SET_BACK = 60_000;

  private Timers() {}

  /** A clock whose four columns begin at one. */
  static Timer timer(ResultSet row, int first) throws SQLException {
    String banks = row.getString(first + 3);
    return new Timer(
        row.getLong(first),
        row.getLong(first + 1),
        row.getInt(first + 2) == 1,
        banks.isEmpty()
            ? List.of()
            : Arrays.stream(banks.split(",", -1)).map(Long::valueOf).toList());
  }

  static List<String> due(Session session, long millis) throws SQLException {
    return session.read(
        "SELECT id FROM tables WHERE deadline > 0 AND deadline <= ? ORDER BY deadline LIMIT "
            + DUE_AT_ONCE,
        row -> row.getString(1),
        millis);
  }

  /** A clock that was started after the last word is set on from its own start. */
  static long awake(Session session, long millis) throws SQLException {
    boolean any =
        !session
            .read("SELECT id FROM tables WHERE deadline > 0 LIMIT 1", row -> row.getString(1))
            .isEmpty();
    if (!any) {
      return 0;
    }
    long last =
        session.read("SELECT time FROM pulse WHERE id = 1", row -> row.getLong(1)).getFirst();
    long gap = millis - last;
    int said = session.run("UPDATE pulse SET time = ? WHERE id = 1 AND time = ?", millis, last);
    if (said == 0 || (gap <= SILENCE && gap >= -SET_BACK)) {
      return 0;
    }
    session.run(
        """
        UPDATE tables SET
          deadline = deadline + ? - CASE WHEN armed > ? AND armed <= ? THEN armed ELSE ? END,
          armed = armed + ? - CASE WHEN armed > ? AND armed <= ? THEN armed ELSE ? END
        WHERE deadline > 0\
        """,
        millis,
        last,
        millis,
        last,
        millis,
        last,
        millis,
        last);
    return gap;
  }
}
