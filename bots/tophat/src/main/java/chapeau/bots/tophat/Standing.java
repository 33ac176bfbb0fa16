package chapeau.bots.tophat;

import chapeau.games.tophat.Board;
import chapeau.games.tophat.Cells;
import chapeau.games.tophat.Phase;
import chapeau.games.tophat.State;

/** How well a seat stands at a glance, in stacks. */
final class Standing {
  private static final double WON = 10;

  /** What it costs to have a stack where an enemy can jump it: less with an own hat below. */
  private static final double LOSES_STACK = 0.7;

  private static final double LOSES_HAT = 0.25;

  /**
   * What it is worth to have an enemy stack within reach, a neighbour, a cell less to the centre.
   */
  private static final double REACH = 0.15;

  private static final double COMPANY = 0.08;
  private static final double CENTRAL = 0.04;

  private Standing() {}

  static double of(State s, int seat) {
    Board board = s.board();
    int mine = Long.bitCount(board.stacks(seat));
    int theirs = Long.bitCount(board.enemies(seat));
    if (s.phase() == Phase.OVER) {
      return theirs == 0 ? WON : WON * Math.signum(mine - (double) best(board, seat, s.players()));
    }
    double standing = mine - (double) theirs / (s.players() - 1);
    for (long left = board.stacks(seat); left != 0; left = Cells.rest(left)) {
      standing += place(board, seat, Cells.first(left));
    }
    for (long left = board.enemies(seat); left != 0; left = Cells.rest(left)) {
      int cell = Cells.first(left);
      standing += jumpable(board, cell, board.stacks(seat)) ? REACH : 0;
    }
    return standing;
  }

  private static int best(Board board, int seat, int players) {
    int best = 0;
    for (int other = 0; other < players; other++) {
      best = other == seat ? best : Math.max(best, Long.bitCount(board.stacks(other)));
    }
    return best;
  }

  private static double place(Board board, int seat, int cell) {
    double worth = -CENTRAL * Cells.ring(cell);
    worth += COMPANY * Long.bitCount(Cells.neighbours(cell) & board.stacks(seat));
    if (jumpable(board, cell, board.enemies(seat))) {
      worth -= board.seconds().at(cell) == seat ? LOSES_HAT : LOSES_STACK;
    }
    return worth;
  }

  /** Whether one of these stacks could jump the stack at a cell. */
  private static boolean jumpable(Board board, int cell, long jumpers) {
    long free = board.free();
    for (int way = 0; way < Cells.DIRECTIONS; way++) {
      int from = Cells.next(cell, way);
      int to = Cells.next(cell, (way + Cells.DIRECTIONS / 2) % Cells.DIRECTIONS);
      if (from >= 0 && to >= 0 && Cells.in(jumpers, from) && Cells.in(free, to)) {
        return true;
      }
    }
    return false;
  }
}
