package chapeau.bots.huisclos;

import chapeau.bots.Assessment;
import chapeau.bots.Assessor;
import chapeau.bots.Choice.Belief;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.Knowledge;
import chapeau.bots.Reason;
import chapeau.bots.Situation;
import chapeau.engine.Dice;
import chapeau.games.huisclos.Clue;
import chapeau.games.huisclos.Move;
import chapeau.games.huisclos.Place;
import chapeau.games.huisclos.Role;
import chapeau.games.huisclos.State.Step;
import chapeau.games.huisclos.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Judges as one who remembers all that was seen and heard: every move by what it does to the chance
 * to win, and that chance by how such evenings went on among experts.
 */
final class Tutor implements Assessor<View, Move> {

  /** What is reckoned so roughly tells only plain differences apart. */
  private static final double DOUBT = 0.04;

  /** So much more danger is what speaks against a room. */
  private static final double PLAINLY = 0.02;

  @Override
  public Class<? extends Reason> reasons() {
    return Why.class;
  }

  @Override
  public Class<? extends Enum<?>> ways() {
    return Way.class;
  }

  @Override
  public Set<Way> ways(Knowledge<View> knows, Assessment<Move> found, Move move) {
    return switch (move) {
      case Move.Observe(boolean yes) when yes -> Set.of(Way.OBSERVES);
      case Move.Search _ -> Set.of(Way.SEARCHES);
      case Move.Accuse _ -> Set.of(Way.ACCUSES);
      default -> Set.of();
    };
  }

  @Override
  public Optional<Assessment<Move>> assess(
      Situation<View, Move> now, Optional<Move> chosen, Dice dice) {
    if (now.view().step() == Step.CHOOSE || now.moves().size() < 2) {
      return Optional.empty();
    }
    Evening evening = new Evening(now);
    List<Candidate<Move>> ranked = new ArrayList<>();
    for (Move move : now.moves()) {
      ranked.add(new Candidate<>(move, evening.plan.worth(move)));
    }
    ranked.sort(Candidate.bestFirst());
    double best = ranked.getFirst().value();
    double chance = evening.chance();
    List<Candidate<Move>> valued =
        ranked.stream()
            .map(one -> new Candidate<>(one.move(), Math.clamp(chance + one.value() - best, 0, 1)))
            .toList();
    Optional<Why> why =
        chosen
            .filter(move -> !move.equals(ranked.getFirst().move()))
            .map(move -> evening.why(ranked.getFirst().move(), move));
    return Optional.of(new Assessment<>(valued, DOUBT, evening.beliefs(), why));
  }

  /** How an evening stands for one seat. */
  private static final class Evening {
    private final View v;
    private final int me;
    private final Posterior posterior;
    private final InnocentPlan innocent;
    private final Optional<HuntingPlan> hunting;
    private final Plan plan;

    Evening(Situation<View, Move> now) {
      this.v = now.view();
      this.me = now.seat();
      this.posterior = new Posterior(now.knows(), Reasoner.Skill.EXPERT.trust());
      this.innocent = new InnocentPlan(v, me, posterior);
      boolean hunts = isMurderer() || v.confrontation();
      this.hunting =
          hunts
              ? Optional.of(
                  new HuntingPlan(v, me, new Trail(v, Reasoner.murderer(v, me)), innocent))
              : Optional.empty();
      this.plan = hunting.isPresent() ? hunting.get() : innocent;
    }

    private boolean isMurderer() {
      return v.players().get(me).role() == Role.MURDERER;
    }

    /** Whom one may suspect; the Murderer need not ask. */
    List<Belief> beliefs() {
      return hunting.isPresent() ? List.of() : posterior.beliefs();
    }

    double chance() {
      int living = (int) v.players().stream().filter(View.Player::alive).count();
      double late = (double) v.turn() / Math.max(1, v.lastTurn());
      int first = posterior.first();
      double sure = first < 0 ? 0 : posterior.of(first);
      boolean proof =
          first >= 0
              && v.players().get(me).hand().stream()
                  .anyMatch(clue -> clue.isOf(v.players().get(first).guest()));
      return new Prospects(isMurderer(), v.confrontation(), living, late, sure, proof).chance();
    }

    Why why(Move best, Move chosen) {
      if (best instanceof Move.Accuse(int seat, Clue _)) {
        return chosen instanceof Move.Accuse(int other, Clue _) && other != seat
            ? new Why.Likelier(seat, posterior.of(seat), posterior.of(other))
            : new Why.Accuses(seat, posterior.of(seat));
      }
      if (chosen instanceof Move.Accuse(int seat, Clue _)) {
        return new Why.TooSoon(seat, posterior.of(seat), v.lastTurn() - v.turn());
      }
      return hunting.map(hunt -> hunter(hunt, best, chosen)).orElseGet(() -> guest(best, chosen));
    }

