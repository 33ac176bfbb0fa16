package chapeau.engine;

/** Something that happened at the table, as data. Each game has a sealed interface of them. */
public interface Event {
  /** The line it writes in the log, where the page does not word it; both languages empty else. */
  default Text text() {
    return Text.NONE;
  }
}
