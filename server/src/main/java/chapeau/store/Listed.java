package chapeau.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads the listed tables from the database. */
final class Listed {
  /** The maximum number of waiting tables that are read. The lobby shows far fewer. */
  private static final int MOST_WAITING = 1_000;

  private static final int IDS_AT_ONCE = 50;

  private static final String LISTED =
      Rows.HEADERS + "WHERE listed = 1 AND status IN ('OPEN', 'PLAYING') AND since > ?";

  private static final String WAITING =
      LISTED
          + " AND (since > ? OR pace IN ('DAY', 'THREE_DAYS')) ORDER BY since DESC LIMIT "
          + MOST_WAITING;

  private static final String ATTENDED =
      LISTED + " AND id IN (" + String.join(", ", Collections.nCopies(IDS_AT_ONCE, "?")) + ")";

  private Listed() {}

  static List<Fact.Header> read(Session session, String since, String fresh, Set<String> attended)
      throws SQLException {
    List<Fact.Header> found = new ArrayList<>(session.read(WAITING, Rows::header, since, fresh));
    Set<String> left = new HashSet<>(attended);
    found.forEach(header -> left.remove(header.id()));
    List<String> ids = List.copyOf(left);
    for (int from = 0; from < ids.size(); from += IDS_AT_ONCE) {
      List<String> some = ids.subList(from, Math.min(ids.size(), from + IDS_AT_ONCE));
      // The number of parameters is constant, so that the statement is prepared only once.
      List<Object> values = new ArrayList<>(List.of(since));
      values.addAll(some);
      values.addAll(Collections.nCopies(IDS_AT_ONCE - some.size(), some.getFirst()));
      found.addAll(session.read(ATTENDED, Rows::header, values.toArray()));
    }
    found.sort(Comparator.comparing(Fact.Header::since).reversed());
    return found;
  }
}
