package chapeau.bench;

import chapeau.engine.Dice;
import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A player on a websocket who makes any legal move as soon as asked. */
final class Player implements WebSocket.Listener {
  private final int seat;
  private final Dice dice;
  private final StringBuilder partial = new StringBuilder();
  private volatile Seen seen;
  private JsonNode last = MissingNode.getInstance();
  private JsonNode moves = MissingNode.getInstance();
  private int sent;
  private CompletableFuture<?> saying = CompletableFuture.completedFuture(null);

  /** Told of every step a player sees and of every move a player is about to make. */
  interface Seen {
    void sends(int after);

    /** How long a player thinks, or less than nothing for somebody who makes no move any more. */
    default long pause() {
      return 0;
    }

    void sees(int seat, int seq, int bytes, boolean over);
  }

  Player(int seat, Seen seen, long seed) {
    this.seat = seat;
    this.seen = seen;
    this.dice = new Dice(seed);
  }

  /** The next game on the same line. */
  void plays(Seen next) {
    seen = next;
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean end) {
    partial.append(data);
    socket.request(1);
    if (!end) {
      return null;
    }
    String message = partial.toString();
    partial.setLength(0);
    if (message.startsWith("{\"type\":\"refused\"")) {
      // A move that was only an example breaks a rule: another one, then. Where the game has moved
      // on, its step is on its way.
      return parsed(message).path("rule").asText().isEmpty() ? null : move(socket);
    }
    return message.startsWith("{\"type\":\"step\"") || message.startsWith("{\"type\":\"catchUp\"")
        ? update(socket, message)
        : null;
  }

  private @Nullable CompletionStage<?> update(WebSocket socket, String message) {
    last = parsed(message);
    moves = last.has("moves") ? last.path("moves") : moves;
    seen.sees(seat, last.path("seq").asInt(), message.length(), last.at("/turn/over").asBoolean());
    return move(socket);
  }

  private @Nullable CompletionStage<?> move(WebSocket socket) {
    if (!isAsked(last.at("/turn/acting")) || moves.isEmpty() || seen.pause() < 0) {
      return null;
    }
    return after(seen.pause(), () -> make(socket));
  }

  private CompletableFuture<?> after(long millis, Supplier<CompletableFuture<?>> what) {
    return millis == 0
        ? what.get()
        : CompletableFuture.supplyAsync(
                () -> null, CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS))
            .thenCompose(_ -> what.get());
  }

  private CompletableFuture<?> make(WebSocket socket) {
    int seq = last.path("seq").asInt();
    seen.sends(seq);
    return say(
        socket,
        """
        {"type":"move","table":"%s","seat":%d,"seq":%d,"id":"%d","move":%s}\
        """
            .formatted(
                last.path("table").asText(),
                seat,
                seq,
                sent++,
                moves.get(dice.below(moves.size()))));
  }

  /** One message after the other: a line takes no second one while it still sends the first. */
  synchronized CompletableFuture<?> say(WebSocket socket, String message) {
    saying = saying.thenCompose(_ -> socket.sendText(message, true));
    return saying;
  }

  private boolean isAsked(JsonNode acting) {
    for (JsonNode one : acting) {
      if (one.asInt() == seat) {
        return true;
      }
    }
    return false;
  }

  private static JsonNode parsed(String message) {
    try {
      return Json.parse(message);
    } catch (Json.Unreadable e) {
      throw new IllegalStateException(e);
    }
  }
}
