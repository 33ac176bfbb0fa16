package chapeau.tables;

import chapeau.catalogue.Playable;
import chapeau.store.Fact;
import chapeau.store.Fact.Status;
import chapeau.store.Fleet;
import chapeau.store.Store;
import chapeau.tables.Denied.Why;
import chapeau.wire.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table: a game, who sits at it and the moves made there. One lock guards its state. A change of
 * the state is appended durably first, then it is true, then it is published. The rooms decide what
 * changes: {@link Playing}, {@link Seating}, {@link Sealing}, {@link Watching}, {@link Chat},
 * {@link BotDriver}, {@link Timekeeper}, {@link Takeback}, {@link Sharing}, {@link Teaching},
 * {@link Aftermath}, {@link Coaching}. They read the state and keep none of it.
 */
public final class Table<S, M, V> {
  private static final Logger LOG = LoggerFactory.getLogger(Table.class);

  /** Of so many tries, each after a longer pause, one is between what another node writes. */
  private static final int MOST_TRIES = 30;

  private final House house;
  private final Playable<S, M, V> playable;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Seating<S, M, V> seating = new Seating<>(this);
  private final Sealing<S, M, V> sealing = new Sealing<>(this);
  private final Watching<S, M, V> watching;
  private final Chat<S, M, V> chat;
  private final BotDriver<S, M, V> bots;
  private final Timekeeper<S, M, V> time = new Timekeeper<>(this);
  private final Playing<S, M, V> playing = new Playing<>(this);
  private final Takeback<S, M, V> takeback = new Takeback<>(this);
  private final Sharing<S, M, V> sharing = new Sharing<>(this);
  private final Aftermath<S, M, V> aftermath = new Aftermath<>(this);
  private final Calling<S, M, V> calling = new Calling<>(this);
  private final Teaching<S, M, V> script;
  private final Coaching<S, M, V> coaching = new Coaching<>(this);
  private final Outbox<S, M, V> outbox = new Outbox<>(this);

  private TableState<S, M, V> state;

  /**
   * Set when an append failed or another node may have written: the state may be behind the store
   * and must be read again.
   */
  private boolean stale;

  private Table(House house, Playable<S, M, V> playable, TableState<S, M, V> state) {
    this.house = house;
    this.playable = playable;
    this.state = state;
    this.watching = new Watching<>(this, playable.game().about().maxPlayers());
    this.chat = new Chat<>(this);
    this.bots = new BotDriver<>(this, lock, changed);
    this.script = new Teaching<>(playable, state.header().lesson());
  }

  /** A table as the store knows it. */
  static <S, M, V> Table<S, M, V> recall(
      House house, Playable<S, M, V> playable, Fact.Header header) {
    Kept kept = Kept.whole(house, header.id());
    Optional<Fact.Retry> retry = house.store().retry(header.id());
    Table<S, M, V> table =
        new Table<>(house, playable, TableState.blank(playable, kept.header(), retry));
    table.doInTurn(() -> {
      table.state = table.after(kept).after();
      table.sharing.hear(kept.standing());
      table.playing.goOn();
      table.bots.wake();
      table.sealing.beginInTheEnd();
    });
    return table;
  }

  /**
   * Writes a new table.
   *
   * @param starts whether the game begins, in the same transaction, if nobody is waited for
   */
  static <S, M, V> Table<S, M, V> create(House house, NewTable<S, M, V> wanted, boolean starts) {
    TableState<S, M, V> blank =
        TableState.blank(wanted.playable(), wanted.header(), wanted.retry());
    Table<S, M, V> table = new Table<>(house, wanted.playable(), blank);
    table.doInTurn(() -> {
      Chairs seated = new Chairs(wanted.chairs(), List.of());
      Change<S, M, V> created = table.change().chairs(seated);
      table.commit(starts && seated.complete() ? table.seating.begin(created) : created);
    });
    return table;
  }

  public Seating<S, M, V> seating() {
    return seating;
  }

  public Sealing<S, M, V> sealing() {
    return sealing;
  }

  public Watching<S, M, V> watching() {
    return watching;
  }

  public Chat<S, M, V> chat() {
    return chat;
  }

  public BotDriver<S, M, V> bots() {
    return bots;
  }

  public Timekeeper<S, M, V> time() {
    return time;
  }

  public Playing<S, M, V> playing() {
    return playing;
  }

  public Takeback<S, M, V> takeback() {
    return takeback;
  }

  public Aftermath<S, M, V> aftermath() {
    return aftermath;
  }

  public Coaching<S, M, V> coaching() {
    return coaching;
  }

  Calling<S, M, V> calling() {
    return calling;
  }

  // The lock

  /** Retries after an optimistic-lock conflict: reads what another node wrote, then runs again. */
  <T> T inTurn(Supplier<T> work) {
    lock.lock();
    try {
      boolean fresh = !house.isShared();
      for (int tries = 1; ; tries++) {
        try {
          fresh |= catchUp();
          return work.get();
        } catch (Store.Taken e) {
          if (tries == MOST_TRIES) {
            throw e;
          }
          house.giveWay(tries);
        } catch (Denied e) {
          // Another node may have written since: what counts is a refusal on all there is.
          if (fresh || e.why() == Why.MALFORMED) {
            throw e;
          }
          stale = true;
        }
      }
    } finally {
      lock.unlock();
    }
  }

  void doInTurn(Runnable work) {
    inTurn(() -> {
      work.run();
      return true;
    });
  }

