package chapeau.games.tophat;

import chapeau.engine.Dice;
import chapeau.games.tophat.Move.Jump;
import chapeau.games.tophat.Move.Step;
import java.util.ArrayList;
import java.util.List;

/** What a player may do on their turn: jump if they can, else leave forbidden rings, else step. */
final class Moving {

  private Moving() {}

  static boolean canMove(State s, int seat) {
    for (long left = s.board().stacks(seat); left != 0; left = Cells.rest(left)) {
      if (steps(s, Cells.first(left)) != 0) {
        return true;
      }
    }
    return canJump(s, seat);
  }

  /** TOP-13: whether any stack of this seat can jump an enemy. */
  static boolean canJump(State s, int seat) {
    long enemies = s.board().enemies(seat);
    long free = s.board().free();
    for (long left = besideEnemies(s, seat); left != 0; left = Cells.rest(left)) {
      if (canJump(enemies, free, Cells.first(left))) {
        return true;
      }
    }
    return false;
  }

  /** The stacks that have an enemy beside them: no other can begin a chain. */
  private static long besideEnemies(State s, int seat) {
    long enemies = s.board().enemies(seat);
    long beside = 0;
    for (long left = s.board().stacks(seat); left != 0; left = Cells.rest(left)) {
      int cell = Cells.first(left);
      beside |= (Cells.neighbours(cell) & enemies) == 0 ? 0 : Cells.bit(cell);
    }
    return beside;
  }

  private static boolean canJump(long enemies, long free, int cell) {
    for (int way = 0; way < Cells.DIRECTIONS; way++) {
      int to = Cells.beyond(cell, way);
      if (to != Cells.NONE && Cells.in(enemies, Cells.next(cell, way)) && Cells.in(free, to)) {
        return true;
      }
    }
    return false;
  }

  /** TOP-11: where a stack can step, were it free to; out of a forbidden ring only inwards. */
  static long steps(State s, int cell) {
    long free = s.board().free();
    long forbidden = s.forbiddenCells();
    return Cells.in(forbidden, cell)
        ? Cells.inward(cell) & free
        : Cells.neighbours(cell) & free & ~forbidden;
  }

  /** TOP-22 and TOP-23: the stacks that must leave a forbidden ring and can. */
  static long leaving(State s, int seat) {
    long leaving = 0;
    long inside = s.board().stacks(seat) & s.forbiddenCells();
    for (long left = inside; left != 0; left = Cells.rest(left)) {
      int cell = Cells.first(left);
      leaving |= steps(s, cell) == 0 ? 0 : Cells.bit(cell);
    }
    return leaving;
  }

  /** The stacks a seat may step with when it has nothing to jump. */
  private static long steppers(State s, int seat) {
    long leaving = leaving(s, seat);
    return leaving != 0 ? leaving : s.board().stacks(seat);
  }

  static List<Move> moves(State s, int seat) {
    List<Move> moves = new ArrayList<>();
    for (long left = besideEnemies(s, seat); left != 0; left = Cells.rest(left)) {
      int from = Cells.first(left);
      addChains(Chain.from(s, seat, from), from, new ArrayList<>(), moves);
    }
    if (moves.isEmpty()) {
      addSteps(s, steppers(s, seat), moves);
    }
    return moves;
  }

  /** TOP-14: a chain may stop after every jump, so each beginning of it is a move too. */
  private static void addChains(Chain chain, int from, List<Integer> landings, List<Move> moves) {
    for (int way = 0; way < Cells.DIRECTIONS; way++) {
      if (chain.canJump(way)) {
        Chain onward = chain.jumping(way);
        landings.add(onward.at());
        moves.add(new Jump(from, landings));
        addChains(onward, from, landings, moves);
        landings.removeLast();
      }
    }
  }

  private static void addSteps(State s, long steppers, List<Move> moves) {
    for (long left = steppers; left != 0; left = Cells.rest(left)) {
      int from = Cells.first(left);
      for (long cells = steps(s, from); cells != 0; cells = Cells.rest(cells)) {
        moves.add(new Step(from, Cells.first(cells)));
      }
    }
  }

  /** A move at random: the first jump, or the step, is any with equal chance. */
  static Move any(State s, int seat, Dice dice) {
    return canJump(s, seat) ? anyJump(s, seat, dice) : anyStep(s, seat, dice);
  }

  private static Move anyJump(State s, int seat, Dice dice) {
    long stacks = besideEnemies(s, seat);
    Chain chosen = Chain.from(s, seat, Cells.first(stacks));
    int first = Cells.NONE;
    int found = 0;
    for (long left = stacks; left != 0; left = Cells.rest(left)) {
      Chain chain = Chain.from(s, seat, Cells.first(left));
      for (int way = 0; way < Cells.DIRECTIONS; way++) {
        if (chain.canJump(way) && dice.below(++found) == 0) {
          chosen = chain;
          first = way;
        }
      }
    }
    return anyChain(chosen, first, dice);
  }

  /** Goes on jumping, each way on and stopping being equally likely. */
  private static Move anyChain(Chain start, int first, Dice dice) {
    List<Integer> landings = new ArrayList<>();
    Chain chain = start;
    int way = first;
    while (way != Cells.NONE) {
      chain = chain.jumping(way);
      landings.add(chain.at());
      way = anyWayOn(chain, dice);
    }
    return new Jump(start.at(), landings);
  }

  /** A direction in which the chain can go on, or {@link Cells#NONE} to stop. */
  private static int anyWayOn(Chain chain, Dice dice) {
    int choices = 1;
    int chosen = Cells.NONE;
    for (int way = 0; way < Cells.DIRECTIONS; way++) {
      if (chain.canJump(way) && dice.below(++choices) == 0) {
        chosen = way;
      }
    }
    return chosen;
  }

  private static Move anyStep(State s, int seat, Dice dice) {
    int found = 0;
    int from = Cells.NONE;
    for (long left = steppers(s, seat); left != 0; left = Cells.rest(left)) {
      int cell = Cells.first(left);
      int steps = Long.bitCount(steps(s, cell));
      found += steps;
      if (steps > 0 && dice.below(found) < steps) {
        from = cell;
      }
    }
    return new Step(from, anyCell(steps(s, from), dice));
  }

  static int anyCell(long cells, Dice dice) {
    long left = cells;
    for (int skip = dice.below(Long.bitCount(cells)); skip > 0; skip--) {
      left = Cells.rest(left);
    }
    return Cells.first(left);
  }
}
