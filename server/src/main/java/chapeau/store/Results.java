package chapeau.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** How games ended, as rows. */
final class Results {
  static final String COLUMNS = "table_id, places, roles, left_seats, ended";

  private static final String SEATS = ",";
  private static final String OF_ONE = "+";

  private Results() {}

  /** What is kept of a game stays: who comes second with it changes nothing. */
  static void keep(Session session, Fact.Ended it) throws SQLException {
    session.queueIfAny(
        """
        INSERT INTO results (table_id, places, roles, left_seats, ended) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (table_id) DO NOTHING\
        """,
        it.table(),
        it.places().stream().map(String::valueOf).collect(Collectors.joining(SEATS)),
        it.roles().stream()
            .map(roles -> String.join(OF_ONE, roles))
            .collect(Collectors.joining(SEATS)),
        it.left(),
        it.time());
  }

  static Fact.Ended read(ResultSet row) throws SQLException {
    return new Fact.Ended(
        row.getString(1),
        places(row.getString(2)),
        roles(row.getString(3)),
        row.getInt(4),
        row.getString(5));
  }

  static List<Integer> places(String written) {
    return Arrays.stream(written.split(SEATS)).map(Integer::valueOf).toList();
  }

  private static List<List<String>> roles(String written) {
    return written.isEmpty()
        ? List.of()
        : Arrays.stream(written.split(SEATS)).map(one -> List.of(one.split("[+]"))).toList();
  }
}
