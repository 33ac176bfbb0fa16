package chapeau.tables;

import chapeau.engine.AppendList;
import chapeau.store.Fact;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All that was said at a table, oldest first. Lines are numbered by room, from 1. */
record ChatLog(AppendList<Fact.Said> lines) {
  static final ChatLog EMPTY = new ChatLog(AppendList.of(List.of()));

  int size() {
    return lines.size();
  }

  ChatLog with(Fact.Said line) {
    return new ChatLog(lines.plus(line));
  }

  /**
   * The log after it was read again. Lines keep their order here, because nodes may differ in it.
   */
  ChatLog reread(List<Fact.Said> stored) {
    Map<List<Object>, Fact.Said> unknown = new HashMap<>();
    stored.forEach(line -> unknown.put(place(line), line));
    List<Fact.Said> now = new ArrayList<>();
    for (Fact.Said line : lines) {
      // A stored line differs from the known one once the account of its speaker is deleted.
      Fact.Said same = unknown.remove(place(line));
      now.add(same == null ? line : same);
    }
    stored.stream().filter(line -> unknown.containsKey(place(line))).forEach(now::add);
    return new ChatLog(AppendList.of(now));
  }

  private static List<Object> place(Fact.Said line) {
    return List.of(line.room(), line.n());
  }

  /** The lines that follow those of an earlier log. */
  List<Fact.Said> since(ChatLog earlier) {
    return lines.subList(earlier.size(), lines.size());
  }

  List<Fact.Said> in(String room) {
    return lines.stream().filter(line -> line.room().equals(room)).toList();
  }

  /** Whether a seat has said these words in a room. */
  boolean said(String room, int seat, String text) {
    return in(room).stream().anyMatch(line -> line.seat() == seat && line.text().equals(text));
  }

  /** The number of the next line in a room: counted by room, so that no room tells of another. */
  int next(String room) {
    return 1 + in(room).size();
  }

  /** Never before the line before it, however the clocks of two nodes differ. */
  String timeIn(String room, String now) {
    return in(room).stream()
        .map(Fact.Said::time)
        .filter(time -> time.compareTo(now) > 0)
        .max(Comparator.naturalOrder())
        .orElse(now);
  }
}
