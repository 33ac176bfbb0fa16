package chapeau.tables;

import chapeau.engine.Dice;
import chapeau.store.Store;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What all tables share: where facts are kept, what time it is, how fast bots go. */
public final class House implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(House.class);

  /** No guest's id. */
  public static final String ANYBODY = "";

  private static final Duration PATIENCE = Duration.ofMillis(5);
  private static final Duration PONDERING = Duration.ofMinutes(2);

  private final Store store;
  private final Clock clock;
  private final Duration pace;
  private final Duration absence;
  private final SecureRandom random = new SecureRandom();
  private final Duration thinking;

  /** Thinking is work, not waiting: as many bots at a time as there are processors. */
  private final Semaphore thinkers = new Semaphore(Runtime.getRuntime().availableProcessors());

  /** Who can wait does so in a line of its own. */
  private final Semaphore patient = new Semaphore(1, true);

  private final List<Consumer<String>> signOuts = new CopyOnWriteArrayList<>();
  private final Set<String> complaints = ConcurrentHashMap.newKeySet();
  private final String node = secret(96);
  private final Presence presence;
  private volatile @Nullable Synced synced;
  private volatile boolean closed;
  private volatile Bell bell = Bell.SILENT;
  private volatile LongSupplier nanos = System::nanoTime;

  /** What another clock said, and when by our own that nobody can set. */
  private record Synced(long millis, long nanos) {
    long now() {
      return millis + (System.nanoTime() - nanos) / 1_000_000;
    }
  }

  /**
   * A house.
   *
   * @param pace how long a bot lets the move before it be looked at
   * @param absence how long a person is away before others may ask a bot to stand in
   */
  public House(Store store, Clock clock, Duration pace, Duration absence) {
    this(store, clock, pace, absence, Duration.ofSeconds(5));
  }

  /** A house whose bots may think so long and no longer. */
  House(Store store, Clock clock, Duration pace, Duration absence, Duration thinking) {
    this.store = store;
    this.clock = clock;
    this.pace = pace;
    this.absence = absence;
    this.thinking = thinking;
    this.presence = new Presence(store, node);
  }

  /** The name of this process among others on the same store. */
  String node() {
    return node;
  }

  Presence presence() {
    return presence;
  }

  boolean isShared() {
    return store.fleet().isShared();
  }

  /** From now on a clock that all nodes share counts, however wrong this machine's is. */
  void goBy(long millis) {
    synced = new Synced(millis, System.nanoTime());
  }

  Store store() {
    return store;
  }

  /** Somebody wants to know when what a guest is known by may have been taken back. */
  public void onSignOut(Consumer<String> listener) {
    signOuts.add(listener);
  }

  /** What a guest is known by may have been taken back; {@link #ANYBODY} where any may. */
  void signedOut(String guest) {
    signOuts.forEach(listener -> listener.accept(guest));
  }

  public String now() {
    return Instant.ofEpochMilli(millis()).toString();
  }

  public long millis() {
    Synced shared = synced;
    return shared == null ? clock.millis() : shared.now();
  }

  /** About the pace, never quite the same, as people do. */
  long beat() {
    return (long) (pace.toNanos() * (0.75 + 0.5 * random.nextDouble()));
  }

  /** Lets another node write first, the longer the oftener it did, so that two take turns. */
  void giveWay(int times) {
    LockSupport.parkNanos((long) (times * 1e6 * random.nextDouble()));
  }

  /** Returns nanoseconds of a monotonic clock, which measures absences. */
  long nanos() {
    return nanos.getAsLong();
  }

  /** Replaces the clock of {@link #nanos}. */
  void measureBy(LongSupplier other) {
    nanos = other;
  }

  long absenceNanos() {
    return absence.toNanos();
  }

  /** Dice for what needs no proof: bots and names. */
  Dice dice() {
    return new Dice(random.nextLong());
  }

  /** Random bits nobody can guess, in letters fit for an address. */
  String secret(int bits) {
    byte[] bytes = new byte[bits / 8];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /**
   * Lets a bot think, in a thread of its own, so that one that cannot be stopped keeps nobody else
   * from thinking; waits for what comes of it, but not for ever.
   */
  <T> T think(Callable<T> thought)
      throws InterruptedException, ExecutionException, TimeoutException {
    return think(thought, thinking);
  }

  private <T> T think(Callable<T> thought, Duration most)
      throws InterruptedException, ExecutionException, TimeoutException {
    thinkers.acquire();
    FutureTask<T> task = new FutureTask<>(thought);
    try {
      Thread.ofPlatform().name("thinker").daemon().start(task);
      return task.get(most.toNanos(), TimeUnit.NANOSECONDS);
    } finally {
      task.cancel(true);
      thinkers.release();
    }
  }

  /** How many bots wait for a place to think. */
  public int waitingBots() {
    return thinkers.getQueueLength();
  }

  /**
   * Lets somebody think for whom nobody waits at a table: one at a time, and only when no bot waits
   * for a place.
   */
  <T> T ponder(Callable<T> thought)
      throws InterruptedException, ExecutionException, TimeoutException {
    patient.acquire();
    try {
      while (thinkers.hasQueuedThreads() || thinkers.availablePermits() == 0) {
        Thread.sleep(PATIENCE);
      }
      return think(thought, PONDERING);
    } finally {
      patient.release();
    }
  }

  /** Says what is wrong with a bot, once. */
  void complain(String game, String bot, String what, @Nullable Throwable cause) {
    if (complaints.add(game + " " + bot + " " + what)) {
      LOG.atError().addKeyValue("game", game).setCause(cause).log("bot {} {}", bot, what);
    }
  }

  Bell bell() {
    return bell;
  }

  /** From now on people are called to their turn by this. */
  public void rings(Bell other) {
    bell = other;
  }

  boolean isClosed() {
    return closed;
  }

  @Override
  public void close() {
    closed = true;
    presence.close();
  }
}
