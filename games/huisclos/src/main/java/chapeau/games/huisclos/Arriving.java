package chapeau.games.huisclos;

import static chapeau.engine.Seat.NOBODY;

import chapeau.games.huisclos.Investigation.Action;
import chapeau.games.huisclos.State.Chosen;
import chapeau.games.huisclos.State.Player;
import chapeau.games.huisclos.State.Step;
import java.util.List;

/** Set-up: who starts, who plays whom, the deal, and the clue each picks in the Blue Suite. */
final class Arriving {

  private Arriving() {}

  /** HUC-03, HUC-07: the seat drawn chooses first, and starts unless the host said who does. */
  static void first(Draft d, int seat) {
    if (d.starter == Variant.RANDOM) {
      d.starter = seat;
      d.tell(new Happening.Began(seat));
    }
    if (d.variant().characters() == Characters.CHOSEN) {
      d.acting = seat;
      d.step = Step.CHOOSE;
    } else {
      d.step = Step.DEAL;
    }
  }

  static void choose(Draft d, Guest guest) {
    int seat = d.acting;
    d.cast = State.and(d.cast, new Chosen(seat, guest));
    d.tell(new Happening.Chose(seat, guest));
    boolean all = d.cast.size() == d.variant().players();
    d.acting = all ? NOBODY : (seat + 1) % d.variant().players();
    d.step = all ? Step.DEAL : Step.CHOOSE;
  }

  static void deal(Draft d, Move.Deal deal) {
    d.seat(deal.guests().stream().map(Player::arriving).toList());
    d.cast = List.of();
    d.murderer = deal.murderer();
    for (Place place : Place.ALL) {
      d.lay(place, Clue.set(deal.places().get(place.number)));
    }
    d.tell(new Happening.Dealt(deal.guests()));
    for (int seat = 0; seat < d.size(); seat++) {
      d.tell(1 << seat, new Happening.GotRole(seat, d.role(seat)));
    }
    letPick(d, d.starter);
  }

  private static void letPick(Draft d, int seat) {
    d.acting = seat;
    d.step = Step.PICK;
    d.now = Investigation.of(0, seat, Action.PICK, Place.BLUE_SUITE, NOBODY);
    Investigating.look(d);
  }

  static void pick(Draft d, Clue clue) {
    d.remove(Place.BLUE_SUITE, clue);
    d.hold(d.acting, clue);
    d.tell(new Happening.Picked(d.acting));
    d.tell(1 << d.acting, new Happening.Took(d.acting, NOBODY, clue));
    Investigating.file(d, d.now.taking(clue));
    int next = d.nextLiving(d.acting);
    if (next == d.starter) {
      Investigating.beginTurn(d, 1, d.starter);
    } else {
      letPick(d, next);
    }
  }
}
