package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.Patience;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the server closes slow connections and limits their number per address. */
class SlowClientsTest {
  private static final int DEADLINE_MILLIS = 1_000 * Patience.SECONDS;
  private static final Duration NEVER = Duration.ofHours(1);
  private static final int CONNECTIONS = 5;

  @TempDir Path data;

  private Server server(Settings.Clients clients, Set<String> proxies) throws StartFailure {
    Settings limited =
        new Settings("127.0.0.1", 0, data, false, Duration.ZERO, Duration.ZERO, true);
    return Server.start(limited.behind(proxies).receiving(clients));
  }

  private static Settings.Clients slow(Duration headers, Duration body, int bytesPerSecond) {
    return new Settings.Clients(headers, body, bytesPerSecond, 100);
  }

  private static Socket open(Server server, String text) throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
    socket.setSoTimeout(DEADLINE_MILLIS);
    send(socket, text);
    return socket;
  }

  private static void send(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    socket.getOutputStream().flush();
  }

  /** Sends one byte after the other until the other end closes. */
  private static void isClosedWhileSending(Socket socket) throws IOException {
    socket.setSoTimeout(20);
    Patience.until("it is closed", () -> isClosedAfterAByte(socket));
  }

  private static boolean isClosedAfterAByte(Socket socket) {
    try {
      send(socket, "a");
      return socket.getInputStream().read() < 0;
    } catch (SocketTimeoutException _) {
      return false;
    } catch (IOException _) {
      return true;
    }
  }

  private static final String SLOW_BODY =
      "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n";

  @Test
  void headersHaveADeadline() throws Exception {
    try (Server server = server(slow(Duration.ofMillis(200), NEVER, 0), Set.of());
        Socket socket = open(server, "GET / HTTP/1.1\r\nX-Slow: ")) {
      isClosedWhileSending(socket);
    }
  }

  @Test
  void bodiesHaveADeadline() throws Exception {
    try (Server server = server(slow(NEVER.dividedBy(2000), Duration.ofMillis(300), 0), Set.of());
        Socket socket = open(server, SLOW_BODY)) {
      isClosedWhileSending(socket);
    }
  }

  @Test
  void bodiesHaveALeastRate() throws Exception {
    try (Server server = server(slow(Duration.ofMillis(200), NEVER, 500), Set.of());
        Socket socket = open(server, SLOW_BODY)) {
      isClosedWhileSending(socket);
    }
  }

  /** The websocket stays quiet for longer than the request timeout. */
  @Test
  void websocketsAndIdleConnectionsHaveNone() throws Exception {
    Duration shortest = Duration.ofSeconds(1);
    try (Server server = server(slow(shortest, shortest, 500), Set.of());
        Client lea = new Client(server.port());
        Feed feed = lea.connect();
        Socket idle = open(server, "GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")) {
      assertThat(idle.getInputStream().read()).isEqualTo('H');
      try (Socket slow = open(server, "GET / HTTP/1.1\r\nX-Slow: ")) {
        isClosedWhileSending(slow);
      }
      feed.say("{\"type\":\"ping\"}");
      feed.next("pong");
      send(idle, "GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
      String rest = new String(idle.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(rest.split("HTTP/1.1 200", -1)).hasSize(2);
    }
  }

  @Test
  void anAddressHoldsSoManyConnections() throws Exception {
    List<Socket> held = new ArrayList<>();
    try (Server server = server(new Settings.Clients(NEVER, NEVER, 0, CONNECTIONS), Set.of())) {
      for (int i = 0; i < CONNECTIONS; i++) {
        held.add(open(server, "GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"));
        assertThat(held.getLast().getInputStream().read()).isEqualTo('H');
      }
      try (Socket more = open(server, "")) {
        isClosedWhileSending(more);
      }
      send(held.getFirst(), "GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
      assertThat(held.getFirst().getInputStream().readAllBytes()).isNotEmpty();
    } finally {
      for (Socket socket : held) {
        socket.close();
      }
    }
  }

  /** A socket the server has closed no longer knows its peer. */
  @Test
  void closedConnectionsAreNoLongerCounted() throws Exception {
    try (Server server = server(new Settings.Clients(NEVER, NEVER, 0, CONNECTIONS), Set.of())) {
      for (int i = 0; i < 10 * CONNECTIONS; i++) {
        try (Client lea = new Client(server.port());
            Feed feed = lea.connect();
            Socket closed =
                open(server, "GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")) {
          feed.say("{\"type\":\"ping\"}");
          feed.next("pong");
          assertThat(closed.getInputStream().readAllBytes()).isNotEmpty();
        }
      }
    }
  }

  @Test
  void behindAProxyEveryForwardedAddressIsCountedAlone() throws Exception {
    List<Socket> held = new ArrayList<>();
    String unfinished =
        """
        POST /api/tables HTTP/1.1\r
        Host: x\r
        X-Forwarded-For: 198.51.100.%d\r
        Content-Length: 9\r
        Expect: 100-continue\r
        \r
        """;
    try (Server server =
        server(new Settings.Clients(NEVER, NEVER, 0, CONNECTIONS), Set.of("127.0.0.1"))) {
      for (int i = 0; i < CONNECTIONS; i++) {
        held.add(open(server, unfinished.formatted(7)));
        assertThat(firstLine(held.getLast())).contains("100");
      }
      held.add(open(server, unfinished.formatted(7)));
      assertThat(firstLine(held.getLast())).contains("429");
      held.add(open(server, unfinished.formatted(8)));
      assertThat(firstLine(held.getLast())).contains("100");
    } finally {
      for (Socket socket : held) {
        socket.close();
      }
    }
  }

  private static String firstLine(Socket socket) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = socket.getInputStream().read(); c >= 0 && c != '\n'; ) {
      line.append((char) c);
      c = socket.getInputStream().read();
    }
    return line.toString();
  }
}
