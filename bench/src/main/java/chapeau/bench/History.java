package chapeau.bench;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/** What people saw and were told while things broke, and what broke when. */
final class History {
  private static final int RECENT = 60;

  /** A move the server said was made. */
  record Acknowledged(
      String table, int seat, String id, int seq, JsonNode move, long sentAt, long heardAt) {}

  /** A line the server said was kept. */
  record Said(String table, int seat, String text) {}

  /** What a seat was shown: one step, or where things stand. */
  record Shown(String table, int seat, JsonNode update) {}

  /** Something that was broken on purpose, until it was whole again. */
  record Fault(Mischief.Kind kind, long from, long to) {}

  final Queue<Acknowledged> moves = new ConcurrentLinkedQueue<>();
  final Queue<Said> lines = new ConcurrentLinkedQueue<>();
  final Queue<Fault> faults = new ConcurrentLinkedQueue<>();
  final Map<String, Queue<Shown>> shown = new ConcurrentHashMap<>();
  final Map<String, Boolean> tables = new ConcurrentHashMap<>();
  final Set<String> games = ConcurrentHashMap.newKeySet();
  final Queue<String> misled = new ConcurrentLinkedQueue<>();
  private final Map<String, Integer> furthest = new ConcurrentHashMap<>();
  private final Map<String, Long> lastMoved = new ConcurrentHashMap<>();
  private volatile boolean closed;
  private final Map<String, Deque<String>> notes = new ConcurrentHashMap<>();
  private final long began = System.nanoTime();

  long millis() {
    return (System.nanoTime() - began) / 1_000_000;
  }

  boolean goesOn() {
    return !closed;
  }

  void close() {
    closed = true;
  }

  void set(String table, String game) {
    tables.put(table, false);
    games.add(game);
  }

  /** Tables that are not over and where nothing has happened since. */
  List<String> stoppedSince(long millis) {
    return tables.entrySet().stream()
        .filter(table -> !table.getValue() && lastMoved.getOrDefault(table.getKey(), 0L) < millis)
        .map(Map.Entry::getKey)
        .toList();
  }

  void over(String table) {
    tables.put(table, true);
  }

  void show(String table, int seat, JsonNode update) {
    int seq = update.path("seq").asInt();
    if (seq > furthest.getOrDefault(table, -1)) {
      furthest.put(table, seq);
      lastMoved.put(table, millis());
    }
    shown
        .computeIfAbsent(table, _ -> new ConcurrentLinkedQueue<>())
        .add(new Shown(table, seat, update));
  }

  /** The last things that happened at a table, for whoever has to understand a failure. */
  void note(String table, String what) {
    Deque<String> lately = notes.computeIfAbsent(table, _ -> new ArrayDeque<>());
    synchronized (lately) {
      lately.addLast("%8d ms  %s".formatted(millis(), what));
      if (lately.size() > RECENT) {
        lately.removeFirst();
      }
    }
  }

  List<String> of(String table) {
    Deque<String> lately = notes.getOrDefault(table, new ArrayDeque<>());
    synchronized (lately) {
      List<String> all = new ArrayList<>(lately);
      faults.forEach(f -> all.add("%8d ms  %s until %d".formatted(f.from, f.kind, f.to)));
      all.sort(null);
      return all;
    }
  }
}
