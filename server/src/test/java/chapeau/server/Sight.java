package chapeau.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
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
    JsonNode view = before.path("view").deepCopy();
    for (JsonNode change : step.path("changes")) {
      view = changed(view, change, 0);
    }
    step.set("view", view);
    if (!step.has("moves")) {
      step.set("moves", before.path("moves"));
    }
    return step;
  }

  private static JsonNode changed(JsonNode in, JsonNode change, int at) {
    if (at == change.size() - 1) {
      return change.get(at);
    }
    JsonNode place = change.get(at);
    switch (in) {
      case ObjectNode object ->
          object.set(place.asText(), changed(object.get(place.asText()), change, at + 1));
      case ArrayNode list ->
          list.set(place.asInt(), changed(list.get(place.asInt()), change, at + 1));
      default -> throw new AssertionError("nothing is at " + change);
    }
    return in;
  }
}
