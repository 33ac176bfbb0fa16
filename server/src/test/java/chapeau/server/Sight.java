package chapeau.server;

import chapeau.json.Changes;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.Map;

/** What a client knows that keeps what it was told: view and moves of each seat, step by step. */
final class Sight {
  private final Map<String, JsonNode> last = new HashMap<>();

  /** The message, a step with the view and the moves it leads to. */
  JsonNode of(JsonNode message) {
    if (!Feed.isUpdate(message)) {
      return message;
    }
    String seat = message.path("table").asText() + " " + message.path("seat").asInt();
    JsonNode before = last.get(seat);
    JsonNode now =
        before != null
                && message instanceof ObjectNode step
                && step.has("changes")
                && before.has("view")
                && step.path("seq").asInt() == before.path("seq").asInt() + 1
            ? whole(before, step.deepCopy())
            : message;
    last.put(seat, now);
    return now;
  }

  private static JsonNode whole(JsonNode before, ObjectNode step) {
    step.set("view", Changes.made(before.path("view"), step.path("changes")));
    if (!step.has("moves")) {
      step.set("moves", before.path("moves"));
    }
    return step;
  }
}
