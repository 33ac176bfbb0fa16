package chapeau.json;

import chapeau.json.Json.Unreadable;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What the JSON library dislikes, in sentences for people: the field is named, and nothing of Java
 * is.
 */
final class Complaint {

  private Complaint() {}

  static Unreadable aboutText(JsonProcessingException e) {
    @Nullable JsonLocation at = e.getLocation();
    String where = at == null ? "" : at.getLineNr() + ", " + at.getColumnNr();
    return where.isEmpty()
        ? new Unreadable("Ce n’est pas du JSON lisible.", "That isn’t valid JSON.")
        : new Unreadable(
            "Ce n’est pas du JSON lisible (ligne et colonne : " + where + ").",
            "That isn’t valid JSON (line and column: " + where + ").");
  }

  static Unreadable aboutValues() {
    return new Unreadable("Ces valeurs ne vont pas ensemble.", "These values do not go together.");
  }

  static Unreadable aboutShape(JsonProcessingException e) {
    return switch (e) {
      case InvalidTypeIdException unknown -> unknownType(unknown);
      case UnrecognizedPropertyException extra -> extra(field(extra.getPath()));
      case MismatchedInputException wrong -> wrong(field(wrong.getPath()), wrong.getTargetType());
      case JsonMappingException odd when !odd.getPath().isEmpty() -> odd(field(odd.getPath()));
      default -> aboutValues();
    };
  }

  private static Unreadable unknownType(InvalidTypeIdException e) {
    List<String> names = SealedTypes.names(e.getBaseType().getRawClass());
    String known = String.join(", ", names);
    String field = inside(field(e.getPath()), "type");
    return new Unreadable(
        "« " + field + " » doit être l’un de : " + known + ".",
        "“" + field + "” must be one of: " + known + ".");
  }

  private static Unreadable extra(String field) {
    return new Unreadable(
        "« " + field + " » n’a rien à faire ici.", "“" + field + "” does not belong here.");
  }

  private static Unreadable odd(String field) {
    return new Unreadable(
        "« " + field + " » ne peut pas avoir cette valeur.",
        "“" + field + "” cannot have that value.");
  }

  private static Unreadable wrong(String field, @Nullable Class<?> wanted) {
    if (wanted == null) {
      return field.isEmpty() ? aboutValues() : odd(field);
    }
    if (wanted.isEnum()) {
      String values =
          Arrays.stream(wanted.getEnumConstants())
              .map(String::valueOf)
              .collect(Collectors.joining(", "));
      return must(field, "l’un de : " + values, "one of: " + values);
    }
    if (wanted == int.class || wanted == long.class || wanted == Integer.class) {
      return must(field, "un nombre entier", "a whole number");
    }
    if (wanted == boolean.class || wanted == Boolean.class) {
      return must(field, "true ou false", "true or false");
    }
    if (wanted == String.class) {
      return must(field, "un texte", "a text");
    }
    if (Collection.class.isAssignableFrom(wanted) || wanted.isArray()) {
      return must(field, "une liste, sans rien de vide", "a list, with nothing empty in it");
    }
    if (Map.class.isAssignableFrom(wanted) || wanted.isRecord()) {
      return must(field, "un objet complet", "a complete object");
    }
    return must(field, "là, et du bon genre", "there, and of the right kind");
  }

  private static Unreadable must(String field, String fr, String en) {
    return field.isEmpty()
        ? new Unreadable("Cela doit être " + fr + ".", "That must be " + en + ".")
        : new Unreadable(
            "« " + field + " » doit être " + fr + ".", "“" + field + "” must be " + en + ".");
  }

  /** Where in what was sent, as one would write it: {@code landings[0]}. */
  private static String field(List<JsonMappingException.Reference> path) {
    String field = "";
    for (JsonMappingException.Reference step : path) {
      @Nullable String name = step.getFieldName();
      field = name == null ? field + "[" + step.getIndex() + "]" : inside(field, name);
    }
    return field;
  }

  private static String inside(String field, String name) {
    return field.isEmpty() ? name : field + "." + name;
  }
}
