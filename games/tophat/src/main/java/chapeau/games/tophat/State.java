package chapeau.games.tophat;

import chapeau.engine.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * A table of Top Hat at one moment.
 *
 * @param hands what each seat has built and not yet placed; empty too while it has not built
 * @param first the seat drawn to place first and, once all stacks are placed, to move first; {@link
 *     Seat#NOBODY} before the first draw
 * @param acting the seat whose turn it is to place or move
 * @param quiet the turns in a row in which no hat was eliminated
 * @param forbidden how many rings are forbidden, counted from the outside
 */
public record State(
    Phase phase, List<Hand> hands, Board board, int first, int acting, int quiet, int forbidden) {

  public State {
    hands = List.copyOf(hands);
  }

  public int players() {
    return hands.size();
  }

  int next(int seat) {
    return seat + 1 == players() ? 0 : seat + 1;
  }

  /** The cells stacks may not stay on. */
  public long forbiddenCells() {
    return Cells.forbidden(forbidden);
  }

  boolean owns(int seat, int cell) {
    return Cells.in(board.stacks(seat), cell);
  }

  State packing(int seat, Hand hand) {
    List<Hand> packed = with(seat, hand);
    boolean ready = empty(packed) == 0;
    return new State(
        ready ? Phase.DRAW : Phase.PACK, packed, board, first, acting, quiet, forbidden);
  }

  /** TOP-07: who places first is drawn, and when all is placed who moves first. */
  State beginning(int seat) {
    Phase begun = board.stacks() == 0 ? Phase.PLACE : Phase.MOVE;
    return new State(begun, hands, board, seat, seat, quiet, forbidden);
  }

  State placing(int seat, int place, int cell) {
    Stack stack = hands.get(seat).stacks().get(place);
    List<Hand> left = with(seat, hands.get(seat).without(place));
    boolean ready = empty(left) == players();
    return new State(
        ready ? Phase.DRAW : Phase.PLACE,
        left,
        board.with(cell, seat, List.of(stack.top(), stack.middle(), stack.bottom())),
        first,
        next(seat),
        quiet,
        forbidden);
  }

  /** After a move: whether a hat was eliminated decides how quiet the game is. */
  State moved(Board after, boolean eliminated) {
    return new State(phase, hands, after, first, acting, eliminated ? 0 : quiet + 1, forbidden);
  }

  State passingOn() {
    return new State(phase, hands, board, first, next(acting), quiet, forbidden);
  }

  State passed() {
    return new State(phase, hands, board, first, acting, quiet + 1, forbidden);
  }

  State forbidding(int rings) {
    return new State(phase, hands, board, first, acting, quiet, rings);
  }

  State ended() {
    return new State(Phase.OVER, hands, board, first, acting, quiet, forbidden);
  }

  private static int empty(List<Hand> hands) {
    int empty = 0;
    for (Hand hand : hands) {
      empty += hand.isEmpty() ? 1 : 0;
    }
    return empty;
  }

  private List<Hand> with(int seat, Hand hand) {
    List<Hand> changed = new ArrayList<>(hands);
    changed.set(seat, hand);
    return changed;
  }
}
