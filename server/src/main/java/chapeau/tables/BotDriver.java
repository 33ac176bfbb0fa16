package chapeau.tables;

import chapeau.bots.Bot;
import chapeau.bots.Choice;
import chapeau.bots.Knowledge;
import chapeau.catalogue.Playable;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Telling;
import chapeau.engine.Told;
import chapeau.engine.Turn;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact;
import chapeau.store.Fleet;
import chapeau.store.Store;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets the bots of a table move when they are asked, at the pace of people. Whatever fails is tried
 * again, with growing patience, until it works or nobody is left to move for.
 */
public final class BotDriver<S, M, V> {
  private static final Logger LOG = LoggerFactory.getLogger(BotDriver.class);
  private static final long FIRST_WAIT = Duration.ofMillis(200).toNanos();
  private static final long LONGEST_WAIT = Duration.ofSeconds(30).toNanos();

  private final Table<S, M, V> table;
  private final ReentrantLock lock;
  private final Condition changed;
  private boolean hurried;
  private boolean awake;

  /** The node that lets them move; empty where none does. */
  private String driver = "";

  /** How far the game was when bots were last found waiting; -1 where they were not. */
  private int waitingSince = -1;

  private long shownAt = System.nanoTime();

  BotDriver(Table<S, M, V> table, ReentrantLock lock, Condition changed) {
    this.table = table;
    this.lock = lock;
    this.changed = changed;
  }

  /** Something has just been shown: people want to look at it before the next bot moves. */
  void shown() {
    shownAt = System.nanoTime();
  }

  // Which node lets the bots move

  /**
   * What must be kept with a change after which the game asks these seats: that this node sees to
   * the bots, where none does, or that nobody need any more.
   */
  List<Fact> duty(TableState<S, M, V> state) {
    List<Chair> chairs = state.chairs().all();
    Turn turn = state.history().turn();
    boolean asked =
        !rest(chairs) && chairs.stream().anyMatch(c -> c.playedByBot() && turn.asks(c.seat()));
    if (asked && driver.isEmpty()) {
      return List.of(new Fact.Due(table.id(), Fleet.Kind.BOTS, 0, table.house().node()));
    }
    return !asked && !driver.isEmpty()
        ? List.of(new Fact.Undue(table.id(), Fleet.Kind.BOTS))
        : List.of();
  }

  /** These facts are stored: some may say who lets the bots move. */
  void took(List<Fact> facts) {
    for (Fact fact : facts) {
      if (fact instanceof Fact.Due due && due.kind() == Fleet.Kind.BOTS) {
        driver = due.node();
      } else if (fact instanceof Fact.Undue undue && undue.kind() == Fleet.Kind.BOTS) {
        driver = "";
      }
    }
  }

  void drivenBy(String node) {
    driver = node;
  }

  /** The store has it that this node sees to them now; to hear it again does no harm. */
  void takeUp() {
    driver = table.house().node();
    if (botToMove().isEmpty()) {
      // Somebody may have moved on another node a moment ago.
      table.latest();
    }
    if (botToMove().isEmpty()) {
      table.append(List.of(new Fact.Undue(table.id(), Fleet.Kind.BOTS)));
      driver = "";
    }
    wake();
  }

  /**
   * Sees to bots that have not moved since the last look: who sees to them is asked again, and
   * where nobody does, or this node without knowing, it does now.
   */
  void adopt() {
    boolean waiting = table.house().isShared() && !awake && botToMove().isPresent();
    if (waiting && waitingSince == table.history().seq()) {
      driver = Kept.driver(table.house(), table.id());
      if (driver.isEmpty()) {
        drive(table.house().node());
      } else {
        wake();
      }
    }
    waitingSince = waiting ? table.history().seq() : -1;
  }

  private void drive(String node) {
    table.append(List.of(new Fact.Due(table.id(), Fleet.Kind.BOTS, 0, node)));
    driver = node;
    wake();
  }

  /** Whether the bots rest: no person plays at the table and no viewer is present. */
  private boolean rest(List<Chair> chairs) {
    return chairs.stream().allMatch(Chair::playedByBot) && !table.watching().isWatched();
  }

  /** Wakes resting bots after a viewer has come. This node drives them if no other node does. */
  void watched() {
    try {
      if (table.house().isShared() && driver.isEmpty() && botToMove().isPresent()) {
        drive(table.house().node());
      }
    } catch (Store.Trouble e) {
      LOG.atDebug().log("bot wake-up failed: cause={}", e.getMessage());
    }
    wake();
  }

  private boolean isDriver() {
    return !table.house().isShared() || driver.equals(table.house().node());
  }

  /** Whether this node lets them move just now. */
  boolean isAtIt() {
    lock.lock();
    try {
      return awake;
    } finally {
      lock.unlock();
    }
  }

  void wake() {
    if (personIsAsked()) {
      hurried = false;
    }
    changed.signalAll();
    if (!awake && isDriver() && botToMove().isPresent()) {
      awake = true;
      Thread.ofVirtual().name("bots-" + table.shortId()).start(this::drive);
    }
  }

  /** Lets the bots move without waiting, until a person is asked. */
  public void hurry(String guest) {
    table.doInTurn(() -> {
      // Whom one waits for may be a bot since a moment ago, on another node.
      table.latest();
      if (!table.chairs().all().stream().allMatch(c -> c.is(Kind.BOT))) {
        table.seating().onlyPlayers(guest);
      }
      table.watching().visited(Seat.SPECTATOR);
      hurried = !personIsAsked();
      if (hurried && !isDriver() && botToMove().isPresent()) {
        drive(table.house().node());
      }
      changed.signalAll();
    });
  }

