package chapeau.games.huisclos;

import static chapeau.engine.Seat.NOBODY;

import chapeau.engine.AppendList;
import chapeau.games.huisclos.Resolution.Rest;
import chapeau.games.huisclos.State.Ending;
import chapeau.games.huisclos.State.Player;
import chapeau.games.huisclos.State.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The resolution of a turn: the urn filled and opened, the deaths, and what becomes of its clues.
 */
final class Resolving {

  private Resolving() {}

  /** HUC-50: whoever holds a clue is asked, also a Murderer who will slip none (HUC-52). */
  static void letSlip(Draft d) {
    d.acting = NOBODY;
    d.asked = 0;
    for (int seat = 0; seat < d.size(); seat++) {
      Player player = d.player(seat);
      d.asked |= player.alive() && player.hand() != 0 ? 1 << seat : 0;
    }
    d.step = Step.SLIP;
    if (d.asked == 0) {
      openUrn(d);
    }
  }

  static void slip(Draft d, int seat, Clue clue) {
    d.asked &= ~(1 << seat);
    d.resolution = d.resolution.slipping(seat, clue);
    d.tell(new Happening.Slipped(seat));
    d.tell(1 << seat, new Happening.SlippedClue(seat, clue));
    if (d.asked == 0) {
      openUrn(d);
    }
  }

  private static void openUrn(Draft d) {
    for (int seat = 0; seat < d.size(); seat++) {
      Clue clue = d.resolution.slipped().get(seat);
      if (clue != Clue.NONE) {
        d.drop(seat, clue);
        d.urn |= clue.bit();
      }
    }
    List<Clue> shown = Clue.list(d.urn);
    d.tell(new Happening.UrnOpened(shown));
    boolean duel = d.confrontation();
    List<Integer> dead = kill(d, Clue.scenes(d.urn));
    d.resolution = d.resolution.shown(shown, dead);
    if (dead.isEmpty() || !endedBy(d, dead, duel)) {
      letTakeBack(d, d.starter, true);
    }
  }

  /** HUC-55, HUC-56. */
  private static List<Integer> kill(Draft d, int scenes) {
    if (scenes == 0) {
      return List.of();
    }
    List<Integer> dead = new ArrayList<>();
    for (int seat = 0; seat < d.size(); seat++) {
      Player player = d.player(seat);
      if (player.alive() && player.place().in(scenes)) {
        dead.add(seat);
        d.lay(player.place(), player.hand());
        d.set(seat, player.dead());
        d.tell(new Happening.Died(seat, player.place(), d.role(seat), player.clues()));
      }
    }
    return dead;
  }

  /** HUC-63, HUC-70, HUC-73, HUC-80; HUC-53: this urn too stands in the record. */
  private static boolean endedBy(Draft d, List<Integer> dead, boolean duel) {
    int alive = d.living();
    if (duel) {
      file(d);
      Dawn.end(d, Ending.DUEL, alive == 0 ? 1 << d.murderer : alive);
    } else if (dead.contains(d.murderer)) {
      file(d);
      Dawn.end(d, Ending.MURDERER_DEAD, 1 << d.murderer);
    } else if (Integer.bitCount(alive) == 1) {
      file(d);
      Dawn.end(d, Ending.ALL_DEAD, 1 << d.murderer);
    } else if (Integer.bitCount(alive) == 2) {
      List<Integer> two = State.seats(alive);
      d.tell(new Happening.Confronted(two.getFirst(), two.getLast()));
    }
    return d.step == Step.OVER;
  }

  private static void file(Draft d) {
    d.resolutions = AppendList.of(d.resolutions).plus(d.resolution);
  }

  /** HUC-54, HUC-57: the next of the living who slipped a clue, from a seat on, takes one back. */
  private static void letTakeBack(Draft d, int from, boolean fromIncluded) {
    d.step = Step.TAKE_BACK;
    int seat = fromIncluded ? from : (from + 1) % d.size();
    for (int i = 0; i < d.size(); i++) {
      if (seat == d.starter && !fromIncluded) {
        break;
      }
      if (d.player(seat).alive() && d.resolution.slipped().get(seat) != Clue.NONE) {
        d.acting = seat;
        return;
      }
      seat = (seat + 1) % d.size();
    }
    layRest(d);
  }

  static void takeBack(Draft d, Clue clue) {
    d.urn &= ~clue.bit();
    d.hold(d.acting, clue);
    d.resolution = d.resolution.takingBack(d.acting, clue);
    d.tell(new Happening.TookBack(d.acting, clue));
    letTakeBack(d, d.acting, false);
  }

  private static void layRest(Draft d) {
    d.acting = NOBODY;
    int scenes = scenes(d);
    if (d.urn != 0 && Integer.bitCount(scenes) > 1) {
      d.step = Step.SCATTER;
    } else if (d.urn != 0) {
      Place scene = Place.ALL.get(Integer.numberOfTrailingZeros(scenes));
      scatter(d, Collections.nCopies(Long.bitCount(d.urn), scene));
    } else {
      finishTurn(d);
    }
  }

  static void scatter(Draft d, List<Place> where) {
    List<Clue> left = Clue.list(d.urn);
    List<Rest> rest = new ArrayList<>();
    for (Place place : Place.ALL) {
      long here = 0;
      for (int i = 0; i < where.size(); i++) {
        here |= where.get(i) == place ? left.get(i).bit() : 0;
      }
      if (here != 0) {
        d.lay(place, here);
        rest.add(new Rest(place, Long.bitCount(here), Clue.list(here)));
        d.tell(new Happening.RestLaid(place, Long.bitCount(here)));
      }
    }
    d.urn = 0;
    d.resolution = d.resolution.laying(rest);
    finishTurn(d);
  }

  private static int scenes(Draft d) {
    int scenes = 0;
    for (int seat : d.resolution.dead()) {
      scenes |= d.player(seat).place().bit();
    }
    return scenes;
  }

  private static void finishTurn(Draft d) {
    for (int seat : d.resolution.dead()) {
      d.closeIfDeserted(d.player(seat).place());
    }
    file(d);
    if (d.turn == d.variant().lastTurn()) {
      Dawn.turnsOut(d);
    } else {
      Investigating.beginTurn(d, d.turn + 1, d.nextLiving(d.starter));
    }
  }
}
