package chapeau.games.tophat;

import java.util.List;

/** What can be done at a table of Top Hat. Cells are numbered as in {@link Cells}. */
public sealed interface Move {

  /** Builds one's five stacks; their order means nothing and is put straight. */
  record Pack(List<Stack> stacks) implements Move {
    public Pack {
      stacks = Stack.inOrder(stacks);
    }
  }

  /** Chance draws who places first, and later who moves first. */
  record First(int seat) implements Move {}

  /**
   * Puts a stack on the board.
   *
   * @param stack its place in the hand, from 0
   */
  record Place(int stack, int cell) implements Move {}

  record Step(int from, int to) implements Move {}

  /** A jump or a chain of them: every cell landed on, in order. */
  record Jump(int from, List<Integer> landings) implements Move {
    public Jump {
      landings = List.copyOf(landings);
    }
  }
}
