package chapeau.tables;

import chapeau.store.Fact;
import chapeau.store.Fleet;
import chapeau.store.Store;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells other nodes which people are connected to this one. It is written beside the games, soon
 * and again until it works, so that nobody waits for it and nobody who has left stays.
 */
final class Presence implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Presence.class);
  private static final int MOST_AT_ONCE = 500;
  private static final int SEATS = 31;
  private static final int AGAIN_MILLIS = 1_000;
  private static final int SEATED = (1 << Fleet.WATCHED) - 1;

  private final Store store;
  private final String node;
  private final Map<String, Integer> now = new ConcurrentHashMap<>();
  private final LinkedBlockingQueue<String> changed = new LinkedBlockingQueue<>();
  private final Set<Watching<?, ?, ?>> visited = ConcurrentHashMap.newKeySet();
  private final Thread writer;

  Presence(Store store, String node) {
    this.store = store;
    this.node = node;
    this.writer = Thread.ofVirtual().name("presence").unstarted(() -> writeAll(new HashMap<>()));
    if (store.fleet().isShared()) {
      writer.start();
    }
  }

  /** These seats of a table, a set of them, are connected to here now. */
  void at(String table, int seats) {
    Integer before = seats == 0 ? now.remove(table) : now.put(table, seats);
    if (writer.isAlive() && (before == null ? 0 : before) != seats) {
      changed.add(table);
    }
  }

  /** The tables at which a seat holder is present, on this node or another. */
  Set<String> attended() {
    Set<String> tables = new HashSet<>(store.fleet().attended());
    now.forEach((table, seats) -> {
      if ((seats & SEATED) != 0) {
        tables.add(table);
      }
    });
    return tables;
  }

  /** Tracks a table with visitors over HTTP until their presence expires. */
  void visited(Watching<?, ?, ?> table) {
    visited.add(table);
  }

  /** Expires visitors whose last request is too old. */
  void lapse() {
    visited.removeIf(table -> {
      try {
        return !table.lapse();
      } catch (RuntimeException e) {
        LOG.atWarn().log("presence expiry failed: cause={}", e.toString());
        return false;
      }
    });
  }

  /** Others took this node for dead and have forgotten who is here. */
  void again() {
    changed.add("");
    changed.addAll(now.keySet());
  }

  private void writeAll(Map<String, Integer> written) {
    Set<String> some = new HashSet<>();
    while (!Thread.currentThread().isInterrupted()) {
      try {
        some.clear();
        some.add(changed.take());
        changed.drainTo(some, MOST_AT_ONCE);
        if (some.remove("")) {
          written.clear();
        }
        write(some, written);
      } catch (Store.Trouble e) {
        LOG.atDebug().log("presence is written later: {}", e.getMessage());
        changed.addAll(some);
        pause();
      } catch (InterruptedException _) {
        return;
      }
    }
  }

  private void write(Set<String> tables, Map<String, Integer> written) {
    List<Fact> facts = new ArrayList<>();
    Map<String, Integer> next = new HashMap<>();
    for (String table : tables) {
      int seats = now.getOrDefault(table, 0);
      int different = seats ^ written.getOrDefault(table, 0);
      for (int seat = 0; seat < SEATS; seat++) {
        if ((different & 1 << seat) != 0) {
          facts.add(new Fact.Connected(table, seat, node, (seats & 1 << seat) != 0));
        }
      }
      next.put(table, seats);
    }
    if (!facts.isEmpty()) {
      store.keep(facts);
    }
    next.forEach((table, seats) -> {
      if (seats == 0) {
        written.remove(table);
      } else {
        written.put(table, seats);
      }
    });
  }

  private static void pause() {
    try {
      Thread.sleep(AGAIN_MILLIS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    writer.interrupt();
  }
}
