package chapeau.server;

import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.Map;

/** A guest with a browser of their own. */
final class Client implements AutoCloseable {
  private static final String RECEIVE_BUFFER = "jdk.httpclient.receiveBufferSize";

  private final HttpClient http;
  private final int port;

  Client(int port) {
    this(HttpClient.newBuilder().cookieHandler(new CookieManager()).build(), port);
  }

  private Client(HttpClient http, int port) {
    this.http = http;
    this.port = port;
  }

  /** Somebody who keeps no cookie: a new guest at every call. */
  static Client stranger(int port) {
    return new Client(HttpClient.newHttpClient(), port);
  }

  /** The same guest, gone to another port. */
  Client at(int other) {
    return new Client(http, other);
  }

  /** What came back. */
  record Answer(int status, JsonNode json, String text, HttpHeaders headers) {
    Answer is(int expected) {
      if (status != expected) {
        throw new AssertionError("expected " + expected + ", got " + status + ": " + text);
      }
      return this;
    }
  }

  Answer get(String path) {
    return send(request(path).GET());
  }

  Answer post(String path, String body) {
    return send(request(path).POST(BodyPublishers.ofString(body)));
  }

  Answer put(String path, String body) {
    return send(request(path).PUT(BodyPublishers.ofString(body)));
  }

  Answer delete(String path) {
    return send(request(path).DELETE());
  }

  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
  }

  Answer send(HttpRequest.Builder request) {
    try {
      HttpResponse<String> response = http.send(request.build(), BodyHandlers.ofString());
      return new Answer(
          response.statusCode(), parsed(response.body()), response.body(), response.headers());
    } catch (IOException e) {
      throw new Unreachable(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** The server did not answer. */
  static final class Unreachable extends RuntimeException {
    private static final long serialVersionUID = 1;

    Unreachable(Throwable cause) {
      super(cause);
    }
  }

  private static JsonNode parsed(String text) {
    try {
      return Json.parse(text);
    } catch (Json.Unreadable _) {
      return MissingNode.getInstance();
    }
  }

  Feed connect() {
    return connect(Map.of());
  }

  Feed connect(Map<String, String> headers) {
    Feed feed = new Feed();
    var builder = http.newWebSocketBuilder();
    headers.forEach(builder::header);
    feed.opened(builder.buildAsync(URI.create("ws://127.0.0.1:" + port + "/api/ws"), feed).join());
    return feed;
  }

  /** A websocket whose other end never reads. */
  WebSocket stalled() {
    WebSocket.Listener deaf =
        new WebSocket.Listener() {
          @Override
          public void onOpen(WebSocket socket) {
            // Asks for nothing, and so is given nothing.
          }
        };
    // The default receive buffer would take megabytes for a client that does not read.
    System.setProperty(RECEIVE_BUFFER, "16384");
    try {
      return http.newWebSocketBuilder()
          .buildAsync(URI.create("ws://127.0.0.1:" + port + "/api/ws"), deaf)
          .join();
    } finally {
      System.clearProperty(RECEIVE_BUFFER);
    }
  }

  /** Sets a table and answers what was told of it. */
  JsonNode set(int players, String seats) {
    return post("/api/tables", table(players, seats)).is(201).json();
  }

  static String table(int players, String seats) {
    return """
    {"game":"hattari","players":%d,"options":{},"seats":%s,"salt":"grain"}\
    """
        .formatted(players, seats);
  }

  Answer move(String table, int seat, int seq, String id, String move) {
    return post(
        "/api/tables/" + table + "/moves",
        """
        {"seat":%d,"seq":%d,"id":"%s","move":%s}\
        """
            .formatted(seat, seq, id, move));
  }

  JsonNode lastUpdate(String table, int seat) {
    JsonNode updates = get("/api/tables/" + table + "/feed?seat=" + seat).is(200).json();
    return updates.path("updates").path(0);
  }

  @Override
  public void close() {
    http.shutdownNow();
  }
}
