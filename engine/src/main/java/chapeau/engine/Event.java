package chapeau.engine;

/** Something that happened at the table. Each game has a sealed interface of them. */
public interface Event {
  /** The line it writes in the log; both languages empty for events that are only shown. */
  Text text();
}
