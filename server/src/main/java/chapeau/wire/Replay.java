package chapeau.wire;

import chapeau.json.AnyValue;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * A finished game, step by step, everything open.
 *
 * @param older whether it was played under other rules than today's: not every event and view need
 *     be of a kind that is known today
 * @param rest the moves that today's rules do not understand any more, where nothing else was kept
 */
public record Replay(TableView table, boolean older, List<Scene> steps, List<Played> rest) {

  /** How things stood after a step. */
  public record Scene(int seq, int actor, List<Happened> events, AnyValue view, TurnView turn) {}

  /** A move as it was written down. */
  public record Played(int seq, int actor, JsonNode move) {}
}
