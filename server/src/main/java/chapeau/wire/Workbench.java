package chapeau.wire;

import chapeau.json.AnyValue;
import java.util.List;

/** For the makers of games: everything about a table, as every viewer sees it. */
public record Workbench(int seq, TurnView turn, List<Bench> viewers) {

  /** What one viewer sees and may do. */
  public record Bench(int viewer, AnyValue view, List<AnyValue> moves) {}
}
