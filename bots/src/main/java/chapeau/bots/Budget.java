package chapeau.bots;

/**
 * What a decision may cost: so many iterations of a search, which makes it the same each time, and
 * in play no longer than so much time, which makes it prompt. A thinker whose thread is interrupted
 * answers at once.
 *
 * @param nanos from when the bot is asked; {@link #NEVER} for as long as it takes
 * @param deadline by {@link System#nanoTime}, once it was asked; {@link #NEVER} before
 */
public record Budget(int iterations, long nanos, long deadline) {
  public static final long NEVER = Long.MAX_VALUE;

  public static Budget of(int iterations) {
    return new Budget(iterations, NEVER, NEVER);
  }

  /** As many iterations as this time allows. */
  public static Budget ofMillis(long millis) {
    return of(Integer.MAX_VALUE).withinMillis(millis);
  }

  /** The same, but no longer than so long from when the bot is asked. */
  public Budget withinMillis(long millis) {
    return new Budget(iterations, millis * 1_000_000, NEVER);
  }

  /** The same from now on, as the bot is asked. */
  public Budget started() {
    return nanos == NEVER ? this : new Budget(iterations, nanos, System.nanoTime() + nanos);
  }

  /** A smaller part of the iterations, at least one, for a bot that thinks less. */
  public Budget part(double share) {
    int fewer = (int) Math.min(Integer.MAX_VALUE, Math.max(1, iterations * share));
    return new Budget(fewer, nanos, deadline);
  }

  /** Whether a search that has done so many iterations should answer now. */
  public boolean isSpent(int done) {
    return done >= iterations
        || (deadline != NEVER && System.nanoTime() - deadline >= 0)
        || Thread.currentThread().isInterrupted();
  }
}
