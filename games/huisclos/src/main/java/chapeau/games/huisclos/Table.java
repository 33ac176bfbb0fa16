package chapeau.games.huisclos;

import static chapeau.games.huisclos.State.NOBODY;

import chapeau.engine.Played;
import chapeau.engine.Ranking;
import chapeau.engine.Seat;
import chapeau.engine.Text;
import chapeau.engine.Told;
import chapeau.games.huisclos.Investigation.Action;
import chapeau.games.huisclos.Resolution.Rest;
import chapeau.games.huisclos.State.Ending;
import chapeau.games.huisclos.State.Player;
import chapeau.games.huisclos.State.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * The table while one legal move is carried out: a state taken apart, changed in the order of the
 * rule book, and put together again. It lives no longer than the move.
 */
final class Table {
  private final State before;
  private Player[] players;
  private final long[] places;
  private final List<Told> told = new ArrayList<>();
  private Step step;
  private int turn;
  private int starter;
  private int murderer;
  private int closed;
  private int acting;
  private int asked;
  private int watching;
  private Investigation now;
  private Resolution resolution;
  private long urn;
  private long spent;
  private List<Investigation> past;
  private List<Resolution> resolutions;
  private Ending ending;
  private int winners;
  private boolean cluesMoved;

  Table(State s) {
    before = s;
    players = s.players().toArray(Player[]::new);
    places = new long[Place.ALL.size()];
    for (int place = 0; place < places.length; place++) {
      places[place] = s.places().get(place);
    }
    step = s.step();
    turn = s.turn();
    starter = s.starter();
    murderer = s.murderer();
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
  }

  Played<State> played() {
    return Played.done(state(), told);
  }

  private State state() {
    return new State(
        before.variant(),
        step,
        turn,
        starter,
        murderer,
        List.of(players),
        cluesMoved ? boxed(places) : before.places(),
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
        winners);
  }

  private static List<Long> boxed(long[] sets) {
    Long[] boxed = new Long[sets.length];
    for (int i = 0; i < sets.length; i++) {
      boxed[i] = sets[i];
    }
    return List.of(boxed);
  }

  // Set-up

  void first(int seat) {
    starter = seat;
    step = Step.DEAL;
    tell(new Happening.Began(seat));
  }

  void deal(Move.Deal deal) {
    players = deal.guests().stream().map(Player::arriving).toArray(Player[]::new);
    murderer = deal.murderer();
    for (Place place : Place.ALL) {
      lay(place, Clue.set(deal.places().get(place.number)));
    }
    tell(new Happening.Dealt(deal.guests()));
    for (int seat = 0; seat < players.length; seat++) {
      tell(1 << seat, new Happening.GotRole(seat, role(seat)));
    }
    letPick(starter);
  }

  private void letPick(int seat) {
    acting = seat;
    step = Step.PICK;
    now = Investigation.of(0, seat, Action.PICK, Place.BLUE_SUITE, NOBODY);
    look();
  }

  void pick(Clue clue) {
    remove(Place.BLUE_SUITE, clue);
    hold(acting, clue);
    tell(new Happening.Picked(acting));
    tell(1 << acting, new Happening.Took(acting, NOBODY, clue));
    file(now.taking(clue));
    int next = nextLiving(acting);
    if (next == starter) {
      beginTurn(1, starter);
    } else {
      letPick(next);
    }
  }

  private void beginTurn(int number, int first) {
    turn = number;
    starter = first;
    for (int seat = 0; seat < players.length; seat++) {
      players[seat] = players[seat].watched(false);
    }
    resolution = Resolution.of(number, players.length);
    tell(new Happening.TurnBegan(number, before.variant().lastTurn(), first));
    letInvestigate(first);
  }

  // Investigation

  private void letInvestigate(int seat) {
    acting = seat;
    step = Step.INVESTIGATE;
  }

  void search(Place place) {
    go(place, Action.SEARCH, NOBODY);
    askObservers();
  }

  void exchange(int victim) {
    go(players[victim].place(), Action.EXCHANGE, victim);
    askObservers();
  }

  void walk(Place place) {
    go(place, Action.WALK, NOBODY);
    finishInvestigation(now);
  }

  private void go(Place place, Action action, int victim) {
    Place from = players[acting].place();
    players[acting] = players[acting].at(place);
    now = Investigation.of(turn, acting, action, place, victim);
    tell(new Happening.Went(acting, from, place, action, victim));
    closeIfDeserted(from);
  }

