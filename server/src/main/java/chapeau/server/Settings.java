package chapeau.server;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;

/**
 * How a server is to run.
 *
 * @param port 0 for any that is free
 * @param data the folder the journal is kept in; made when it is not there
 * @param dev whether the makers of games may see everything
 * @param pace how long a bot lets the move before it be looked at
 * @param absence how long a person is away before others may ask a bot to stand in
 * @param limited whether anybody may be too fast
 * @param operation what only those decide who run it for others
 */
public record Settings(
    String host,
    int port,
    Path data,
    boolean dev,
    Duration pace,
    Duration absence,
    boolean limited,
    Operation operation) {

  /**
   * What only those decide who run it for others.
   *
   * @param db the address of a PostgreSQL to keep the journal in; empty for a file in the folder
   * @param trustedProxies the addresses of the proxies whose word is taken for where a request is
   *     from
   * @param keepDays how old a table nobody plays at may become; 0 for as old as it likes
   * @param metrics whether the numbers of the house may be collected
   * @param deskToken what opens the host's desk from now on; empty for what did before
   * @param push how people are called to their turn
   */
  public record Operation(
      String db,
      Set<String> trustedProxies,
      int keepDays,
      boolean metrics,
      String deskToken,
      Push push) {
    public static final Operation USUAL = new Operation("", Set.of(), 0, false, "", Push.USUAL);

    public Operation {
      trustedProxies = Set.copyOf(trustedProxies);
    }
  }

  /**
   * How people are called to their turn.
   *
   * @param contact where whoever runs a push service reaches whoever runs this server
   * @param patience how long somebody may take to come by themselves
   * @param local whether this machine itself may be called, by plain HTTP: for tests
   */
  public record Push(String contact, Duration patience, boolean local) {
    public static final Push USUAL =
        new Push("mailto:host@chapeau.example", Duration.ofSeconds(8), false);
  }

  public Settings(
      String host,
      int port,
      Path data,
      boolean dev,
      Duration pace,
      Duration absence,
      boolean limited) {
    this(host, port, data, dev, pace, absence, limited, Operation.USUAL);
  }

  /** As people like it. */
  public Settings(String host, int port, Path data, boolean dev) {
    this(host, port, data, dev, Duration.ofMillis(900), Duration.ofMinutes(1), true);
  }

  public Settings run(Operation other) {
    return new Settings(host, port, data, dev, pace, absence, limited, other);
  }

  public Settings onDatabase(String url) {
    Operation o = operation;
    return run(new Operation(url, o.trustedProxies, o.keepDays, o.metrics, o.deskToken, o.push));
  }

  public Settings behind(Set<String> proxies) {
    Operation o = operation;
    return run(new Operation(o.db, proxies, o.keepDays, o.metrics, o.deskToken, o.push));
  }

  public Settings keeping(int days) {
    Operation o = operation;
    return run(new Operation(o.db, o.trustedProxies, days, o.metrics, o.deskToken, o.push));
  }

  public Settings measured(boolean open) {
    Operation o = operation;
    return run(new Operation(o.db, o.trustedProxies, o.keepDays, open, o.deskToken, o.push));
  }

  public Settings desk(String token) {
    Operation o = operation;
    return run(new Operation(o.db, o.trustedProxies, o.keepDays, o.metrics, token, o.push));
  }

  public Settings calling(Push other) {
    Operation o = operation;
    return run(new Operation(o.db, o.trustedProxies, o.keepDays, o.metrics, o.deskToken, other));
  }
}
