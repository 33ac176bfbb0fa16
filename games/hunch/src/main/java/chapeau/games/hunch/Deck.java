package chapeau.games.hunch;

import chapeau.engine.Refusal;
import chapeau.games.hunch.Variant.Language;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** HUN-02: the target cards, of the game or, as HUN-07 has it, of the host. */
public final class Deck {
  private static final int FEWEST_CARDS = State.GRID;
  private static final int MOST_CARDS = 200;
  private static final int LONGEST_WORD = 30;

  private static final List<List<String>> FRENCH = inThrees(2);
  private static final List<List<String>> ENGLISH = inThrees(3);
  private static final List<List<ClueCheck.Target>> FRENCH_TARGETS = targets(FRENCH);
  private static final List<List<ClueCheck.Target>> ENGLISH_TARGETS = targets(ENGLISH);

  private Deck() {}

  /** The cards of the game, three words each. */
  public static List<List<String>> standard(Language language) {
    return language == Language.FR ? FRENCH : ENGLISH;
  }

  /** The concept behind each word of the game, by the word as printed. */
  public static Map<String, String> concepts(Language language) {
    Map<String, String> concepts = new LinkedHashMap<>();
    for (List<String> row : Content.rows("targets.tsv")) {
      concepts.put(row.get(language == Language.FR ? 2 : 3), row.get(1));
    }
    return concepts;
  }

  /** The words of a card, ready to be compared with clues. */
  static List<ClueCheck.Target> targets(Variant variant, int card) {
    if (!variant.ownDeck().isEmpty()) {
      return variant.ownDeck().get(card).stream().map(ClueCheck.Target::of).toList();
    }
    return (variant.language() == Language.FR ? FRENCH_TARGETS : ENGLISH_TARGETS).get(card);
  }

  private static List<List<String>> inThrees(int column) {
    Map<String, List<String>> cards = new LinkedHashMap<>();
    for (List<String> row : Content.rows("targets.tsv")) {
      cards.computeIfAbsent(row.get(0), _ -> new ArrayList<>()).add(row.get(column));
    }
    return cards.values().stream().map(List::copyOf).toList();
  }

  private static List<List<ClueCheck.Target>> targets(List<List<String>> cards) {
    return cards.stream().map(words -> words.stream().map(ClueCheck.Target::of).toList()).toList();
  }

  /** A host's deck as it was pasted. */
  sealed interface Read {
    record Cards(List<List<String>> cards) implements Read {}

    record Trouble(Refusal refusal) implements Read {}
  }

  /** Reads one card a line, its words apart by commas, semicolons or tabs. */
  static Read read(String pasted) {
    List<List<String>> cards = new ArrayList<>();
    Map<String, Integer> seen = new LinkedHashMap<>();
    List<String> lines = pasted.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).isBlank()) {
        continue;
      }
      int line = i + 1;
      List<String> words = words(lines.get(i));
      if (words.size() != State.WORDS) {
        return new Read.Trouble(No.notThreeWords(line, words.size()));
      }
      for (String word : words) {
        if (ClueCheck.length(word) > LONGEST_WORD) {
          return new Read.Trouble(No.longWord(line, word, LONGEST_WORD));
        }
        if (ClueCheck.isBlank(word) || ClueCheck.hasHiddenCharacters(word)) {
          return new Read.Trouble(No.oddWord(line));
        }
        for (String key : keys(word)) {
          Integer before = seen.putIfAbsent(key, line);
          if (before != null) {
            return new Read.Trouble(No.wordTwice(line, word, before));
          }
        }
      }
      cards.add(words);
    }
    if (cards.size() < FEWEST_CARDS) {
      return new Read.Trouble(No.fewCards(cards.size(), FEWEST_CARDS));
    }
    return cards.size() > MOST_CARDS
        ? new Read.Trouble(No.manyCards(cards.size(), MOST_CARDS))
        : new Read.Cards(cards);
  }

  private static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    for (String word : line.split("[,;\t]", -1)) {
      words.add(ClueCheck.clean(word));
    }
    return List.copyOf(words);
  }

  /**
   * Two words are the same when they share a key, so accents and capitals do not count. A hyphen or
   * an apostrophe counts neither as a space nor as nothing: "week-end" is "weekend" and "week end",
   * but "en fer" is not "enfer".
   */
  private static Set<String> keys(String word) {
    Set<String> keys = new LinkedHashSet<>();
    keys.add(String.join(" ", ClueCheck.words(word)));
    keys.add(
        Stream.of(word.split(" "))
            .map(group -> String.join("", ClueCheck.words(group)))
            .filter(group -> !group.isEmpty())
            .collect(Collectors.joining(" ")));
    keys.remove("");
    return keys.isEmpty() ? Set.of(word) : keys;
  }
}