  /** HUC-23, HUC-72. */
  private void closeIfDeserted(Place place) {
    if (places[place.number] == 0 && !place.in(closed) && standingIn(place) == 0) {
      closed |= place.bit();
      tell(new Happening.Closed(place));
    }
  }

  private void askObservers() {
    asked = confrontation() ? 0 : standingIn(now.place()) & ~(1 << acting) & ~victim();
    for (int seat = 0; seat < players.length; seat++) {
      asked &= players[seat].watched() ? ~(1 << seat) : -1;
    }
    watching = 0;
    if (asked == 0) {
      carryOut();
    } else {
      step = Step.OBSERVE;
    }
  }

  /** HUC-43. */
  private int victim() {
    return now.victim() == NOBODY ? 0 : 1 << now.victim();
  }

  void observe(int seat, boolean yes) {
    asked &= ~(1 << seat);
    watching |= yes ? 1 << seat : 0;
    if (asked != 0) {
      return;
    }
    now = now.watchedBy(seats(watching));
    for (int observer : now.observers()) {
      players[observer] = players[observer].watched(true);
    }
    watching = 0;
    tell(new Happening.Watched(acting, now.observers()));
    carryOut();
  }

  private void carryOut() {
    if (now.action() == Action.EXCHANGE) {
      step = Step.DRAW;
    } else {
      step = Step.TAKE;
      look();
    }
  }

  private void look() {
    now = now.looking(Clue.list(places[now.place().number]));
    tell(1 << acting, new Happening.Saw(acting, now.place(), now.looked()));
  }

  void take(Move.Take take) {
    remove(now.place(), take.clue());
    hold(acting, take.clue());
    boolean swapped = take.put() != Clue.NONE;
    tell(new Happening.Searched(acting, now.place(), swapped));
    tell(now.whoSawTaken(), new Happening.Took(acting, NOBODY, take.clue()));
    if (swapped) {
      players[acting] = players[acting].holding(players[acting].hand() & ~take.put().bit());
      lay(now.place(), take.put().bit());
      tell(now.whoSawPut(), new Happening.Put(acting, NOBODY, take.put()));
    }
    if (take.destroy() != Clue.NONE) {
      players[acting] = players[acting].destroying(take.destroy());
      tell(new Happening.Destroyed(acting, take.destroy(), false));
    }
    if (take.destroyThere() != Clue.NONE) {
      remove(now.place(), take.destroyThere());
      players[acting] = players[acting].destroying(take.destroyThere());
      tell(new Happening.Destroyed(acting, take.destroyThere(), true));
    }
    finishInvestigation(now.done(take.clue(), take.put(), take.destroy(), take.destroyThere()));
  }

  void draw(Clue clue) {
    Player victim = players[now.victim()];
    players[now.victim()] = victim.holding(victim.hand() & ~clue.bit());
    hold(acting, clue);
    now = now.taking(clue);
    tell(new Happening.Drew(acting, now.victim()));
    tell(now.whoSawTaken(), new Happening.Took(acting, now.victim(), clue));
    step = Step.GIVE;
  }

  void give(Clue clue) {
    players[acting] = players[acting].holding(players[acting].hand() & ~clue.bit());
    hold(now.victim(), clue);
    tell(new Happening.Exchanged(acting, now.victim()));
    tell(now.whoSawPut(), new Happening.Put(acting, now.victim(), clue));
    finishInvestigation(now.putting(clue));
  }

  void accuse(int accused, Clue clue) {
    go(players[accused].place(), Action.ACCUSE, accused);
    tell(new Happening.Accused(acting, accused, clue));
    tell(new Happening.Unveiled(accused, role(accused)));
    players[accused] = players[accused].unveiled();
    if (accused == murderer) {
      file(now);
      end(Ending.UNMASKED, 1 << acting);
      return;
    }
    Player accuser = players[acting];
    players[acting] = accuser.holding(accuser.hand() & ~clue.bit()).withCards(accuser.cards() - 1);
    players[accused] = players[accused].withCards(players[accused].cards() + 1);
    spent |= clue.bit();
    finishInvestigation(now.destroying(clue));
  }

  private void finishInvestigation(Investigation done) {
    file(done);
    int next = nextLiving(acting);
    if (next == starter) {
      letSlip();
    } else {
      letInvestigate(next);
    }
  }

  private void file(Investigation done) {
    past = Growing.plus(past, done);
    now = Investigation.NONE;
  }

  // Resolution

