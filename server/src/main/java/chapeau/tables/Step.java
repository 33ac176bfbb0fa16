package chapeau.tables;

import chapeau.json.Json;
import chapeau.store.Fact;
import java.time.Instant;

/**
 * A move that was made. Of all that a table holds, there are most of these: they know no state.
 *
 * @param id what its sender called it; empty for chance's and bots'
 * @param millis when, since 1970
 */
record Step<M>(int seq, int actor, M move, String id, long millis) {

  Fact.Moved at(String table) {
    return new Fact.Moved(table, seq, actor, Json.write(move), id, time());
  }

  String time() {
    return Instant.ofEpochMilli(millis).toString();
  }
}
