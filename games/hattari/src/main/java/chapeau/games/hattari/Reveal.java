package chapeau.games.hattari;

import static chapeau.engine.Seat.NOBODY;
import static chapeau.games.hattari.State.SUSPECTS;

import chapeau.engine.Played;
import chapeau.engine.Ranking;
import chapeau.engine.Telling;
import chapeau.games.hattari.Happening.Cleared;
import chapeau.games.hattari.Happening.Ended;
import chapeau.games.hattari.Happening.Revealed;
import chapeau.games.hattari.Happening.Stopped;
import chapeau.games.hattari.Happening.Took;
import chapeau.games.hattari.State.Markers;
import java.util.Comparator;
import java.util.List;

/** The reveal: the culprit is shown, markers find their way home, and the game may end. */
final class Reveal {
  private Reveal() {}

  static Played<State> of(State s, Telling telling) {
    int culprit = Profile.culprit(s.deal().suspects());
    telling.all(new Revealed(s.deal().suspects(), culprit));
    Markers[] markers = s.markers().toArray(new Markers[s.players()]);
    for (int place = 0; place < SUSPECTS; place++) {
      settle(s, place, place == culprit, markers, telling);
    }
    List<Integer> stoppers = stoppers(s.variant(), markers, telling);
    boolean end = !stoppers.isEmpty() || s.round() == Hattari.LAST_ROUND;
    State after = s.revealed(culprit, List.of(markers), stoppers, end);
    if (end) {
      telling.all(new Ended(ranking(after).places()));
    }
    return Played.done(after);
  }

  /** HTR-25 and 26: the markers under one suspect find their way back. */
  private static void settle(
      State s, int place, boolean guilty, Markers[] markers, Telling telling) {
    int top = NOBODY;
    int count = 0;
    for (int i = 0; i < s.accusations().size(); i++) {
      if (s.accusations().get(i) == place) {
        top = s.seat(i);
        count++;
        markers[top] = guilty ? markers[top] : markers[top].lost();
      }
    }
    if (count == 0) {
      return;
    }
    if (!guilty) {
      markers[top] = markers[top].taking(count);
      telling.all(new Took(top, place, count));
    } else if (telling.heard()) {
      telling.all(new Cleared(place, s.pile(place)));
    }
  }

  /** HTR-30 to 32: the seats that stop the game. */
  private static List<Integer> stoppers(Variant variant, Markers[] markers, Telling telling) {
    List<Integer> stoppers = List.of();
    for (int seat = 0; seat < markers.length; seat++) {
      boolean allBlack = markers[seat].coloured() == 0;
      if (allBlack || markers[seat].total() >= variant.limit()) {
        stoppers = State.and(stoppers, seat);
        telling.all(new Stopped(seat, allBlack));
      }
    }
    return stoppers;
  }

  // The end

  /** HTR-33, and HTR-41 for experts. */
  static Ranking ranking(State s) {
    int[] standings = new int[s.players()];
    for (int seat = 0; seat < standings.length; seat++) {
      standings[seat] = standing(s, seat);
    }
    return Ranking.by(s.players(), Comparator.comparingInt(seat -> standings[seat]));
  }

  /** One number for all that ranks a seat, the weightiest in front: the smaller, the better. */
  private static int standing(State s, int seat) {
    Markers markers = s.markers().get(seat);
    boolean barred = s.variant().expert() && s.reveals().getLast().stoppers().contains(seat);
    return (barred ? 1 << 24 : 0)
        + (markers.total() << 16)
        + (markers.black() << 8)
        + s.order(seat);
  }
}
