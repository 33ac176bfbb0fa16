package chapeau.contract;

import chapeau.json.AnyValue;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What records look like as JSON, for whoever describes them. */
final class Shapes {
  private Shapes() {}

  /**
   * Nested records carry the name of what they are nested in, as {@code MoveLook} and {@code
   * HappeningLooked} do.
   */
  static String name(Class<?> type) {
    Class<?> outer = type.getEnclosingClass();
    return outer == null ? type.getSimpleName() : name(outer) + type.getSimpleName();
  }

  /** What a record of a sealed interface says in its {@code type}. */
  static String tag(Class<?> type) {
    return Character.toLowerCase(type.getSimpleName().charAt(0))
        + type.getSimpleName().substring(1);
  }

  static boolean isTagged(Class<?> type) {
    return Arrays.stream(type.getInterfaces()).anyMatch(Class::isSealed);
  }

  /** Whether what is not there is left out. */
  static boolean mayBeAbsent(RecordComponent component) {
    return leavesOut(component.getDeclaringRecord())
        && component.getAnnotatedType().isAnnotationPresent(Nullable.class);
  }

  private static boolean leavesOut(Class<?> type) {
    return type.isAnnotationPresent(JsonInclude.class)
        || Arrays.stream(type.getInterfaces()).anyMatch(Shapes::leavesOut);
  }

  static boolean isAnything(Class<?> type) {
    return type == AnyValue.class || JsonNode.class.isAssignableFrom(type);
  }
}
