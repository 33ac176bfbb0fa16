package chapeau.bots.hunch;

import chapeau.engine.Event;
import chapeau.games.hunch.Category;
import chapeau.games.hunch.Category.Kind;
import chapeau.games.hunch.Happening;
import chapeau.games.hunch.State;
import chapeau.games.hunch.View;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * For each clue somebody bought, the other of the two they could have had: a buyer takes the one
 * that suits a secret of theirs better, so what they left lying says something too.
 */
final class Alternatives {
  private record Bought(int seat, int secret, int card, String text) {}

  private record Left(int card, String text) {}

  private final Map<Bought, Left> left = new HashMap<>();

  static Alternatives of(List<Event> told) {
    Alternatives all = new Alternatives();
    Optional<Happening.Offered> offered = Optional.empty();
    boolean sold = false;
    for (Event event : told) {
      if (event instanceof Happening.Offered now) {
        offered = Optional.of(now);
        sold = false;
      } else if (event instanceof Happening.Won) {
        sold = true;
      } else if (event instanceof Happening.Took took && sold) {
        offered.ifPresent(now -> all.note(now, took));
        sold = false;
      }
    }
    return all;
  }

  private void note(Happening.Offered offered, Happening.Took took) {
    int other = 1 - took.place();
    left.put(
        new Bought(took.seat(), took.secret(), took.card(), took.clue()),
        new Left(offered.cards().get(other), offered.clues().get(other)));
  }

  /** How likely the buyer, with each word for a secret, takes this clue and not the other one. */
  double[] likelihood(Mind mind, View view, int owner, int secret, State.Clue clue) {
    Left other = left.get(new Bought(owner, secret, clue.card(), clue.text()));
    Category category = view.category(clue.card());
    if (other == null || asks(category) || asks(view.category(other.card))) {
      // A question helps by its answer, whatever that is.
      double[] even = new double[mind.size()];
      Arrays.fill(even, 1);
      return even;
    }
    double[] chosen = mind.likelihood(category, clue.text(), clue.answer());
    double[] instead = mind.likelihood(view.category(other.card), other.text, clue.answer());
    double[] likely = new double[chosen.length];
    for (int word = 0; word < likely.length; word++) {
      likely[word] = chosen[word] / (chosen[word] + instead[word]);
    }
    return likely;
  }

  private static boolean asks(Category category) {
    return category.kind() == Kind.YESNO;
  }
}
