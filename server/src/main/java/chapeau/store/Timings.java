package chapeau.store;

import java.time.Duration;

/**
 * The timeouts and periods of a server that tests shorten or lengthen.
 *
 * @param databaseWait how long an operation waits for a locked file or for a free connection
 * @param round how often a node looks for work that other nodes left
 * @param nodeLife how long after its last sign of life a node is taken for dead
 * @param orders how often a node reads what the host decided on another node
 * @param lastWord how long a server that stops waits until its clients have closed
 */
public record Timings(
    Duration databaseWait, Duration round, Duration nodeLife, Duration orders, Duration lastWord) {
  /** A node lives longer than any pause of a healthy one, and nobody waits long for a dead one. */
  public static final Timings USUAL =
      new Timings(
          Duration.ofSeconds(5),
          Duration.ofMillis(500),
          Duration.ofSeconds(3),
          Duration.ofSeconds(1),
          Duration.ofSeconds(2));
}
