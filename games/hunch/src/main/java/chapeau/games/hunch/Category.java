package chapeau.games.hunch;

import chapeau.games.hunch.Variant.Language;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** What is printed on a clue card, in the language of the table. */
public record Category(String id, Kind kind, String name, String hint) {

  /** HUN-11: the themed categories and the two special ones. */
  public enum Kind {
    THEME,
    FREE,
    YESNO
  }

  /** Of a card that is being exchanged. */
  static final Category NOT_DRAWN = new Category("", Kind.THEME, "", "");

  private static final List<Category> FRENCH = cards(3, 5);
  private static final List<Category> ENGLISH = cards(4, 6);

  private static final List<List<String>> FRENCH_EXAMPLES = examples(7);
  private static final List<List<String>> ENGLISH_EXAMPLES = examples(8);

  /** HUN-11: the clue cards; a card is known by its place in this list. */
  static final int CARDS = FRENCH.size();

  /** What is printed on a clue card. */
  public static Category of(int card, Language language) {
    return (language == Language.FR ? FRENCH : ENGLISH).get(card);
  }

  /** All clue cards of a language, several of them alike. */
  public static List<Category> all(Language language) {
    return language == Language.FR ? FRENCH : ENGLISH;
  }

  /** Clues that fit a themed card, whatever the grid; none for the special cards. */
  public static List<String> examples(int card, Language language) {
    return (language == Language.FR ? FRENCH_EXAMPLES : ENGLISH_EXAMPLES).get(card);
  }

  private static List<List<String>> examples(int column) {
    List<List<String>> examples = new ArrayList<>();
    for (List<String> row : Content.rows("categories.tsv")) {
      String written = row.get(column);
      List<String> each = written.isEmpty() ? List.of() : List.of(written.split("\\|"));
      examples.addAll(Collections.nCopies(Integer.parseInt(row.get(2)), each));
    }
    return List.copyOf(examples);
  }

  private static List<Category> cards(int name, int hint) {
    List<Category> cards = new ArrayList<>();
    for (List<String> row : Content.rows("categories.tsv")) {
      Kind kind = Kind.valueOf(row.get(1).toUpperCase(Locale.ROOT));
      Category category = new Category(row.get(0), kind, row.get(name), row.get(hint));
      cards.addAll(Collections.nCopies(Integer.parseInt(row.get(2)), category));
    }
    return List.copyOf(cards);
  }
}
