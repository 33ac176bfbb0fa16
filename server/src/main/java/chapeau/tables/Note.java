package chapeau.tables;

import chapeau.engine.Event;
import chapeau.engine.Told;
import chapeau.fair.JournalEntry;
import java.util.List;

/** Something that happened at the table and that its game knows nothing of; the page words it. */
public sealed interface Note extends Event {

  /** A seat's time was over, and a bot made this one decision. */
  record TimeUp(int seat) implements Note {}

  /** A seat took back what came after a step. */
  record TakenBack(int seat, int to) implements Note {}

  static List<Told> of(JournalEntry<?> entry) {
    return switch (entry) {
      case JournalEntry.Played<?> _ -> List.of();
      case JournalEntry.TimedOut<?> late -> List.of(Told.all(new TimeUp(late.seat())));
      case JournalEntry.TakenBack<?> back ->
          List.of(Told.all(new TakenBack(back.seat(), back.to())));
    };
  }
}
