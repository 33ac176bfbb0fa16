package chapeau.bots.hunch;

import chapeau.bots.hunch.Lexicon.Link;
import chapeau.games.hunch.Category;
import chapeau.games.hunch.Category.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One player's sense of a language: their own sample of what it associates, weighed in their own
 * way, so that no two at a table understand each other by knowing the same list.
 */
final class Sense {
  private static final String OPPOSITE = "opposite";
  private static final double GUESSED_WORD = 0.8;
  private static final double PHRASE_OF_WORDS = 0.9;
  private static final double FAR = 0.3;

  /** People deny what a thing makes one think of: an elephant never forgets. */
  private static final double DENIED = 0.6;

  /** What a word of a phrase says about concepts it is not known to go with. */
  private static final double STRAY = 0.25;

  private final Lexicon lexicon;
  private final Skill skill;
  private final long seed;
  private final Map<String, double[]> read = new HashMap<>();

  Sense(Lexicon lexicon, Skill skill, long seed) {
    this.lexicon = lexicon;
    this.skill = skill;
    this.seed = seed;
  }

  /** How well a clue on a card of a category suits each concept, from 0 to 1; all 0 if unknown. */
  double[] meaning(Category category, String text) {
    return read.computeIfAbsent(category.id() + '\t' + text, _ -> understand(category, text));
  }

  private double[] understand(Category category, String text) {
    Reading.Text clue = lexicon.read(text);
    double[] asked = asked(clue.stems());
    if (category.kind() == Kind.YESNO && says(asked)) {
      return clue.negates() ? opposite(asked) : asked;
    }
    double[] meaning = phrases(clue, category);
    boolean known = says(gather(lexicon.phrase(clue.phrase()), clue.phrase(), category));
    if (!known || clue.stems().size() > 1) {
      meaning = most(meaning, inWords(clue, category));
    }
    if (!clue.negates() && clue.stems().size() == 1) {
      boolean turned = category.id().equals(OPPOSITE) && says(asked);
      meaning = turned ? most(meaning, opposite(asked), 0.5) : most(meaning, asked);
    }
    return skill.farReaching() ? reaching(meaning) : meaning;
  }

  private double[] asked(List<String> stems) {
    return lexicon.question(stems).map(this::answers).orElseGet(() -> new double[lexicon.size()]);
  }

  // Words and phrases

  /** What is known of the whole text, or of several of its words in a row. */
  private double[] phrases(Reading.Text clue, Category category) {
    double[] meaning = gather(lexicon.phrase(clue.phrase()), clue.phrase(), category);
    List<String> stems = clue.stems();
    for (int from = 0; from < stems.size(); from++) {
      for (int to = from + 2; to <= stems.size(); to++) {
        String run = String.join(" ", stems.subList(from, to));
        meaning = most(meaning, gather(lexicon.phrase(run), run, category), PHRASE_OF_WORDS);
      }
    }
    return meaning;
  }

  private double[] inWords(Reading.Text clue, Category category) {
    List<double[]> known = new ArrayList<>();
    for (String stem : clue.stems()) {
      double[] asked = asked(List.of(stem));
      double[] word = most(word(stem, category), asked);
      if (clue.denied().contains(stem)) {
        word = says(asked) ? opposite(asked) : most(new double[word.length], word, DENIED);
      }
      if (says(word)) {
        known.add(word);
      }
    }
    double[] asked = asked(clue.stems());
    if (known.isEmpty()) {
      return asked;
    }
    return known.size() == 1 ? known.getFirst() : together(known);
  }

  private double[] word(String stem, Category category) {
    if (lexicon.knows(stem)) {
      return known(stem, category);
    }
    List<double[]> guesses =
        lexicon.guesses(stem).stream().map(guess -> known(guess, category)).toList();
    double[] sum = new double[lexicon.size()];
    for (double[] guess : guesses) {
      sum = most(sum, guess, GUESSED_WORD);
    }
    return sum;
  }

  private double[] known(String stem, Category category) {
    double[] meaning = gather(lexicon.word(stem), stem, category);
    lexicon.itself(stem).ifPresent(concept -> meaning[concept] = 1);
    return meaning;
  }

