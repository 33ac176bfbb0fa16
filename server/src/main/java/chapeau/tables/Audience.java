package chapeau.tables;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/** Who watches a table, and as which seats. The table locks. */
final class Audience {
  private final Map<Watcher, Set<Integer>> watching = new LinkedHashMap<>();

  void add(Watcher watcher, int viewer) {
    watching.computeIfAbsent(watcher, _ -> new TreeSet<>()).add(viewer);
  }

  void remove(Watcher watcher, int viewer) {
    watching.computeIfPresent(
        watcher,
        (_, viewers) -> {
          viewers.remove(viewer);
          return viewers.isEmpty() ? null : viewers;
        });
  }

  /** The set of the seats somebody is connected to. */
  int present() {
    int present = 0;
    for (Set<Integer> viewers : watching.values()) {
      for (int viewer : viewers) {
        present |= viewer >= 0 ? 1 << viewer : 0;
      }
    }
    return present;
  }

  /** Of those seats, the ones somebody has before their eyes. */
  int looking() {
    int looking = 0;
    for (Map.Entry<Watcher, Set<Integer>> one : watching.entrySet()) {
      for (int viewer : one.getKey().looks() ? one.getValue() : Set.<Integer>of()) {
        looking |= viewer >= 0 ? 1 << viewer : 0;
      }
    }
    return looking;
  }

  boolean hasSpectator() {
    return watching.values().stream().flatMap(Set::stream).anyMatch(viewer -> viewer < 0);
  }

  boolean hasViewer(int viewer) {
    return watching.values().stream().anyMatch(viewers -> viewers.contains(viewer));
  }

  /** Leaves everybody only the eyes they own; answers who has lost some. */
  List<Watcher> retain(BiPredicate<String, Integer> owns) {
    List<Watcher> blinded = new ArrayList<>();
    watching
        .entrySet()
        .removeIf(one -> {
          Watcher watcher = one.getKey();
          if (one.getValue().removeIf(viewer -> !owns.test(watcher.guest(), viewer))) {
            blinded.add(watcher);
          }
          return one.getValue().isEmpty();
        });
    return blinded;
  }

  /** Tells every watcher something that depends on who it is. */
  void tellEach(Function<String, String> messageFor) {
    Map<String, String> messages = new HashMap<>();
    watching.keySet().forEach(w -> w.send(messages.computeIfAbsent(w.guest(), messageFor)));
  }

  /** Tells some of the viewers what each may know, worked out once for each viewer. */
  void tellViewers(IntPredicate which, IntFunction<String> messageFor) {
    Map<Integer, String> messages = new HashMap<>();
    watching.forEach((watcher, viewers) ->
        viewers.stream()
            .filter(which::test)
            .forEach(viewer -> watcher.send(messages.computeIfAbsent(viewer, messageFor::apply))));
  }

  /** Who hears something: a guest, by the eyes they look through. */
  interface Ears {
    boolean hear(String guest, int viewer);
  }

  /** Tells something, once, to each watcher who has an ear in it. */
  void tell(String message, Ears ears) {
    watching.forEach((watcher, viewers) -> {
      if (viewers.stream().anyMatch(viewer -> ears.hear(watcher.guest(), viewer))) {
        watcher.send(message);
      }
    });
  }
}
