package chapeau;

import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Waits for a thing itself and never for a time: gives up only after minutes, which no machine
 * needs however much else it has to do. Where changes to the program are tried, many things never
 * come, and {@code -Dpatience} says after how many seconds to believe it.
 */
public final class Patience {
  private static final int MILLIS = 10;

  /** How long to wait for something that tells by itself that it is there. */
  public static final int SECONDS = Integer.getInteger("patience", 120);

  private static final int LOOKS = SECONDS * 1_000 / MILLIS;

  private Patience() {}

  /** Looks again and again until something is so. */
  public static void until(String what, BooleanSupplier isSo) {
    until(what, isSo::getAsBoolean, so -> so);
  }

  /** Looks again and again until what is seen is as wanted, and answers it. */
  public static <T> T until(String what, Supplier<T> look, Predicate<T> wanted) {
    T seen = look.get();
    for (int looks = 1; !wanted.test(seen); looks++) {
      if (looks == LOOKS) {
        throw new AssertionError("waited in vain until " + what + "; last seen: " + seen);
      }
      try {
        Thread.sleep(MILLIS);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      seen = look.get();
    }
    return seen;
  }
}
