package chapeau.server;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.component.LifeCycle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Closes HTTP connections whose request arrives too slowly, and limits how many connections one
 * address holds. Jetty's idle timeout restarts at every byte and its minimum data rate covers
 * bodies only; this class checks every connection against a deadline.
 */
final class SlowClients implements Connection.Listener, HttpConfiguration.Customizer {
  private static final Logger LOG = LoggerFactory.getLogger(SlowClients.class);
  private static final int TOO_MANY_REQUESTS = 429;
  private static final int CHECKS_PER_DEADLINE = 10;

  /**
   * The phase of a connection. Only headers and bodies have a deadline: an answer may take long.
   */
  private enum Phase {
    IDLE,
    HEADERS,
    BODY,
    ANSWER
  }

  /** The current phase of a connection, its start, and the number of bytes received by then. */
  private record Progress(Phase phase, long nanos, long bytes) {
    static Progress of(Phase phase, Connection connection) {
      return new Progress(phase, System.nanoTime(), connection.getBytesIn());
    }
  }

  private final Settings.Clients settings;
  private final boolean limited;
  private final Proxies proxies;
  private final Map<Connection, Progress> requests = new ConcurrentHashMap<>();
  private final Map<String, Integer> addresses = new ConcurrentHashMap<>();
  // Kept per connection, because a closed socket no longer knows its peer.
  private final Map<Connection, String> counted = new ConcurrentHashMap<>();

  SlowClients(Settings.Clients settings, boolean limited, Proxies proxies) {
    this.settings = settings;
    this.limited = limited;
    this.proxies = proxies;
  }

  void watch(org.eclipse.jetty.server.Server jetty) {
    ScheduledExecutorService timer =
        Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());
    jetty.addEventListener(
        new LifeCycle.Listener() {
          @Override
          public void lifeCycleStarting(LifeCycle event) {
            for (Connector connector : jetty.getConnectors()) {
              ((AbstractConnector) connector).addBean(SlowClients.this);
            }
            long period = settings.headers().toMillis() / CHECKS_PER_DEADLINE;
            ScheduledFuture<?> _ =
                timer.scheduleAtFixedRate(
                    SlowClients.this::closeLate, period, period, TimeUnit.MILLISECONDS);
          }

          @Override
          public void lifeCycleStopped(LifeCycle event) {
            timer.shutdownNow();
          }
        });
  }

  // Deadlines

  private void closeLate() {
    requests.forEach((connection, progress) -> {
      if (progress.phase == Phase.IDLE && connection.getBytesIn() > progress.bytes) {
        requests.replace(connection, progress, Progress.of(Phase.HEADERS, connection));
      } else if (isLate(connection, progress)) {
        close(connection);
      }
    });
  }

  /** Catches every exception, because an exception would end the timer. */
  private static void close(Connection connection) {
    try {
      connection.getEndPoint().close(new TimeoutException("the request is too slow"));
    } catch (RuntimeException e) {
      LOG.atWarn().setCause(e).log("slow connection close failed");
    }
  }

  private boolean isLate(Connection connection, Progress progress) {
    Duration passed = Duration.ofNanos(System.nanoTime() - progress.nanos);
    return switch (progress.phase) {
      case IDLE, ANSWER -> false;
      case HEADERS -> passed.compareTo(settings.headers()) > 0;
      case BODY ->
          passed.compareTo(settings.body()) > 0
              || (passed.compareTo(settings.headers()) > 0
                  && connection.getBytesIn() - progress.bytes
                      < settings.bytesPerSecond() * passed.toSeconds());
    };
  }

  private void enter(Phase phase, Connection connection) {
    requests.computeIfPresent(connection, (_, _) -> Progress.of(phase, connection));
  }

  /** Called by Jetty when the headers of a request are complete. */
  @Override
  public Request customize(Request request, HttpFields.Mutable answer) {
    Connection connection = request.getConnectionMetaData().getConnection();
    countForwarded(request, connection);
    Request.addCompletionListener(request, _ -> enter(Phase.IDLE, connection));
    boolean empty =
        request.getLength() == 0
            || (request.getLength() < 0
                && !request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING));
    enter(empty ? Phase.ANSWER : Phase.BODY, connection);
    return empty ? request : new Arriving(request, () -> enter(Phase.ANSWER, connection));
  }

  /** A request whose body is still being read. */
  private static final class Arriving extends Request.Wrapper {
    private final Runnable complete;

    Arriving(Request wrapped, Runnable complete) {
      super(wrapped);
      this.complete = complete;
    }

    @Override
    public Content.@Nullable Chunk read() {
      Content.Chunk chunk = super.read();
      if (chunk != null && chunk.isLast()) {
        complete.run();
      }
      return chunk;
    }
  }

  // Connections per address

  @Override
  public void onOpened(Connection connection) {
    // Tracks HTTP connections only: a websocket may stay quiet.
    if (connection instanceof Connection.UpgradeFrom) {
      requests.put(connection, Progress.of(Phase.IDLE, connection));
    }
    String peer = peer(connection);
    if (proxies.isTrusted(peer)) {
      return;
    }
    String address = proxies.address(peer, List.of());
    counted.put(connection, address);
    if (isOneTooMany(address)) {
      connection.getEndPoint().close();
    }
  }

  @Override
  public void onClosed(Connection connection) {
    requests.remove(connection);
    String address = counted.remove(connection);
    if (address != null) {
      subtract(address);
    }
  }

  /**
   * Counts the requests of a trusted proxy by client address, because many clients share its
   * connections.
   */
  private void countForwarded(Request request, Connection connection) {
    String peer = peer(connection);
    if (!proxies.isTrusted(peer)) {
      return;
    }
    String address =
        proxies.address(
            peer,
            request.getHeaders().getValuesList("X-Forwarded-For").stream()
                .flatMap(header -> Arrays.stream(header.split(",")))
                .map(String::strip)
                .toList());
    Request.addCompletionListener(request, _ -> subtract(address));
    if (isOneTooMany(address)) {
      throw new HttpException.RuntimeException(TOO_MANY_REQUESTS);
    }
  }

  private boolean isOneTooMany(String address) {
    return addresses.merge(address, 1, Integer::sum) > settings.connections() && limited;
  }

  private void subtract(String address) {
    addresses.computeIfPresent(address, (_, n) -> n == 1 ? null : n - 1);
  }

  private static String peer(Connection connection) {
    return connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress peer
            && peer.getAddress() != null
        ? peer.getAddress().getHostAddress()
        : "";
  }
}
