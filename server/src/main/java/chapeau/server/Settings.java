package chapeau.server;

import java.nio.file.Path;
import java.time.Duration;

/**
 * How a server is to run.
 *
 * @param port 0 for any that is free
 * @param data the folder the journal is kept in; made when it is not there
 * @param dev whether the makers of games may see everything
 * @param pace how long a bot lets the move before it be looked at
 * @param absence how long a person is away before others may ask a bot to stand in
 * @param limited whether anybody may be too fast
 */
public record Settings(
    String host,
    int port,
    Path data,
    boolean dev,
    Duration pace,
    Duration absence,
    boolean limited) {

  /** As people like it. */
  public Settings(String host, int port, Path data, boolean dev) {
    this(host, port, data, dev, Duration.ofMillis(900), Duration.ofSeconds(30), true);
  }
}
