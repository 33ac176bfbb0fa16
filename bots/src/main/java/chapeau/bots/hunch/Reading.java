package chapeau.bots.hunch;

import chapeau.games.hunch.ClueCheck;
import chapeau.games.hunch.Variant.Language;
import java.util.List;
import java.util.Set;

/** Words as people type them, made comparable: without accents, little words and endings. */
final class Reading {
  private static final Set<String> LITTLE =
      Set.of(
          "a",
          "ai",
          "au",
          "aux",
          "avec",
          "c",
          "ca",
          "ce",
          "ces",
          "cet",
          "cette",
          "chose",
          "comme",
          "d",
          "dans",
          "de",
          "des",
          "du",
          "elle",
          "en",
          "es",
          "est",
          "et",
          "etre",
          "fait",
          "faire",
          "il",
          "ils",
          "j",
          "je",
          "l",
          "la",
          "le",
          "les",
          "leur",
          "lui",
          "m",
          "ma",
          "mes",
          "mon",
          "moi",
          "nous",
          "on",
          "ou",
          "par",
          "peut",
          "plus",
          "pour",
          "qu",
          "quand",
          "que",
          "quelque",
          "qui",
          "quoi",
          "s",
          "sa",
          "se",
          "ses",
          "si",
          "son",
          "sont",
          "sur",
          "t",
          "tres",
          "tu",
          "un",
          "une",
          "va",
          "vous",
          "y",
          "an",
          "and",
          "are",
          "as",
          "at",
          "be",
          "by",
          "can",
          "do",
          "does",
          "for",
          "from",
          "has",
          "have",
          "in",
          "is",
          "it",
          "its",
          "my",
          "of",
          "one",
          "or",
          "something",
          "that",
          "the",
          "they",
          "this",
          "to",
          "very",
          "was",
          "we",
          "what",
          "when",
          "with",
          "you",
          "your");

  private static final Set<String> NOT =
      Set.of(
          "pas", "non", "sans", "jamais", "aucun", "aucune", "rien", "not", "no", "never",
          "without", "don", "doesn", "isn", "cannot");

  private static final List<String> FRENCH_ENDINGS =
      List.of(
          "ements", "ement", "aient", "antes", "ants", "ante", "ant", "ait", "ees", "ee", "ent",
          "ez", "er", "es", "e", "s", "x");

  private static final List<String> ENGLISH_ENDINGS =
      List.of("iness", "ness", "ings", "ing", "ies", "ed", "es", "ly", "y", "e", "s");

  private Reading() {}

  /** The stems of the words that mean something. */
  static List<String> stems(String text, Language language) {
    return ClueCheck.words(text).stream()
        .filter(word -> !LITTLE.contains(word) && !NOT.contains(word))
        .map(word -> stem(word, language))
        .toList();
  }

  /** Whether a text says no. */
  static boolean negates(String text) {
    return ClueCheck.words(text).stream().anyMatch(NOT::contains);
  }

  private static String stem(String word, Language language) {
    String stem = word;
    for (String ending : language == Language.FR ? FRENCH_ENDINGS : ENGLISH_ENDINGS) {
      if (stem.endsWith(ending) && stem.length() - ending.length() >= 3) {
        stem = stem.substring(0, stem.length() - ending.length());
        break;
      }
    }
    int last = stem.length() - 1;
    return last > 2 && stem.charAt(last) == stem.charAt(last - 1) ? stem.substring(0, last) : stem;
  }

  /** Whether one slip of the finger, or two in a long word, make one stem of the other. */
  static boolean isMisspelt(String a, String b) {
    int allowed = a.length() < 4 ? 0 : a.length() < 8 ? 1 : 2;
    if (Math.abs(a.length() - b.length()) > allowed || a.charAt(0) != b.charAt(0)) {
      return false;
    }
    int[] before = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      before[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int swap = before[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(swap, 1 + Math.min(before[j], row[j - 1]));
      }
      before = row;
    }
    return before[b.length()] <= allowed;
  }
}
