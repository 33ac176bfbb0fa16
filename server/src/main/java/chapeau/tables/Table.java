package chapeau.tables;

import chapeau.catalogue.Playable;
import chapeau.store.Chair;
import chapeau.store.Fact;
import chapeau.store.Fact.Status;
import chapeau.store.Fleet;
import chapeau.store.Store;
import chapeau.store.Timer;
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
 * A table: a game, who sits at it and the moves made there. One lock guards it all; whatever
 * changes is durable first, and only then true and told. What else happens at a table has a room of
 * its own: {@link Playing}, {@link Seating}, {@link Sealing}, {@link Watching}, {@link Chat},
 * {@link BotDriver}, {@link Timekeeper}, {@link Takeback}, {@link Sharing}, {@link Teaching},
 * {@link Aftermath}, {@link Coaching}.
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
  private final Timekeeper<S, M, V> time;
  private final Playing<S, M, V> playing = new Playing<>(this);
  private final Takeback<S, M, V> takeback = new Takeback<>(this);
  private final Sharing<S, M, V> sharing = new Sharing<>(this);
  private final Aftermath<S, M, V> aftermath = new Aftermath<>(this);
  private final Calling<S, M, V> calling = new Calling<>(this);
  private final Teaching<S, M, V> script;
  private final Coaching<S, M, V> coaching = new Coaching<>(this);

  /** The game it takes up in the middle, where it was not dealt. */
  private final Optional<Fact.Retry> retry;

  private Fact.Header header;
  private Chairs chairs;
  private Course<S, M, V> course;

  /** What is on disk may be more than what is here: a write failed, or seemed to. */
  private boolean stale;

  private Table(House house, Playable<S, M, V> playable, Kept kept) {
    this.house = house;
    this.playable = playable;
    this.header = kept.header();
    this.chairs = kept.chairs().orElseThrow();
    this.seating.heard(kept);
    this.retry = house.store().retry(header.id());
    this.course = newCourse();
    this.watching = new Watching<>(this, playable.game().about().maxPlayers());
    this.chat = new Chat<>(this, kept.lines().orElse(List.of()));
    this.bots = new BotDriver<>(this, lock, changed);
    this.time = new Timekeeper<>(this, kept.standing().timer());
    this.script = new Teaching<>(playable, header.lesson());
  }

  /** A table as the store knows it. */
  static <S, M, V> Table<S, M, V> recall(
      House house, Playable<S, M, V> playable, Fact.Header header) {
    Kept kept = Kept.whole(house, header.id());
    Table<S, M, V> table = new Table<>(house, playable, kept);
    table.doInTurn(() -> {
      table.refold(kept.moves());
      table.sharing.hear(kept.standing());
      table.playing.goOn();
      table.bots.wake();
      table.sealing.beginInTheEnd();
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

  // What the rooms stand on

  /** Who finds that another node wrote first reads what it wrote, and tries again. */
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
    if (seen > course.seq()) {
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

  private boolean hasStarted() {
    return header.status() == Status.PLAYING || header.status() == Status.OVER;
  }

  boolean isStarting() {
    return header.status() == Status.STARTING;
  }

  House house() {
    return house;
  }

  Playable<S, M, V> playable() {
    return playable;
  }

  Fact.Header header() {
    return header;
  }

  Optional<Fact.Retry> retry() {
    return retry;
  }

  private Course<S, M, V> newCourse() {
    return retry
        .map(from -> Course.from(playable, header.setup(), from.state()))
        .orElseGet(() -> new Course<>(playable, header.setup()));
  }

  Teaching<S, M, V> script() {
    return script;
  }

  Chairs chairs() {
    return chairs;
  }

  Course<S, M, V> course() {
    return course;
  }

  public String id() {
    return header.id();
  }

  /** Enough of the id to find a table by, and too little to sit down at it. */
  String shortId() {
    return header.id().substring(0, 6);
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

  // Keeping

  /** Returns when the facts are durable; until then nothing of them is true here. */
  void keep(List<Fact> facts) {
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

  void keep(Fact.Header now) {
    keep(List.of(now));
    header = now;
  }

  /** Keeps more with what happens to the table itself. */
  void keep(Fact.Header now, List<Fact> more) {
    List<Fact> facts = new ArrayList<>(List.of(now));
    facts.addAll(more);
    keep(facts);
    header = now;
  }

  void keep(Chairs now, List<Fact> more) {
    List<Fact> duty = course.begun() ? bots.duty(course.turn(), now.all()) : List.of();
    List<Fact> facts = new ArrayList<>(now.facts(header.id(), chairs));
    Timer timer = course.begun() ? time.reseated(now.all(), house.millis()) : Timer.IDLE;
    facts.addAll(course.begun() ? time.facts(timer) : List.of());
    facts.addAll(duty);
    facts.addAll(more);
    keep(header.reseated(), facts);
    chairs = now;
    time.set(timer);
    bots.took(duty);
  }

  /** These sit here now: kept already. */
  void reseated(List<Chair> seated) {
    chairs = chairs.with(seated);
  }

  /** This is so now: kept already. */
  void becomes(Fact.Header now, Chairs seated) {
    header = now;
    chairs = seated;
  }

  // Folding

  /** Reads again what may have been kept although it seemed not to. */
  private boolean catchUp() {
    if (!stale) {
      return false;
    }
    Kept kept = Kept.since(house, mark());
    stale = false;
    List<Object> shown = setting();
    Status was = header.status();
    Chairs seated = chairs;
    header = kept.header();
    kept.chairs().ifPresent(now -> chairs = now);
    seating.heard(kept);
    if (!course.begun()) {
      course = newCourse();
    }
    Optional<S> before = course.begun() ? Optional.of(course.state()) : Optional.empty();
    List<Moment<S>> found = refold(kept.moves());
    boolean clockMoved = time.set(kept.standing().timer());
    sharing.hear(kept.standing());
    watching.onlyOwners(seated);
    watching.show(found, before);
    if (!found.isEmpty()) {
      bots.shown();
    }
    if (clockMoved || !found.isEmpty() || !chairs.equals(seated)) {
      time.tell();
    }
    kept.lines().ifPresent(chat::heard);
    if (!setting().equals(shown)) {
      watching.announce();
    }
    if (was != Status.OVER && header.status() == Status.OVER) {
      chat.openRooms();
    }
    bots.wake();
    return true;
  }

  /** How far this table is known here. */
  private Fleet.Mark mark() {
    int seq = course.begun() ? course.seq() : 0;
    return new Fleet.Mark(header.id(), header.revision(), seq, chat.size());
  }

  /** What everybody is told of a table besides its game. */
  private List<Object> setting() {
    return List.of(header, chairs, watching.elsewhere(), course.stopped());
  }

  private List<Moment<S>> refold(List<Fact.Moved> moves) {
    if (!hasStarted() || course.stopped()) {
      return List.of();
    }
    List<Moment<S>> found = course.recall(moves);
    if (header.status() == Status.OVER && !course.isOver()) {
      course.stop();
    }
    if (course.stopped()) {
      LOG.atWarn()
          .addKeyValue("table", shortId())
          .addKeyValue("game", header.game())
          .log("played under version {}, does not go on under the present", header.version());
    }
    return found;
  }

  /** Before the start: other rules, and with them maybe other chairs. */
  void reset(Fact.Header now, Chairs around) {
    keep(now, around.facts(now.id(), chairs));
    chairs = around;
    course = new Course<>(playable, now.setup());
  }
}
