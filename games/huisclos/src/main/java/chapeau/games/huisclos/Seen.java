package chapeau.games.huisclos;

import chapeau.engine.Seat;
import chapeau.games.huisclos.Resolution.Rest;
import chapeau.games.huisclos.State.Player;
import chapeau.games.huisclos.State.Step;
import java.util.ArrayList;
import java.util.List;

/** Builds what one viewer knows of a state. */
final class Seen {
  private final State s;
  private final int viewer;
  private final boolean open;

  private Seen(State s, int viewer) {
    this.s = s;
    this.viewer = viewer;
    this.open =
        viewer == Seat.OPEN
            || s.step() == Step.OVER
            || (s.isSeat(viewer) && !s.player(viewer).alive());
  }

  static View view(State s, int viewer) {
    return new Seen(s, viewer).view();
  }

  private View view() {
    return new View(
        viewer,
        open,
        s.variant(),
        s.step(),
        s.turn(),
        s.variant().lastTurn(),
        s.variant().accusationsFrom(),
        s.confrontation(),
        s.starter(),
        s.acting(),
        State.seats(s.asked()),
        watching(),
        s.cast(),
        players(),
        rooms(),
        investigation(s.now()),
        resolution(s.resolution(), s.step() == Step.SLIP),
        Clue.list(s.urn()),
        Clue.list(s.spent()),
        past(0, Math.min(s.turn(), s.variant().accusationsFrom())),
        past(s.variant().accusationsFrom(), s.turn()),
        past(s.turn(), s.turn() + 1),
        s.resolutions().stream().map(past -> resolution(past, false)).toList(),
        s.ending(),
        State.seats(s.winners()),
        s.tiebreak());
  }

  /** HUC-42: until all have answered, each knows only their own answer. */
  private List<Integer> watching() {
    return State.seats(s.watching()).stream().filter(seat -> open || seat == viewer).toList();
  }

  private List<View.Player> players() {
    List<View.Player> players = new ArrayList<>();
    for (int seat = 0; seat < s.players().size(); seat++) {
      Player player = s.player(seat);
      boolean known = open || seat == viewer;
      players.add(
          new View.Player(
              player.guest(),
              player.place(),
              player.alive(),
              known || player.shown() ? role(seat) : Role.HIDDEN,
              player.clues(),
              known ? Clue.list(player.hand()) : List.of(),
              player.cards(),
              Clue.list(player.destroyed()),
              player.watched(),
              player.shown()));
    }
    return players;
  }

  private Role role(int seat) {
    return seat == s.murderer() ? Role.MURDERER : Role.INNOCENT;
  }

  private List<View.Room> rooms() {
    boolean looking = viewer == s.acting() && (s.step() == Step.PICK || s.step() == Step.TAKE);
    List<View.Room> rooms = new ArrayList<>();
    for (Place place : Place.ALL) {
      long lying = s.lying(place);
      boolean seen = open || (looking && s.now().place() == place);
      rooms.add(
          new View.Room(
              place,
              place.in(s.closed()),
              Long.bitCount(lying),
              seen ? Clue.list(lying) : List.of()));
    }
    return rooms;
  }

  private Investigation investigation(Investigation whole) {
    return open ? whole : whole.seenBy(viewer);
  }

  /**
   * The notebook of the turns from one up to another. HUC-58: only open viewers see what others
   * looked at.
   */
  private List<Investigation> past(int from, int before) {
    return s.past().stream()
        .filter(one -> one.turn() >= from && one.turn() < before)
        .map(this::investigation)
        .toList();
  }

  /** HUC-53: nobody learns who slipped what; before the urn opens, nor even who slipped none. */
  private Resolution resolution(Resolution whole, boolean slipping) {
    if (open) {
      return whole;
    }
    List<Clue> slipped = new ArrayList<>();
    for (int seat = 0; seat < whole.slipped().size(); seat++) {
      Clue clue = whole.slipped().get(seat);
      boolean chosen = slipping && s.player(seat).hand() != 0 && !Seat.in(s.asked(), seat);
      Clue unnamed = chosen ? Clue.HIDDEN : clue.unnamed();
      slipped.add(seat == viewer ? clue : unnamed);
    }
    return new Resolution(
        whole.turn(), slipped, whole.urn(), whole.dead(), whole.takenBack(), rest(whole.rest()));
  }

  /** HUC-57: what is shared among several places lies there face down. */
  private static List<Rest> rest(List<Rest> whole) {
    return whole.size() < 2
        ? whole
        : whole.stream().map(laid -> new Rest(laid.place(), laid.count(), List.of())).toList();
  }
}
