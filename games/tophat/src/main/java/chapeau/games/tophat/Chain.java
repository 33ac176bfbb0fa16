package chapeau.games.tophat;

import java.util.Optional;

/**
 * A chain of jumps under way. Whether it can go on depends only on what everybody sees: a stack
 * that was jumped is not jumped again, so what came to light under its top hat does not matter; nor
 * does a cell it freed, since jumps of two cells never land where a jumped stack stood.
 *
 * @param enemies the enemy stacks before the chain
 * @param friends what else can be jumped: the mover's other stacks and the neutral hat
 * @param forbidden the cells of the forbidden rings
 * @param free the cells that can be landed on, the one the stack started from among them
 * @param jumped the cells jumped over so far
 * @param at where the moving stack stands
 */
record Chain(long enemies, long friends, long forbidden, long free, long jumped, int at) {

  static Chain from(State s, int seat, int cell) {
    Board board = s.board();
    long start = Cells.bit(cell);
    return new Chain(
        board.enemies(seat),
        (board.stacks(seat) & ~start) | Cells.bit(Cells.CENTRE),
        s.forbiddenCells(),
        board.free() | start,
        0,
        cell);
  }

  boolean begun() {
    return jumped != 0;
  }

  /** TOP-12 to TOP-16 and TOP-21. */
  private boolean canJump(int over, int to) {
    if (over == Cells.NONE || to == Cells.NONE) {
      return false;
    }
    if (!Cells.in(free, to) || Cells.in(jumped, over)) {
      return false;
    }
    return Cells.in(enemies, over)
        || (begun() && Cells.in(friends, over) && !Cells.in(forbidden, to));
  }

  boolean canJump(int way) {
    return canJump(Cells.next(at, way), Cells.beyond(at, way));
  }

  boolean overEnemy(int over) {
    return Cells.in(enemies, over);
  }

  Chain jumping(int over, int to) {
    return new Chain(enemies, friends, forbidden, free, jumped | Cells.bit(over), to);
  }

  Chain jumping(int way) {
    return jumping(Cells.next(at, way), Cells.beyond(at, way));
  }

  /** Why the chain cannot go on over one cell to another; empty if it can. */
  Optional<No> trouble(int over, int to) {
    return canJump(over, to) ? Optional.empty() : Optional.of(reason(over, to));
  }

  private No reason(int over, int to) {
    if (over == Cells.NONE) {
      return No.NOT_STRAIGHT;
    }
    if (Cells.in(jumped, over)) {
      return No.SAME_STACK;
    }
    if (!Cells.in(enemies | friends, over)) {
      return No.NOTHING_TO_JUMP;
    }
    if (!Cells.in(free, to)) {
      return No.LANDING_TAKEN;
    }
    return begun() ? No.FORBIDDEN_LANDING : No.ENEMY_FIRST;
  }
}
