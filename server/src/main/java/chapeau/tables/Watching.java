package chapeau.tables;

import chapeau.engine.Game;
import chapeau.engine.Seat;
import chapeau.engine.Told;
import chapeau.json.AnyValue;
import chapeau.json.Json;
import chapeau.store.Fact;
import chapeau.store.Fact.Status;
import chapeau.store.Fleet;
import chapeau.wire.FromServer;
import chapeau.wire.Happened;
import chapeau.wire.TurnView;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Who watches a table, and what each is told. */
public final class Watching<S, M, V> {
  /** Who has missed more than this is told where things stand, not every step there. */
  private static final int MOST_MISSED = 60;

  /** The last step of who has seen none, not even the table as set, which is step 0. */
  private static final int NONE_SEEN = -1;

  /**
   * Among those who are connected, a second set says from which seats somebody looks. Sets of
   * several nodes are put together: whoever looks at one of them looks, whatever is hidden there.
   */
  private static final int LOOKING = 16;

  private final Table<S, M, V> table;
  private final Game<S, M, V> game;
  private final Audience audience = new Audience();
  private final Visits visits = new Visits();
  private final Map<Integer, Sight<M, V>> sights = new HashMap<>();
  private final long[] leftAt;

  /** The set of seats whose people are connected to other nodes; see {@link #LOOKING}. */
  private int elsewhere;

  /** The value of {@link #here} that was last sent to other nodes. */
  private int told;

  Watching(Table<S, M, V> table, int players) {
    this.table = table;
    this.game = table.playable().game();
    this.leftAt = new long[players];
    Arrays.fill(leftAt, table.house().nanos());
  }

  /** Tells a watcher what it has missed, and from now on whatever happens. */
  public void watch(Watcher watcher, int viewer, OptionalInt from) {
    table.doInTurn(() -> {
      table.atLeast(from.orElse(0));
      if (!owns(watcher.guest(), viewer)) {
        // Their page has not heard yet that they do not sit there any more.
        watcher.send(tableMessage(watcher.guest()));
      }
      mayWatch(watcher.guest(), viewer);
      audience.add(watcher, viewer);
      if (!tellWhoIsHere()) {
        watcher.send(tableMessage(watcher.guest()));
      }
      updates(viewer, from.isEmpty() && isOpening() ? OptionalInt.of(NONE_SEEN) : from)
          .forEach(update -> watcher.send(Json.write(update)));
      table
          .chat()
          .heardBy(viewer, watcher.guest())
          .forEach(line -> watcher.send(Json.write(Chat.heard(line))));
      table.bots().watched();
    });
  }

  /** Whether nobody has moved yet: then whoever comes sees the first deal as it is dealt. */
  private boolean isOpening() {
    return table.history().entries().stream().allMatch(entry -> entry.seat() == Seat.CHANCE);
  }

  public void unwatch(Watcher watcher, int viewer) {
    table.alone(() -> {
      audience.remove(watcher, viewer);
      sights.keySet().removeIf(gone -> !audience.hasViewer(gone));
      if (viewer >= 0 && !isPresent(viewer)) {
        leftAt[viewer] = table.house().nanos();
      }
      tellWhoIsHere();
      table.bots().wake();
    });
  }

  // Presence without a connection

  /** Counts an HTTP request of a viewer as presence for a minute. */
  public void visit(String guest, int viewer) {
    table.alone(() -> {
      mayWatch(guest, viewer);
      visited(viewer);
    });
  }

  void visited(int viewer) {
    visits.note(viewer, table.house().millis());
    if (viewer >= 0) {
      leftAt[viewer] = table.house().nanos();
    }
    table.house().presence().visited(this);
    if (here() != told) {
      tellWhoIsHere();
      table.bots().watched();
    }
  }

  /** Removes expired requests and publishes the change. Returns whether any remain. */
  boolean lapse() {
    return table.inTurn(() -> {
      boolean left = visits.lapse(table.house().millis());
      if (here() != told) {
        tellWhoIsHere();
        table.bots().wake();
      }
      return left;
    });
  }

  private void mayWatch(String guest, int viewer) {
    if (viewer != Seat.SPECTATOR) {
      table.chairs().of(guest, viewer);
    }
  }

  private boolean owns(String guest, int viewer) {
    return viewer == Seat.SPECTATOR || table.chairs().owns(guest, viewer);
  }