  /** Each word counts as a clue of its own, those that suit few concepts the more. */
  private double[] together(List<double[]> words) {
    double[] score = new double[lexicon.size()];
    double[] rarity = new double[words.size()];
    double rarest = 0;
    for (int i = 0; i < rarity.length; i++) {
      rarity[i] = Math.log(1 + lexicon.size() / (1 + Arrays.stream(words.get(i)).sum()));
      rarest = Math.max(rarest, rarity[i]);
    }
    double best = 0;
    double suits = 0;
    for (int concept = 0; concept < score.length; concept++) {
      double product = 1;
      double strongest = 0;
      for (int i = 0; i < rarity.length; i++) {
        double weight = words.get(i)[concept];
        product *= Math.pow(STRAY + weight, rarity[i] / rarest);
        strongest = Math.max(strongest, weight);
      }
      score[concept] = strongest == 0 ? 0 : product;
      best = Math.max(best, score[concept]);
      suits = Math.max(suits, strongest);
    }
    for (int concept = 0; concept < score.length; concept++) {
      score[concept] *= best == 0 ? 0 : PHRASE_OF_WORDS * suits / best;
    }
    return score;
  }

  private double[] gather(List<Link> links, String key, Category category) {
    double[] meaning = new double[lexicon.size()];
    for (Link link : links) {
      double weight = link.weight() * trust(link.category(), category) * own(key, link.concept());
      meaning[link.concept()] = Math.max(meaning[link.concept()], Math.min(1, weight));
    }
    return meaning;
  }

  /** How far what was written for one category holds on a card of another. */
  private static double trust(String written, Category card) {
    if (card.kind() == Kind.THEME && card.id().equals(written)) {
      return 1;
    }
    if (written.equals(OPPOSITE) || card.id().equals(OPPOSITE)) {
      return 0.25;
    }
    if (card.kind() != Kind.THEME) {
      return written.equals(Lexicon.ANY) ? 1 : 0.85;
    }
    return written.equals(Lexicon.ANY) ? 0.85 : 0.6;
  }

  private double[] answers(Lexicon.Question question) {
    double[] yes = new double[lexicon.size()];
    question
        .yes()
        .forEach((concept, weight) ->
            yes[concept] = Math.min(1, weight * whim(question.text(), concept)));
    return yes;
  }

  /** What a clue only reminds of by way of something else. */
  private double[] reaching(double[] meaning) {
    double[] wider = meaning.clone();
    for (int from = 0; from < meaning.length; from++) {
      if (meaning[from] > FAR) {
        for (int to = 0; to < wider.length; to++) {
          wider[to] = Math.max(wider[to], FAR * meaning[from] * lexicon.kinship(from, to));
        }
      }
    }
    return wider;
  }

  // A mind of one's own

  /** How much this player makes of a term for a concept: nothing if they do not know it. */
  double own(String key, int concept) {
    return fraction(key, concept, 1) < skill.memory() ? whim(key, concept) : 0;
  }

  private double whim(String key, int concept) {
    return 1 + skill.whim() * (2 * fraction(key, concept, 2) - 1);
  }

  /** A number from 0 to 1 that is always the same for this player and term. */
  private double fraction(String key, int concept, int salt) {
    long mixed = seed + 0x9E3779B97F4A7C15L * (key.hashCode() * 1_000_003L + concept * 31L + salt);
    mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return ((mixed ^ (mixed >>> 31)) >>> 11) * 0x1.0p-53;
  }

  // Weights by concept

  private static boolean says(double[] meaning) {
    return Arrays.stream(meaning).anyMatch(weight -> weight > 0);
  }

  private static double[] opposite(double[] meaning) {
    return Arrays.stream(meaning).map(weight -> 1 - weight).toArray();
  }

  private static double[] most(double[] one, double[] other) {
    return most(one, other, 1);
  }

  private static double[] most(double[] one, double[] other, double share) {
    double[] most = one.clone();
    for (int i = 0; i < most.length; i++) {
      most[i] = Math.max(most[i], share * other[i]);
    }
    return most;
  }

  /** What could come to this player's mind about a concept on a card of a category. */
  List<String> ideas(int concept, Category category) {
    String written = category.kind() == Kind.FREE ? Lexicon.ANY : category.id();
    return lexicon.terms(concept, written).stream()
        .map(Lexicon.Term::text)
        .filter(text -> own(lexicon.read(text).phrase(), concept) > 0)
        .toList();
  }

  Optional<Integer> concept(String word) {
    return lexicon.concept(word);
  }

  Lexicon lexicon() {
    return lexicon;
  }
}
