package chapeau.wire;

import chapeau.json.AnyValue;
import java.util.List;

/** A finished game, step by step, everything open. */
public record Replay(TableView table, List<Scene> steps) {

  /** How things stood after a step. */
  public record Scene(int seq, int actor, List<Happened> events, AnyValue view, TurnView turn) {}
}
