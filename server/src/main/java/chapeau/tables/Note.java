package chapeau.tables;

import chapeau.engine.Event;
import chapeau.engine.Told;
import chapeau.fair.Deed;
import java.util.List;

/** Something that happened at the table and that its game knows nothing of; the page words it. */
public sealed interface Note extends Event {

  /** A seat's time was over, and a bot made this one decision. */
  record TimeUp(int seat) implements Note {}

  /** A seat took back what came after a step. */
  record TakenBack(int seat, int to) implements Note {}

  static List<Told> of(Deed<?> deed) {
    return switch (deed) {
      case Deed.Played<?> _ -> List.of();
      case Deed.TimedOut<?>(int seat, var _) -> List.of(Told.all(new TimeUp(seat)));
      case Deed.TakenBack<?>(int seat, int to) -> List.of(Told.all(new TakenBack(seat, to)));
    };
  }
}
