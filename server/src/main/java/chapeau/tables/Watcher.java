package chapeau.tables;

/** Somebody who wants to be told what happens at a table. */
public interface Watcher {
  /** The id of the guest it is. */
  String guest();

  /** Takes a message at once, without waiting for it to arrive. */
  void send(String message);

  /** Whether somebody has the table before their eyes, and not behind another window. */
  boolean looks();
}
