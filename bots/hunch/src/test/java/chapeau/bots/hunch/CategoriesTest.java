package chapeau.bots.hunch;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.games.hunch.Category;
import chapeau.games.hunch.Category.Kind;
import chapeau.games.hunch.Variant.Language;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** HUN-14: whatever a bot writes on a themed card was written for this theme. */
class CategoriesTest {

  @ParameterizedTest
  @EnumSource
  void everyConceptHasCluesForEveryTheme(Language language) {
    Lexicon lexicon = Lexicon.of(language);
    for (Category theme : themes(language)) {
      for (int concept = 0; concept < lexicon.size(); concept++) {
        assertThat(lexicon.terms(concept, theme.id())).as("%s, %s", theme, concept).isNotEmpty();
      }
    }
  }

  /** The random bot, and a bot that has no idea of its own, write the examples. */
  @ParameterizedTest
  @EnumSource
  void everyExampleOfAThemeIsAClueForIt(Language language) {
    Lexicon lexicon = Lexicon.of(language);
    List<Category> cards = Category.all(language);
    for (int card = 0; card < cards.size(); card++) {
      Set<String> fitting = new HashSet<>();
      for (int concept = 0; concept < lexicon.size(); concept++) {
        lexicon.terms(concept, cards.get(card).id()).forEach(term -> fitting.add(term.text()));
      }
      assertThat(fitting).containsAll(Category.examples(card, language));
    }
  }

  private static List<Category> themes(Language language) {
    return Category.all(language).stream()
        .filter(category -> category.kind() == Kind.THEME)
        .distinct()
        .toList();
  }
}
