package chapeau.tables;

import chapeau.engine.Told;
import java.util.List;
import java.util.stream.Stream;

/**
 * How things stood after a step, and what was told of it; moment 0 is the table as set, before any
 * move.
 *
 * @param id what the sender of the move called it; empty for chance's and bots'
 * @param told by the game
 * @param noted by the table, which knows of clocks and of moves taken back
 */
record Moment<S>(
    int seq, int actor, String id, long millis, List<Told> told, List<Told> noted, S state) {

  /** What people are told: what the table notes, then what happened in the game. */
  List<Told> all() {
    return noted.isEmpty() ? told : Stream.concat(noted.stream(), told.stream()).toList();
  }
}
