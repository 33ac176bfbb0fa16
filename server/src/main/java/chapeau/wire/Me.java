package chapeau.wire;

/** Who somebody is to the server. */
public record Me(String id, String name, String hat) {}
