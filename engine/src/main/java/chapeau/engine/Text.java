package chapeau.engine;

/**
 * A sentence in French and in English. Players are written {@code {p0}}, {@code {p1}} ... by seat;
 * whoever shows the text puts names there.
 */
public record Text(String fr, String en) {
  /** Nothing to say. */
  static final Text NONE = new Text("", "");
}
