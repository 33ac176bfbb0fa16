package chapeau.contract;

import chapeau.engine.Game;
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

/**
 * A game's view, moves and events as the page's types, so that the page cannot disagree with the
 * rules.
 */
final class TypeScript {
  private final Map<String, String> declared = new LinkedHashMap<>();
  private final List<Class<?>> waiting = new ArrayList<>();

  private TypeScript() {}

  static String of(Game<?, ?, ?> game) {
    TypeScript types = new TypeScript();
    types.waiting.addAll(List.of(game.types().view(), game.types().move(), game.types().event()));
    while (!types.waiting.isEmpty()) {
      types.declare(types.waiting.removeFirst());
    }
    return "// Made from the Java records of games/"
        + game.about().id()
        + " by its contract test; change those, then run the build with -Dgolden.update=true.\n\n"
        + String.join("\n", types.declared.values());
  }

  private void declare(Class<?> type) {
    if (declared.containsKey(name(type))) {
      return;
    }
    declared.put(name(type), "");
    declared.put(name(type), declaration(type));
  }

  private String declaration(Class<?> type) {
    String head = "export type " + name(type) + " =";
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
    if (Arrays.stream(type.getInterfaces()).anyMatch(Class::isSealed)) {
      fields.append("  type: '").append(tag(type)).append("';\n");
    }
    for (RecordComponent component : type.getRecordComponents()) {
      fields
          .append("  ")
          .append(component.getName())
          .append(": ")
          .append(refer(component.getAnnotatedType()))
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
    waiting.add(type);
    return name(type);
  }

  /**
   * Nested records carry the name of what they are nested in, as {@code MoveLook} and {@code
   * HappeningLooked} do.
   */
  private static String name(Class<?> type) {
    Class<?> outer = type.getEnclosingClass();
    return outer == null ? type.getSimpleName() : name(outer) + type.getSimpleName();
  }

  private static String tag(Class<?> type) {
    return Character.toLowerCase(type.getSimpleName().charAt(0))
        + type.getSimpleName().substring(1);
  }
}
