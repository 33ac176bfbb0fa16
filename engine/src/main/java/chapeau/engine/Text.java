package chapeau.engine;

import java.util.Optional;

/** A sentence, or a name, in French and in English. */
public record Text(String fr, String en) {
  /** A complaint, unless something holds. */
  public static Optional<Text> unless(boolean holds, String fr, String en) {
    return holds ? Optional.empty() : Optional.of(new Text(fr, en));
  }
}
