package chapeau.push;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Hands a sealed message to a browser's push service. It speaks to the very address that was found
 * to be public, follows no redirection, and reads no more of the answer than its status: whoever
 * names a machine learns nothing of it.
 */
public final class Messenger {
  private static final Logger LOG = LoggerFactory.getLogger(Messenger.class);
  private static final int MOST_AT_ONCE = 100;
  private static final int LONGEST_STATUS = 256;
  private static final int A_DAY = 24 * 3600;
  private static final Pattern STATUS = Pattern.compile("HTTP/1\\.[01] ([0-9]{3})( .*)?");

  private final boolean local;
  private final Duration deadline;
  private final Semaphore places = new Semaphore(MOST_AT_ONCE);

  /**
   * A messenger.
   *
   * @param local whether this machine itself will do, by plain HTTP: for tests
   * @param deadline how long a delivery may take in all, from the name look-up to the answer
   */
  public Messenger(boolean local, Duration deadline) {
    this.local = local;
    this.deadline = deadline;
  }

  /** What became of a message. */
  public enum Outcome {
    TAKEN,
    /** Nobody is subscribed there any more. */
    GONE,
    /** It may work in a while. */
    LATER,
    /** It will never work. */
    REFUSED
  }

  /** Whether a message may be handed over there at all. */
  public boolean mayReach(String endpoint) {
    return Endpoint.of(endpoint, local).isPresent();
  }

  /**
   * Sends a message within the deadline. A read timeout alone is not enough: a service that sends
   * one byte at a time never reaches it.
   *
   * @param topic a newer message with the same replaces one that still waits
   */
  public Outcome deliver(
      WebPush sender, String endpoint, byte[] message, String topic, long millis) {
    Connection connection = new Connection();
    FutureTask<Outcome> delivery =
        new FutureTask<>(() -> send(connection, sender, endpoint, message, topic, millis));
    try {
      if (!places.tryAcquire(deadline.toMillis(), TimeUnit.MILLISECONDS)) {
        return Outcome.LATER;
      }
      Thread.ofVirtual()
          .name("push")
          .start(() -> {
            try {
              delivery.run();
            } finally {
              places.release();
            }
          });
      return delivery.get(deadline.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException _) {
      return Outcome.LATER;
    } catch (ExecutionException e) {
      throw new IllegalStateException("a delivery failed", e.getCause());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return Outcome.LATER;
    } finally {
      connection.close();
    }
  }

  private Outcome send(
      Connection connection,
      WebPush sender,
      String endpoint,
      byte[] message,
      String topic,
      long millis) {
    Optional<Endpoint> found = Endpoint.of(endpoint, local);
    if (found.isEmpty()) {
      return Outcome.REFUSED;
    }
    Endpoint to = found.get();
    String head =
        """
        POST %s HTTP/1.1
        Host: %s
        TTL: %d
        Urgency: high
        Topic: %s
        Content-Encoding: aes128gcm
        Content-Type: application/octet-stream
        Content-Length: %d
        Authorization: %s
        Connection: close

        """
            .formatted(
                to.path(),
                to.uri().getAuthority(),
                A_DAY,
                topic,
                message.length,
                sender.authorization(to.uri(), millis))
            .replace("\n", "\r\n");
    try {
      Socket socket = connection.open(to);
      OutputStream out = socket.getOutputStream();
      out.write(head.getBytes(StandardCharsets.US_ASCII));
      out.write(message);
      out.flush();
      return outcome(status(socket.getInputStream()));
    } catch (IOException _) {
      return Outcome.LATER;
    } finally {
      connection.close();
    }
  }

  /** A connection that another thread can close, even while the connection is being opened. */
  private static final class Connection {
    private final Socket plain = new Socket();
    private final AtomicBoolean closed = new AtomicBoolean();

    Socket open(Endpoint to) throws IOException {
      plain.connect(new InetSocketAddress(to.address(), to.port()));
      if (!to.isSecure()) {
        return plain;
      }
      SSLSocketFactory factory = (SSLSocketFactory) SSLSocketFactory.getDefault();
      SSLSocket secure =
          (SSLSocket) factory.createSocket(plain, to.uri().getHost(), to.port(), true);
      SSLParameters parameters = secure.getSSLParameters();
      parameters.setEndpointIdentificationAlgorithm("HTTPS");
      secure.setSSLParameters(parameters);
      secure.startHandshake();
      return secure;
    }

    void close() {
      if (closed.compareAndSet(false, true)) {
        try {
          plain.close();
        } catch (IOException e) {
          LOG.atDebug().log("push connection close failed: cause={}", e.getMessage());
        }
      }
    }
  }

  private static int status(InputStream in) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int one = in.read(); one >= 0 && one != '\n' && line.size() < LONGEST_STATUS; ) {
      line.write(one);
      one = in.read();
    }
    Matcher status = STATUS.matcher(line.toString(StandardCharsets.ISO_8859_1).strip());
    if (!status.matches()) {
      throw new IOException("that is no answer of HTTP");
    }
    return Integer.parseInt(status.group(1));
  }

  private static Outcome outcome(int status) {
    return switch (status) {
      case 404, 410 -> Outcome.GONE;
      case 429 -> Outcome.LATER;
      default -> status < 300 ? Outcome.TAKEN : status < 500 ? Outcome.REFUSED : Outcome.LATER;
    };
  }
}
