package chapeau.games.tophat;

import chapeau.engine.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** What a viewer sees: tops and heights, what came to light, and the stacks they built. */
final class Seen {
  /** TOP-44: the quiet turns are shown once there are more than these. */
  static final int WORTH_SHOWING = 20;

  private Seen() {}

  static View by(State s, int viewer) {
    boolean open = viewer == Seat.OPEN || s.phase() == Phase.OVER;
    return new View(
        viewer,
        s.phase(),
        s.first(),
        s.phase() == Phase.PLACE || s.phase() == Phase.MOVE ? s.acting() : Seat.NOBODY,
        seats(s).mapToObj(seat -> hand(s, seat, open || seat == viewer)).toList(),
        cells(s.board().stacks()).stream()
            .map(cell -> pile(s.board(), cell, open || s.board().builder(cell) == viewer))
            .toList(),
        seats(s).mapToObj(builder -> hidden(s, builder)).toList(),
        seats(s).mapToObj(colour -> lost(s, colour)).toList(),
        s.forbidden(),
        cells(s.forbiddenCells()),
        s.quiet(),
        s.quiet() > WORTH_SHOWING);
  }

  private static IntStream seats(State s) {
    return IntStream.range(0, s.players());
  }

  private static Hand hand(State s, int seat, boolean known) {
    Hand hand = s.hands().get(seat);
    return known
        ? hand
        : new Hand(
            Collections.nCopies(hand.stacks().size(), new Stack(seat, Stack.HIDDEN, Stack.HIDDEN)));
  }

  private static View.Pile pile(Board board, int cell, boolean known) {
    List<Integer> hats = new ArrayList<>(board.hats(cell));
    if (!known) {
      Collections.fill(hats.subList(1, hats.size()), Stack.HIDDEN);
    }
    return new View.Pile(cell, board.builder(cell), hats);
  }

  private static List<Integer> hidden(State s, int builder) {
    boolean built = s.phase() != Phase.PACK;
    return seats(s)
        .map(colour ->
            built
                ? s.board().hidden(builder, colour) + held(s.hands().get(builder), colour)
                : Packings.below(s.players(), builder, colour))
        .boxed()
        .toList();
  }

  /** Hats of a colour under the top hats of a hand. */
  private static int held(Hand hand, int colour) {
    return hand.stacks().stream()
        .mapToInt(stack -> (stack.middle() == colour ? 1 : 0) + (stack.bottom() == colour ? 1 : 0))
        .sum();
  }

  private static int lost(State s, int colour) {
    if (s.phase() != Phase.MOVE && s.phase() != Phase.OVER) {
      return 0;
    }
    return Packings.HATS - s.board().hatsOf(colour);
  }

  private static List<Integer> cells(long set) {
    List<Integer> cells = new ArrayList<>();
    for (long left = set; left != 0; left = Cells.rest(left)) {
      cells.add(Cells.first(left));
    }
    return cells;
  }
}