  private boolean personIsAsked() {
    return table.chairs().all().stream()
        .anyMatch(c -> !c.playedByBot() && table.history().asks(c.seat()));
  }

  /** The seat of a bot that is asked to move; empty while the bots rest. */
  private OptionalInt botToMove() {
    List<Chair> chairs = table.chairs().all();
    return chairs.stream()
        .filter(c -> c.playedByBot() && table.history().asks(c.seat()) && !rest(chairs))
        .mapToInt(Chair::seat)
        .findFirst();
  }

  private void drive() {
    long wait = FIRST_WAIT;
    lock.lock();
    try {
      while (!table.house().isClosed()) {
        try {
          OptionalInt seat = table.inTurn(this::next);
          if (seat.isEmpty()) {
            return;
          }
          letPlay(seat.getAsInt());
          wait = FIRST_WAIT;
        } catch (RuntimeException e) {
          if (wait == FIRST_WAIT && !table.house().isClosed()) {
            LOG.atWarn()
                .addKeyValue("table", table.shortId())
                .log("a bot's move failed and is tried again: {}", e.getMessage());
          }
          pause(wait);
          wait = Math.min(LONGEST_WAIT, 2 * wait);
        }
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } finally {
      awake = false;
      lock.unlock();
    }
  }

  /** Returns the seat of the bot to move. If the bots rest, this node gives up driving them. */
  private OptionalInt next() {
    OptionalInt seat = isDriver() ? botToMove() : OptionalInt.empty();
    if (seat.isEmpty() && rest(table.chairs().all()) && driver.equals(table.house().node())) {
      table.append(List.of(new Fact.Undue(table.id(), Fleet.Kind.BOTS)));
      driver = "";
    }
    return seat;
  }

  /** Waits; whoever comes to the table ends it. */
  @SuppressWarnings("WaitNotInLoop") // Waking early only means that it is tried early.
  private void pause(long nanos) throws InterruptedException {
    if (changed.awaitNanos(nanos) > 0) {
      LOG.atDebug().addKeyValue("table", table.shortId()).log("the bots try again early");
    }
  }

  private void letPlay(int seat) throws InterruptedException {
    long due = shownAt + table.house().beat();
    GameHistory<S, M, V> history = table.history();
    int asked = history.askedSince(seat);
    Optional<M> scripted = table.script().move(seat, history.madeBy(seat), history.state());
    Choice<M> choice =
        scripted.isPresent()
            ? Choice.of(scripted.get(), "lesson")
            : think(seat, table.chairs().at(seat).bot());
    while (isAsked(seat, asked) && !hurried && due - System.nanoTime() > 0) {
      changed.awaitNanos(due - System.nanoTime());
    }
    if (isAsked(seat, asked)) {
      Change<S, M, V> moved = table.playing().moved(seat, choice.move(), "");
      table.commit(table.chat().spoken(moved, seat, choice.line()));
    }
  }

  /** A decision, and how far the game was when it was made. */
  record Thought<M>(int seq, Choice<M> choice) {}

  /**
   * What is decided for somebody whose time is over: what the rules say, or what a bot would; while
   * it thinks, the table goes on.
   */
  Thought<M> thinkFor(int seat, String level) throws InterruptedException {
    lock.lock();
    try {
      int seq = table.history().seq();
      Optional<M> ruled = table.playable().game().outOfTime(table.history().state(), seat);
      return new Thought<>(
          seq, ruled.isPresent() ? Choice.of(ruled.get(), "clock") : think(seat, level));
    } finally {
      lock.unlock();
    }
  }

  /** Called by who has the lock, once; it is let go of meanwhile. */
  private Choice<M> think(int seat, String level) throws InterruptedException {
    S state = table.history().state();
    List<Moment<S>> past = table.history().standing();
    List<Knowledge.Claim> claims = table.chat().claims(seat, past);
    lock.unlock();
    try {
      List<Told> told = past.stream().flatMap(moment -> moment.told().stream()).toList();
      return decide(level, state, seat, told, claims);
    } finally {
      lock.lock();
    }
  }

  private boolean isAsked(int seat, int since) {
    return !table.house().isClosed()
        && isDriver()
        && table.chairs().at(seat).playedByBot()
        && !rest(table.chairs().all())
        && table.history().asks(seat)
        && table.history().askedSince(seat) == since;
  }

  /** What the bot chooses; where it fails or takes too long, any legal move. */
  private Choice<M> decide(
      String level, S state, int seat, List<Told> told, List<Knowledge.Claim> claims)
      throws InterruptedException {
    Playable<S, M, V> playable = table.playable();
    Game<S, M, V> game = playable.game();
    House house = table.house();
    Dice dice = house.dice();
    Bot<V, M> bot = playable.bot(level).or(() -> playable.bot(Playable.RANDOM)).orElseThrow();
    try {
      Choice<M> choice =
          house.think(
              () -> playable.decide(bot, state, seat, told, claims, Playable.AT_THE_TABLE, dice));
      if (game.play(state, seat, choice.move(), Telling.SILENT) instanceof Played.Done<S>) {
        return choice;
      }
      house.complain(playable.id(), level, "chose what is refused", null);
    } catch (TimeoutException _) {
      house.complain(playable.id(), level, "thought too long", null);
    } catch (ExecutionException e) {
      house.complain(playable.id(), level, "failed", e.getCause());
    }
    return Choice.of(game.anyMove(state, seat, house.dice()), Playable.RANDOM);
  }
}
