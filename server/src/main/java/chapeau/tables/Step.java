package chapeau.tables;

import chapeau.fair.Deed;
import chapeau.store.Fact;
import java.time.Instant;

/**
 * An entry of the journal. Of all that a table holds, there are most of these: they know no state.
 *
 * @param id what its sender called it; empty for chance's and bots'
 * @param millis when, since 1970
 */
record Step<M>(int seq, Deed<M> deed, String id, long millis) {

  /** Whose deed it is. */
  int actor() {
    return deed.seat();
  }

  Fact.Moved at(String table) {
    return new Fact.Moved(table, seq, deed.actor(), deed.json(), id, time());
  }

  String time() {
    return Instant.ofEpochMilli(millis).toString();
  }
}
