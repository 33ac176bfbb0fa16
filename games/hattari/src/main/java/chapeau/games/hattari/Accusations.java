package chapeau.games.hattari;

import static chapeau.games.hattari.State.SUSPECTS;

import java.util.ArrayList;
import java.util.List;

/**
 * Every row of accusations a round can see, made once. They are the nodes of a tree with a branch
 * for each suspect, numbered level by level.
 */
final class Accusations {
  private static final List<List<Integer>> ALL = all();

  private Accusations() {}

  /** These accusations and one more. */
  static List<Integer> and(List<Integer> accusations, int suspect) {
    int node = 0;
    for (int i = 0; i < accusations.size(); i++) {
      node = branch(node, accusations.get(i));
    }
    return ALL.get(branch(node, suspect));
  }

  private static int branch(int node, int suspect) {
    return node * SUSPECTS + 1 + suspect;
  }

  private static List<List<Integer>> all() {
    List<List<Integer>> all = new ArrayList<>();
    all.add(List.of());
    for (int node = 0; all.get(node).size() < Variant.MAX_PLAYERS; node++) {
      for (int suspect = 0; suspect < SUSPECTS; suspect++) {
        List<Integer> longer = new ArrayList<>(all.get(node));
        longer.add(suspect);
        all.add(List.copyOf(longer));
      }
    }
    return List.copyOf(all);
  }
}
