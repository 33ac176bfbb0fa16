package chapeau.tables;

import chapeau.catalogue.Playable;
import chapeau.engine.Turn;
import chapeau.fair.Deed;
import chapeau.fair.Seed;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact;
import chapeau.store.Fact.Status;
import chapeau.store.Fleet;
import chapeau.store.Store;
import chapeau.store.Timer;
import chapeau.tables.Denied.Why;
import chapeau.wire.TableView;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table: a game, who sits at it and the moves made there. One lock guards it all; whatever
 * changes is durable first, and only then true and told. What else happens at a table has a room of
 * its own: {@link Seating}, {@link Sealing}, {@link Watching}, {@link Chat}, {@link BotDriver},
 * {@link Timekeeper}, {@link Takeback}, {@link Sharing}, {@link Teaching}, {@link Aftermath},
 * {@link Coaching}.
 */
public final class Table<S, M, V> {
  private static final Logger LOG = LoggerFactory.getLogger(Table.class);

  private static final int MOST_TRIES = 5;

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
    this.chairs = Chairs.around(kept.chairs(), header.setup().players());
    this.retry = house.store().retry(header.id());
    this.course = newCourse();
    this.watching = new Watching<>(this, playable.game().about().maxPlayers());
    this.chat = new Chat<>(this, kept.lines());
    this.bots = new BotDriver<>(this, lock, changed);
    this.time = new Timekeeper<>(this, kept.timer());
    this.script = new Teaching<>(playable, header.lesson());
  }

  /** A table as the store knows it. */
  static <S, M, V> Table<S, M, V> recall(
      House house, Playable<S, M, V> playable, Fact.Header header) {
    Kept kept = Kept.of(house, header, 0);
    Table<S, M, V> table = new Table<>(house, playable, kept);
    table.doInTurn(() -> {
      table.refold(kept.moves());
      table.sharing.hear(kept);
      table.goOn();
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
    } catch (Store.Taken e) {
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

  void keep(Chair chair) {
    Chairs now = chairs.with(chair);
    List<Fact> duty = course.begun() ? bots.duty(course.turn(), now.all()) : List.of();
    List<Fact> facts = new ArrayList<>(List.of(new Fact.Seated(header.id(), chair)));
    Timer timer = course.begun() ? time.reseated(now.all(), house.millis()) : Timer.IDLE;
    facts.addAll(course.begun() ? time.facts(timer) : List.of());
    facts.addAll(duty);
    keep(header.reseated(), facts);
    chairs = now;
    time.set(timer);
    bots.took(duty);
  }

  void keep(Fact.Said line) {
    keep(List.of(line));
  }

  /** These sit here now: kept already. */
  void reseated(List<Chair> seated) {
    chairs = new Chairs(seated);
  }

  // Folding

  /** Reads again what may have been kept although it seemed not to. */
  private boolean catchUp() {
    if (!stale) {
      return false;
    }
    Fact.Header now =
        house
            .store()
            .table(header.id())
            .orElseThrow(() ->
                new Denied(Why.NOT_THERE, "Cette table n’existe plus.", "The table is gone."));
    Kept kept = Kept.of(house, now, course.begun() ? course.seq() : 0);
    stale = false;
    List<Object> shown = setting();
    header = now;
    chairs = Chairs.around(kept.chairs(), header.setup().players());
    if (!course.begun()) {
      course = newCourse();
    }
    Optional<S> before = course.begun() ? Optional.of(course.state()) : Optional.empty();
    List<Moment<S>> found = refold(kept.moves());
    time.set(kept.timer());
    sharing.hear(kept);
    chairs.all().forEach(chair -> watching.onlyFor(chair.seat(), chair.guest()));
    watching.show(found, before);
    chat.heard(kept.lines());
    if (!setting().equals(shown)) {
      watching.announce();
    }
    bots.wake();
    return true;
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

  // The way of a move

  /**
   * The answer to a move.
   *
   * @param again whether it had been played before under this id, and so nothing happened now
   */
  public record Receipt(int seq, boolean again) {}

  /** Plays a move; one that was played under this id is not played again. */
  public Receipt play(String guest, int seat, int seen, String id, JsonNode move) {
    return inTurn(() -> {
      Chair chair = chairs.of(guest, seat);
      OptionalInt before = course.played(seat, id);
      if (before.isPresent()) {
        return new Receipt(before.getAsInt(), true);
      }
      if (!course.begun()) {
        throw new Denied(Why.TOO_LATE, "La partie n’a pas commencé.", "The game has not started.");
      }
      mayGoOn();
      if (!chair.is(Kind.PERSON)) {
        throw new Denied(
            Why.NOT_YOURS,
            "Un bot joue à votre place : reprenez-la d’abord.",
            "A bot plays for you: take your seat back first.");
      }
      if (!course.isCurrent(seat, seen)) {
        throw new Denied(Why.TOO_LATE, "La partie a avancé entre-temps.", "The game has moved on.");
      }
      return new Receipt(commit(new Deed.Played<>(seat, course.read(move)), id), false);
    });
  }

  void mayGoOn() {
    if (course.stopped()) {
      throw new Denied(
          Why.TOO_LATE,
          "Les règles ont changé depuis : cette partie ne peut pas continuer.",
          "The rules have changed since: this game cannot go on.");
    }
  }

  /** Makes a deed durable, then true, then known; answers its number. */
  int commit(Deed<M> deed, String id) {
    return commit(deed, id, List.of());
  }

  /** With a deed, somebody may come to sit elsewhere. */
  int commit(Deed<M> deed, String id, List<Chair> moved) {
    long millis = house.millis();
    Course.Next<S, M> next = course.after(deed, id, millis, draws(header));
    Timer timer = time.after(deed, next.run().turn(), chairs.with(moved).all(), millis);
    commit(next, timer, moved);
    return next.steps().getFirst().seq();
  }

  private void commit(Course.Next<S, M> next, Timer timer, List<Chair> moved) {
    List<Fact> facts = new ArrayList<>(next.steps().size() + 2);
    next.steps().forEach(step -> facts.add(step.at(header.id())));
    moved.forEach(chair -> facts.add(new Fact.Seated(header.id(), chair)));
    facts.addAll(time.facts(timer));
    boolean announced = next.over() || !moved.isEmpty();
    Fact.Header now = next.over() ? header.with(Status.OVER) : header;
    if (announced) {
      now = next.over() ? now : header.reseated();
      facts.add(now);
    }
    if (next.over()) {
      aftermath.ending(next.steps()).ifPresent(it -> facts.add(new Fact.Archived(id(), it)));
      facts.addAll(aftermath.result(next.run().turn()));
    }
    Chairs seated = chairs.with(moved);
    List<Fact> duty = bots.duty(next.run().turn(), seated.all());
    facts.addAll(duty);
    facts.addAll(
        calling.due(
            course.begun() ? Optional.of(course.turn()) : Optional.empty(),
            next.run().turn(),
            seated.all(),
            next.steps().getLast().seq(),
            house.millis()));
    keep(facts);
    header = now;
    chairs = seated;
    bots.took(duty);
    become(next, timer);
    if (announced) {
      watching.announce();
    }
    if (next.over()) {
      chat.openRooms();
      aftermath.rate();
    }
  }

  /** The present rules may draw, or end the game, where those it was begun under asked somebody. */
  private void goOn() {
    boolean asksNobody = course.begun() && !(course.turn() instanceof Turn.Acting);
    if (header.status() == Status.PLAYING && asksNobody && !course.stopped()) {
      Course.Next<S, M> next = course.draws(house.millis(), draws(header));
      commit(next, time.drawn(next.run().turn(), house.millis()), List.of());
    }
  }

  /** Starts the game with these people and bots. */
  void begin(List<Chair> seated) {
    Fact.Header started = header.started(seated.stream().map(Chair::salt).toList());
    long millis = house.millis();
    Course.Next<S, M> opening = course.opening(millis, draws(started));
    Timer timer = time.begun(opening.run().turn(), seated, millis);
    List<Fact> facts = new ArrayList<>(List.of(started));
    seated.forEach(chair -> facts.add(new Fact.Seated(header.id(), chair)));
    opening.steps().forEach(step -> facts.add(step.at(header.id())));
    facts.addAll(time.facts(timer));
    if (header.status() == Status.STARTING) {
      facts.add(new Fact.Undue(header.id(), Fleet.Kind.SEALS));
    }
    List<Fact> duty = bots.duty(opening.run().turn(), seated);
    facts.addAll(duty);
    facts.addAll(calling.due(Optional.empty(), opening.run().turn(), seated, 0, millis));
    keep(facts);
    header = started;
    chairs = new Chairs(seated);
    bots.took(duty);
    watching.announce();
    become(opening, timer);
  }

  private void become(Course.Next<S, M> next, Timer timer) {
    Optional<S> before = course.begun() ? Optional.of(course.state()) : Optional.empty();
    course.add(next);
    time.set(timer);
    watching.show(next.moments(), before);
    time.tell();
    bots.shown();
    bots.wake();
  }

  /** Before the start: other rules, and with them maybe other chairs. */
  void reset(Fact.Header now, Chairs around) {
    keep(
        now, around.besides(chairs).stream().<Fact>map(c -> new Fact.Seated(now.id(), c)).toList());
    chairs = around;
    course = new Course<>(playable, now.setup());
  }

  private Draws<S, M> draws(Fact.Header at) {
    Chance chance = new Chance(at.id(), new Seed(at.seed()), at.salts());
    return run -> script.draw(run).orElseGet(() -> run.drawn(chance.draw(run.draws() + 1)));
  }
}
