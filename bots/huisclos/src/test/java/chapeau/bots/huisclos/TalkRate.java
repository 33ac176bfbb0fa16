package chapeau.bots.huisclos;

import chapeau.bots.huisclos.Evening.Decision;
import chapeau.bots.huisclos.Hearing.Line;
import chapeau.games.huisclos.Move;
import chapeau.games.huisclos.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** Measures who says what at a table of bots: how often each form of talk is the Murderer's. */
final class TalkRate {

  /** Of a normal distribution, for nineteen intervals in twenty. */
  private static final double NINETEEN_IN_TWENTY = 1.96;

  private TalkRate() {}

  private static boolean sawAWeapon(Decision one, int players) {
    return Line.of(one.choice().line(), players).orElse(new Line.Suspect(0)) instanceof Line.Saw saw
        && saw.clue().isWeapon();
  }

  /** When a bot may open its mouth at all: what the rest is to be held against. */
  private static boolean investigates(Decision one) {
    return one.choice().move() instanceof Move.Search
        || one.choice().move() instanceof Move.Exchange
        || one.choice().move() instanceof Move.Walk;
  }

  /** Whether it lately saw somebody take something. */
  private static boolean hasWatched(Decision one) {
    View v = one.knew().view();
    return v.investigations().stream()
        .anyMatch(
            seen -> seen.turn() >= v.turn() - 1 && seen.observers().contains(one.knew().seat()));
  }

  /** The share that is the Murderer's, with Wilson's interval. */
  private static String share(List<Decision> talk, Predicate<Decision> form) {
    List<Decision> said = talk.stream().filter(form).toList();
    double n = said.size();
    double p = said.stream().filter(Decision::byMurderer).count() / n;
    double z = NINETEEN_IN_TWENTY * NINETEEN_IN_TWENTY / n;
    double centre = (p + z / 2) / (1 + z);
    double half = Math.sqrt(z * p * (1 - p) + z * z / 4) / (1 + z);
    return String.format(
        Locale.ROOT, "%.0f said, %.3f (%.3f to %.3f)", n, p, centre - half, centre + half);
  }

  public static void main(String[] args) {
    int players = args.length > 0 ? Integer.parseInt(args[0]) : 4;
    int evenings = args.length > 1 ? Integer.parseInt(args[1]) : 400;
    String level = args.length > 2 ? args[2] : "novice";
    List<Decision> talk = new ArrayList<>();
    for (int seed = 0; seed < evenings; seed++) {
      talk.addAll(Evening.of(players, seed, _ -> level).decided());
    }
    System.out.printf(
        Locale.ROOT,
        "%d players, %d evenings of %s%ninvestigates: %s%ninvestigates, having watched: %s%n"
            + "saw a weapon: %s%nsaw anything: %s%nsuspects: %s%ncalls somebody a liar: %s%n",
        players,
        evenings,
        level,
        share(talk, TalkRate::investigates),
        share(talk, one -> investigates(one) && hasWatched(one)),
        share(talk, one -> sawAWeapon(one, players)),
        share(talk, one -> one.says("#saw")),
        share(talk, one -> one.says("#suspect")),
        share(talk, one -> one.says("#liar")));
  }
}
