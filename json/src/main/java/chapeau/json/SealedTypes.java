package chapeau.json;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.jsontype.TypeResolverBuilder;
import com.fasterxml.jackson.databind.jsontype.impl.StdTypeResolverBuilder;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tells the JSON library that every record of a sealed interface carries its name in a property
 * {@code type}, so that rules need no annotations: {@code Look(1)} of a game's {@code Move} is
 * {@code {"type":"look","suspect":1}}.
 */
final class SealedTypes extends JacksonAnnotationIntrospector {
  private static final long serialVersionUID = 1;

  @Override
  public @Nullable TypeResolverBuilder<?> findTypeResolver(
      MapperConfig<?> config, AnnotatedClass annotated, JavaType base) {
    if (!isChoice(annotated.getRawType())) {
      return super.findTypeResolver(config, annotated, base);
    }
    return new StdTypeResolverBuilder()
        .init(JsonTypeInfo.Id.NAME, null)
        .inclusion(JsonTypeInfo.As.PROPERTY)
        .typeProperty("type");
  }

  @Override
  public @Nullable List<NamedType> findSubtypes(Annotated annotated) {
    Class<?> type = annotated.getRawType();
    if (!type.isSealed()) {
      return super.findSubtypes(annotated);
    }
    List<NamedType> choices = new ArrayList<>();
    collect(type, choices);
    return choices;
  }

  @Override
  public @Nullable String findTypeName(AnnotatedClass annotated) {
    return isChoice(annotated.getRawType())
        ? name(annotated.getRawType())
        : super.findTypeName(annotated);
  }

  /** What a choice of this kind may be called. */
  static List<String> names(Class<?> type) {
    List<NamedType> choices = new ArrayList<>();
    if (type.isSealed()) {
      collect(type, choices);
    }
    return choices.stream().map(NamedType::getName).toList();
  }

  private static void collect(Class<?> sealed, List<NamedType> choices) {
    for (Class<?> choice : sealed.getPermittedSubclasses()) {
      if (choice.isSealed()) {
        collect(choice, choices);
      } else {
        choices.add(new NamedType(choice, name(choice)));
      }
    }
  }

  private static boolean isChoice(Class<?> type) {
    if (type.isSealed() && type.isInterface()) {
      return true;
    }
    for (Class<?> parent : type.getInterfaces()) {
      if (type.isRecord() && parent.isSealed()) {
        return true;
      }
    }
    return false;
  }

  static String name(Class<?> type) {
    String simple = type.getSimpleName();
    return Character.toLowerCase(simple.charAt(0)) + simple.substring(1);
  }
}
