package chapeau.games.tophat;

import java.util.ArrayList;
import java.util.List;

/** The stacks a player has built and not yet placed, sorted, so that their order tells nothing. */
public record Hand(List<Stack> stacks) {
  static final Hand EMPTY = new Hand(List.of());

  public Hand {
    stacks = Stack.inOrder(stacks);
  }

  boolean isEmpty() {
    return stacks.isEmpty();
  }

  Hand without(int place) {
    List<Stack> left = new ArrayList<>(stacks);
    left.remove(place);
    return new Hand(left);
  }
}
