package chapeau.tables;

import chapeau.engine.Told;
import java.util.List;

/**
 * How things stood after a step, and what was told of it; moment 0 is the table as set, before any
 * move.
 *
 * @param id what the sender of the move called it; empty for chance's and bots'
 */
record Moment<S>(int seq, int actor, String id, long millis, List<Told> told, S state) {}
