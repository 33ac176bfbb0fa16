package chapeau.tables;

import static chapeau.tables.Parlour.denied;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.Patience;
import chapeau.engine.Dice;
import chapeau.tables.Denied.Why;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What people and bots are called, and what is remembered of them. */
class NamesTest {

  @Test
  void twoOfOneNameAreToldApartByANumber() {
    assertThat(Names.unlike(List.of("Léa"), "Tom")).isEqualTo("Tom");
    assertThat(Names.unlike(List.of("Tom"), "Tom")).isEqualTo("Tom 2");
    assertThat(Names.unlike(List.of("Tom", "Tom 2"), "Tom")).isEqualTo("Tom 3");
  }

  @Test
  void namesThatLookTheSameAreTheSame() {
    assertThat(Names.unlike(List.of("Alice"), "alice")).isEqualTo("alice 2");
    assertThat(Names.unlike(List.of("STRASSE"), "Straße")).isEqualTo("Straße 2");
    assertThat(Names.unlike(List.of("Le\u0301a"), "Léa")).isEqualTo("Léa 2");
    // This name is older than the rules for names.
    assertThat(Names.unlike(List.of("A\uFE0Flice"), "Alice")).isEqualTo("Alice 2");
    assertThat(Names.unlike(List.of("☠"), "☠\uFE0F")).isEqualTo("☠\uFE0F 2");
    assertThat(Names.unlike(List.of("☠ Jo"), "☠\u200D Jo")).isEqualTo("☠\u200D Jo 2");
    assertThat(Names.bot(List.of("zoé"), new Dice(1))).isNotEqualToIgnoringCase("Zoé");
  }

  @Test
  void aNameIsKeptInItsNormalForm() {
    assertThat(Names.checked("Ａｌｉｃｅ")).isEqualTo("Alice");
    assertThat(Names.checked("Le\u0301a")).isEqualTo("Léa");
    assertThat(Names.checked("Jean\u00A0 Noël")).isEqualTo("Jean Noël");
    denied(Why.MALFORMED, () -> Names.checked("\uFDFA".repeat(2)));
  }

  @Test
  void aNameIsOfOneScript() {
    for (String name :
        List.of("Анна 2", "Ελένη", "佐藤はるカナ", "김金", "محمد", "O’Neil-Zoé", "李 🎩", "ज़ें")) {
      assertThat(Names.checked(name)).hasSameSizeAs(Normalizer.normalize(name, Form.NFKC));
    }
    for (String mixed : List.of("\u0410lice", "Alic\u0435", "Alιce", "はНа", "김はる")) {
      denied(Why.MALFORMED, () -> Names.checked(mixed));
    }
  }

  @Test
  void aLetterHasTwoMarksAtMost() {
    assertThat(Names.checked("x\u0323\u0302")).isEqualTo("x\u0323\u0302");
    for (String marked :
        List.of("x" + "\u0338".repeat(3), "ก" + "\u0E47".repeat(23), "क" + "\u093C".repeat(4))) {
      denied(Why.MALFORMED, () -> Names.checked(marked));
    }
  }

  @Test
  void whoHasSaidNoNameIsNotCalledByANumberAlone() {
    assertThat(Names.unlike(List.of("", "Tom"), "")).isEmpty();
  }

  @Test
  void withItsNumberANameIsNoLongerThanAnyOther() {
    String longest = "🎩".repeat(Names.LONGEST);
    assertThat(Names.unlike(List.of(longest), longest))
        .isEqualTo("🎩".repeat(Names.LONGEST - 2) + " 2");
    assertThat(Names.checked(longest)).isEqualTo(longest);
    Parlour.denied(Why.MALFORMED, () -> Names.checked(longest + "a"));
    assertThat(Names.checked(" Léa ")).isEqualTo("Léa");
  }

  @Test
  void aBotHasANameNobodyElseHasHoweverManyTheyAre() {
    Dice dice = new Dice(1);
    List<String> taken = new ArrayList<>();
    IntStream.range(0, 40).forEach(_ -> taken.add(Names.bot(taken, dice)));
    assertThat(taken).doesNotHaveDuplicates().doesNotContain("");
    assertThat(taken.subList(0, 16)).noneMatch(name -> name.contains(" "));
  }

  @Test
  void whoHasNotSaidIsCalledByOneOfManyHats() {
    Dice dice = new Dice(1);
    Set<String> hats = new HashSet<>();
    IntStream.range(0, 200).forEach(_ -> hats.add(Names.hat(dice)));
    assertThat(hats).hasSizeGreaterThan(10).contains("Panama");
  }

  @Test
  void aNameIsMadeOfWhatOneCanSee() {
    for (String name : List.of("Léa", "Jean Noël", "👩\u200D🎨 Zoé", "☠\uFE0F", "1\uFE0F\u20E3")) {
      assertThat(Names.checked(" " + name)).isEqualTo(name);
    }
    for (String none :
        List.of(
            " ",
            "\u3164",
            "\u200D🎨",
            "L\u200Déa",
            "L\u200Béa",
            "\u0301",
            "A\uFE0Flice",
            "A\u0338\uFE0Flice",
            "葛\uDB40\uDD00",
            "A \uFE0FB",
            "\uDB40\uDC41",
            "\uFE0F\u20E3")) {
      denied(Why.MALFORMED, () -> Names.checked(none));
    }
  }

  @Test
  void onlyTheLastAreRemembered() {
    Recent<Integer> recent = new Recent<>(2);
    recent.touch("a", 1);
    recent.touch("b", 2);
    assertThat(recent.find("a")).hasValue(1);
    recent.touch("c", 3);
    assertThat(recent.find("b")).isEmpty();
    assertThat(recent.find("a")).hasValue(1);
    assertThat(recent.find("c")).hasValue(3);
    recent.clear();
    // By somebody else: what one holds oneself one is let into again.
    assertThat(CompletableFuture.supplyAsync(() -> recent.find("a")))
        .succeedsWithin(Duration.ofSeconds(Patience.SECONDS))
        .isEqualTo(Optional.empty());
  }
}
