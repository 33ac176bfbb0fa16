package chapeau.server;

import chapeau.tables.Denied;
import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.concurrent.locks.ReentrantLock;

/** How fast anybody may be: generous where one plays, tight where it costs. */
final class Limits {
  /** One that nobody can set back or forward. */
  static final TimeMeter CLOCK = TimeMeter.SYSTEM_NANOTIME;

  private static final int REMEMBERED = 20_000;
  private static final String NEWCOMERS = "newcomers";

  /** What is counted, and how much of it one guest or one address may do. */
  enum Kind {
    /** Any call at all, by address: a whole school may sit behind one. */
    CALL(2_000, 6_000),
    /** A message on the websocket, by guest. */
    MESSAGE(200, 1_200),
    /** A new guest, by address. */
    ARRIVAL(100, 200),
    /** A new table, by guest. */
    TABLE(12, 20),
    /** A new table, by address. */
    TABLE_FROM_ADDRESS(60, 120),
    /** Being told all one has missed, by guest: a long game is long to tell. */
    CATCH_UP(60, 120),
    /** A wrong token at the host's desk, by address. */
    GUESS(5, 6),
    /** Saying who one is, by a passkey or a code, by address. */
    SIGN_IN(40, 60),
    /** A line of talk, by guest. */
    LINE(8, 40);

    private final int burst;
    private final Bandwidth bandwidth;

    Kind(int burst, int perMinute) {
      this.burst = burst;
      this.bandwidth =
          Bandwidth.builder()
              .capacity(burst)
              .refillGreedy(perMinute, Duration.ofMinutes(1))
              .build();
    }

    private Bucket bucket(TimeMeter clock) {
      return Bucket.builder().withCustomTimePrecision(clock).addLimit(bandwidth).build();
    }
  }

  private final boolean limited;
  private final TimeMeter clock;
  private final ReentrantLock lock = new ReentrantLock();
  private final Map<Kind, SequencedMap<String, Bucket>> buckets = new EnumMap<>(Kind.class);

  Limits(boolean limited) {
    this(limited, CLOCK);
  }

  Limits(boolean limited, TimeMeter clock) {
    this.limited = limited;
    this.clock = clock;
  }

  void count(Kind kind, String who) {
    if (limited && !bucket(kind, who).tryConsume(1)) {
      throw tooFast();
    }
  }

  /** Refuses a caller that has used up its limit. Does not count the request. */
  void check(Kind kind, String who) {
    if (limited && bucket(kind, who).getAvailableTokens() == 0) {
      throw tooFast();
    }
  }

  private static Denied tooFast() {
    return new Denied(
        Denied.Why.TOO_FAST,
        "Pas si vite ! Réessayez dans un instant.",
        "Not so fast! Try again in a moment.");
  }

  /**
   * Evicts only a full bucket, because a full bucket equals a new one. While the eldest bucket is
   * not full and all places are taken, new callers share one bucket.
   */
  private Bucket bucket(Kind kind, String who) {
    lock.lock();
    try {
      SequencedMap<String, Bucket> known =
          buckets.computeIfAbsent(kind, _ -> new LinkedHashMap<>(16, 0.75f, true));
      if (known.size() >= REMEMBERED && !known.containsKey(who)) {
        Map.Entry<String, Bucket> eldest = known.firstEntry();
        if (eldest.getValue().getAvailableTokens() < kind.burst) {
          return known.computeIfAbsent(NEWCOMERS, _ -> kind.bucket(clock));
        }
        known.remove(eldest.getKey());
      }
      return known.computeIfAbsent(who, _ -> kind.bucket(clock));
    } finally {
      lock.unlock();
    }
  }
}
