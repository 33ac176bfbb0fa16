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
import java.util.TreeMap;

/**
 * What one language's words make people think of. Meanings are read as weights, from 0 to 1, over
 * the concepts of the game's own deck.
 */
final class Lexicon {
  private static final double STRONGEST = 9;
  private static final double ONE_WORD_OF_A_PHRASE = 0.5;
  private static final double MISSPELT = 0.8;

  private static final Lexicon FRENCH = new Lexicon(Language.FR);
  private static final Lexicon ENGLISH = new Lexicon(Language.EN);

  /** A clue somebody could write, and how well it suits, from 0 to 1. */
  record Term(String text, double weight) {}

  /** A yes/no question, and for which concepts the answer is yes. */
  record Question(String text, Map<Integer, Double> yes) {}

  /** Words a question is known by. */
  private record Keyword(List<String> stems, Question question) {}

  private final Language language;
  private final Map<String, Integer> concepts = new LinkedHashMap<>();
  private final Map<String, Integer> byWord = new HashMap<>();
  private final Map<String, Map<Integer, Double>> phrases = new HashMap<>();
  private final Map<String, Map<Integer, Double>> words = new HashMap<>();
  private final Map<String, List<Term>> terms = new LinkedHashMap<>();
  private final List<Question> questions = new ArrayList<>();
  private final Map<String, List<Keyword>> keywords = new HashMap<>();

  static Lexicon of(Language language) {
    return language == Language.FR ? FRENCH : ENGLISH;
  }

  private Lexicon(Language language) {
    this.language = language;
    String suffix = language == Language.FR ? ".fr.tsv" : ".en.tsv";
    Deck.concepts(language)
        .forEach((word, concept) -> {
          concepts.put(concept, concepts.size());
          byWord.put(phrase(Reading.stems(word, language)), concepts.size() - 1);
        });
    rows("associations" + suffix).forEach(row -> learn(row.get(0), "", row.get(1), 1, true));
    rows("inCategory" + suffix)
        .forEach(row -> learn(row.get(0), row.get(1), row.get(2), 0.9, true));
    rows("inCategory.more" + suffix)
        .forEach(row -> learn(row.get(0), row.get(1), row.get(2), 0.7, false));
    learnQuestions();
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
      List<String> stems = Reading.stems(text, language);
      if (stems.isEmpty()) {
        continue;
      }
      note(phrases, phrase(stems), index, weight);
      for (String stem : stems) {
        note(words, stem, index, stems.size() == 1 ? weight : weight * ONE_WORD_OF_A_PHRASE);
      }
      if (writes) {
        terms
            .computeIfAbsent(category + '\t' + index, _ -> new ArrayList<>())
            .add(new Term(text, weight));
      }
    }
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
        note(
            attributes,
            item.substring(0, colon),
            concept,
            Integer.parseInt(item.substring(colon + 1)) / STRONGEST);
      }
    }
    int column = language == Language.FR ? 0 : 1;
    for (List<String> row : rows("questions.tsv")) {
      Question question =
          new Question(row.get(3 + column), attributes.getOrDefault(row.get(0), Map.of()));
      questions.add(question);
      for (String keyword : row.get(1 + column).split("\\|")) {
        List<String> stems = Reading.stems(keyword, language);
        if (!stems.isEmpty()) {
          keywords
              .computeIfAbsent(stems.getFirst(), _ -> new ArrayList<>())
              .add(new Keyword(stems, question));
        }
      }
    }
  }

  private static void note(
      Map<String, Map<Integer, Double>> index, String key, int concept, double weight) {
    index.computeIfAbsent(key, _ -> new TreeMap<>()).merge(concept, weight, Math::max);
  }

  private static String phrase(List<String> stems) {
    return String.join(" ", stems);
  }

  // Understanding

  /** The concept a word of a target card stands for, if it is one of the game's own. */
  Optional<Integer> concept(String word) {
    return Optional.ofNullable(byWord.get(phrase(Reading.stems(word, language))));
  }

  /** The concepts a text makes one think of; none when nothing in it is known. */
  Map<Integer, Double> meaning(String text) {
    List<String> stems = Reading.stems(text, language);
    Map<Integer, Double> meaning = new TreeMap<>(phrases.getOrDefault(phrase(stems), Map.of()));
    question(stems)
        .ifPresent(q -> q.yes().forEach((c, weight) -> meaning.merge(c, weight, Math::max)));
    Integer itself = byWord.get(phrase(stems));
    if (itself != null) {
      meaning.put(itself, 1.0);
    }
    if (meaning.isEmpty() || stems.size() > 1) {
      together(stems).forEach((concept, weight) -> meaning.merge(concept, weight, Math::max));
    }
    return meaning;
  }

  /** The words of a phrase taken one by one, each counting the same. */
  private Map<Integer, Double> together(List<String> stems) {
    Map<Integer, Double> sum = new TreeMap<>();
    int known = 0;
    for (String stem : stems) {
      Map<Integer, Double> one = word(stem);
      known += one.isEmpty() ? 0 : 1;
      one.forEach((concept, weight) -> sum.merge(concept, weight, Double::sum));
    }
    int count = Math.max(1, known);
    sum.replaceAll((_, weight) -> weight / count);
    return sum;
  }

  private Map<Integer, Double> word(String stem) {
    Map<Integer, Double> exact = words.get(stem);
    if (exact != null) {
      return exact;
    }
    return words.keySet().stream()
        .filter(known -> Reading.isMisspelt(stem, known))
        .min(String::compareTo)
        .map(this::misspelt)
        .orElse(Map.of());
  }

  private Map<Integer, Double> misspelt(String stem) {
    Map<Integer, Double> weaker = new TreeMap<>(words.getOrDefault(stem, Map.of()));
    weaker.replaceAll((_, weight) -> weight * MISSPELT);
    return weaker;
  }

  /** The question that is asked in other words, the one with the most words in common. */
  Optional<Question> question(String text) {
    return question(Reading.stems(text, language));
  }

  private Optional<Question> question(List<String> stems) {
    return stems.stream()
        .flatMap(stem -> keywords.getOrDefault(stem, List.of()).stream())
        .filter(keyword -> stems.containsAll(keyword.stems()))
        .max(Comparator.comparingInt(keyword -> keyword.stems().size()))
        .map(Keyword::question);
  }

  // Ideas

  /** What could be written about a concept on a card of a category; "" for whatever one likes. */
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
