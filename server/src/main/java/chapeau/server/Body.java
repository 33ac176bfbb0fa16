package chapeau.server;

import chapeau.json.Json;
import chapeau.tables.Denied;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A JSON object somebody sent, read field by field; what is not as it should be is denied. */
record Body(JsonNode json) {
  /** Ids, names, words of ours: whatever is not written by hand at length. */
  private static final int LONGEST = 64;

  private static final int MOST_TEXTS = 64;

  static final Body EMPTY = of(Json.tree(Map.of()));

  static Body of(String text) {
    try {
      return of(Json.parse(text));
    } catch (Json.Unreadable e) {
      throw new Denied(
          Denied.Why.MALFORMED, "Ce n’est pas du JSON lisible.", "That isn’t valid JSON.");
    }
  }

  static Body of(JsonNode json) {
    if (!json.isObject()) {
      throw new Denied(
          Denied.Why.MALFORMED, "Il faut un objet JSON.", "A JSON object is expected.");
    }
    return new Body(json);
  }

  String text(String field) {
    return shortText(field, prose(field));
  }

  /** A text of any length, for those who count its letters themselves. */
  String prose(String field) {
    JsonNode value = json.path(field);
    if (!value.isTextual()) {
      throw wrong(field, "un texte", "a text");
    }
    return value.textValue();
  }

  private static String shortText(String field, String text) {
    if (text.length() > LONGEST) {
      throw wrong(field, "un texte de 64 caractères au plus", "a text of at most 64 characters");
    }
    return text;
  }

  String text(String field, String otherwise) {
    return isAbsent(field) ? otherwise : text(field);
  }

  int number(String field) {
    JsonNode value = json.path(field);
    if (!value.isInt()) {
      throw wrong(field, "un nombre entier", "a whole number");
    }
    return value.intValue();
  }

  boolean flag(String field) {
    if (!json.path(field).isBoolean()) {
      throw wrong(field, "vrai ou faux", "true or false");
    }
    return json.path(field).booleanValue();
  }

  JsonNode object(String field) {
    if (!json.path(field).isObject()) {
      throw wrong(field, "un objet", "an object");
    }
    return json.path(field);
  }

  List<String> texts(String field) {
    List<String> texts = new ArrayList<>();
    for (JsonNode value : json.path(field)) {
      if (!value.isTextual()) {
        throw wrong(field, "une liste de textes", "a list of texts");
      }
      texts.add(shortText(field, value.textValue()));
    }
    if (!json.path(field).isArray() || texts.size() > MOST_TEXTS) {
      throw wrong(field, "une liste de textes", "a list of texts");
    }
    return texts;
  }

  /**
   * Options, whose values are texts; yes, no and numbers are taken for the texts they look like.
   */
  Map<String, String> options(String field) {
    Map<String, String> options = new LinkedHashMap<>();
    object(field)
        .properties()
        .forEach(option -> {
          if (!option.getValue().isValueNode() || option.getValue().isNull()) {
            throw wrong(field, "un objet de textes", "an object of texts");
          }
          // How long a value may be is the game's to say: a host's own deck has many words.
          options.put(shortText(field, option.getKey()), option.getValue().asText());
        });
    return options;
  }

  /** Reads a record, each field by its type; only what is nullable may be absent. */
  <R extends Record> R as(Class<R> type) {
    Shape shape = Shape.of(type);
    return type.cast(shape.make(shape.fields().stream().map(this::value).toArray()));
  }

  private @Nullable Object value(Shape.Field field) {
    String name = field.name();
    if (field.optional() && isAbsent(name)) {
      return null;
    }
    Class<?> type = field.type();
    if (type == String.class) {
      return field.prose() ? prose(name) : text(name);
    } else if (type == int.class || type == Integer.class) {
      return number(name);
    } else if (type == boolean.class || type == Boolean.class) {
      return flag(name);
    } else if (type == List.class) {
      return texts(name);
    } else if (type == Map.class) {
      return options(name);
    } else if (type == JsonNode.class) {
      return object(name);
    } else if (type.isRecord()) {
      return of(object(name)).as(type.asSubclass(Record.class));
    }
    throw new IllegalStateException("no such field in a message: " + field);
  }

  private boolean isAbsent(String field) {
    return json.path(field).isMissingNode() || json.path(field).isNull();
  }

  static Denied wrong(String field, String fr, String en) {
    return new Denied(
        Denied.Why.MALFORMED,
        "« " + field + " » doit être " + fr + ".",
        "“" + field + "” must be " + en + ".");
  }
}
