package chapeau.server;

import chapeau.Patience;
import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.net.http.WebSocket;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A websocket, and everything that came over it. */
final class Feed implements WebSocket.Listener, AutoCloseable {
  private static final JsonNode END = MissingNode.getInstance();

  private final Sight sight = new Sight();
  private final List<JsonNode> sent = new CopyOnWriteArrayList<>();
  private final List<JsonNode> all = new CopyOnWriteArrayList<>();
  private final LinkedBlockingQueue<JsonNode> unread = new LinkedBlockingQueue<>();
  private final StringBuilder partial = new StringBuilder();
  private final CompletableFuture<Integer> closed = new CompletableFuture<>();
  private @Nullable WebSocket socket;

  void opened(WebSocket webSocket) {
    this.socket = webSocket;
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    partial.append(data);
    if (last) {
      try {
        JsonNode message = Json.parse(partial.toString());
        sent.add(message);
        JsonNode known = sight.of(message);
        all.add(known);
        unread.add(known);
      } catch (Json.Unreadable e) {
        throw new AssertionError(e);
      }
      partial.setLength(0);
    }
    from.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    closed.complete(code);
    unread.add(END);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    closed.complete(1006);
    unread.add(END);
  }

  Feed say(String message) {
    if (socket == null) {
      throw new IllegalStateException("not open yet");
    }
    socket.sendText(message, true).join();
    return this;
  }

  /** What the line is cut for, perhaps before it is said to the end. */
  Feed sayAtLast(String message) {
    try {
      return say(message);
    } catch (CompletionException _) {
      return this;
    }
  }

  Feed watch(String table, int seat) {
    return say(
        """
        {"type":"watch","table":"%s","seat":%d}\
        """
            .formatted(table, seat));
  }

  Feed watch(String table, int seat, int from) {
    return say(
        """
        {"type":"watch","table":"%s","seat":%d,"from":%d}\
        """
            .formatted(table, seat, from));
  }

  /** The next message like this; those before it are passed over. */
  JsonNode next(Predicate<JsonNode> wanted) {
    try {
      while (true) {
        JsonNode message = unread.poll(Patience.SECONDS, TimeUnit.SECONDS);
        if (message == null) {
          throw new AssertionError("nothing more came; so far: " + all);
        }
        if (wanted.test(message)) {
          return message;
        }
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** The next message, or a missing one when the line is lost. */
  JsonNode nextOrEnd() {
    return next(_ -> true);
  }

  JsonNode next(String type) {
    return next(message -> message.path("type").asText().equals(type));
  }

  /** The next message of this type, or a missing one when the line is lost before. */
  JsonNode nextOrEnd(String type) {
    return next(message -> message.isMissingNode() || message.path("type").asText().equals(type));
  }

  /** Whatever came before the answer to a ping. */
  List<JsonNode> untilNow() {
    int before = all.size();
    say("{\"type\":\"ping\"}");
    next("pong");
    return all.subList(Math.min(before, all.size()), all.size());
  }

  /** Everything that came, steps told whole as whoever keeps what it was told knows them. */
  List<JsonNode> all() {
    return List.copyOf(all);
  }

  /** Every step and catch-up, to the letter. */
  List<JsonNode> updates() {
    untilNow();
    return sent.stream().filter(Feed::isUpdate).toList();
  }

  static boolean isUpdate(JsonNode message) {
    String type = message.path("type").asText();
    return type.equals("step") || type.equals("catchUp");
  }

  int closeCode() {
    return closed.orTimeout(Patience.SECONDS, TimeUnit.SECONDS).join();
  }

  @Override
  public void close() {
    if (socket != null) {
      socket.abort();
    }
  }
}
