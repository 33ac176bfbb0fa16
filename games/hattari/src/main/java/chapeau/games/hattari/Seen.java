package chapeau.games.hattari;

import static chapeau.engine.Seat.NOBODY;
import static chapeau.games.hattari.State.SUSPECTS;

import chapeau.engine.Seat;
import chapeau.games.hattari.State.Markers;
import java.util.ArrayList;
import java.util.List;

/** What a viewer knows: the suspects it looked at, the clues beside it, and what lies open. */
final class Seen {
  private Seen() {}

  static View of(State s, int viewer) {
    boolean open = viewer == Seat.OPEN || s.over();
    int known = open ? 0b111 : knownSuspects(s, viewer);
    List<View.Suspect> suspects = new ArrayList<>();
    for (int place = 0; place < (s.dealt() ? SUSPECTS : 0); place++) {
      suspects.add(
          new View.Suspect(
              (known >> place & 1) == 1 ? s.deal().suspects().get(place) : Profile.HIDDEN,
              s.hasLookedAt(place),
              s.unseen() == place,
              s.swap() == place,
              s.pile(place)));
    }
    List<Integer> clues = new ArrayList<>();
    for (int seat = 0; seat < s.deal().clues().size(); seat++) {
      clues.add(open || knowsClue(s, viewer, seat) ? s.deal().inFrontOf(seat) : Profile.HIDDEN);
    }
    boolean knowsVictim = open || (s.isFirst(viewer) && s.swap() >= 0);
    return new View(
        viewer,
        s.variant(),
        s.round(),
        s.first(),
        s.dealt() && !s.over() ? s.acting() : NOBODY,
        Hattari.step(s),
        suspects,
        knowsVictim ? s.deal().victim() : Profile.HIDDEN,
        clues,
        inFront(s),
        s.reveals());
  }

  /** Each player's markers without the one that lies under a suspect. */
  private static List<Markers> inFront(State s) {
    List<Markers> markers = new ArrayList<>(s.markers());
    for (int i = 0; i < (s.over() ? 0 : s.accusations().size()); i++) {
      int seat = s.seat(i);
      markers.set(seat, markers.get(seat).lost());
    }
    return markers;
  }

  /** The suspects this seat has looked at in this round and that still stand where it saw them. */
  private static int knownSuspects(State s, int viewer) {
    if (viewer < 0 || !s.dealt()) {
      return 0;
    }
    int order = s.order(viewer);
    if (order > s.accusations().size()) {
      return 0;
    }
    int seen;
    if (order == s.accusations().size()) {
      seen = s.looked();
    } else if (order == 0) {
      seen = 0b111 & ~(1 << s.unseen());
    } else {
      seen = 0b111 & ~(1 << s.accusations().get(order - 1));
    }
    return order == 0 && s.swap() >= 0 ? seen & ~(1 << s.swap()) : seen;
  }

  /** HTR-10: the clue in front of me, and the one I passed to the right. */
  private static boolean knowsClue(State s, int viewer, int seat) {
    return seat == viewer || (viewer >= 0 && (seat + 1) % s.players() == viewer);
  }
}
