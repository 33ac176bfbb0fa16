package chapeau.games.huisclos;

import chapeau.engine.Seat;
import chapeau.engine.Telling;
import chapeau.games.huisclos.State.Chosen;
import chapeau.games.huisclos.State.Ending;
import chapeau.games.huisclos.State.Player;
import chapeau.games.huisclos.State.Step;
import chapeau.games.huisclos.State.Tiebreak;
import java.util.List;

/**
 * A state taken apart while one legal move changes it, and put together again. It lives no longer
 * than the move; {@link Arriving}, {@link Investigating}, {@link Resolving} and {@link Dawn} write
 * in it.
 */
final class Draft {
  private final State before;
  private final Telling telling;
  private List<Player> players;
  private List<Long> places;
  Step step;
  int turn;
  int starter;
  int murderer;
  List<Chosen> cast;
  int closed;
  int acting;
  int asked;
  int watching;
  Investigation now;
  Resolution resolution;
  long urn;
  long spent;
  List<Investigation> past;
  List<Resolution> resolutions;
  Ending ending;
  int winners;
  Tiebreak tiebreak;

  Draft(State s, Telling telling) {
    this.before = s;
    this.telling = telling;
    players = s.players();
    places = s.places();
    step = s.step();
    turn = s.turn();
    starter = s.starter();
    murderer = s.murderer();
    cast = s.cast();
    closed = s.closed();
    acting = s.acting();
    asked = s.asked();
    watching = s.watching();
    now = s.now();
    resolution = s.resolution();
    urn = s.urn();
    spent = s.spent();
    past = s.past();
    resolutions = s.resolutions();
    ending = s.ending();
    winners = s.winners();
    tiebreak = s.tiebreak();
  }

  State state() {
    return new State(
        before.variant(),
        step,
        turn,
        starter,
        murderer,
        cast,
        players,
        places,
        closed,
        acting,
        asked,
        watching,
        now,
        resolution,
        urn,
        spent,
        past,
        resolutions,
        ending,
        winners,
        tiebreak);
  }

  // Telling

  /** Whether it is worth working out what to tell. */
  boolean heard() {
    return telling.heard();
  }

  void tell(Happening happening) {
    telling.all(happening);
  }

  /** HUC-58: whatever some may know, the dead know. */
  void tell(int seats, Happening happening) {
    if (telling.heard()) {
      telling.to(seats | (Seat.first(size()) & ~living()), happening);
    }
  }

  // People

  Variant variant() {
    return before.variant();
  }

  int size() {
    return players.size();
  }

  Player player(int seat) {
    return players.get(seat);
  }

  void set(int seat, Player player) {
    Player[] changed = players.toArray(new Player[players.size()]);
    changed[seat] = player;
    players = List.of(changed);
  }

  void seat(List<Player> arriving) {
    players = arriving;
  }

  Role role(int seat) {
    return seat == murderer ? Role.MURDERER : Role.INNOCENT;
  }

  int living() {
    int seats = 0;
    for (int seat = 0; seat < players.size(); seat++) {
      seats |= players.get(seat).alive() ? 1 << seat : 0;
    }
    return seats;
  }

  boolean confrontation() {
    return State.confrontation(players);
  }

  int standingIn(Place place) {
    int seats = 0;
    for (int seat = 0; seat < players.size(); seat++) {
      Player player = players.get(seat);
      seats |= player.place() == place && player.alive() ? 1 << seat : 0;
    }
    return seats;
  }

  int nextLiving(int seat) {
    int next = (seat + 1) % size();
    while (!player(next).alive()) {
      next = (next + 1) % size();
    }
    return next;
  }

  // Clues

  long lying(Place place) {
    return places.get(place.number);
  }

  void lay(Place place, long clues) {
    if (clues != 0) {
      put(place, lying(place) | clues);
    }
  }

  void remove(Place place, Clue clue) {
    put(place, lying(place) & ~clue.bit());
  }

  private void put(Place place, long clues) {
    Long[] changed = places.toArray(new Long[places.size()]);
    changed[place.number] = clues;
    places = List.of(changed);
  }

  void hold(int seat, Clue clue) {
    set(seat, player(seat).holding(player(seat).hand() | clue.bit()));
  }

  void drop(int seat, Clue clue) {
    set(seat, player(seat).holding(player(seat).hand() & ~clue.bit()));
  }

  // Places

  /** HUC-72: in the confrontation the pawn left behind does not keep the place open. */
  void leave(Place place) {
    if (confrontation()) {
      closeIfEmpty(place);
    } else {
      closeIfDeserted(place);
    }
  }

  /** HUC-23. */
  void closeIfDeserted(Place place) {
    if (standingIn(place) == 0) {
      closeIfEmpty(place);
    }
  }

  private void closeIfEmpty(Place place) {
    if (lying(place) == 0 && !place.in(closed)) {
      closed |= place.bit();
      tell(new Happening.Closed(place));
    }
  }
}