  boolean isPresent(int seat) {
    return Seat.in(here() | elsewhere, seat);
  }

  /** Whether any viewer, with or without a seat, is present on any node. */
  boolean isWatched() {
    return (here() | elsewhere) != 0;
  }

  /**
   * The viewers on this node as a set of bits: seats, {@link #LOOKING} and {@link Fleet#WATCHED}.
   */
  private int here() {
    long now = table.house().millis();
    boolean spectated = audience.hasSpectator() || visits.hasSpectator(now);
    return audience.present()
        | visits.seats(now)
        | audience.looking() << LOOKING
        | (spectated ? 1 << Fleet.WATCHED : 0);
  }

  /** Whether somebody has the table before their eyes from this seat, on any node. */
  boolean isLooking(int seat) {
    return Seat.in(audience.looking(), seat) || Seat.in(elsewhere, seat + LOOKING);
  }

  /** Somebody has turned to their table, or away from it. */
  public void turned() {
    table.alone(this::sayWhoIsHere);
  }

  private void sayWhoIsHere() {
    told = here();
    table.house().presence().at(table.id(), told);
  }

  int elsewhere() {
    return elsewhere;
  }

  /** Notes who is connected to other nodes. Returns whether that concerns a seat. */
  boolean elsewhere(int seats) {
    boolean changed = concernsSeats(seats ^ elsewhere);
    for (int seat = 0; seat < leftAt.length; seat++) {
      if (Seat.in(elsewhere & ~seats, seat)) {
        leftAt[seat] = table.house().nanos();
      }
    }
    elsewhere = seats;
    return changed;
  }

  /** Whether nobody has been there for so long that others may ask a bot to stand in. */
  boolean isAway(int seat) {
    return !isPresent(seat) && table.house().nanos() - leftAt[seat] >= table.house().absenceNanos();
  }

  /** How long others still wait for whoever is away, in milliseconds. */
  long patience(int seat) {
    long waited = table.house().nanos() - leftAt[seat];
    return isPresent(seat)
        ? 0
        : Math.max(0, Duration.ofNanos(table.house().absenceNanos() - waited).toMillis());
  }

  // What is told

  /**
   * Sends the present viewers to other nodes and, if a seat is concerned, the table to all viewers.
   * Returns whether a seat is concerned.
   */
  private boolean tellWhoIsHere() {
    boolean concernsSeats = concernsSeats(here() ^ told);
    if (concernsSeats) {
      announce();
    } else {
      sayWhoIsHere();
    }
    return concernsSeats;
  }

  private static boolean concernsSeats(int changed) {
    return (changed & ((1 << Fleet.WATCHED) - 1)) != 0;
  }

  /** Sends the table, as it is now, to all viewers. */
  private void announce() {
    sayWhoIsHere();
    audience.tellEach(this::tableMessage);
  }

  private String tableMessage(String guest) {
    return Json.write(new FromServer.Table(table.viewFor(guest)));
  }

  /**
   * Tells all viewers of a change that has just become true, each of what it may know. The only
   * place where changes are told, so that nothing depends on which node wrote them.
   *
   * @param otherPresence whether other seats than before are connected to other nodes
   */
  void publish(Change<S, M, V> change, boolean otherPresence) {
    boolean altered = otherPresence || change.altersTable();
    if (change.reseats()) {
      onlyOwners(change.before());
    }
    if (altered && change.begins()) {
      announce();
    }
    show(change.moments(), change.stateBefore());
    change.lines().forEach(line -> tell(line, table.chat().ears(line)));
    if (altered && !change.begins()) {
      announce();
    }
    if (change.movesClock()) {
      audience.tell(
          Json.write(new FromServer.Clock(table.id(), table.time().view())), (_, _) -> true);
    }
    if (change.becomes(Status.OVER)) {
      // At the end the players are told what those who watched said among themselves.
      change.before().chat().in(Chat.WATCHERS).forEach(line -> tell(line, this::plays));
    }
  }

  private boolean plays(String guest, int viewer) {
    return table.chairs().has(guest);
  }

  private void tell(Fact.Said line, Audience.Ears ears) {
    audience.tell(Json.write(Chat.heard(line)), ears);
  }

