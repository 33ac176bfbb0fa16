package chapeau.tables;

import chapeau.engine.Dice;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** What all tables share: where facts are kept, what time it is, how fast bots go. */
public final class House implements AutoCloseable {
  private final Store store;
  private final Clock clock;
  private final Duration pace;
  private final Duration absence;
  private final SecureRandom random = new SecureRandom();
  private final ExecutorService thinkers;
  private volatile boolean closed;

  /**
   * A house.
   *
   * @param pace how long a bot lets the move before it be looked at
   * @param absence how long a person is away before others may ask a bot to stand in
   */
  public House(Store store, Clock clock, Duration pace, Duration absence) {
    this.store = store;
    this.clock = clock;
    this.pace = pace;
    this.absence = absence;
    // Thinking is work, not waiting: as many threads as there are processors, and real ones.
    this.thinkers =
        Executors.newFixedThreadPool(
            Runtime.getRuntime().availableProcessors(),
            Thread.ofPlatform().name("thinker-", 0).daemon().factory());
  }

  Store store() {
    return store;
  }

  String now() {
    return clock.instant().truncatedTo(ChronoUnit.MILLIS).toString();
  }

  /** About the pace, never quite the same, as people do. */
  long beat() {
    return (long) (pace.toNanos() * (0.75 + 0.5 * random.nextDouble()));
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

  /** Lets a thinker think, and waits for what comes of it. */
  <T> T think(Callable<T> thought) throws InterruptedException, ExecutionException {
    return thinkers.submit(thought).get();
  }

  boolean isClosed() {
    return closed;
  }

  @Override
  public void close() {
    closed = true;
    thinkers.shutdownNow();
  }
}
