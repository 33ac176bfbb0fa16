package chapeau.engine;

import java.util.Set;

/**
 * A game in which not everybody may talk to everybody: games that say nothing here have one room,
 * where all speak and all listen.
 */
public interface Talk<S> {
  /** The room every table has. */
  String TABLE = "table";

  /** The set of seats that hear what is said in a room now, as {@link Told} has it; 0 for none. */
  int mayHear(S state, String room);

  /** The set of seats that may speak in a room now; 0 where there is no such room. */
  int maySpeak(S state, String room);

  /** Ready-made phrases any seat may say at the table, even while nobody speaks freely there. */
  default Set<String> reactions() {
    return Set.of();
  }
}
