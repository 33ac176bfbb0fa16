package chapeau.json;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** Records to JSON and back: strict in what it reads, ordered in what it writes. */
public final class Json {
  private static final int DEEPEST = 32;

  private static final JsonMapper MAPPER = mapper();

  private Json() {}

  /** What was read is no JSON, or not of the shape asked for; says so in a sentence fit to show. */
  public static final class Unreadable extends Exception {
    private static final long serialVersionUID = 1;

    private final String fr;

    Unreadable(String fr, String en) {
      super(en);
      this.fr = fr;
    }

    public String fr() {
      return fr;
    }

    public String en() {
      return String.valueOf(getMessage());
    }
  }

  public static String write(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(
          "not a value that can be written as JSON: " + value.getClass(), e);
    }
  }

  public static String pretty(Object value) {
    try {
      return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(
          "not a value that can be written as JSON: " + value.getClass(), e);
    }
  }

  public static JsonNode tree(Object value) {
    return MAPPER.valueToTree(value);
  }

  public static JsonNode parse(String text) throws Unreadable {
    try {
      JsonNode node = MAPPER.readTree(text);
      if (node == null || node.isMissingNode()) {
        throw new Unreadable(
            "Il n’y a rien : il faut du JSON.", "There is nothing: JSON is expected.");
      }
      return node;
    } catch (JsonProcessingException e) {
      throw Complaint.aboutText(e);
    }
  }

  public static <T> T read(String text, Class<T> type) throws Unreadable {
    return read(parse(text), type);
  }

  public static <T> T read(JsonNode node, Class<T> type) throws Unreadable {
    try {
      T value = MAPPER.treeToValue(node, type);
      if (value == null) {
        throw new Unreadable(
            "Il faut autre chose que null.", "Something else than null is expected.");
      }
      return value;
    } catch (JsonProcessingException e) {
      throw Complaint.aboutShape(e);
    } catch (RuntimeException e) {
      throw Complaint.aboutValues();
    }
  }

  private static JsonMapper mapper() {
    JsonMapper mapper =
        JsonMapper.builder()
            .annotationIntrospector(new SealedTypes())
            .addModule(new OwnTypes())
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .defaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL))
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
            .build();
    mapper
        .getFactory()
        .setStreamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build());
    return mapper;
  }
}
