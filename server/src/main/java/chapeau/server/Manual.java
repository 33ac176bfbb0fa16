package chapeau.server;

import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The description of the API: as it stands for programs, as a page for people. */
final class Manual {
  private static final String DOCUMENT = read();

  private static final String HEAD =
      """
      <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Chapeau: the API</title>
      <meta name="viewport" content="width=device-width, initial-scale=1"><style>
      body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;
      color-scheme:light dark}
      details{border:1px solid #8886;border-radius:.5rem;margin:.5rem 0;padding:.5rem 1rem}
      summary{cursor:pointer}code{font-family:ui-monospace,monospace}
      td,th{text-align:left;padding:.2rem 1rem .2rem 0;vertical-align:top}
      b.verb{display:inline-block;min-width:4.5rem}
      </style></head><body>
      """;

  private Manual() {}

  static void json(Context ctx) {
    ctx.contentType("application/json").result(DOCUMENT);
  }

  static void page(Context ctx) {
    ctx.html(Rendered.PAGE);
  }

  /** Made when somebody first looks. */
  private static final class Rendered {
    private static final String PAGE = render(parse());
  }

  private static String read() {
    try (InputStream in = Manual.class.getResourceAsStream("openapi.json")) {
      if (in == null) {
        throw new IllegalStateException("the API's description is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static JsonNode parse() {
    try {
      return Json.parse(DOCUMENT);
    } catch (Json.Unreadable e) {
      throw new IllegalStateException("the API's description is no JSON", e);
    }
  }

  private static String render(JsonNode document) {
    StringBuilder page = new StringBuilder(HEAD);
    page.append("<h1>Chapeau</h1><p>").append(text(document.at("/info/description")));
    page.append("</p><p><a href=\"/api/openapi.json\">openapi.json</a></p>");
    for (Map.Entry<String, JsonNode> path : document.get("paths").properties()) {
      for (Map.Entry<String, JsonNode> operation : path.getValue().properties()) {
        operation(page, operation.getKey(), path.getKey(), operation.getValue());
      }
    }
    page.append("<h2>What comes back</h2>");
    for (Map.Entry<String, JsonNode> schema : document.at("/components/schemas").properties()) {
      page.append("<details id=\"").append(escaped(schema.getKey())).append("\"><summary><code>");
      page.append(escaped(schema.getKey())).append("</code></summary>");
      fields(page, schema.getValue());
      page.append("</details>");
    }
    return page.append("</body></html>").toString();
  }

  private static void operation(StringBuilder page, String verb, String path, JsonNode operation) {
    page.append("<details><summary><b class=\"verb\">");
    page.append(escaped(verb.toUpperCase(Locale.ROOT))).append("</b> <code>");
    page.append(escaped(path)).append("</code><br>").append(text(operation.get("summary")));
    page.append("</summary>");
    JsonNode request = operation.at("/requestBody/content/application~1json/schema");
    if (!request.isMissingNode()) {
      page.append("<h4>Body</h4>");
      fields(page, request);
    }
    page.append("<h4>Parameters and answers</h4><table>");
    for (JsonNode parameter : operation.path("parameters")) {
      row(page, parameter.path("name").asText(), parameter.path("description").asText());
    }
    for (Map.Entry<String, JsonNode> answer : operation.path("responses").properties()) {
      row(page, answer.getKey(), described(answer.getValue()));
    }
    page.append("</table></details>");
  }

  private static String described(JsonNode answer) {
    String shared = answer.path("$ref").asText();
    JsonNode told = shared.isEmpty() ? answer : parse().at(shared.substring(1));
    return told.path("description").asText();
  }

  private static void fields(StringBuilder page, JsonNode schema) {
    List<String> required = new ArrayList<>();
    schema.path("required").forEach(name -> required.add(name.asText()));
    page.append("<table>");
    for (Map.Entry<String, JsonNode> field : schema.path("properties").properties()) {
      JsonNode value = field.getValue();
      String must = required.contains(field.getKey()) ? ", required" : "";
      row(page, field.getKey(), type(value) + must + ". " + value.path("description").asText());
    }
    page.append("</table>");
  }

  private static String type(JsonNode schema) {
    String named = schema.path("$ref").asText();
    if (!named.isEmpty()) {
      return named.substring(named.lastIndexOf('/') + 1);
    }
    if (schema.path("type").asText().equals("array")) {
      return "list of " + type(schema.path("items"));
    }
    return schema.path("enum").isMissingNode()
        ? schema.path("type").asText("object or null")
        : schema.path("enum").toString();
  }

  private static void row(StringBuilder page, String name, String told) {
    page.append("<tr><th><code>").append(escaped(name)).append("</code></th><td>");
    page.append(escaped(told)).append("</td></tr>");
  }

  private static String text(JsonNode node) {
    return escaped(node.asText());
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
