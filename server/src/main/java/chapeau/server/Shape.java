package chapeau.server;

import chapeau.wire.Prose;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a record that clients send, in order. To ask a class for them takes longer than to
 * read a message, so each is asked once.
 */
record Shape(Constructor<?> maker, List<Field> fields) {
  private static final ClassValue<Shape> KNOWN =
      new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
          return ask(type);
        }
      };

  /**
   * One field.
   *
   * @param optional whether it may be absent
   * @param prose whether it may be of any length
   */
  record Field(String name, Class<?> type, boolean optional, boolean prose) {
    private static Field of(RecordComponent component) {
      return new Field(
          component.getName(),
          component.getType(),
          component.getAnnotatedType().isAnnotationPresent(Nullable.class),
          component.isAnnotationPresent(Prose.class));
    }
  }

  static Shape of(Class<?> type) {
    return KNOWN.get(type);
  }

  private static Shape ask(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      return new Shape(
          type.getDeclaredConstructor(types), Arrays.stream(components).map(Field::of).toList());
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("no message: " + type, e);
    }
  }

  Object make(Object... values) {
    try {
      return maker.newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no message: " + maker, e);
    }
  }
}
