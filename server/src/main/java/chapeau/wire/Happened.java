package chapeau.wire;

import chapeau.engine.Seat;
import chapeau.engine.Text;
import chapeau.engine.Told;
import chapeau.json.AnyValue;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An event, as data.
 *
 * @param text the line it writes in the log, where the game's page does not make it
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Happened(AnyValue event, @Nullable Text text) {

  /** What of all that was told a viewer knows. */
  public static List<Happened> to(int viewer, List<Told> told) {
    return told.stream()
        .filter(one -> one.reaches(viewer))
        .map(one -> new Happened(new AnyValue(one.event()), words(one, viewer)))
        .toList();
  }

  /** What is said to one seat alone says “you”, and would be wrong in anybody else's ears. */
  private static @Nullable Text words(Told told, int viewer) {
    boolean open = viewer == Seat.OPEN && told.audience() != Told.EVERYONE;
    return open || told.event().text().en().isEmpty() ? null : told.event().text();
  }
}