    private Why hunter(HuntingPlan hunt, Move best, Move chosen) {
      if (best instanceof Move.Slip(Clue weapon) && hunt.victims(weapon) > 0) {
        return new Why.Kills(hunt.victims(weapon));
      }
      if (chosen instanceof Move.Slip(Clue weapon) && weapon.isWeapon() && hunt.witnessed(weapon)) {
        return new Why.Witnessed(weapon);
      }
      Optional<Place> there = place(best);
      return there.isPresent() ? going(hunt, there.get(), place(chosen)) : held(best, chosen);
    }

    private Why going(HuntingPlan hunt, Place there, Optional<Place> here) {
      if (here.isPresent() && hunt.deadly(here.get()) > hunt.deadly(there) + PLAINLY) {
        return new Why.Danger(here.get(), hunt.deadly(here.get()));
      }
      Optional<Clue> weapon = hunt.strike(there);
      if (weapon.isPresent()) {
        boolean held = v.players().get(me).hand().contains(weapon.get());
        return new Why.Strikes(there, weapon.get(), held);
      }
      return new Why.Arms(there);
    }

    private Why guest(Move best, Move chosen) {
      Optional<Place> here = place(chosen);
      Optional<Place> there = place(best);
      if (here.isPresent() && there.isPresent()) {
        double danger = armed(here.get());
        if (innocent.danger(here.get()) > innocent.danger(there.get()) + PLAINLY) {
          return new Why.Danger(here.get(), danger);
        }
        return best instanceof Move.Exchange(int seat)
            ? new Why.Exchanges(seat, posterior.of(seat))
            : new Why.Searches(there.get());
      }
      return held(best, chosen);
    }

    /** How likely the Murderer has the weapon of a room. */
    private double armed(Place place) {
      double armed = 0;
      for (int seat = 0; seat < v.players().size(); seat++) {
        armed += posterior.armed(seat, Trail.weapon(place));
      }
      return Math.min(1, armed);
    }

    private Optional<Place> place(Move move) {
      return switch (move) {
        case Move.Search(Place place) -> Optional.of(place);
        case Move.Walk(Place place) -> Optional.of(place);
        case Move.Exchange(int seat) -> Optional.of(v.players().get(seat).place());
        case Move.Accuse _,
            Move.Pick _,
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
            Optional.empty();
      };
    }

    /** What speaks for holding other clues; with two left nobody accuses any more. */
    private Why held(Move best, Move chosen) {
      Why why = kept(best, chosen);
      return v.confrontation() && why instanceof Why.Holds(Clue clue) && !clue.isWeapon()
          ? new Why.Plans()
          : why;
    }

    private Why kept(Move best, Move chosen) {
      return switch (best) {
        case Move.Observe(boolean yes) -> yes ? new Why.Watches() : new Why.SavesWatching();
        case Move.Pick _
            when isMurderer() && chosen instanceof Move.Pick(Clue weapon) && weapon.isWeapon() ->
            new Why.Missed(weapon);
        case Move.Pick(Clue clue) -> new Why.Holds(clue);
        case Move.TakeBack(Clue clue) -> new Why.Holds(clue);
        case Move.Take take when chosen instanceof Move.Take other -> taken(take, other);
        case Move.Give _ when chosen instanceof Move.Give(Clue given) -> new Why.Holds(given);
        case Move.Slip _ when chosen instanceof Move.Slip(Clue slipped) ->
            slipped == Clue.NONE ? new Why.Plans() : new Why.Holds(slipped);
        default -> new Why.Plans();
      };
    }

    /** What the better way of taking keeps in hand that the other gives away. */
    private Why taken(Move.Take best, Move.Take chosen) {
      if (onlyWeapons(chosen) && !onlyWeapons(best)) {
        return new Why.OnlyWeapons();
      }
      if (best.clue() != chosen.clue() && best.destroy() != best.clue()) {
        return new Why.Holds(best.clue());
      }
      Clue gone = chosen.put() != Clue.NONE ? chosen.put() : chosen.destroy();
      return gone == Clue.NONE || gone == best.put() || gone == best.destroy()
          ? new Why.Plans()
          : new Why.Holds(gone);
    }

    private boolean onlyWeapons(Move.Take take) {
      List<Clue> hand = new ArrayList<>(v.players().get(me).hand());
      hand.add(take.clue());
      hand.remove(take.put());
      hand.remove(take.destroy());
      return hunting.isEmpty() && hand.stream().allMatch(Clue::isWeapon);
    }
  }
}
