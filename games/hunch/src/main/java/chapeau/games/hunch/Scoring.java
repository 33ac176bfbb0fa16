package chapeau.games.hunch;

import chapeau.engine.Ranking;
import chapeau.games.hunch.State.Found;
import chapeau.games.hunch.State.Step;
import java.util.Comparator;
import java.util.List;

/** Points, who wins, and how well the group played. */
final class Scoring {
  /** HUN-41: the most secrets guessed of each step but the last, by number of players. */
  private static final List<Integer> THREE_OR_FIVE = List.of(0, 2, 4, 6, 8);

  private static final List<Integer> FOUR_OR_SIX = List.of(0, 2, 5, 8, 11);

  private Scoring() {}

  /** HUN-32 and HUN-51: what a guessed secret brings its owner. */
  static int owners(Found found) {
    return (found.guessers().size() > 1 ? 2 : 1) + more(found);
  }

  /** HUN-32 and HUN-51: what it brings each who guessed it. */
  static int each(Found found) {
    return 1 + more(found);
  }

  private static int more(Found found) {
    return found.tooEasy() ? 1 : 0;
  }

  /** HUN-40. */
  static Ranking ranking(State s) {
    return Ranking.by(
        s.seats(),
        Comparator.<Integer>comparingInt(seat -> -s.player(seat).points())
            .thenComparingInt(seat -> -s.player(seat).coins()));
  }

  /** HUN-41. */
  static View.Group group(State s) {
    int guessed = 0;
    for (State.Reveal reveal : s.reveals()) {
      guessed += reveal.found().size();
    }
    int secrets = s.seats() * s.variant().secrets();
    return new View.Group(
        guessed, secrets, s.step() == Step.OVER ? step(guessed, s.seats()) : State.NONE);
  }

  static int step(int guessed, int players) {
    List<Integer> steps = players % 2 == 1 ? THREE_OR_FIVE : FOUR_OR_SIX;
    return (int) steps.stream().filter(most -> guessed > most).count();
  }
}
