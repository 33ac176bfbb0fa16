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
  static final int COUNT = ALL.size();

  private Accusations() {}

  /** The accusations with this number. */
  static List<Integer> numbered(int number) {
    return ALL.get(number);
  }

  static int number(List<Integer> accusations) {
    int number = 0;
    for (int i = 0; i < accusations.size(); i++) {
      number = branch(number, accusations.get(i));
    }
    return number;
  }

  /** These accusations and one more. */
  static List<Integer> and(List<Integer> accusations, int suspect) {
    return ALL.get(branch(number(accusations), suspect));
  }

  private static int branch(int number, int suspect) {
    return number * SUSPECTS + 1 + suspect;
  }

  private static List<List<Integer>> all() {
    List<List<Integer>> all = new ArrayList<>();
    all.add(List.of());
    for (int number = 0; all.get(number).size() < Variant.MAX_PLAYERS; number++) {
      for (int suspect = 0; suspect < SUSPECTS; suspect++) {
        List<Integer> longer = new ArrayList<>(all.get(number));
        longer.add(suspect);
        all.add(List.copyOf(longer));
      }
    }
    return List.copyOf(all);
  }
}
