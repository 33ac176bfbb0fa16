package chapeau.games.hunch;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import chapeau.games.hunch.Category.Kind;
import chapeau.games.hunch.Variant.Language;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The words printed on the cards. */
class ContentTest {

  @ParameterizedTest
  @EnumSource
  @Rule("HUN-02")
  void sixtyFourTargetCardsHoldOneHundredAndNinetyTwoDifferentWords(Language language) {
    List<List<String>> cards = Deck.standard(language);
    assertThat(cards).hasSize(64).allSatisfy(card -> assertThat(card).hasSize(3));
    Set<List<String>> words = new LinkedHashSet<>();
    cards.forEach(card -> card.forEach(word -> words.add(ClueCheck.words(word))));
    assertThat(words).hasSize(192);
    assertThat(Deck.concepts(language)).hasSize(192);
  }

  @ParameterizedTest
  @EnumSource
  @Rule("HUN-02")
  void noWordContainsTheWordOfAnotherCard(Language language) {
    List<String> clashes = new ArrayList<>();
    List<List<String>> cards = Deck.standard(language);
    for (List<String> card : cards) {
      List<ClueCheck.Target> others =
          cards.stream()
              .filter(other -> !other.equals(card))
              .flatMap(List::stream)
              .map(ClueCheck.Target::of)
              .toList();
      card.forEach(word -> ClueCheck.clash(word, others).ifPresent(c -> clashes.add(word + c)));
    }
    assertThat(clashes).isEmpty();
  }

  /** As in the box: things of today, things of several words, and names. */
  @Test
  @Rule("HUN-02")
  void bothDecksHoldModernWordsCompoundsAndNames() {
    assertThat(Deck.concepts(Language.FR).keySet())
        .contains("selfie", "wifi", "GPS", "mot de passe", "sac à dos", "Père Noël", "Venise");
    assertThat(Deck.concepts(Language.EN).keySet())
        .contains("selfie", "wifi", "satnav", "password", "remote control", "Cleopatra", "Venice");
  }

  @ParameterizedTest
  @EnumSource
  @Rule("HUN-02")
  void theDecksAreReadAsAHostsWouldBe(Language language) {
    assertThat(Deck.read(Table.pasted(Deck.standard(language))))
        .isEqualTo(new Deck.Read.Cards(Deck.standard(language)));
  }

  @ParameterizedTest
  @EnumSource
  @Rule("HUN-11")
  void fortyEightClueCardsHoldThemesFreeChoicesAndQuestions(Language language) {
    assertThat(Category.all(language)).hasSize(48);
    assertThat(Category.all(language)).extracting(Category::kind).contains(Kind.values());
    assertThat(Category.all(language))
        .allSatisfy(category -> {
          assertThat(category.name()).isNotBlank();
          assertThat(category.hint()).isNotBlank();
        });
  }

  @ParameterizedTest
  @EnumSource
  @Rule({"HUN-11", "HUN-14"})
  void everyThemeHasExamplesThatFitOnACard(Language language) {
    for (int card = 0; card < Category.CARDS; card++) {
      boolean theme = Category.of(card, language).kind() == Kind.THEME;
      assertThat(Category.examples(card, language))
          .hasSize(theme ? 8 : 0)
          .doesNotHaveDuplicates()
          .allMatch(example -> ClueCheck.length(example) <= ClueCheck.LONGEST)
          .noneMatch(ClueCheck::isBlank);
    }
  }
}
