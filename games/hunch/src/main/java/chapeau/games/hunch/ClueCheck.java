package chapeau.games.hunch;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * HUN-12 and HUN-13: what may be written on a clue card. The page has the same check; the pairs in
 * {@code clue-check.tsv} hold for both.
 */
public final class ClueCheck {
  public static final int LONGEST = 40;

  /** Words that make no target on their own when they stand in a longer one. */
  private static final Set<String> LITTLE =
      Set.of(
          "a", "au", "aux", "avec", "d", "de", "des", "du", "en", "et", "l", "la", "le", "les",
          "ou", "par", "pour", "s", "sans", "sur", "un", "une", "an", "and", "at", "by", "for",
          "in", "of", "off", "on", "or", "the", "to", "up", "with");

  private static final Map<String, String> IRREGULAR =
      Map.of(
          "yeux",
          "oeil",
          "cieux",
          "ciel",
          "men",
          "man",
          "feet",
          "foot",
          "teeth",
          "tooth",
          "geese",
          "goose",
          "mice",
          "mouse",
          "children",
          "child",
          "oxen",
          "ox",
          "people",
          "person");

  private ClueCheck() {}

  /**
   * A word of the grid, ready to be compared.
   *
   * @param whole all its letters
   * @param words its words, one or several
   */
  public record Target(String word, String whole, List<String> words) {
    public static Target of(String word) {
      List<String> words = ClueCheck.words(word).stream().map(ClueCheck::singular).toList();
      return new Target(word, singular(String.join("", ClueCheck.words(word))), words);
    }

    /** Those of several words that give the target away on their own; asked in the singular. */
    private boolean isGivenAwayBy(String word) {
      if (words.size() < 2) {
        return false;
      }
      for (String part : words) {
        if (!LITTLE.contains(part) && same(word, part)) {
          return true;
        }
      }
      return false;
    }

    /**
     * Whether a text says all its words one after the other, from one of the text's on; in the
     * singular.
     */
    private boolean isSaidFrom(List<String> text, int from) {
      if (words.size() < 2 || from + words.size() > text.size()) {
        return false;
      }
      for (int i = 0; i < words.size(); i++) {
        if (!same(text.get(from + i), words.get(i))) {
          return false;
        }
      }
      return true;
    }
  }

  /** A word of a clue and the word of the grid it must not contain. */
  public record Clash(String clue, String target) {}

  /** The text without spaces around it and without double ones inside. */
  public static String clean(String text) {
    StringBuilder clean = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!isSpace(c)) {
        clean.append(c);
      } else if (!clean.isEmpty() && clean.charAt(clean.length() - 1) != ' ') {
        clean.append(' ');
      }
    }
    return clean.toString().stripTrailing();
  }

  private static boolean isSpace(int c) {
    return Character.isSpaceChar(c) || Character.isWhitespace(c);
  }

  /** How many characters a person counts. */
  public static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  public static boolean isBlank(String text) {
    return text.codePoints().allMatch(c -> isSpace(c) || isMark(c));
  }

  /** Characters nobody can see but which change what is seen: controls, writing directions ... */
  public static boolean hasHiddenCharacters(String text) {
    return text.codePoints()
        .anyMatch(c ->
            switch (Character.getType(c)) {
              case Character.CONTROL,
                  Character.FORMAT,
                  Character.SURROGATE,
                  Character.PRIVATE_USE,
                  Character.UNASSIGNED,
                  Character.LINE_SEPARATOR,
                  Character.PARAGRAPH_SEPARATOR ->
                  true;
              default -> false;
            });
  }

  /** The first word of the clue that is one of the grid. */
  public static Optional<Clash> clash(String clue, List<Target> grid) {
    List<String> words = new ArrayList<>();
    List<String> runs = new ArrayList<>();
    for (String group : clean(clue).split(" ")) {
      List<String> parts = words(group);
      words.addAll(parts);
      addRuns(parts, runs);
    }
    List<String> single = singular(words);
    List<String> singleRuns = singular(runs);
    for (Target target : grid) {
      for (int i = 0; i < words.size(); i++) {
        if (target.isGivenAwayBy(single.get(i))) {
          return Optional.of(new Clash(words.get(i), target.word()));
        }
        if (target.isSaidFrom(single, i)) {
          String said = String.join(" ", words.subList(i, i + target.words().size()));
          return Optional.of(new Clash(said, target.word()));
        }
      }
      for (int i = 0; i < runs.size(); i++) {
        if (same(singleRuns.get(i), target.whole())) {
          return Optional.of(new Clash(runs.get(i), target.word()));
        }
      }
    }
    return Optional.empty();
  }

  /** The words of a text without accents or capitals; hyphens and apostrophes part words. */
  public static List<String> words(String text) {
    String plain = plain(text);
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < plain.length(); i += Character.charCount(plain.codePointAt(i))) {
      int c = plain.codePointAt(i);
      if (Character.isLetterOrDigit(c)) {
        word.appendCodePoint(c);
      } else if (!isMark(c) && !word.isEmpty()) {
        words.add(word.toString());
        word.setLength(0);
      }
    }
    if (!word.isEmpty()) {
      words.add(word.toString());
    }
    return words;
  }

  private static String plain(String text) {
    String low = text.toLowerCase(Locale.ROOT);
    return isAscii(low)
        ? low
        : Normalizer.normalize(low, Normalizer.Form.NFKD)
            .replace("œ", "oe")
            .replace("æ", "ae")
            .replace("ß", "ss");
  }

  private static boolean isAscii(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= 128) {
        return false;
      }
    }
    return true;
  }

  private static boolean isMark(int c) {
    return switch (Character.getType(c)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK ->
          true;
      default -> false;
    };
  }

  /**
   * Every run of words that no space parts, written as one: "arc-en-ciel" is "arcenciel" too, but
   * "en fer" is not "enfer".
   */
  private static void addRuns(List<String> words, List<String> runs) {
    for (int from = 0; from < words.size(); from++) {
      StringBuilder run = new StringBuilder();
      for (int to = from; to < words.size(); to++) {
        runs.add(run.append(words.get(to)).toString());
      }
    }
  }

  private static List<String> singular(List<String> words) {
    List<String> single = new ArrayList<>(words.size());
    for (String word : words) {
      single.add(singular(word));
    }
    return single;
  }

  private static String singular(String word) {
    return IRREGULAR.getOrDefault(word, word);
  }

  /** Whether two words are the same, or one is the plural of the other. */
  private static boolean same(String a, String b) {
    return a.equals(b)
        || (!b.isEmpty() && a.charAt(0) == b.charAt(0) && (isPlural(a, b) || isPlural(b, a)));
  }

  private static boolean isPlural(String plural, String one) {
    return swaps(plural, "s", one, "")
        || swaps(plural, "x", one, "")
        || swaps(plural, "es", one, "")
        || swaps(plural, "ies", one, "y")
        || swaps(plural, "ves", one, "f")
        || swaps(plural, "ves", one, "fe")
        || swaps(plural, "aux", one, "al")
        || swaps(plural, "aux", one, "ail")
        || swaps(plural, "men", one, "man");
  }

  /** Whether one ending for another makes the plural of the word, at least two letters staying. */
  private static boolean swaps(String plural, String ending, String one, String end) {
    int stem = plural.length() - ending.length();
    return stem >= 2
        && one.length() == stem + end.length()
        && plural.endsWith(ending)
        && one.endsWith(end)
        && plural.regionMatches(0, one, 0, stem);
  }
}
