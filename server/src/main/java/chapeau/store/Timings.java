package chapeau.store;

import java.time.Duration;

/**
 * The timeouts and periods of a server. Tests change them.
 *
 * @param databaseWait the timeout for a locked file or a free connection
 * @param round the period at which a node looks for work of other nodes
 * @param nodeLife the time after its last sign of life at which a node counts as dead
 * @param orders the period at which a node reads the orders that the operator gave on another node
 * @param lastWord the time a stopping server waits for its clients to close
 */
public record Timings(
    Duration databaseWait, Duration round, Duration nodeLife, Duration orders, Duration lastWord) {
  /**
   * The node life is longer than any pause of a healthy node, and short enough that the tables of a
   * dead node resume soon.
   */
  public static final Timings USUAL =
      new Timings(
          Duration.ofSeconds(5),
          Duration.ofMillis(500),
          Duration.ofSeconds(3),
          Duration.ofSeconds(1),
          Duration.ofSeconds(2));
}
