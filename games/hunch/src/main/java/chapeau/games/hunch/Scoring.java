package chapeau.games.hunch;

import chapeau.engine.Ranking;
import chapeau.engine.Text;
import chapeau.games.hunch.State.Found;
import chapeau.games.hunch.State.Player;
import chapeau.games.hunch.State.Secret;
import chapeau.games.hunch.State.Step;
import java.util.Comparator;
import java.util.List;

/** Points, who wins, and how well the group played. */
final class Scoring {
  /** HUN-41: the most secrets guessed of each step but the last, by number of players. */
  private static final List<Integer> THREE_OR_FIVE = List.of(0, 2, 4, 6, 8);

  private static final List<Integer> FOUR_OR_SIX = List.of(0, 2, 5, 8, 11);

  private static final List<Text> COMMENTS =
      Content.rows("comments.tsv").stream().map(row -> new Text(row.get(1), row.get(2))).toList();

  private static final Text NO_COMMENT = new Text("", "");

  private Scoring() {}

  /** HUN-32 and HUN-51: adds what a guessed secret is worth. */
  static Happening.Found pay(State s, Found found, int[] won) {
    int more = found.tooEasy() ? 1 : 0;
    int owners = (found.guessers().size() > 1 ? 2 : 1) + more;
    int each = 1 + more;
    won[found.owner()] += owners;
    found.guessers().forEach(seat -> won[seat] += each);
    return new Happening.Found(
        found.owner(),
        found.secret(),
        found.word(),
        s.word(found.word()),
        found.guessers(),
        owners,
        each);
  }

  /** HUN-40. */
  static Ranking ranking(State s) {
    Comparator<Integer> better =
        Comparator.<Integer>comparingInt(seat -> -s.player(seat).points())
            .thenComparingInt(seat -> -s.player(seat).coins());
    List<Integer> winners = Ranking.by(s.seats(), better, NO_COMMENT).winners();
    int points = s.player(winners.getFirst()).points();
    boolean alone = winners.size() == 1;
    return Ranking.by(
        s.seats(),
        better,
        new Text(
            Words.seats(winners, " et ")
                + (alone ? " gagne avec " : " gagnent ensemble avec ")
                + Words.count(points, "point", "points")
                + ".",
            Words.seats(winners, " and ")
                + (alone ? " wins with " : " win together with ")
                + points
                + (points == 1 ? " point." : " points.")));
  }

  /** HUN-41. */
  static View.Group group(State s) {
    int guessed = 0;
    for (Player player : s.players()) {
      for (Secret secret : player.secrets()) {
        guessed += secret.guessed() ? 1 : 0;
      }
    }
    int secrets = s.seats() * s.variant().secrets();
    return s.step() == Step.OVER
        ? comment(guessed, secrets, s.seats())
        : new View.Group(guessed, secrets, State.NONE, NO_COMMENT);
  }

  static View.Group comment(int guessed, int secrets, int players) {
    List<Integer> steps = players % 2 == 1 ? THREE_OR_FIVE : FOUR_OR_SIX;
    int step = (int) steps.stream().filter(most -> guessed > most).count();
    return new View.Group(guessed, secrets, step, COMMENTS.get(step));
  }
}
