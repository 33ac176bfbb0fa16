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
 * @param db the address of a PostgreSQL to keep the journal in; empty for a file in the folder
 * @param trustedProxies the addresses of the proxies whose word is taken for where a request is
 *     from
 * @param keepDays how old a table nobody plays at may become; 0 for as old as it likes
 * @param metrics whether the numbers of the house may be collected
 * @param push how people are called to their turn
 * @param deskToken what opens the host's desk from now on; empty for what did before
 */
public record Settings(
    String host,
    int port,
    Path data,
    boolean dev,
    Duration pace,
    Duration absence,
    boolean limited,
    String db,
    Set<String> trustedProxies,
    int keepDays,
    boolean metrics,
    String deskToken,
    Push push) {

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

  public Settings {
    trustedProxies = Set.copyOf(trustedProxies);
  }

  public Settings(
      String host,
      int port,
      Path data,
      boolean dev,
      Duration pace,
      Duration absence,
      boolean limited) {
    this(host, port, data, dev, pace, absence, limited, "", Set.of(), 0, false, "", Push.USUAL);
  }

  /** As people like it. */
  public Settings(String host, int port, Path data, boolean dev) {
    this(host, port, data, dev, Duration.ofMillis(900), Duration.ofMinutes(1), true);
  }

  public Settings onDatabase(String url) {
    return new Settings(
        host,
        port,
        data,
        dev,
        pace,
        absence,
        limited,
        url,
        trustedProxies,
        keepDays,
        metrics,
        deskToken,
        push);
  }

  public Settings behind(Set<String> proxies) {
    return new Settings(
        host, port, data, dev, pace, absence, limited, db, proxies, keepDays, metrics, deskToken,
        push);
  }

  public Settings keeping(int days) {
    return new Settings(
        host,
        port,
        data,
        dev,
        pace,
        absence,
        limited,
        db,
        trustedProxies,
        days,
        metrics,
        deskToken,
        push);
  }

  public Settings measured(boolean open) {
    return new Settings(
        host,
        port,
        data,
        dev,
        pace,
        absence,
        limited,
        db,
        trustedProxies,
        keepDays,
        open,
        deskToken,
        push);
  }

  public Settings desk(String token) {
    return new Settings(
        host,
        port,
        data,
        dev,
        pace,
        absence,
        limited,
        db,
        trustedProxies,
        keepDays,
        metrics,
        token,
        push);
  }

  public Settings calling(Push other) {
    return new Settings(
        host,
        port,
        data,
        dev,
        pace,
        absence,
        limited,
        db,
        trustedProxies,
        keepDays,
        metrics,
        deskToken,
        other);
  }
}
