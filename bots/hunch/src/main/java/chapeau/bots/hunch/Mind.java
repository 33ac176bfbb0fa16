package chapeau.bots.hunch;

import chapeau.games.hunch.Category;
import chapeau.games.hunch.ClueCheck;
import chapeau.games.hunch.Move.Answer;
import chapeau.games.hunch.State;
import chapeau.games.hunch.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What a player makes of the grid and the clues: which word a clue suits, which secret is which.
 */
final class Mind {
  /**
   * How often a clue lies in front of a word it does not suit at all, beside one it suits
   * perfectly.
   */
  private static final double ODD = 0.06;

  /** How much of a doubt a "no" leaves, people denying more loosely than they affirm. */
  private static final double LOOSE = 0.25;

  private static final int BALANCING = 8;

  private static final Category FREELY = new Category("free", Category.Kind.FREE, "", "");

  private final Sense sense;
  private final View view;
  private final List<String> words = new ArrayList<>();
  private final boolean[] inGrid;
  private final boolean[] mine;
  private final List<Optional<Integer>> concepts = new ArrayList<>();
  private final List<ClueCheck.Target> targets = new ArrayList<>();

  Mind(Sense sense, View view) {
    this.sense = sense;
    this.view = view;
    int size = view.grid().size() * 3;
    this.inGrid = new boolean[size];
    this.mine = new boolean[size];
    for (int place = 0; place < size; place++) {
      String word = view.word(place);
      inGrid[place] = view.inGrid(place);
      mine[place] = view.isMine(place);
      concepts.add(sense.concept(word));
      words.add(word);
      if (inGrid[place]) {
        targets.add(ClueCheck.Target.of(word));
      }
    }
  }

  Sense sense() {
    return sense;
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

  /** How well a clue suits each word of the grid, from 0 to 1; all 0 when it says nothing. */
  double[] suits(Category category, String text) {
    double[] meaning = sense.meaning(category, text);
    double[] suits = new double[size()];
    for (int word = 0; word < size(); word++) {
      Optional<Integer> concept = concepts.get(word);
      suits[word] =
          concept.isPresent()
              ? meaning[concept.get()]
              : alike(meaning, sense.meaning(FREELY, words.get(word)));
    }
    return suits;
  }

  /** For words of a host's own deck: whether they and the clue go with the same things. */
  private static double alike(double[] one, double[] other) {
    double dot = 0;
    double left = 0;
    double right = 0;
    for (int concept = 0; concept < one.length; concept++) {
      dot += one[concept] * other[concept];
      left += one[concept] * one[concept];
      right += other[concept] * other[concept];
    }
    return dot == 0 ? 0 : dot / Math.sqrt(left * right);
  }

  /** How likely a clue with this answer lies in front of each word. */
  double[] likelihood(Category category, String text, Answer answer) {
    double[] suits = suits(category, text);
    return switch (answer) {
      case NONE, YES -> Arrays.stream(suits).map(fit -> ODD + fit).toArray();
      case NO -> Arrays.stream(suits).map(fit -> LOOSE + 1 - fit).toArray();
    };
  }

  /** What a secret may be to somebody who reads what lies in front of it: weights that sum to 1. */
  double[] belief(View.Secret secret, boolean[] possible) {
    double[] belief = new double[size()];
    for (int word = 0; word < size(); word++) {
      belief[word] = possible[word] ? 1 : 0;
    }
    for (View.Miss miss : secret.wrong()) {
      belief[miss.word()] = 0;
    }
    for (State.Clue clue : secret.clues()) {
      multiply(belief, likelihood(view.category(clue.card()), clue.text(), clue.answer()));
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

  /** How much surer the others are of my secret when this clue lies in front of it as well. */
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
