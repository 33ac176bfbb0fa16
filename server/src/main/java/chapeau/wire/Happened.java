package chapeau.wire;

import chapeau.engine.Told;
import chapeau.json.AnyValue;
import java.util.List;

/** An event, as data: the page of whoever reads it makes its sentence. */
public record Happened(AnyValue event) {

  /** What of all that was told a viewer knows. */
  public static List<Happened> to(int viewer, List<Told> told) {
    return told.stream()
        .filter(one -> one.reaches(viewer))
        .map(one -> new Happened(new AnyValue(one.event())))
        .toList();
  }
}
