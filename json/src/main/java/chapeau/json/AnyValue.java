package chapeau.json;

/** A value of any record's own type inside a message that does not know the type. */
public record AnyValue(Object value) {}
