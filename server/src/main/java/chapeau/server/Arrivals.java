package chapeau.server;

import chapeau.json.Json;
import chapeau.tables.Lobby;
import chapeau.wire.LobbyView;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32;

/**
 * Where people look who have no table yet. A light poll and not the websocket: nobody who only
 * looks costs a connection or a place in memory, whatever node answers knows all tables, and what
 * has not changed is answered in a line.
 */
final class Arrivals {
  /** Who has looked so lately is still there; the page looks every few seconds. */
  private static final long LOOKING = 15_000_000_000L;

  private final Lobby lobby;
  private final Identity identity;
  private final Crowd crowd;
  private final Map<String, Long> looking = new ConcurrentHashMap<>();

  Arrivals(Lobby lobby, Identity identity, Crowd crowd) {
    this.lobby = lobby;
    this.identity = identity;
    this.crowd = crowd;
  }

  /** Those who looked a moment ago. */
  Set<String> looking() {
    long now = System.nanoTime();
    looking.values().removeIf(since -> now - since > LOOKING);
    return Set.copyOf(looking.keySet());
  }

  void answer(Context ctx) {
    looking();
    looking.put(identity.of(ctx).id(), System.nanoTime());
    String body = Json.write(new LobbyView(crowd.together(looking.keySet()), lobby.tables()));
    String tag = tag(body);
    ctx.header("ETag", tag);
    if (tag.equals(ctx.header("If-None-Match"))) {
      ctx.status(304);
    } else {
      ctx.contentType("application/json").result(body);
    }
  }

  private static String tag(String body) {
    CRC32 sum = new CRC32();
    sum.update(body.getBytes(StandardCharsets.UTF_8));
    return "\"" + Long.toHexString(sum.getValue()) + "-" + body.length() + "\"";
  }
}
