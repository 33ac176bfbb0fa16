package chapeau.bots.hunch;

import chapeau.games.hunch.Deck;
import chapeau.games.hunch.Variant.Language;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What one language's words make people think of, as it is written down: every term, the concept of
 * the game's own deck it belongs to, and the category it was written for.
 */
final class Lexicon {
  static final String ANY = "";
  private static final double STRONGEST = 9;
  private static final double ONE_WORD_OF_A_PHRASE = 0.5;

  private static final Lexicon FRENCH = new Lexicon(Language.FR);
  private static final Lexicon ENGLISH = new Lexicon(Language.EN);

  /** A clue somebody could write, and how well it suits, from 0 to 1. */
  record Term(String text, double weight) {}

  /** That a word or phrase goes with a concept, on a card of a category. */
  record Link(int concept, String category, double weight) {}

  /** A yes/no question, and for which concepts the answer is yes. */
  record Question(String text, Map<Integer, Double> yes) {}

  /** Words a question is known by. */
  private record Keyword(List<String> stems, Question question) {}

  private final Language language;
  private final Map<String, Integer> concepts = new LinkedHashMap<>();
  private final Map<String, Integer> byWord = new HashMap<>();
  private final Map<String, List<Link>> phrases = new HashMap<>();
  private final Map<String, List<Link>> words = new HashMap<>();
  private final Map<String, Set<String>> accented = new HashMap<>();
  private final Map<String, List<Term>> terms = new LinkedHashMap<>();
  private final List<Question> questions = new ArrayList<>();
  private final Map<String, List<Keyword>> keywords = new HashMap<>();
  private final double[][] kinship;

  static Lexicon of(Language language) {
    return language == Language.FR ? FRENCH : ENGLISH;
  }

  private Lexicon(Language language) {
    this.language = language;
    String suffix = language == Language.FR ? ".fr.tsv" : ".en.tsv";
    Deck.concepts(language)
        .forEach((word, concept) -> {
          concepts.put(concept, concepts.size());
          byWord.put(Reading.text(word, language).phrase(), concepts.size() - 1);
        });
    rows("associations" + suffix).forEach(row -> learn(row.get(0), ANY, row.get(1), 1, true));
    rows("inCategory" + suffix).forEach(row -> learn(row.get(0), row.get(1), row.get(2), 1, true));
    rows("inCategory.more" + suffix)
        .forEach(row -> learn(row.get(0), row.get(1), row.get(2), 0.8, false));
    learnQuestions();
    words
        .keySet()
        .forEach(
            stem -> accented.computeIfAbsent(Reading.bare(stem), _ -> new TreeSet<>()).add(stem));
    kinship = kinship();
  }

  private void learn(String concept, String category, String list, double trust, boolean writes) {
    Integer index = concepts.get(concept);
    if (index == null) {
      throw new IllegalStateException("no such concept: " + concept);
    }
    for (String item : list.split("\\|")) {
      int colon = item.lastIndexOf(':');
      String text = item.substring(0, colon);
      double weight = trust * Integer.parseInt(item.substring(colon + 1)) / STRONGEST;
      Reading.Text read = Reading.text(text, language);
      if (read.stems().isEmpty()) {
        continue;
      }
      note(phrases, read.phrase(), new Link(index, category, weight));
      double each = read.stems().size() == 1 ? weight : weight * ONE_WORD_OF_A_PHRASE;
      read.stems().forEach(stem -> note(words, stem, new Link(index, category, each)));
      if (writes) {
        terms
            .computeIfAbsent(category + '\t' + index, _ -> new ArrayList<>())
            .add(new Term(text, weight));
      }
    }
  }

  private static void note(Map<String, List<Link>> index, String key, Link link) {
    index.computeIfAbsent(key, _ -> new ArrayList<>()).add(link);
  }

  private void learnQuestions() {
    Map<String, Map<Integer, Double>> attributes = new HashMap<>();
    for (List<String> row : rows("attributes.tsv")) {
      Integer concept = concepts.get(row.get(0));
      if (concept == null) {
        continue;
      }
      for (String item : row.get(1).split(" ")) {
        int colon = item.lastIndexOf(':');
        double weight = Integer.parseInt(item.substring(colon + 1)) / STRONGEST;
        attributes
            .computeIfAbsent(item.substring(0, colon), _ -> new TreeMap<>())
            .merge(concept, weight, Math::max);
      }
    }
    int column = language == Language.FR ? 0 : 1;
    for (List<String> row : rows("questions.tsv")) {
      Question question =
          new Question(row.get(3 + column), attributes.getOrDefault(row.get(0), Map.of()));
      questions.add(question);
      for (String keyword : row.get(1 + column).split("\\|")) {
        List<String> stems = Reading.text(keyword, language).stems();
        if (!stems.isEmpty()) {
          keywords
              .computeIfAbsent(stems.getFirst(), _ -> new ArrayList<>())
              .add(new Keyword(stems, question));
        }
      }
    }
  }

