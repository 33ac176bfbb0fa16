package chapeau.tables;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/** The things used last, up to a number of them. */
final class Recent<T> {
  private final ReentrantLock lock = new ReentrantLock();
  private final Map<String, T> things;
  private long epoch;

  Recent(int most) {
    this.things =
        new LinkedHashMap<>(16, 0.75f, true) {
          private static final long serialVersionUID = 1;

          @Override
          protected boolean removeEldestEntry(Map.Entry<String, T> eldest) {
            return size() > most;
          }
        };
  }

  /**
   * Returns the current epoch. A caller reads it before it loads a value and passes it to {@link
   * #touch}.
   */
  long epoch() {
    lock.lock();
    try {
      return epoch;
    } finally {
      lock.unlock();
    }
  }

  void touch(String key, T thing) {
    touch(key, thing, epoch());
  }

  /** Stores a value unless the cache was cleared after the value was loaded. */
  void touch(String key, T thing, long read) {
    lock.lock();
    try {
      if (read == epoch) {
        things.put(key, thing);
      }
    } finally {
      lock.unlock();
    }
  }

  void clear() {
    lock.lock();
    try {
      epoch++;
      things.clear();
    } finally {
      lock.unlock();
    }
  }

  Optional<T> find(String key) {
    lock.lock();
    try {
      return Optional.ofNullable(things.get(key));
    } finally {
      lock.unlock();
    }
  }
}
