package chapeau.server;

import chapeau.tables.Denied;
import chapeau.tables.Table;
import chapeau.tables.Watcher;
import java.util.ArrayDeque;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/**
 * One websocket: who is at the other end, what they watch, and what still has to reach them, in
 * order.
 */
final class Connection implements Watcher {
  /** Whoever is further behind than this comes back later and resumes. */
  private static final int MOST_WAITING = 4 * 1024 * 1024;

  private static final int MOST_WATCHES = 64;
  private static final int GOING_AWAY = 1001;
  private static final int TRY_AGAIN = 1013;

  private final Session session;
  private final String guest;
  private final ReentrantLock lock = new ReentrantLock();
  private final Queue<String> waiting = new ArrayDeque<>();
  private final Set<Watch> watches = ConcurrentHashMap.newKeySet();
  private volatile boolean gone;
  private int waitingSize;
  private boolean sending;

  /** A table seen from a seat. */
  record Watch(Table<?, ?, ?> table, int viewer) {}

  Connection(Session session, String guest) {
    this.session = session;
    this.guest = guest;
  }

  @Override
  public String guest() {
    return guest;
  }

  @Override
  public void send(String message) {
    boolean tooFarBehind;
    lock.lock();
    try {
      waiting.add(message);
      waitingSize += message.length();
      tooFarBehind = waitingSize > MOST_WAITING;
    } finally {
      lock.unlock();
    }
    if (tooFarBehind) {
      session.close(TRY_AGAIN, "too far behind", Callback.NOOP);
    } else {
      sendNext();
    }
  }

  private void sendNext() {
    String message;
    lock.lock();
    try {
      if (sending || waiting.isEmpty()) {
        return;
      }
      sending = true;
      message = waiting.remove();
      waitingSize -= message.length();
    } finally {
      lock.unlock();
    }
    session.sendText(message, Callback.from(this::sent, _ -> session.disconnect()));
  }

  private void sent() {
    lock.lock();
    try {
      sending = false;
    } finally {
      lock.unlock();
    }
    sendNext();
  }

  void watch(Watch watch, OptionalInt from) {
    if (watches.size() >= MOST_WATCHES) {
      throw new Denied(
          Denied.Why.TOO_FAST,
          "C’est trop de tables à la fois.",
          "That is too many tables at once.");
    }
    watch.table().watch(this, watch.viewer(), from);
    watches.add(watch);
    if (gone) {
      leave();
    }
  }

  void unwatch(Watch watch) {
    if (watches.remove(watch)) {
      watch.table().unwatch(this, watch.viewer());
    }
  }

  /** Leaves every table, whatever else is still under way. */
  void leave() {
    gone = true;
    watches.forEach(this::unwatch);
  }

  void goAway() {
    session.close(GOING_AWAY, "the server is stopping", Callback.NOOP);
  }
}
