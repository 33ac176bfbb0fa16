package chapeau.server;

import chapeau.tables.Denied;
import chapeau.tables.Table;
import chapeau.tables.Watcher;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/**
 * One websocket: who is at the other end, what they watch, and what still has to reach them, in
 * order.
 */
final class Connection implements Watcher {
  /** Whoever is further behind than this comes back later and resumes. */
  private static final int MOST_WAITING = 2 * 1024 * 1024;

  private static final int MOST_WATCHES = 64;
  private static final int GOING_AWAY = 1001;
  private static final int TRY_AGAIN = 1013;
  private static final int SENT_AWAY = 4403;

  /** Against the policy, as the protocol has it. */
  private static final int SIGNED_OUT = 1008;

  private final Session session;
  private final String guest;
  private final String token;
  private final String address;
  private final Crowd crowd;
  private final Duration lastWord;
  private final ReentrantLock lock = new ReentrantLock();
  private final Queue<String> waiting = new ArrayDeque<>();
  private final Set<Watch> watches = ConcurrentHashMap.newKeySet();
  private volatile boolean looking = true;
  private volatile boolean gone;
  private final CompletableFuture<Void> left = new CompletableFuture<>();
  private long waitingBytes;
  private long sendingBytes;

  /** A table seen from a seat. */
  record Watch(Table<?, ?, ?> table, int viewer) {}

  Connection(
      Session session, String guest, String token, String address, Crowd crowd, Duration lastWord) {
    this.lastWord = lastWord;
    this.session = session;
    this.guest = guest;
    this.token = token;
    this.address = address;
    this.crowd = crowd;
  }

  @Override
  public String guest() {
    return guest;
  }

  /** The hash of the secret it was opened with. */
  String token() {
    return token;
  }

  @Override
  public void send(String message) {
    long bytes = bytes(message);
    boolean tooFarBehind;
    lock.lock();
    try {
      if (gone) {
        return;
      }
      waiting.add(message);
      waitingBytes += bytes;
      crowd.waits(bytes);
      tooFarBehind = sendingBytes > 0 && (waitingBytes > MOST_WAITING || crowd.isFull());
    } finally {
      lock.unlock();
    }
    if (tooFarBehind) {
      letGo("too far behind");
    } else {
      sendNext();
    }
  }

  /** What a text takes in memory, at most. */
  private static long bytes(String message) {
    return 2L * message.length();
  }

  private void sendNext() {
    String message;
    lock.lock();
    try {
      if (sendingBytes > 0 || waiting.isEmpty()) {
        return;
      }
      message = waiting.remove();
      sendingBytes = bytes(message);
      waitingBytes -= sendingBytes;
    } finally {
      lock.unlock();
    }
    crowd.sends(message.length());
    session.sendText(message, Callback.from(this::sent, _ -> session.disconnect()));
  }

  private void sent() {
    lock.lock();
    try {
      crowd.waits(-sendingBytes);
      sendingBytes = 0;
    } finally {
      lock.unlock();
    }
    sendNext();
  }

  /** Somebody may come back later and resume; what waited is dropped. */
  void letGo(String why) {
    forget();
    session.close(TRY_AGAIN, why, Callback.NOOP);
    // Who does not read does not read this either.
    CompletableFuture.delayedExecutor(lastWord.toMillis(), TimeUnit.MILLISECONDS)
        .execute(session::disconnect);
  }

  private void forget() {
    lock.lock();
    try {
      gone = true;
      waiting.clear();
      crowd.waits(-waitingBytes);
      waitingBytes = 0;
    } finally {
      lock.unlock();
    }
  }

  void watch(Watch watch, OptionalInt from) {
    if (watches.size() >= MOST_WATCHES) {
      throw new Denied(
          Denied.Why.TOO_LARGE,
          "C’est trop de tables à la fois.",
          "That is too many tables at once.");
    }
    watches.add(watch);
    boolean told = false;
    try {
      watch.table().watching().watch(this, watch.viewer(), from);
      told = !gone;
    } finally {
      if (!told) {
        unwatch(watch);
      }
    }
  }

  @Override
  public boolean looks() {
    return looking;
  }

  void look(boolean now) {
    looking = now;
    watches.forEach(watch -> watch.table().watching().turned());
  }

  boolean watches(Watch watch) {
    return watches.contains(watch);
  }

  void unwatch(Watch watch) {
    if (watches.remove(watch)) {
      watch.table().watching().unwatch(this, watch.viewer());
    }
  }

  /** Leaves every table, whatever else is still under way. */
  void leave() {
    left.complete(null);
    forget();
    lock.lock();
    try {
      crowd.waits(-sendingBytes);
      sendingBytes = 0;
    } finally {
      lock.unlock();
    }
    crowd.leave(guest, address);
    watches.forEach(this::unwatch);
  }

  /** Somebody may not be here any more; their page is told so when it asks again. */
  void expel() {
    forget();
    session.close(SENT_AWAY, "sent away", Callback.NOOP);
  }

  /** The secret it was opened with is worth nothing any more. */
  void signOut() {
    forget();
    session.close(SIGNED_OUT, "signed out", Callback.NOOP);
  }

  /** Says that the server stops; done when the other end has heard it. */
  CompletableFuture<Void> goAway() {
    session.close(GOING_AWAY, "the server is stopping", Callback.NOOP);
    return left;
  }
}
