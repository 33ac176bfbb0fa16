package chapeau.contract;

import chapeau.engine.About;
import chapeau.engine.Game;
import chapeau.json.Changes;
import chapeau.json.Json;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Java records as the page's types, so that the page cannot disagree with what it is sent. */
public final class TypeScript {
  private final Map<String, String> declared = new LinkedHashMap<>();
  private final List<Class<?>> waiting = new ArrayList<>();

  private TypeScript() {}

  /** A game's view, moves and events, and what the shelf says about the game. */
  static String of(Game<?, ?, ?> game) {
    return of(
            "// Made from the Java records of games/"
                + game.about().id()
                + " by its contract test; change those, then run the build with"
                + " -Dgolden.update=true.\n\n",
            List.of(game.types().view(), game.types().move(), game.types().event()))
        + shelved(game.about());
  }

  private static String shelved(About about) {
    return """

    export const about = {
      pitch: %s,
      players: [%d, %d],
      minutes: %d,
    } as const;
    """
        .formatted(
            Json.write(about.pitch()), about.minPlayers(), about.maxPlayers(), about.minutes());
  }

  /** These types and all they are made of. */
  public static String of(String heading, List<Class<?>> roots) {
    TypeScript types = new TypeScript();
    types.waiting.addAll(roots);
    while (!types.waiting.isEmpty()) {
      types.declare(types.waiting.removeFirst());
    }
    return heading + String.join("\n", types.declared.values());
  }

  private void declare(Class<?> type) {
    if (declared.containsKey(Shapes.name(type))) {
      return;
    }
    declared.put(Shapes.name(type), "");
    declared.put(Shapes.name(type), declaration(type));
  }

  private String declaration(Class<?> type) {
    String head = "export type " + Shapes.name(type) + " =";
    if (type.isEnum()) {
      return head
          + Arrays.stream(type.getEnumConstants())
              .map(c -> " '" + ((Enum<?>) c).name() + "'")
              .collect(Collectors.joining(" |"))
          + ";\n";
    }
    if (type.isSealed()) {
      return head
          + Arrays.stream(type.getPermittedSubclasses())
              .map(c -> "\n  | " + refer(c))
              .collect(Collectors.joining())
          + ";\n";
    }
    StringBuilder fields = new StringBuilder();
    if (Shapes.isTagged(type)) {
      fields.append("  type: '").append(Shapes.tag(type)).append("';\n");
    }
    for (RecordComponent component : type.getRecordComponents()) {
      fields
          .append("  ")
          .append(component.getName())
          .append(Shapes.mayBeAbsent(component) ? "?: " : ": ")
          .append(
              refer(component.getAnnotatedType())
                  .replace(Shapes.mayBeAbsent(component) ? " | null" : "\0", ""))
          .append(";\n");
    }
    return head + " {\n" + fields + "};\n";
  }

  private String refer(AnnotatedType annotated) {
    String orNull = annotated.isAnnotationPresent(Nullable.class) ? " | null" : "";
    if (annotated instanceof AnnotatedParameterizedType generic
        && generic.getType() instanceof ParameterizedType parameterized
        && parameterized.getRawType() instanceof Class<?> raw) {
      AnnotatedType[] arguments = generic.getAnnotatedActualTypeArguments();
      String last = refer(arguments[arguments.length - 1]);
      return (Map.class.isAssignableFrom(raw)
              ? "Record<string, " + last + ">"
              : (last.contains("|") ? "(" + last + ")[]" : last + "[]"))
          + orNull;
    }
    Type type = annotated.getType();
    if (type instanceof Class<?> raw) {
      return refer(raw) + orNull;
    }
    throw new IllegalArgumentException("no TypeScript for " + type);
  }

  private String refer(Class<?> type) {
    if (type.isArray()) {
      return refer(type.getComponentType()) + "[]";
    }
    if (type == boolean.class || type == Boolean.class) {
      return "boolean";
    }
    if (type.isPrimitive() || Number.class.isAssignableFrom(type)) {
      return "number";
    }
    if (type == String.class) {
      return "string";
    }
    if (Shapes.isAnything(type)) {
      return "unknown";
    }
    if (type == Changes.class) {
      return "unknown[][]";
    }
    waiting.add(type);
    return Shapes.name(type);
  }
}
