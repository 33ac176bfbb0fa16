package chapeau.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import org.jspecify.annotations.Nullable;

/** What a client says over the websocket. */
public sealed interface ToServer {

  /**
   * Tell me of this table as this seat sees it.
   *
   * @param from the last step seen; absent for none
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Watch(String table, int seat, @Nullable Integer from) implements ToServer {}

  record Unwatch(String table, int seat) implements ToServer {}

  /**
   * Play this.
   *
   * @param seq the last step seen
   * @param id any text that names this move
   */
  record Move(String table, int seat, int seq, String id, JsonNode move) implements ToServer {}

  record Chat(String table, int seat, String room, @Prose String text) implements ToServer {}

  /** Let the bots move without waiting until a person is asked. */
  record Hurry(String table) implements ToServer {}

  /** The page is before somebody's eyes, or no longer. */
  record Look(boolean looking) implements ToServer {}

  record Ping() implements ToServer {}
}
