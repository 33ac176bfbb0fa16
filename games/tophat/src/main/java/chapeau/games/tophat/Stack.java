package chapeau.games.tophat;

import java.util.Comparator;
import java.util.List;

/**
 * A stack as built: three hats, written as the seats whose colour they are; {@link #HIDDEN} where a
 * viewer cannot see.
 */
public record Stack(int top, int middle, int bottom) implements Comparable<Stack> {
  public static final int HIDDEN = -1;
  public static final int HATS = 3;

  private static final Comparator<Stack> ORDER =
      Comparator.comparingInt(Stack::top)
          .thenComparingInt(Stack::middle)
          .thenComparingInt(Stack::bottom);

  @Override
  public int compareTo(Stack other) {
    return ORDER.compare(this, other);
  }

  /** Stacks from the lowest up; as a rule they come so. */
  static List<Stack> inOrder(List<Stack> stacks) {
    for (int i = 1; i < stacks.size(); i++) {
      if (stacks.get(i - 1).compareTo(stacks.get(i)) > 0) {
        return stacks.stream().sorted().toList();
      }
    }
    return List.copyOf(stacks);
  }
}
