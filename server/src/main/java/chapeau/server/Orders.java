package chapeau.server;

import chapeau.store.Steward;
import chapeau.store.Store;
import chapeau.tables.Denied;
import chapeau.tables.House;
import chapeau.wire.Restart;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What whoever runs the place has decided, as this node knows it: who may not play, and when the
 * server is started again. Where other nodes may decide too, it is read again every second.
 */
final class Orders implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Orders.class);

  /**
   * The maximum age of cached orders in milliseconds. A request reads older ones again when the
   * follower is late.
   */
  private static final long BELIEVED = 1_900;

  private static final String RESTART = "restart";

  /** So long after its time an announcement is still one: starting again takes a moment. */
  private static final long GRACE = 60_000;

  /** Those who must hear of it at once. */
  interface Ears {
    void restarts(Restart restart);

    void sentAway(String guest);
  }

  private final House house;
  private final Steward steward;
  private final boolean shared;
  private final Duration every;
  private final ReentrantLock lock = new ReentrantLock();
  private volatile Set<String> banned = Set.of();
  private volatile long restartAt;
  private volatile long readAt;
  private volatile @Nullable Ears ears;
  private final AtomicReference<@Nullable Thread> follower = new AtomicReference<>();

  Orders(House house, Store store, Duration every) {
    this.house = house;
    this.every = every;
    this.steward = store.steward();
    this.shared = store.fleet().isShared();
  }

  /**
   * Knows from now on what is decided, and tells of it.
   *
   * @param more what else other nodes may have changed
   */
  void start(Ears ears, Runnable more) {
    if (noted() <= house.millis()) {
      steward.erase(RESTART);
    }
    this.ears = ears;
    read(ears);
    if (shared) {
      // Not a virtual one: those lose their connection when they are interrupted.
      follower.set(Thread.ofPlatform().name("orders").daemon().start(() -> follow(ears, more)));
    }
  }

  private void follow(Ears ears, Runnable more) {
    while (!Thread.currentThread().isInterrupted()) {
      try {
        Thread.sleep(every);
        read(ears);
        more.run();
      } catch (InterruptedException _) {
        return;
      } catch (Store.Trouble e) {
        LOG.atDebug().log("orders are read later: {}", e.getMessage());
      }
    }
  }

  private long noted() {
    return steward.note(RESTART).map(Long::valueOf).orElse(0L);
  }

  private void read(Ears ears) {
    lock.lock();
    try {
      long began = house.millis();
      Set<String> now =
          steward.bans().stream().map(Steward.Known::guest).collect(Collectors.toSet());
      Set<String> more = new HashSet<>(now);
      more.removeAll(banned);
      banned = now;
      readAt = began;
      more.forEach(ears::sentAway);
      long at = noted();
      if (at != restartAt) {
        restartAt = at;
        ears.restarts(restart());
      }
    } finally {
      lock.unlock();
    }
  }

  /** Decides something, and knows it here at once. */
  void decide(Runnable decision, Ears ears) {
    decision.run();
    read(ears);
  }

  void announceRestart(Duration in) {
    steward.note(RESTART, String.valueOf(house.millis() + in.toMillis()));
  }

  void callOffRestart() {
    steward.erase(RESTART);
  }

  Restart restart() {
    long left = restartAt - house.millis();
    return restartAt == 0 || left < -GRACE ? Restart.NONE : new Restart(true, Math.max(0, left));
  }

  /** Refuses whoever may not play here. */
  void admit(String guest) {
    Ears known = ears;
    if (shared && known != null && house.millis() - readAt > BELIEVED) {
      read(known);
    }
    if (banned.contains(guest)) {
      throw banned();
    }
  }

  static Denied banned() {
    return new Denied(
        Denied.Why.NOT_YOURS,
        "Vous ne pouvez plus jouer ici : ainsi en a décidé la personne qui tient ce serveur.",
        "You can no longer play here: whoever runs this server has banned you.");
  }

  /** Waits for what is being read: the store is closed next. */
  @Override
  public void close() {
    Thread following = follower.getAndSet(null);
    if (following != null) {
      following.interrupt();
      try {
        following.join();
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
