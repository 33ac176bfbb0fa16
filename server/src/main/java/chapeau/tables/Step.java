package chapeau.tables;

import chapeau.engine.Told;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * A move that was made and how things stood after it; step 0 is the table as set, before any move.
 */
record Step<S>(
    int seq, int actor, JsonNode move, String id, String time, S state, List<Told> events) {

  Fact.Moved at(String table) {
    return new Fact.Moved(table, seq, actor, move.toString(), id, time);
  }
}
