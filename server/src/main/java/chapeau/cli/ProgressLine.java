package chapeau.cli;

import chapeau.arena.Arena;
import java.util.function.Consumer;

/** Says every few seconds, beside the results, how far a long measurement is. */
final class ProgressLine implements Consumer<Arena.Progress> {
  private static final long EVERY_NANOS = 5_000_000_000L;

  private long last = System.nanoTime();

  @Override
  public void accept(Arena.Progress now) {
    if (System.nanoTime() - last >= EVERY_NANOS) {
      last = System.nanoTime();
      System.err.printf(
          "%,d of %,d games, about %,.0f s left%n", now.done(), now.of(), now.secondsLeft());
    }
  }
}
