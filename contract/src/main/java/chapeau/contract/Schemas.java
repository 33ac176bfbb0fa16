package chapeau.contract;

import chapeau.json.Changes;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Java records as the schemas of an OpenAPI description. */
public final class Schemas {
  private final Map<String, Object> described = new LinkedHashMap<>();
  private final List<Class<?>> waiting = new ArrayList<>();

  private Schemas() {}

  /** These types and all they are made of, by name. */
  public static Map<String, Object> of(List<Class<?>> roots) {
    Schemas schemas = new Schemas();
    schemas.waiting.addAll(roots);
    while (!schemas.waiting.isEmpty()) {
      Class<?> type = schemas.waiting.removeFirst();
      if (!schemas.described.containsKey(Shapes.name(type))) {
        schemas.described.put(Shapes.name(type), Map.of());
        schemas.described.put(Shapes.name(type), schemas.describe(type));
      }
    }
    return schemas.described;
  }

  private Map<String, Object> describe(Class<?> type) {
    Map<String, Object> schema = new LinkedHashMap<>();
    if (type.isEnum()) {
      schema.put("type", "string");
      schema.put("enum", Arrays.stream(type.getEnumConstants()).map(Object::toString).toList());
    } else if (type.isSealed()) {
      schema.put("oneOf", Arrays.stream(type.getPermittedSubclasses()).map(this::refer).toList());
    } else {
      Map<String, Object> fields = new LinkedHashMap<>();
      List<String> required = new ArrayList<>();
      if (Shapes.isTagged(type)) {
        fields.put("type", Map.of("const", Shapes.tag(type)));
        required.add("type");
      }
      for (RecordComponent component : type.getRecordComponents()) {
        fields.put(component.getName(), refer(component.getAnnotatedType()));
        if (!Shapes.mayBeAbsent(component)) {
          required.add(component.getName());
        }
      }
      schema.put("type", "object");
      schema.put("properties", fields);
      schema.put("required", required);
    }
    return schema;
  }

  private Map<String, Object> refer(AnnotatedType annotated) {
    if (annotated instanceof AnnotatedParameterizedType generic
        && generic.getType() instanceof ParameterizedType parameterized
        && parameterized.getRawType() instanceof Class<?> raw) {
      AnnotatedType[] arguments = generic.getAnnotatedActualTypeArguments();
      Map<String, Object> last = refer(arguments[arguments.length - 1]);
      return Map.class.isAssignableFrom(raw)
          ? ordered("type", "object", "additionalProperties", last)
          : ordered("type", "array", "items", last);
    }
    if (annotated.getType() instanceof Class<?> type) {
      return refer(type);
    }
    throw new IllegalArgumentException("no schema for " + annotated.getType());
  }

  private Map<String, Object> refer(Class<?> type) {
    if (type == boolean.class || type == Boolean.class) {
      return Map.of("type", "boolean");
    }
    if (type == double.class || type == Double.class) {
      return Map.of("type", "number");
    }
    if (type.isPrimitive() || Number.class.isAssignableFrom(type)) {
      return Map.of("type", "integer");
    }
    if (type == String.class) {
      return Map.of("type", "string");
    }
    if (Shapes.isAnything(type)) {
      return Map.of();
    }
    if (type == Changes.class) {
      return ordered("type", "array", "items", Map.of("type", "array"));
    }
    waiting.add(type);
    return Map.of("$ref", "#/components/schemas/" + Shapes.name(type));
  }

  private static Map<String, Object> ordered(
      String first, Object one, String second, Object another) {
    Map<String, Object> both = new LinkedHashMap<>();
    both.put(first, one);
    both.put(second, another);
    return both;
  }
}