  /** Does what needs nothing from the store, and so also while that has trouble. */
  void alone(Runnable work) {
    lock.lock();
    try {
      work.run();
    } finally {
      lock.unlock();
    }
  }

  /** Another node may have written something: whoever watches here is told of it. */
  void refresh() {
    alone(() -> {
      stale = true;
      catchUp();
    });
  }

  /** Whoever has seen more than is known here has seen it on another node. */
  void atLeast(int seen) {
    if (seen > history().seq()) {
      latest();
    }
  }

  /** Reads what other nodes may have written a moment ago. */
  void latest() {
    if (house.isShared()) {
      stale = true;
      catchUp();
    }
  }

  /** Whether the store has more of this table than is known here. */
  boolean isBehind(Fleet.Mark mark) {
    lock.lock();
    try {
      return sharing.isBehind(mark);
    } finally {
      lock.unlock();
    }
  }

  void takeUp(Fleet.Kind kind) {
    sharing.takeUp(kind);
  }

  // What the rooms read

  House house() {
    return house;
  }

  Playable<S, M, V> playable() {
    return playable;
  }

  Teaching<S, M, V> script() {
    return script;
  }

  TableState<S, M, V> state() {
    return state;
  }

  Fact.Header header() {
    return state.header();
  }

  Chairs chairs() {
    return state.chairs();
  }

  GameHistory<S, M, V> history() {
    return state.history();
  }

  boolean isStarting() {
    return state.is(Status.STARTING);
  }

  public String id() {
    return header().id();
  }

  /** Enough of the id to find a table by, and too little to sit down at it. */
  String shortId() {
    return id().substring(0, 6);
  }

  public TableView view(String guest) {
    return inTurn(() -> {
      latest();
      return viewFor(guest);
    });
  }

  TableView viewFor(String guest) {
    return TableViews.of(this, guest);
  }

  // What the rooms change

  /** A change of the present state, to be built and committed. */
  Change<S, M, V> change() {
    return Change.of(state);
  }

  void commit(Change<S, M, V> built) {
    commit(built, List.of());
  }

  /** Appends a change with all that follows from it, and more facts; then it is so, and told. */
  void commit(Change<S, M, V> built, List<Fact> more) {
    long millis = house.millis();
    Change<S, M, V> change = time.with(built.numbered(), millis);
    List<Fact> follows = outbox.of(change, millis);
    List<Fact> facts = new ArrayList<>(change.facts());
    facts.addAll(follows);
    facts.addAll(more);
    append(facts);
    bots.took(follows);
    state = change.after();
    publish(change, false);
    if (change.becomes(Status.STARTING)) {
      sealing.beginInTheEnd();
    }
    if (change.becomes(Status.OVER)) {
      aftermath.rate();
    }
  }

  /** Returns when the facts are durable; until then nothing of them is true here. */
  void append(List<Fact> facts) {
    if (facts.isEmpty()) {
      return;
    }
    try {
      house.store().keep(facts);
    } catch (Store.Taken | Store.Refused e) {
      stale = true;
      throw e;
    } catch (Store.Trouble e) {
      stale = true;
      LOG.atError().addKeyValue("table", shortId()).log("not kept: {}", e.getMessage());
      throw e;
    }
  }

  /** The one way by which a change reaches viewers and bots, whichever node wrote it. */
  private void publish(Change<S, M, V> change, boolean otherPresence) {
    watching.publish(change, otherPresence);
    if (!change.moments().isEmpty()) {
      bots.shown();
    }
    bots.wake();
  }

  /** Reads what another node wrote, or a failed append may have written after all. */
  private boolean catchUp() {
    if (!stale) {
      return false;
    }
    Kept kept = Kept.since(house, mark());
    stale = false;
    Change<S, M, V> change = after(kept);
    boolean otherPresence = sharing.hear(kept.standing());
    state = change.after();
    publish(change, otherPresence);
    return true;
  }

  /** How far this table is known here. */
  private Fleet.Mark mark() {
    return new Fleet.Mark(id(), header().revision(), history().seq(), state.chat().size());
  }

  /** The change that the store has beyond the present state. */
  private Change<S, M, V> after(Kept kept) {
    Fact.Header header = kept.header();
    GameHistory<S, M, V> history =
        history().begun() ? history() : GameHistory.of(playable, header.setup(), state.retry());
    boolean goesOn = !isUnstarted(header) && !history.stopped();
    GameHistory.Next<S, M, V> next =
        goesOn ? history.recall(kept.moves()) : new GameHistory.Next<>(history, List.of());
    boolean tooShort = goesOn && header.status() == Status.OVER && !next.history().isOver();
    GameHistory<S, M, V> now = tooShort ? next.history().stop() : next.history();
    if (goesOn && now.stopped()) {
      LOG.atWarn()
          .addKeyValue("table", shortId())
          .addKeyValue("game", header.game())
          .log("played under version {}, does not go on under the present", header.version());
    }
    return new Change<>(
        state,
        new TableState<>(
            header,
            state.retry(),
            kept.chairs().orElse(state.chairs()),
            kept.chairs().isPresent() ? kept.mayBeRated() : state.mayBeRated(),
            now,
            kept.standing().timer(),
            kept.lines().map(state.chat()::reread).orElse(state.chat())),
        next.moments());
  }

  private static boolean isUnstarted(Fact.Header header) {
    return header.status() == Status.OPEN || header.status() == Status.STARTING;
  }
}
