package chapeau.push;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/**
 * Hands a sealed message to a browser's push service. It speaks to the very address that was found
 * to be public, follows no redirection, and reads no more of the answer than its status: whoever
 * names a machine learns nothing of it.
 */
public final class Messenger {
  private static final int PATIENCE = 10_000;
  private static final int LONGEST_STATUS = 256;
  private static final int A_DAY = 24 * 3600;
  private static final Pattern STATUS = Pattern.compile("HTTP/1\\.[01] ([0-9]{3})( .*)?");

  private final boolean local;

  /**
   * A messenger.
   *
   * @param local whether this machine itself will do, by plain HTTP: for tests
   */
  public Messenger(boolean local) {
    this.local = local;
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
   * Hands a message over.
   *
   * @param topic a newer message with the same replaces one that still waits
   */
  public Outcome deliver(
      WebPush sender, String endpoint, byte[] message, String topic, long millis) {
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
    try (Socket socket = connect(to)) {
      OutputStream out = socket.getOutputStream();
      out.write(head.getBytes(StandardCharsets.US_ASCII));
      out.write(message);
      out.flush();
      return outcome(status(socket.getInputStream()));
    } catch (IOException _) {
      return Outcome.LATER;
    }
  }

  private static Socket connect(Endpoint to) throws IOException {
    Socket plain = new Socket();
    try {
      plain.setSoTimeout(PATIENCE);
      plain.connect(new InetSocketAddress(to.address(), to.port()), PATIENCE);
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
    } catch (IOException e) {
      plain.close();
      throw e;
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
