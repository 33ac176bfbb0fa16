package chapeau.bots.huisclos;

import chapeau.bots.Choice.Belief;
import chapeau.bots.Knowledge;
import chapeau.games.huisclos.Clue;
import chapeau.games.huisclos.Place;
import chapeau.games.huisclos.Role;
import chapeau.games.huisclos.View;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * How likely each seat is the Murderer, and where the clues are, to one who remembers all that was
 * seen and heard: every seat that may be the Murderer is supposed to be, in turn.
 */
final class Posterior {
  private final View v;
  private final double[] chance;
  private final @Nullable Trail[] trails;

  /**
   * @param trust how much the evidence counts: 1 for one who draws every conclusion
   */
  Posterior(Knowledge<View> knows, double trust) {
    this.v = knows.view();
    int players = v.players().size();
    int me = knows.seat();
    this.chance = new double[players];
    this.trails = new Trail[players];
    Hearing hearing = new Hearing(knows);
    double best = Double.NEGATIVE_INFINITY;
    double[] fit = new double[players];
    for (int seat = 0; seat < players; seat++) {
      if (mayBe(seat, me)) {
        Trail trail = new Trail(v, seat);
        trails[seat] = trail;
        fit[seat] = trust * trail.fit() + Math.log(hearing.ratio(seat));
        best = Math.max(best, fit[seat]);
      }
    }
    double all = 0;
    for (int seat = 0; seat < players; seat++) {
      chance[seat] = trails[seat] == null ? 0 : Math.exp(fit[seat] - best);
      all += chance[seat];
    }
    for (int seat = 0; seat < players; seat++) {
      chance[seat] = all > 0 ? chance[seat] / all : 0;
    }
  }

  /** Whom one may suspect; also the Murderer asks whom an Innocent in this seat would. */
  private boolean mayBe(int seat, int me) {
    View.Player player = v.players().get(seat);
    boolean known =
        v.players().stream().anyMatch(one -> one.role() == Role.MURDERER && one.shown());
    return seat != me
        && player.alive()
        && (known ? player.role() == Role.MURDERER : !player.shown());
  }

  /** From 0 to 1; all seats together 1, or 0 when nobody is left to suspect. */
  double of(int seat) {
    return chance[seat];
  }

  /** Whom the evidence speaks against most, or -1. */
  int first() {
    int first = -1;
    for (int seat = 0; seat < chance.length; seat++) {
      if (chance[seat] > 0 && (first < 0 || chance[seat] > chance[first])) {
        first = seat;
      }
    }
    return first;
  }

  /** The same, for whoever asks a bot what it thought. */
  List<Belief> beliefs() {
    return IntStream.range(0, chance.length)
        .filter(seat -> chance[seat] > 0)
        .mapToObj(seat -> new Belief("murderer", seat, chance[seat]))
        .toList();
  }

  double inPlace(Clue clue, Place place) {
    double sum = 0;
    for (int seat = 0; seat < chance.length; seat++) {
      Trail trail = trails[seat];
      sum += trail == null ? 0 : chance[seat] * trail.inPlace(clue, place);
    }
    return sum;
  }

  double inHand(Clue clue, int of) {
    double sum = 0;
    for (int seat = 0; seat < chance.length; seat++) {
      Trail trail = trails[seat];
      sum += trail == null ? 0 : chance[seat] * trail.inHand(clue, of);
    }
    return sum;
  }

  /** How likely a seat is the Murderer and has a clue in hand. */
  double armed(int seat, Clue weapon) {
    Trail trail = trails[seat];
    return trail == null ? 0 : chance[seat] * trail.inHand(weapon, seat);
  }
}
