package chapeau.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.PropertyWriter;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How {@link AnyValue} and {@link Changes} are written. */
final class OwnTypes extends SimpleModule {
  private static final long serialVersionUID = 1;

  OwnTypes() {
    addSerializer(new OfAnyValue());
    addSerializer(new OfChanges());
  }

  private static final class OfAnyValue extends StdSerializer<AnyValue> {
    private static final long serialVersionUID = 1;

    OfAnyValue() {
      super(AnyValue.class);
    }

    @Override
    public void serialize(AnyValue any, JsonGenerator json, SerializerProvider provider)
        throws IOException {
      provider
          .findTypedValueSerializer(any.value().getClass(), true, null)
          .serialize(any.value(), json, provider);
    }
  }

  private static final class OfChanges extends StdSerializer<Changes> {
    private static final long serialVersionUID = 1;

    OfChanges() {
      super(Changes.class);
    }

    @Override
    public void serialize(Changes changes, JsonGenerator json, SerializerProvider provider)
        throws IOException {
      json.writeStartArray();
      JavaType type = provider.constructType(changes.now().getClass());
      new Walk(json, provider, new ArrayDeque<>()).compare(changes.before(), changes.now(), type);
      json.writeEndArray();
    }
  }

  /** Goes through two values side by side, and writes what differs with the way to it. */
  private record Walk(JsonGenerator json, SerializerProvider provider, Deque<Object> way) {

    void compare(@Nullable Object before, @Nullable Object now, JavaType type) throws IOException {
      if (Objects.equals(before, now)) {
        return;
      }
      if (before instanceof Record was && now instanceof Record is && sameType(was, is)) {
        fields(was, is);
      } else if (before instanceof List<?> was
          && now instanceof List<?> is
          && was.size() == is.size()
          && type.getContentType() != null) {
        for (int i = 0; i < is.size(); i++) {
          way.addLast(i);
          compare(was.get(i), is.get(i), type.getContentType());
          way.removeLast();
        }
      } else {
        write(now, type);
      }
    }

    private static boolean sameType(Record was, Record is) {
      return was.getClass() == is.getClass();
    }

    private void fields(Record was, Record is) throws IOException {
      Iterator<PropertyWriter> fields = provider.findValueSerializer(is.getClass()).properties();
      while (fields.hasNext()) {
        if (fields.next() instanceof BeanPropertyWriter field) {
          way.addLast(field.getName());
          compare(value(field, was), value(field, is), field.getType());
          way.removeLast();
        }
      }
    }

    private static @Nullable Object value(BeanPropertyWriter field, Record of) {
      try {
        return field.get(of);
      } catch (Exception e) {
        throw new IllegalStateException("a record that cannot be read", e);
      }
    }

    private void write(@Nullable Object value, JavaType type) throws IOException {
      json.writeStartArray();
      for (Object place : way) {
        if (place instanceof Integer index) {
          json.writeNumber(index);
        } else {
          json.writeString(place.toString());
        }
      }
      if (value == null) {
        json.writeNull();
      } else if (type.isContainerType()) {
        provider.findTypedValueSerializer(type, true, null).serialize(value, json, provider);
      } else {
        provider
            .findTypedValueSerializer(value.getClass(), true, null)
            .serialize(value, json, provider);
      }
      json.writeEndArray();
    }
  }
}