  /** HUC-50: whoever holds a clue is asked, also a Murderer who will slip none (HUC-52). */
  private void letSlip() {
    acting = NOBODY;
    asked = 0;
    for (int seat = 0; seat < players.length; seat++) {
      asked |= players[seat].alive() && players[seat].hand() != 0 ? 1 << seat : 0;
    }
    step = Step.SLIP;
    if (asked == 0) {
      openUrn();
    }
  }

  void slip(int seat, Clue clue) {
    asked &= ~(1 << seat);
    resolution = resolution.slipping(seat, clue);
    tell(new Happening.Slipped(seat));
    tell(1 << seat, new Happening.SlippedClue(seat, clue));
    if (asked == 0) {
      openUrn();
    }
  }

  private void openUrn() {
    for (int seat = 0; seat < players.length; seat++) {
      Clue clue = resolution.slipped().get(seat);
      if (clue != Clue.NONE) {
        players[seat] = players[seat].holding(players[seat].hand() & ~clue.bit());
        urn |= clue.bit();
      }
    }
    List<Clue> shown = Clue.list(urn);
    tell(new Happening.UrnOpened(shown));
    boolean duel = confrontation();
    List<Integer> dead = kill(Clue.scenes(urn));
    resolution = resolution.shown(shown, dead);
    if (!dead.isEmpty() && endedBy(dead, duel)) {
      return;
    }
    letTakeBack(starter, true);
  }

  /** HUC-55, HUC-56. */
  private List<Integer> kill(int scenes) {
    List<Integer> dead = new ArrayList<>();
    for (int seat = 0; seat < players.length; seat++) {
      Player player = players[seat];
      if (player.alive() && player.place().in(scenes)) {
        dead.add(seat);
        lay(player.place(), player.hand());
        players[seat] = player.dead();
        tell(new Happening.Died(seat, player.place(), role(seat), player.clues()));
      }
    }
    return dead;
  }

  /** HUC-63, HUC-70, HUC-73, HUC-80. */
  private boolean endedBy(List<Integer> dead, boolean duel) {
    int alive = living();
    if (duel) {
      end(Ending.DUEL, alive == 0 ? 1 << murderer : alive);
    } else if (dead.contains(murderer)) {
      end(Ending.MURDERER_DEAD, 1 << murderer);
    } else if (Integer.bitCount(alive) == 1) {
      end(Ending.ALL_DEAD, 1 << murderer);
    } else if (Integer.bitCount(alive) == 2) {
      List<Integer> two = seats(alive);
      tell(new Happening.Confronted(two.getFirst(), two.getLast()));
    }
    return step == Step.OVER;
  }

  /** HUC-54, HUC-57: the next of the living who slipped a clue, from a seat on, takes one back. */
  private void letTakeBack(int from, boolean fromIncluded) {
    step = Step.TAKE_BACK;
    int seat = fromIncluded ? from : (from + 1) % players.length;
    for (int i = 0; i < players.length; i++) {
      if (seat == starter && !fromIncluded) {
        break;
      }
      if (players[seat].alive() && resolution.slipped().get(seat) != Clue.NONE) {
        acting = seat;
        return;
      }
      seat = (seat + 1) % players.length;
    }
    layRest();
  }

  void takeBack(Clue clue) {
    urn &= ~clue.bit();
    hold(acting, clue);
    resolution = resolution.takingBack(acting, clue);
    tell(new Happening.TookBack(acting, clue));
    letTakeBack(acting, false);
  }

  private void layRest() {
    acting = NOBODY;
    int scenes = scenes();
    if (urn != 0 && Integer.bitCount(scenes) > 1) {
      step = Step.SCATTER;
      return;
    }
    List<Place> where = new ArrayList<>();
    if (urn != 0) {
      Place scene = Place.ALL.get(Integer.numberOfTrailingZeros(scenes));
      where.addAll(Collections.nCopies(Long.bitCount(urn), scene));
    }
    scatter(where);
  }

  void scatter(List<Place> where) {
    List<Clue> left = Clue.list(urn);
    List<Rest> rest = new ArrayList<>();
    for (Place place : Place.ALL) {
      long here = 0;
      for (int i = 0; i < where.size(); i++) {
        here |= where.get(i) == place ? left.get(i).bit() : 0;
      }
      if (here != 0) {
        lay(place, here);
        rest.add(new Rest(place, Long.bitCount(here), Clue.list(here)));
        tell(new Happening.RestLaid(place, Long.bitCount(here)));
      }
    }
    urn = 0;
    resolution = resolution.laying(rest);
    for (int seat : resolution.dead()) {
      closeIfDeserted(players[seat].place());
    }
    finishTurn();
  }

