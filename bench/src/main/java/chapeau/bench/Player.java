package chapeau.bench;

import chapeau.engine.Dice;
import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.WebSocket;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** A player on a websocket who makes any legal move as soon as asked. */
final class Player implements WebSocket.Listener {
  private final int seat;
  private final Seen seen;
  private final Dice dice;
  private final StringBuilder partial = new StringBuilder();

  /** Told of every step a player sees and of every move a player is about to make. */
  interface Seen {
    void sends(int after);

    void sees(int seat, int seq, int actor, boolean over);
  }

  Player(int seat, Seen seen, long seed) {
    this.seat = seat;
    this.seen = seen;
    this.dice = new Dice(seed);
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
    partial.append(data);
    socket.request(1);
    if (!last) {
      return null;
    }
    String message = partial.toString();
    partial.setLength(0);
    return message.startsWith("{\"type\":\"update\"") ? update(socket, message) : null;
  }

  private @Nullable CompletionStage<?> update(WebSocket socket, String message) {
    JsonNode update = parsed(message);
    int seq = update.path("seq").asInt();
    boolean over = update.at("/turn/over").asBoolean();
    seen.sees(seat, seq, update.path("actor").asInt(), over);
    JsonNode moves = update.path("moves");
    if (moves.isEmpty()) {
      return null;
    }
    seen.sends(seq);
    return socket.sendText(
        """
        {"type":"move","table":"%s","seat":%d,"seq":%d,"id":"%d","move":%s}\
        """
            .formatted(
                update.path("table").asText(), seat, seq, seq, moves.get(dice.below(moves.size()))),
        true);
  }

  private static JsonNode parsed(String message) {
    try {
      return Json.parse(message);
    } catch (Json.Unreadable e) {
      throw new IllegalStateException(e);
    }
  }
}