  /**
   * Applies a change of seats to the watchers. A watcher of a seat that belongs to another guest
   * now receives the table and loses that seat. A viewer who may see less or more than before
   * receives the whole view again, because the next step is sent as a difference from it.
   */
  private void onlyOwners(TableState<S, M, V> before) {
    audience.retain(this::owns).forEach(watcher -> watcher.send(tableMessage(watcher.guest())));
    if (before.history().begun()) {
      S state = before.history().state();
      audience.tellViewers(
          viewer -> eyes(state, viewer) != eyes(state, viewer, before.chairs()),
          viewer -> Json.write(catchUp(before.history().moments(), viewer)));
    }
  }

  /**
   * Tells every viewer of these moments, each of what it may know, written once for all who see so.
   */
  private void show(List<Moment<S>> moments, Optional<S> before) {
    Optional<S> last = before;
    for (Moment<S> moment : moments) {
      Optional<S> was = last;
      TurnView turn = TurnView.of(game.turn(moment.state()));
      audience.tellViewers(_ -> true, viewer -> Json.write(told(moment, was, turn, viewer)));
      last = Optional.of(moment.state());
    }
  }

  private Sight<M, V> sight(int seq, S state, int viewer) {
    return Sight.of(game, seq, state, eyes(state, viewer));
  }

  /** As whom a viewer sees: one person on several seats may see less through one of them. */
  private int eyes(S state, int viewer) {
    return eyes(state, viewer, table.chairs());
  }

  private int eyes(S state, int viewer, Chairs chairs) {
    return viewer < 0 ? viewer : game.eyes(state, viewer, chairs.heldWith(viewer));
  }

  private FromServer.Update told(Moment<S> moment, Optional<S> before, TurnView turn, int viewer) {
    if (before.isEmpty()) {
      return catchUp(List.of(moment), viewer);
    }
    Sight<M, V> now = sight(moment.seq(), moment.state(), viewer);
    Sight<M, V> known = sights.put(viewer, now);
    boolean isBase =
        known != null
            && known.seq() == moment.seq() - 1
            && known.eyes() == eyes(before.get(), viewer);
    Sight<M, V> then = isBase ? known : sight(moment.seq() - 1, before.get(), viewer);
    return now.since(then, table.id(), moment, turn, viewer);
  }

  /** What a viewer has missed. */
  public List<FromServer.Update> feed(String guest, int viewer, OptionalInt from) {
    return table.inTurn(() -> {
      table.latest();
      mayWatch(guest, viewer);
      visited(viewer);
      return updates(viewer, from);
    });
  }

  private List<FromServer.Update> updates(int viewer, OptionalInt from) {
    GameHistory<S, M, V> history = table.history();
    if (!history.begun()) {
      return List.of();
    }
    int last = history.seq();
    int seen = from.orElse(Integer.MIN_VALUE);
    if (seen < NONE_SEEN || seen > last || last - seen > MOST_MISSED) {
      return List.of(catchUp(history.moments(), viewer));
    }
    return seen == last ? List.of() : missed(viewer, seen);
  }

  private List<FromServer.Update> missed(int viewer, int seen) {
    List<FromServer.Update> missed = new ArrayList<>();
    List<Sight<M, V>> passed = new ArrayList<>();
    table
        .history()
        .retell(moment -> {
          if (moment.seq() < seen) {
            return;
          }
          Sight<M, V> now = sight(moment.seq(), moment.state(), viewer);
          if (moment.seq() == 0 && seen == NONE_SEEN) {
            missed.add(catchUp(List.of(moment), viewer));
          } else if (moment.seq() > seen) {
            TurnView turn = TurnView.of(game.turn(moment.state()));
            missed.add(now.since(passed.getLast(), table.id(), moment, turn, viewer));
          }
          passed.add(now);
        });
    return missed;
  }

  /** Where things stand after the last of these moments, with all that happened in them. */
  private FromServer.CatchUp catchUp(List<Moment<S>> moments, int viewer) {
    Moment<S> last = moments.getLast();
    int eyes = eyes(last.state(), viewer);
    List<Told> log = moments.stream().flatMap(moment -> moment.all().stream()).toList();
    return new FromServer.CatchUp(
        table.id(),
        viewer,
        last.seq(),
        Happened.to(eyes, log),
        new AnyValue(game.view(last.state(), eyes)),
        TurnView.of(game.turn(last.state())),
        Sight.values(Sight.moves(game, last.state(), viewer)));
  }
}
