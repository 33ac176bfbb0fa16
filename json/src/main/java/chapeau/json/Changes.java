package chapeau.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * What is different between two values of the same type, as JSON: a list of changes, each a list
 * that says where (names of fields and places in lists, from the outside in) and, last, what is
 * there now. {@code [["phase","look"],["seats",2,"cards",[1,4]]]}; a change without a place is all
 * of the value.
 */
public record Changes(Object before, Object now) {

  /** All of a value, where there was none before. */
  public static Changes whole(Object now) {
    return new Changes("", now);
  }

  /** A value with written changes made to it; the value itself stays as it is. */
  public static JsonNode made(JsonNode before, JsonNode changes) {
    JsonNode now = before.deepCopy();
    for (JsonNode change : changes) {
      now = made(now, change, 0);
    }
    return now;
  }

  private static JsonNode made(JsonNode in, JsonNode change, int at) {
    JsonNode place = change.path(at);
    if (at == change.size() - 1) {
      return place;
    }
    switch (in) {
      case ObjectNode object ->
          object.set(place.asText(), made(object.path(place.asText()), change, at + 1));
      case ArrayNode list ->
          list.set(place.asInt(), made(list.path(place.asInt()), change, at + 1));
      default -> throw new IllegalArgumentException("nothing is at " + change);
    }
    return in;
  }
}
