package chapeau.bots.hunch;

import chapeau.games.hunch.Category;
import chapeau.games.hunch.Category.Kind;
import chapeau.games.hunch.ClueCheck;
import chapeau.games.hunch.Move.Answer;
import chapeau.games.hunch.State.Hunch;
import chapeau.games.hunch.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a player makes of the grid and the clues: which word a clue suits, which secret is which.
 */
final class Mind {
  /** How often a clue lies before a word it does not suit at all, beside one it suits perfectly. */
  private static final double ODD = 0.06;

  /** How much of a doubt a "no" leaves, people denying more loosely than they affirm. */
  private static final double LOOSE = 0.25;

  private static final int BALANCING = 8;

  private final Lexicon lexicon;
  private final List<String> words = new ArrayList<>();
  private final boolean[] inGrid;
  private final boolean[] mine;
  private final List<Optional<Integer>> concepts = new ArrayList<>();
  private final List<ClueCheck.Target> targets = new ArrayList<>();
  private final Map<String, double[]> read = new HashMap<>();

  Mind(Lexicon lexicon, List<View.Target> grid) {
    this.lexicon = lexicon;
    this.inGrid = new boolean[grid.size() * 3];
    this.mine = new boolean[grid.size() * 3];
    for (View.Target card : grid) {
      for (String word : card.words()) {
        inGrid[words.size()] = !card.gone();
        mine[words.size()] = card.mine();
        concepts.add(lexicon.concept(word));
        words.add(word);
        if (!card.gone()) {
          targets.add(ClueCheck.Target.of(word));
        }
      }
    }
  }

  int size() {
    return words.size();
  }

  boolean isOthers(int word) {
    return inGrid[word] && !mine[word];
  }

  Optional<Integer> concept(int word) {
    return concepts.get(word);
  }

  /** HUN-13, so as never to write what would be refused. */
  boolean mayWrite(String clue) {
    return ClueCheck.length(clue) <= ClueCheck.LONGEST && ClueCheck.clash(clue, targets).isEmpty();
  }

  /** How well a clue suits each word of the grid, from 0 to 1; all alike when it says nothing. */
  double[] suits(Category category, String text) {
    return read.computeIfAbsent(category.kind() + text, _ -> understand(category, text));
  }

  private double[] understand(Category category, String text) {
    if (category.kind() == Kind.YESNO) {
      Optional<Lexicon.Question> question = lexicon.question(text);
      if (question.isPresent()) {
        return flipIf(Reading.negates(text), perWord(question.get().yes()));
      }
    }
    return flipIf(Reading.negates(text), perWord(lexicon.meaning(text)));
  }

  private double[] perWord(Map<Integer, Double> meaning) {
    double[] suits = new double[size()];
    for (int word = 0; word < size(); word++) {
      Optional<Integer> concept = concepts.get(word);
      suits[word] =
          concept.isPresent()
              ? meaning.getOrDefault(concept.get(), 0.0)
              : alike(meaning, lexicon.meaning(words.get(word)));
    }
    return suits;
  }

  /** For words of a host's own deck: whether they and the clue go with the same things. */
  private static double alike(Map<Integer, Double> a, Map<Integer, Double> b) {
    double dot = 0;
    double left = 0;
    double right = 0;
    for (Map.Entry<Integer, Double> entry : a.entrySet()) {
      dot += entry.getValue() * b.getOrDefault(entry.getKey(), 0.0);
      left += entry.getValue() * entry.getValue();
    }
    for (double weight : b.values()) {
      right += weight * weight;
    }
    return dot == 0 ? 0 : dot / Math.sqrt(left * right);
  }

  private static double[] flipIf(boolean negates, double[] suits) {
    boolean says = Arrays.stream(suits).anyMatch(fit -> fit > 0);
    return negates && says ? Arrays.stream(suits).map(fit -> 1 - fit).toArray() : suits;
  }

  /** How likely a clue with this answer lies before each word. */
  double[] likelihood(Category category, String text, Answer answer) {
    double[] suits = suits(category, text);
    return switch (answer) {
      case NONE, YES -> Arrays.stream(suits).map(fit -> ODD + fit).toArray();
      case NO -> Arrays.stream(suits).map(fit -> LOOSE + 1 - fit).toArray();
    };
  }

  /** What a secret may be to somebody who reads what lies before it: weights that sum to 1. */
  double[] belief(View.Secret secret, boolean[] possible) {
    double[] belief = new double[size()];
    for (int word = 0; word < size(); word++) {
      belief[word] = possible[word] ? 1 : 0;
    }
    for (Hunch hunch : secret.wrong()) {
      belief[hunch.word()] = 0;
    }
    for (View.Clue clue : secret.clues()) {
      multiply(belief, likelihood(clue.category(), clue.text(), clue.answer()));
    }
    return normal(belief);
  }

  /** The words an opponent's secret may be, to me. */
  boolean[] others() {
    boolean[] others = new boolean[size()];
    for (int word = 0; word < size(); word++) {
      others[word] = isOthers(word);
    }
    return others;
  }

  boolean[] wholeGrid() {
    return inGrid.clone();
  }

  /** How much surer the others are of my secret when this clue lies before it as well. */
  double gain(View.Secret secret, Category category, String text, Answer answer) {
    double[] before = belief(secret, wholeGrid());
    double[] after = before.clone();
    multiply(after, likelihood(category, text, answer));
    return normal(after)[secret.word()] - before[secret.word()];
  }

  static void multiply(double[] belief, double[] likelihood) {
    for (int word = 0; word < belief.length; word++) {
      belief[word] *= likelihood[word];
    }
  }

  static double[] normal(double[] belief) {
    double sum = Arrays.stream(belief).sum();
    return sum == 0 ? belief : Arrays.stream(belief).map(weight -> weight / sum).toArray();
  }

  /** One card holds one secret at most: what is believed of one secret is taken from the others. */
  void balance(List<double[]> beliefs) {
    for (int step = 0; step < BALANCING; step++) {
      for (int card = 0; card < size(); card += 3) {
        double sum = 0;
        for (double[] belief : beliefs) {
          sum += belief[card] + belief[card + 1] + belief[card + 2];
        }
        if (sum > 1) {
          for (double[] belief : beliefs) {
            for (int word = card; word < card + 3; word++) {
              belief[word] /= sum;
            }
          }
        }
      }
      beliefs.replaceAll(Mind::normal);
    }
  }
}
