package chapeau.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.LinkedBlockingQueue;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What nodes tell each other through the database: which tables have changed. It is sent beside the
 * writing, many tables at once; what gets lost is found by its number when a table is next read.
 */
final class Notices implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Notices.class);
  private static final String CHANNEL = "chapeau";

  /** How a notice about a guest begins; others are about tables, whose ids have no such sign. */
  static final String GUEST = "@";

  /** A notice holds at most 8,000 bytes. */
  private static final int MOST_AT_ONCE = 200;

  private static final int AGAIN_MILLIS = 200;
  private static final int LISTENED_MILLIS = 1_000;
  private static final int LONGEST_WAIT_MILLIS = 1_000;

  private final String node = UUID.randomUUID().toString();
  private final Link sending;
  private final Link.Opener opener;
  private final LinkedBlockingQueue<String> changed = new LinkedBlockingQueue<>(100_000);
  private final List<Thread> threads = new ArrayList<>();
  private volatile boolean closed;

  Notices(Link.Opener opener) {
    this.opener = opener;
    this.sending = new Link(opener);
    threads.add(Thread.ofVirtual().name("notices-out").start(this::sendAll));
  }

  /** What finds no room is left out: those who miss it read it later. */
  void send(Set<String> tables) {
    tables.forEach(changed::offer);
  }

  private void sendAll() {
    Set<String> some = new LinkedHashSet<>();
    while (!closed) {
      try {
        some.clear();
        some.add(changed.take());
        changed.drainTo(some, MOST_AT_ONCE - 1);
        String notice = node + " " + String.join(" ", some);
        sending.use(session -> session.read("SELECT pg_notify(?, ?)", _ -> true, CHANNEL, notice));
      } catch (SQLException e) {
        LOG.atWarn().log("other nodes were not told, and will be: {}", e.getMessage());
        some.forEach(changed::offer);
        if (!paused(AGAIN_MILLIS)) {
          return;
        }
      } catch (InterruptedException _) {
        return;
      }
    }
  }

  private static boolean paused(long millis) {
    try {
      Thread.sleep(millis);
      return true;
    } catch (InterruptedException _) {
      return false;
    }
  }

  void listen(Store.Listener listener) {
    threads.add(Thread.ofVirtual().name("notices-in").start(() -> hearAll(listener)));
  }

  private void hearAll(Store.Listener listener) {
    int wait = 100;
    while (!closed) {
      try (Session session = opener.open()) {
        session.run("LISTEN " + CHANNEL);
        listener.missed();
        wait = 100;
        PGConnection connection = session.connection().unwrap(PGConnection.class);
        while (!closed) {
          for (PGNotification notice : connection.getNotifications(LISTENED_MILLIS)) {
            hear(notice.getParameter(), listener);
          }
        }
      } catch (SQLException e) {
        LOG.atWarn().log("nothing is heard of other nodes for now: {}", e.getMessage());
      }
      if (!paused(wait)) {
        return;
      }
      wait = Math.min(LONGEST_WAIT_MILLIS, 2 * wait);
    }
  }

  private void hear(String notice, Store.Listener listener) {
    List<String> words = Arrays.asList(notice.split(" "));
    if (!words.getFirst().equals(node)) {
      words.subList(1, words.size()).forEach(word -> tell(word, listener));
    }
  }

  private static void tell(String word, Store.Listener listener) {
    if (word.startsWith(GUEST)) {
      listener.signedOut(word.substring(GUEST.length()));
    } else {
      listener.changed(word);
    }
  }

  @Override
  public void close() {
    closed = true;
    threads.forEach(Thread::interrupt);
    try {
      sending.close();
    } catch (SQLException e) {
      LOG.atDebug().log("the notices' connection did not close: {}", e.getMessage());
    }
  }
}
