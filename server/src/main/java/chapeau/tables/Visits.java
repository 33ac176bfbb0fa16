package chapeau.tables;

import java.util.HashMap;
import java.util.Map;

/**
 * Records which viewers are present at a table by HTTP requests alone. Each request counts for a
 * minute. The table holds the lock.
 */
final class Visits {
  private static final long LASTS = 60_000;

  /** The time of the last request, by viewer. */
  private final Map<Integer, Long> last = new HashMap<>();

  void note(int viewer, long now) {
    last.put(viewer, now);
  }

  /** The set of the seats that count as present. */
  int seats(long now) {
    int seats = 0;
    for (Map.Entry<Integer, Long> one : last.entrySet()) {
      seats |= one.getKey() >= 0 && counts(one.getValue(), now) ? 1 << one.getKey() : 0;
    }
    return seats;
  }

  /** Whether a viewer without a seat counts as present. */
  boolean hasSpectator(long now) {
    return last.entrySet().stream()
        .anyMatch(one -> one.getKey() < 0 && counts(one.getValue(), now));
  }

  /** Removes expired requests. Returns whether any remain. */
  boolean lapse(long now) {
    last.values().removeIf(at -> !counts(at, now));
    return !last.isEmpty();
  }

  /** Uses the absolute difference, so that a clock that is set back does not prolong presence. */
  private static boolean counts(long at, long now) {
    return Math.abs(now - at) < LASTS;
  }
}
