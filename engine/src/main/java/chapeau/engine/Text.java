package chapeau.engine;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A sentence, or a name, in French and in English. The French has no-break spaces before : ; ! ? »
 * and after «, so that no line begins with one of these marks.
 */
public record Text(String fr, String en) {
  private static final Pattern BREAKABLE = Pattern.compile(" (?=[:;!?»])|(?<=«) ");

  public Text {
    fr = BREAKABLE.matcher(fr).replaceAll("\u00a0");
  }

  /** Names in a sentence: "Léa, Marc et Zoé". */
  public static Text listed(List<String> names) {
    if (names.size() < 2) {
      String only = String.join("", names);
      return new Text(only, only);
    }
    String others = String.join(", ", names.subList(0, names.size() - 1));
    return new Text(others + " et " + names.getLast(), others + " and " + names.getLast());
  }

  /** A complaint, unless something holds. */
  public static Optional<Text> unless(boolean holds, String fr, String en) {
    return holds ? Optional.empty() : Optional.of(new Text(fr, en));
  }
}
