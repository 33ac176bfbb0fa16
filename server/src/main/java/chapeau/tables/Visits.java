package chapeau.tables;

import java.util.HashMap;
import java.util.Map;

/**
 * Who is at a table by requests over HTTP, without a connection that stays open: each request
 * counts for a minute. The table locks.
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

  /** Whether somebody without a seat counts as present. */
  boolean hasSpectator(long now) {
    return last.entrySet().stream()
        .anyMatch(one -> one.getKey() < 0 && counts(one.getValue(), now));
  }

  /** Forgets the requests that count no more; answers whether any is left. */
  boolean lapse(long now) {
    last.values().removeIf(at -> !counts(at, now));
    return !last.isEmpty();
  }

  /** A clock that is set back keeps nobody present for longer. */
  private static boolean counts(long at, long now) {
    return Math.abs(now - at) < LASTS;
  }
}