  /** How near two concepts are: how many associations they share, those shared by few the more. */
  private double[][] kinship() {
    int size = concepts.size();
    double[][] shared = new double[size][size];
    for (List<Link> links : words.values()) {
      Map<Integer, Double> strongest = new TreeMap<>();
      links.forEach(link -> strongest.merge(link.concept(), link.weight(), Math::max));
      double rarity = 1.0 / strongest.size();
      strongest.forEach((one, left) ->
          strongest.forEach((other, right) -> shared[one][other] += rarity * left * right));
    }
    double[][] kinship = new double[size][size];
    for (int one = 0; one < size; one++) {
      for (int other = 0; other < size; other++) {
        kinship[one][other] =
            one == other
                ? 0
                : Math.min(
                    1, 4 * shared[one][other] / Math.sqrt(shared[one][one] * shared[other][other]));
      }
    }
    return kinship;
  }

  double kinship(int one, int other) {
    return kinship[one][other];
  }

  // Looking up

  Reading.Text read(String text) {
    return Reading.text(text, language);
  }

  /** The concept a word of a target card stands for, if it is one of the game's own. */
  Optional<Integer> concept(String word) {
    return Optional.ofNullable(byWord.get(Reading.text(word, language).phrase()));
  }

  /** The concept of the deck a stem is the whole word of. */
  Optional<Integer> itself(String stem) {
    return Optional.ofNullable(byWord.get(stem));
  }

  List<Link> phrase(String phrase) {
    return phrases.getOrDefault(phrase, List.of());
  }

  boolean knows(String stem) {
    return isKnown(Reading.bare(stem)) || isKnown(stem);
  }

  /** A word's links; where nobody wrote it with these accents, those of its namesakes. */
  List<Link> word(String stem) {
    List<Link> exact = words.get(stem);
    boolean hasAccents = !Reading.bare(stem).equals(stem);
    if (exact != null && hasAccents) {
      return exact;
    }
    return accented.getOrDefault(Reading.bare(stem), Set.of()).stream()
        .flatMap(known -> words.getOrDefault(known, List.of()).stream())
        .toList();
  }

  /** The known words an unknown one may be: misspelt, of the same family, or put together. */
  List<String> guesses(String stem) {
    String bare = Reading.bare(stem);
    List<String> misspelt =
        accented.keySet().stream()
            .filter(known -> Reading.isMisspelt(bare, known))
            .sorted()
            .toList();
    if (!misspelt.isEmpty()) {
      return misspelt.subList(0, 1);
    }
    List<String> parts = parts(bare);
    return parts.isEmpty()
        ? accented.keySet().stream()
            .filter(known -> Reading.isAkin(bare, known))
            .sorted()
            .limit(3)
            .toList()
        : parts;
  }

  /** "spiderman" is "spider" and "man". */
  private List<String> parts(String stem) {
    for (int cut = stem.length() - 3; cut >= 3; cut--) {
      String left = stem.substring(0, cut);
      String right = stem.substring(cut);
      if (isKnown(left) && isKnown(right)) {
        return List.of(left, right);
      }
    }
    return List.of();
  }

  private boolean isKnown(String stem) {
    return accented.containsKey(stem) || byWord.containsKey(stem);
  }

  /** The question that is asked in other words, the one with the most words in common. */
  Optional<Question> question(List<String> stems) {
    return stems.stream()
        .flatMap(stem -> keywords.getOrDefault(stem, List.of()).stream())
        .filter(keyword -> stems.containsAll(keyword.stems()))
        .max(Comparator.comparingInt(keyword -> keyword.stems().size()))
        .map(Keyword::question);
  }

  // Ideas

  /** What could be written about a concept on a card of a category. */
  List<Term> terms(int concept, String category) {
    return terms.getOrDefault(category + '\t' + concept, List.of());
  }

  List<Question> questions() {
    return questions;
  }

  int size() {
    return concepts.size();
  }

  private static List<List<String>> rows(String file) {
    try (InputStream in = Lexicon.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("no such file of words: " + file);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> List.of(line.split("\t", -1)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }
}
