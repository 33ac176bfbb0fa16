package chapeau.server;

import chapeau.store.Timings;
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
 * @param timings how long the server waits for its database and for other nodes
 */
public record Settings(
    String host,
    int port,
    Path data,
    boolean dev,
    Duration pace,
    Duration absence,
    boolean limited,
    Operation operation,
    Timings timings) {

  /**
   * What only those decide who run it for others.
   *
   * @param db the address of a PostgreSQL to keep the journal in; empty for a file in the folder
   * @param publicUrl the URL of the page; if empty, the host of each request counts
   * @param trustedProxies the addresses of the proxies whose word is taken for where a request is
   *     from
   * @param keepDays how old a table nobody plays at may become; 0 for as old as it likes
   * @param metrics whether the numbers of the house may be collected
   * @param deskToken what opens the host's desk from now on; empty for what did before
   * @param push how people are called to their turn
   * @param clients the limits for connections of clients
   */
  public record Operation(
      String db,
      String publicUrl,
      Set<String> trustedProxies,
      int keepDays,
      boolean metrics,
      String deskToken,
      Push push,
      Clients clients) {
    public static final Operation USUAL =
        new Operation("", "", Set.of(), 0, false, "", Push.USUAL, Clients.USUAL);

    public Operation {
      trustedProxies = Set.copyOf(trustedProxies);
    }
  }

  /**
   * How people are called to their turn.
   *
   * @param contact where whoever runs a push service reaches whoever runs this server
   * @param patience how long somebody may take to come by themselves
   * @param delivery the timeout for one push delivery
   * @param local whether this machine itself may be called, by plain HTTP: for tests
   */
  public record Push(String contact, Duration patience, Duration delivery, boolean local) {
    public static final Push USUAL =
        new Push(
            "mailto:host@chapeau.example", Duration.ofSeconds(8), Duration.ofSeconds(15), false);
  }

  /**
   * The limits for connections of clients.
   *
   * @param headers the timeout for the headers of a request
   * @param body the timeout for the body of a request
   * @param bytesPerSecond the minimum rate of a body after the header timeout has passed
   * @param connections the maximum number of connections of one address
   */
  public record Clients(Duration headers, Duration body, int bytesPerSecond, int connections) {
    public static final Clients USUAL =
        new Clients(Duration.ofSeconds(10), Duration.ofSeconds(30), 500, 600);
  }

  public Settings(
      String host,
      int port,
      Path data,
      boolean dev,
      Duration pace,
      Duration absence,
      boolean limited) {
    this(host, port, data, dev, pace, absence, limited, Operation.USUAL, Timings.USUAL);
  }

  /** As people like it. */
  public Settings(String host, int port, Path data, boolean dev) {
    this(host, port, data, dev, Duration.ofMillis(900), Duration.ofMinutes(1), true);
  }

  public Settings run(Operation other) {
    return new Settings(host, port, data, dev, pace, absence, limited, other, timings);
  }

  public Settings timed(Timings other) {
    return new Settings(host, port, data, dev, pace, absence, limited, operation, other);
  }

  public Settings onDatabase(String url) {
    Operation o = operation;
    return run(
        new Operation(
            url,
            o.publicUrl,
            o.trustedProxies,
            o.keepDays,
            o.metrics,
            o.deskToken,
            o.push,
            o.clients));
  }

  public Settings behind(Set<String> proxies) {
    Operation o = operation;
    return run(
        new Operation(
            o.db, o.publicUrl, proxies, o.keepDays, o.metrics, o.deskToken, o.push, o.clients));
  }

  public Settings at(String publicUrl) {
    Operation o = operation;
    return run(
        new Operation(
            o.db,
            publicUrl,
            o.trustedProxies,
            o.keepDays,
            o.metrics,
            o.deskToken,
            o.push,
            o.clients));
  }

  public Settings keeping(int days) {
    Operation o = operation;
    return run(
        new Operation(
            o.db, o.publicUrl, o.trustedProxies, days, o.metrics, o.deskToken, o.push, o.clients));
  }

  public Settings measured(boolean open) {
    Operation o = operation;
    return run(
        new Operation(
            o.db, o.publicUrl, o.trustedProxies, o.keepDays, open, o.deskToken, o.push, o.clients));
  }

  public Settings desk(String token) {
    Operation o = operation;
    return run(
        new Operation(
            o.db, o.publicUrl, o.trustedProxies, o.keepDays, o.metrics, token, o.push, o.clients));
  }

  public Settings calling(Push other) {
    Operation o = operation;
    return run(
        new Operation(
            o.db,
            o.publicUrl,
            o.trustedProxies,
            o.keepDays,
            o.metrics,
            o.deskToken,
            other,
            o.clients));
  }

  public Settings receiving(Clients other) {
    Operation o = operation;
    return run(
        new Operation(
            o.db,
            o.publicUrl,
            o.trustedProxies,
            o.keepDays,
            o.metrics,
            o.deskToken,
            o.push,
            other));
  }
}
