package chapeau.games.huisclos;

import static chapeau.engine.Seat.NOBODY;

import chapeau.engine.AppendList;
import chapeau.games.huisclos.Investigation.Action;
import chapeau.games.huisclos.State.Ending;
import chapeau.games.huisclos.State.Player;
import chapeau.games.huisclos.State.Step;

/**
 * Investigations carried out: a pawn moves, others watch, a clue changes hands, somebody accuses.
 */
final class Investigating {

  private Investigating() {}

  static void beginTurn(Draft d, int number, int first) {
    d.turn = number;
    d.starter = first;
    for (int seat = 0; seat < d.size(); seat++) {
      if (d.player(seat).watched()) {
        d.set(seat, d.player(seat).watched(false));
      }
    }
    d.resolution = Resolution.of(number, d.size());
    d.tell(new Happening.TurnBegan(number, d.variant().lastTurn(), first));
    letInvestigate(d, first);
  }

  private static void letInvestigate(Draft d, int seat) {
    d.acting = seat;
    d.step = Step.INVESTIGATE;
  }

  static void search(Draft d, Place place) {
    go(d, place, Action.SEARCH, NOBODY);
    askObservers(d);
  }

  static void exchange(Draft d, int victim) {
    go(d, d.player(victim).place(), Action.EXCHANGE, victim);
    askObservers(d);
  }

  static void walk(Draft d, Place place) {
    go(d, place, Action.WALK, NOBODY);
    finish(d, d.now);
  }

  private static void go(Draft d, Place place, Action action, int victim) {
    int seat = d.acting;
    Place from = d.player(seat).place();
    d.set(seat, d.player(seat).at(place));
    d.now = Investigation.of(d.turn, seat, action, place, victim);
    d.tell(new Happening.Went(seat, from, place, action, victim));
    if (from != place) {
      d.leave(from);
    }
  }

  // Observing

  /** HUC-40, HUC-42, HUC-43. */
  private static void askObservers(Draft d) {
    int victim = d.now.victim() == NOBODY ? 0 : 1 << d.now.victim();
    d.asked = d.confrontation() ? 0 : d.standingIn(d.now.place()) & ~(1 << d.acting) & ~victim;
    for (int seat = 0; seat < d.size(); seat++) {
      d.asked &= d.player(seat).watched() ? ~(1 << seat) : -1;
    }
    d.watching = 0;
    if (d.asked == 0) {
      carryOut(d);
    } else {
      d.step = Step.OBSERVE;
    }
  }

  static void observe(Draft d, int seat, boolean yes) {
    d.asked &= ~(1 << seat);
    d.watching |= yes ? 1 << seat : 0;
    if (d.asked != 0) {
      return;
    }
    d.now = d.now.watchedBy(State.seats(d.watching));
    for (int observer : d.now.observers()) {
      d.set(observer, d.player(observer).watched(true));
    }
    d.watching = 0;
    d.tell(new Happening.Watched(d.acting, d.now.observers()));
    carryOut(d);
  }

  private static void carryOut(Draft d) {
    if (d.now.action() == Action.EXCHANGE) {
      d.step = Step.DRAW;
    } else {
      d.step = Step.TAKE;
      look(d);
    }
  }

  // Searching

  static void look(Draft d) {
    d.now = d.now.looking(Clue.list(d.lying(d.now.place())));
    d.tell(1 << d.acting, new Happening.Saw(d.acting, d.now.place(), d.now.looked()));
  }

  static void take(Draft d, Move.Take take) {
    int seat = d.acting;
    Place place = d.now.place();
    d.remove(place, take.clue());
    d.hold(seat, take.clue());
    boolean swapped = take.put() != Clue.NONE;
    d.tell(new Happening.Searched(seat, place, swapped));
    d.tell(d.now.whoSawTaken(), new Happening.Took(seat, NOBODY, take.clue()));
    if (swapped) {
      d.drop(seat, take.put());
      d.lay(place, take.put().bit());
      d.tell(d.now.whoSawPut(), new Happening.Put(seat, NOBODY, take.put()));
    }
    if (take.destroy() != Clue.NONE) {
      d.set(seat, d.player(seat).destroying(take.destroy()));
      d.tell(new Happening.Destroyed(seat, take.destroy(), false));
    }
    if (take.destroyThere() != Clue.NONE) {
      d.remove(place, take.destroyThere());
      d.set(seat, d.player(seat).destroying(take.destroyThere()));
      d.tell(new Happening.Destroyed(seat, take.destroyThere(), true));
    }
    finish(d, d.now.done(take.clue(), take.put(), take.destroy(), take.destroyThere()));
  }

  // Exchanging

  static void draw(Draft d, Clue clue) {
    int victim = d.now.victim();
    d.drop(victim, clue);
    d.hold(d.acting, clue);
    d.now = d.now.taking(clue);
    d.tell(new Happening.Drew(d.acting, victim));
    d.tell(d.now.whoSawTaken(), new Happening.Took(d.acting, victim, clue));
    d.step = Step.GIVE;
  }

  static void give(Draft d, Clue clue) {
    int victim = d.now.victim();
    d.drop(d.acting, clue);
    d.hold(victim, clue);
    d.tell(new Happening.Exchanged(d.acting, victim));
    d.tell(d.now.whoSawPut(), new Happening.Put(d.acting, victim, clue));
    finish(d, d.now.putting(clue));
  }

  // Accusing

  /** HUC-32, HUC-33, HUC-34. */
  static void accuse(Draft d, int accused, Clue clue) {
    go(d, d.player(accused).place(), Action.ACCUSE, accused);
    d.tell(new Happening.Accused(d.acting, accused, clue));
    d.tell(new Happening.Unveiled(accused, d.role(accused)));
    d.set(accused, d.player(accused).unveiled());
    if (accused == d.murderer) {
      file(d, d.now);
      Dawn.end(d, Ending.UNMASKED, 1 << d.acting);
      return;
    }
    Player accuser = d.player(d.acting);
    d.set(d.acting, accuser.holding(accuser.hand() & ~clue.bit()).withCards(accuser.cards() - 1));
    d.set(accused, d.player(accused).withCards(d.player(accused).cards() + 1));
    d.spent |= clue.bit();
    finish(d, d.now.destroying(clue));
  }

  private static void finish(Draft d, Investigation done) {
    file(d, done);
    int next = d.nextLiving(d.acting);
    if (next == d.starter) {
      Resolving.letSlip(d);
    } else {
      letInvestigate(d, next);
    }
  }

  static void file(Draft d, Investigation done) {
    d.past = AppendList.of(d.past).plus(done);
    d.now = Investigation.NONE;
  }
}
