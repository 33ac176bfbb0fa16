package chapeau.tables;

import static java.util.stream.Collectors.joining;

import chapeau.fair.Salts;
import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The messages that several viewers receive, as one text. Viewers that receive the same message
 * share a line. Of a table message, only the difference to the previous one is written.
 */
final class Transcript {
  private static final int HASH = 8;

  private final StringBuilder text = new StringBuilder();
  private final Map<String, JsonNode> tables = new HashMap<>();
  private final Map<String, String> placeholders = new LinkedHashMap<>();

  /** Replaces a random text wherever it occurs from now on. */
  void replace(String random, String placeholder) {
    placeholders.put(random, placeholder);
  }

  /** Adds what each viewer received during one step of a script, in order. */
  void add(String heading, Map<String, List<String>> received) {
    text.append("\n# ").append(heading).append('\n');
    Map<String, List<String>> lines = lines(received);
    int longest = lines.values().stream().mapToInt(List::size).max().orElse(0);
    for (int i = 0; i < longest; i++) {
      Map<String, List<String>> viewers = new LinkedHashMap<>();
      for (Map.Entry<String, List<String>> one : lines.entrySet()) {
        if (i < one.getValue().size()) {
          viewers.computeIfAbsent(one.getValue().get(i), _ -> new ArrayList<>()).add(one.getKey());
        }
      }
      viewers.forEach(
          (line, who) -> text.append(String.join(" ", who)).append(": ").append(line).append('\n'));
    }
  }

  /** Adds only the type and a hash of each message. */
  void addHashes(String heading, Map<String, List<String>> received) {
    text.append("\n# ").append(heading).append(" (hashes)\n");
    lines(received)
        .forEach((viewer, own) ->
            text.append(viewer)
                .append(own.stream().map(Transcript::hash).collect(joining(" ", ": ", "\n"))));
  }

  private static String hash(String line) {
    String type = line.startsWith("table ") ? "table" : read(line).path("type").asText();
    return type + " " + Salts.seal(line).substring(0, HASH);
  }

  private Map<String, List<String>> lines(Map<String, List<String>> received) {
    Map<String, List<String>> lines = new LinkedHashMap<>();
    received.forEach((viewer, messages) ->
        lines.put(
            viewer, messages.stream().map(message -> line(viewer, normal(message))).toList()));
    return lines;
  }

  private String normal(String message) {
    String normal = message;
    for (Map.Entry<String, String> one : placeholders.entrySet()) {
      normal = normal.replace(one.getKey(), one.getValue());
    }
    return normal;
  }

  private String line(String viewer, String message) {
    JsonNode json = read(message);
    if (!json.path("type").asText().equals("table")) {
      return message;
    }
    JsonNode now = json.path("table");
    JsonNode before = tables.put(viewer + " " + now.path("id").asText(), now);
    if (before == null) {
      return message;
    }
    ArrayNode changes = JsonNodeFactory.instance.arrayNode();
    compare(before, now, List.of(), changes);
    return "table " + now.path("id").asText() + " " + changes;
  }

  /** Writes each difference as the way to it and what is there now. */
  private static void compare(JsonNode before, JsonNode now, List<Object> way, ArrayNode changes) {
    if (before.equals(now)) {
      return;
    }
    if (before instanceof ObjectNode was && now instanceof ObjectNode is && sameFields(was, is)) {
      is.fieldNames()
          .forEachRemaining(
              name -> compare(was.path(name), is.path(name), further(way, name), changes));
    } else if (before instanceof ArrayNode
        && now instanceof ArrayNode
        && !now.isEmpty()
        && before.size() == now.size()
        && now.get(0).isObject()) {
      for (int i = 0; i < now.size(); i++) {
        compare(before.get(i), now.get(i), further(way, i), changes);
      }
    } else {
      changes.add(Json.tree(further(way, now)));
    }
  }

  private static boolean sameFields(ObjectNode was, ObjectNode is) {
    List<String> before = new ArrayList<>();
    List<String> now = new ArrayList<>();
    was.fieldNames().forEachRemaining(before::add);
    is.fieldNames().forEachRemaining(now::add);
    return before.equals(now);
  }

  private static List<Object> further(List<Object> way, Object next) {
    List<Object> longer = new ArrayList<>(way);
    longer.add(next);
    return longer;
  }

  private static JsonNode read(String message) {
    try {
      return Json.parse(message);
    } catch (Json.Unreadable e) {
      throw new AssertionError(e);
    }
  }

  String text() {
    return text.toString();
  }
}
