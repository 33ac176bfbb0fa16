package chapeau.bots;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * What a decision may cost: so many iterations of a search, which makes it the same each time, and
 * in play no longer than so much time, which makes it prompt. A thinker whose thread is interrupted
 * answers at once.
 *
 * @param nanos from when the bot is asked; {@link #NEVER} for as long as it takes
 * @param deadline by the clock, once it was asked; {@link #NEVER} before
 */
public record Budget(int iterations, long nanos, long deadline, Clock clock) {
  public static final long NEVER = Long.MAX_VALUE;

  /** What time is told by. */
  public enum Clock {
    WALL,

    /** What the asking thread used of a processor: fair also where others use it too. */
    PROCESSOR;

    public long nanos() {
      return switch (this) {
        case WALL -> System.nanoTime();
        case PROCESSOR -> Threads.ALL.getCurrentThreadCpuTime();
      };
    }

    /** Looked up when first asked for: a server never needs it, and starts the sooner. */
    private static final class Threads {
      private static final ThreadMXBean ALL = ManagementFactory.getThreadMXBean();
    }
  }

  public static Budget of(int iterations) {
    return new Budget(iterations, NEVER, NEVER, Clock.WALL);
  }

  /** As many iterations as this time of a processor allows, for measuring. */
  public static Budget ofMillis(long millis) {
    return new Budget(Integer.MAX_VALUE, millis * 1_000_000, NEVER, Clock.PROCESSOR);
  }

  /** The same, but no longer than so long from when the bot is asked. */
  public Budget withinMillis(long millis) {
    return new Budget(iterations, millis * 1_000_000, NEVER, clock);
  }

  /** The same from now on, as the bot is asked. */
  public Budget started() {
    return nanos == NEVER ? this : new Budget(iterations, nanos, clock.nanos() + nanos, clock);
  }

  /** A smaller part of the iterations, at least one, for a bot that thinks less. */
  public Budget part(double share) {
    int fewer = (int) Math.min(Integer.MAX_VALUE, Math.max(1, iterations * share));
    return new Budget(fewer, nanos, deadline, clock);
  }

  /** The same, but only for this part of the time from when the bot was asked. */
  public Budget until(double share) {
    return deadline == NEVER
        ? this
        : new Budget(iterations, nanos, deadline - (long) ((1 - share) * nanos), clock);
  }

  /** Whether a search that has done so many iterations should answer now. */
  public boolean isSpent(int done) {
    return done >= iterations
        || (deadline != NEVER && clock.nanos() - deadline >= 0)
        || Thread.currentThread().isInterrupted();
  }
}
