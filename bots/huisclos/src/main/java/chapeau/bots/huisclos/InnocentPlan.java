package chapeau.bots.huisclos;

import chapeau.games.huisclos.Clue;
import chapeau.games.huisclos.Move;
import chapeau.games.huisclos.Place;
import chapeau.games.huisclos.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What an Innocent's moves are worth, in chances to win: to name the Murderer first, with a clue of
 * theirs in hand, and to be alive until then.
 */
final class InnocentPlan implements Plan {

  /** What being alive and in the game is worth. */
  private static final double LIFE = 0.35;

  /** How sure one must be to accuse in the first turn that allows it, and in the last. */
  private static final double SURE_AT_FIRST = 0.6;

  private static final double SURE_AT_LAST = 0.34;

  private final View v;
  private final View.Player self;
  private final Posterior posterior;
  private final Room room;

  InnocentPlan(View v, int me, Posterior posterior) {
    this.v = v;
    this.self = v.players().get(me);
    this.posterior = posterior;
    this.room = new Room(v, me);
  }

  @Override
  public String reason(Move move) {
    return switch (move) {
      case Move.Accuse _ -> "accuse";
      case Move.Exchange _ -> "exchange";
      case Move.Pick _,
          Move.Search _,
          Move.Walk _,
          Move.Observe _,
          Move.Take _,
          Move.Give _,
          Move.Slip _,
          Move.TakeBack _,
          Move.First _,
          Move.Choose _,
          Move.Deal _,
          Move.Draw _,
          Move.Scatter _ ->
          "investigate";
    };
  }

  @Override
  public double worth(Move move) {
    return switch (move) {
      case Move.Pick(Clue clue) -> hand(List.of(clue));
      case Move.Search(Place place) -> search(place) - danger(place);
      case Move.Exchange(int victim) -> exchange(victim) - danger(placeOf(victim));
      case Move.Accuse(int accused, Clue clue) -> accuse(accused, clue);
      case Move.Walk(Place place) -> -danger(place);
      case Move.Observe(boolean yes) -> yes ? 0.1 : 0;
      case Move.Take take -> take(take);
      case Move.Give(Clue clue) -> hand(without(self.hand(), clue));
      case Move.Slip(Clue clue) -> slip(clue);
      case Move.TakeBack(Clue clue) -> hand(with(self.hand(), clue));
      case Move.First _, Move.Choose _, Move.Deal _, Move.Draw _, Move.Scatter _ -> 0;
    };
  }

  // Where to go

  /** How much it costs to stand there when the urn goes round. */
  double danger(Place place) {
    double armed = 0;
    for (int seat = 0; seat < v.players().size(); seat++) {
      boolean stays = room.hasMoved(seat) && room.stands(seat, place);
      armed += stays ? 0 : posterior.armed(seat, Trail.weapon(place));
    }
    return LIFE * armed * Math.min(0.95, 0.6 + 0.15 * room.company(place));
  }

  /** The best one hopes to find there, clue by clue from the most wanted. */
  private double search(Place place) {
    double kept = hand(self.hand());
    double worst = self.hand().size() < 3 ? 0 : worst();
    double[][] hopes =
        Arrays.stream(Clue.values())
            .filter(clue -> clue.number < Clue.COUNT && posterior.inPlace(clue, place) > 0.02)
            .map(clue ->
                new double[] {
                  hand(with(self.hand(), clue)) - kept - worst, posterior.inPlace(clue, place)
                })
            .filter(hope -> hope[0] > 0)
            .sorted((a, b) -> Double.compare(b[0], a[0]))
            .toArray(double[][]::new);
    double worth = 0;
    double left = 1;
    for (double[] hope : hopes) {
      worth += left * hope[1] * hope[0];
      left *= 1 - hope[1];
    }
    return worth;
  }

  /** What the hand's least clue is worth. */
  private double worst() {
    double all = hand(self.hand());
    return self.hand().stream()
        .mapToDouble(clue -> all - hand(without(self.hand(), clue)))
        .min()
        .orElse(0);
  }

  /** Draws blindly, gives the least, and learns a little of a suspect's hand. */
  private double exchange(int victim) {
    double kept = hand(self.hand());
    double drawn = 0;
    for (Clue clue : Clue.values()) {
      if (clue.number < Clue.COUNT) {
        double there =
            posterior.inHand(clue, victim) / Math.max(1, v.players().get(victim).count());
        drawn += there * (hand(with(self.hand(), clue)) - kept);
      }
    }
    return drawn - worst() + 0.04 * posterior.of(victim);
  }

  /** Better the surer it is, and the fewer turns are left to be surer in. */
  private double accuse(int accused, Clue clue) {
    int first = v.accusationsFrom();
    double late = (double) (v.turn() - first) / Math.max(1, v.lastTurn() - first);
    double sure = SURE_AT_FIRST + (SURE_AT_LAST - SURE_AT_FIRST) * late;
    double spent = hand(self.hand()) - hand(without(self.hand(), clue));
    return 1.5 * (posterior.of(accused) - sure) - 0.2 * spent;
  }

  // What to hold

  private double take(Move.Take take) {
    List<Clue> hand = new ArrayList<>(self.hand());
    hand.add(take.clue());
    hand.remove(take.put());
    hand.remove(take.destroy());
    double armsOther = take.put().isWeapon() ? 0.05 : 0;
    double wasted = take.destroy() == Clue.NONE ? 0 : 0.01 + 0.1 * suspected(take.destroy());
    return hand(hand) - armsOther - wasted;
  }

  private double hand(List<Clue> hand) {
    double worth = 0;
    long plain = hand.stream().filter(clue -> !clue.isWeapon()).count();
    for (int i = 0; i < hand.size(); i++) {
      Clue clue = hand.get(i);
      worth += clue.isWeapon() ? weapon(plain) : plain(clue, hand.subList(0, i));
    }
    return worth;
  }

  /**
   * A weapon is one the Murderer has not, and its place is safe; with nothing else it must kill.
   */
  private static double weapon(long plain) {
    return plain == 0 ? -0.25 : plain == 1 ? 0.02 : 0.07;
  }

  /** A clue of the Murderer wins; a second one wins what is not decided until the end. */
  private double plain(Clue clue, List<Clue> held) {
    double suspected = suspected(clue);
    boolean second =
        held.stream().anyMatch(mine -> mine.number / Clue.OF_EACH == clue.number / Clue.OF_EACH);
    return 0.01 + suspected * (second ? 0.1 : 0.3);
  }

  private double suspected(Clue clue) {
    for (int seat = 0; seat < v.players().size(); seat++) {
      if (clue.isOf(v.players().get(seat).guest())) {
        return posterior.of(seat);
      }
    }
    return 0;
  }

  private double slip(Clue clue) {
    double shown = clue.isWeapon() ? 0.06 : 0;
    return hand(without(self.hand(), clue)) - shown;
  }

  private Place placeOf(int seat) {
    return v.players().get(seat).place();
  }

  static List<Clue> without(List<Clue> clues, Clue clue) {
    return clues.stream().filter(one -> one != clue).toList();
  }

  static List<Clue> with(List<Clue> clues, Clue clue) {
    List<Clue> more = new ArrayList<>(clues);
    more.add(clue);
    return more;
  }
}
