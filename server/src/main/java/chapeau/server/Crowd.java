package chapeau.server;

import chapeau.tables.Denied;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/** Everybody who is connected, and how much of the house one guest or one address may fill. */
final class Crowd {
  /** A person with many tabs, and no more. */
  private static final int MOST_OF_A_GUEST = 30;

  /** A school behind one address. */
  private static final int MOST_OF_AN_ADDRESS = 500;

  /** Of the memory, what may wait for slow readers. */
  private static final long MOST_WAITING = Runtime.getRuntime().maxMemory() / 8;

  private final boolean limited;
  private final Map<String, Integer> guests = new ConcurrentHashMap<>();
  private final Map<String, Integer> addresses = new ConcurrentHashMap<>();
  private final AtomicLong waiting = new AtomicLong();
  private final LongAdder sent = new LongAdder();

  Crowd(boolean limited) {
    this.limited = limited;
  }

  /** Lets a connection in, or says that there are too many already. */
  void enter(String guest, String address) {
    int ofGuest = guests.merge(guest, 1, Integer::sum);
    int ofAddress = addresses.merge(address, 1, Integer::sum);
    if (limited && (ofGuest > MOST_OF_A_GUEST || ofAddress > MOST_OF_AN_ADDRESS)) {
      leave(guest, address);
      throw new Denied(
          Denied.Why.TOO_FAST,
          "Trop de pages de Chapeau sont ouvertes en même temps : fermez-en quelques-unes.",
          "Too many pages of Chapeau are open at the same time: close some of them.");
    }
  }

  void leave(String guest, String address) {
    guests.computeIfPresent(guest, (_, n) -> n == 1 ? null : n - 1);
    addresses.computeIfPresent(address, (_, n) -> n == 1 ? null : n - 1);
  }

  /** How many people are here, with those who are only looking. */
  int together(Set<String> looking) {
    Set<String> all = new HashSet<>(looking);
    all.addAll(guests.keySet());
    return all.size();
  }

  Set<String> guests() {
    return Set.copyOf(guests.keySet());
  }

  int size() {
    return guests.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** Counts bytes that begin, or with a minus cease, to wait for a reader. */
  void waits(long bytes) {
    waiting.addAndGet(bytes);
  }

  /** Counts what was handed on to a reader. */
  void sends(long bytes) {
    sent.add(bytes);
  }

  long sent() {
    return sent.sum();
  }

  long waiting() {
    return waiting.get();
  }

  /** Whether so much waits that whoever does not read must go. */
  boolean isFull() {
    return waiting.get() > MOST_WAITING;
  }
}