  private int scenes() {
    int scenes = 0;
    for (int seat : resolution.dead()) {
      scenes |= players[seat].place().bit();
    }
    return scenes;
  }

  private void finishTurn() {
    resolutions = Growing.plus(resolutions, resolution);
    if (turn == before.variant().lastTurn()) {
      end(Ending.TURNS_OUT, survivors());
    } else {
      beginTurn(turn + 1, nextLiving(starter));
    }
  }

  // The end

  /** HUC-73, HUC-81: the living Innocents, or the one of them who wins. */
  private int survivors() {
    int innocents = living() & ~(1 << murderer);
    if (before.variant().sharedWin()) {
      return innocents;
    }
    long tellTale = Clue.allOf(players[murderer].guest());
    Comparator<Integer> worse =
        Comparator.<Integer>comparingInt(seat -> Long.bitCount(players[seat].hand() & tellTale))
            .thenComparingInt(seat -> players[seat].cards())
            .thenComparingInt(seat -> -((seat - starter + players.length) % players.length));
    return 1 << seats(innocents).stream().max(worse).orElseThrow();
  }

  private void end(Ending how, int won) {
    step = Step.OVER;
    acting = NOBODY;
    ending = how;
    winners = won;
    tell(new Happening.Ended(ranking(how, won, players.length)));
  }

  static Ranking ranking(Ending how, int won, int players) {
    List<Integer> winners = seats(won);
    String fr = Words.seats(winners, " et ") + (winners.size() == 1 ? " gagne : " : " gagnent : ");
    String en = Words.seats(winners, " and ") + (winners.size() == 1 ? " wins: " : " win: ");
    Text why =
        switch (how) {
          case UNMASKED -> new Text("le Meurtrier est démasqué.", "the Murderer is unmasked.");
          case MURDERER_DEAD ->
              new Text(
                  "le Meurtrier emporte son secret dans la tombe.",
                  "the Murderer takes the secret to the grave.");
          case ALL_DEAD -> new Text("il ne reste plus un Innocent.", "there is no Innocent left.");
          case DUEL -> new Text("la confrontation est finie.", "the confrontation is over.");
          case TURNS_OUT ->
              new Text("le Meurtrier n’a plus le temps.", "the Murderer has run out of time.");
          case NOT_YET -> new Text("la partie continue.", "the game goes on.");
        };
    return Ranking.by(
        players,
        Comparator.comparing(seat -> !Seat.in(won, seat)),
        new Text(fr + why.fr(), en + why.en()));
  }

  // Small things

  private void tell(Happening happening) {
    told.add(Told.all(happening));
  }

  /** HUC-58: whatever some may know, the dead know. */
  private void tell(int seats, Happening happening) {
    told.add(new Told(seats | (Seat.first(players.length) & ~living()), happening));
  }

  private Role role(int seat) {
    return seat == murderer ? Role.MURDERER : Role.INNOCENT;
  }

  private void hold(int seat, Clue clue) {
    players[seat] = players[seat].holding(players[seat].hand() | clue.bit());
  }

  private void lay(Place place, long clues) {
    places[place.number] |= clues;
    cluesMoved = true;
  }

  private void remove(Place place, Clue clue) {
    places[place.number] &= ~clue.bit();
    cluesMoved = true;
  }

  private int living() {
    int seats = 0;
    for (int seat = 0; seat < players.length; seat++) {
      seats |= players[seat].alive() ? 1 << seat : 0;
    }
    return seats;
  }

  private boolean confrontation() {
    return Integer.bitCount(living()) == 2;
  }

  private int standingIn(Place place) {
    int seats = 0;
    for (int seat = 0; seat < players.length; seat++) {
      seats |= players[seat].alive() && players[seat].place() == place ? 1 << seat : 0;
    }
    return seats;
  }

  private int nextLiving(int seat) {
    int next = (seat + 1) % players.length;
    while (!players[next].alive()) {
      next = (next + 1) % players.length;
    }
    return next;
  }

  static List<Integer> seats(int set) {
    List<Integer> seats = new ArrayList<>(Integer.bitCount(set));
    for (int left = set; left != 0; left &= left - 1) {
      seats.add(Integer.numberOfTrailingZeros(left));
    }
    return seats;
  }
}
