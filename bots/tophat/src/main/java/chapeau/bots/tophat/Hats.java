package chapeau.bots.tophat;

import chapeau.bots.search.Position;
import chapeau.games.tophat.Cells;
import chapeau.games.tophat.Stack;
import chapeau.games.tophat.View;
import java.util.Arrays;
import java.util.List;

/**
 * The moving game of Top Hat as a search walks it: bit boards changed in place, nothing made in the
 * loop. Plays exactly as the rules do, which a test sees to by playing both side by side.
 *
 * <p>A move is written from its lowest bits: six for where it starts, four for how many jumps it
 * has, then six for where a step goes, or three for the direction of each jump.
 */
final class Hats implements Position {
  static final int LAYERS = 3;
  static final int COLOURS = 3;

  private static final int FEW_STACKS = 5;
  private static final int SECOND_RING_CLOSES = 30;
  private static final int THIRD_RING_CLOSES = 45;
  private static final int QUIET_END = 60;
  private static final int MOST_JUMPS = 15;

  /** A move of so many jumps needs no bit from here on. */
  private static final int TAKEN = 10 + 3 * MOST_JUMPS;

  private static final int BOARDS = LAYERS * COLOURS;

  /** What is kept of each move to put it back: the boards, and the rest in one number. */
  private static final int KEPT = BOARDS + 1;

  private static final long CENTRE = Cells.bit(Cells.CENTRE);
  private static final long BOARD = (1L << Cells.COUNT) - 1;

  private final int players;
  private final int me;
  private final Weights weights;

  /** By layer from the top, then by colour: the cells. */
  private final long[] boards = new long[BOARDS];

  private long[] kept = new long[KEPT * 64];
  private int made;
  private int acting;
  private int quiet;
  private int forbidden;
  private boolean over;

  /**
   * A table on which everything is known.
   *
   * @param v what a viewer sees
   * @param hidden for each builder, the colours of the hats that viewer does not see, in its order
   */
  Hats(View v, List<int[]> hidden, int me, Weights weights) {
    this.players = v.hands().size();
    this.me = me;
    this.weights = weights;
    int[] next = new int[players];
    for (View.Pile pile : v.piles()) {
      int builder = pile.builder();
      for (int layer = 0; layer < pile.hats().size(); layer++) {
        int hat = pile.hats().get(layer);
        put(layer, hat == Stack.HIDDEN ? hidden.get(builder)[next[builder]++] : hat, pile.cell());
      }
    }
    acting = v.acting();
    quiet = v.quiet();
    forbidden = v.forbiddenRings();
  }

  private void put(int layer, int colour, int cell) {
    boards[layer * COLOURS + colour] |= Cells.bit(cell);
  }

  /** Puts a stack on the board, before the moving begins. */
  void put(Stack stack, int cell) {
    put(0, stack.top(), cell);
    put(1, stack.middle(), cell);
    put(2, stack.bottom(), cell);
  }

  /** All stacks are placed, and a seat moves first. */
  void begin(int first) {
    acting = first;
  }

  long taken() {
    return tops();
  }

  int acting() {
    return acting;
  }

  int quiet() {
    return quiet;
  }

  int forbidden() {
    return forbidden;
  }

  int players() {
    return players;
  }

  int made() {
    return made;
  }

  /** The cells where a layer, counted from the top, has a colour. */
  long cells(int layer, int colour) {
    return boards[layer * COLOURS + colour];
  }

  @Override
  public boolean isOver() {
    return over;
  }

  @Override
  public boolean asksMe() {
    return acting == me;
  }

  @Override
  public boolean isForced() {
    return canJump(acting);
  }

  @Override
  public int value() {
    return weights.value(this, me);
  }

  @Override
  public long key() {
    long key = acting + 4L * forbidden + (quiet > 20 ? 64L * quiet : 0);
    for (long board : boards) {
      key = mixed(key, board);
    }
    return key;
  }

  /** As {@link #key}, but only of what everybody sees, and so many moves on. */
  long seen(int ply) {
    long key = acting + 4L * forbidden + 16L * ply;
    for (int layer = 0; layer < LAYERS; layer++) {
      int at = layer * COLOURS;
      long any = boards[at] | boards[at + 1] | boards[at + 2];
      key = mixed(key, any);
    }
    return mixed(mixed(key, boards[0]), boards[1]);
  }

  private static long mixed(long key, long board) {
    long mixed = (key ^ board) * 0x9E3779B97F4A7C15L;
    return mixed ^ mixed >>> 29;
  }

  // What may be done

  private long tops() {
    return boards[0] | boards[1] | boards[2];
  }

  private long free() {
    return BOARD & ~tops() & ~CENTRE;
  }

  boolean canJump(int seat) {
    long enemies = tops() & ~boards[seat];
    long free = free();
    for (long left = boards[seat]; left != 0; left = Cells.rest(left)) {
      int cell = Cells.first(left);
      if ((Ways.NEIGHBOURS[cell] & enemies) != 0 && Ways.canJump(enemies, free, cell)) {
        return true;
      }
    }
    return false;
  }

  private long steps(int cell) {
    long closed = Cells.forbidden(forbidden);
    return Cells.in(closed, cell)
        ? Ways.INWARD[cell] & free()
        : Ways.NEIGHBOURS[cell] & free() & ~closed;
  }

  private boolean canMove(int seat) {
    for (long left = boards[seat]; left != 0; left = Cells.rest(left)) {
      if (steps(Cells.first(left)) != 0) {
        return true;
      }
    }
    return canJump(seat);
  }

  @Override
  public int moves(long[] buffer, int from) {
    int to = from;
    long enemies = tops() & ~boards[acting];
    long free = free();
    for (long left = boards[acting]; left != 0; left = Cells.rest(left)) {
      int cell = Cells.first(left);
      if ((Ways.NEIGHBOURS[cell] & enemies) != 0) {
        to = chains(buffer, to, cell, 0, cell, enemies, free | Cells.bit(cell), 0);
      }
    }
    if (to == from) {
      return allSteps(buffer, from);
    }
    mostTakenFirst(buffer, from, to);
    return to;
  }

  /** Chains that take much are likely good, and a search that meets them first cuts off more. */
  private static void mostTakenFirst(long[] buffer, int from, int to) {
    for (int i = from + 1; i < to; i++) {
      long move = buffer[i];
      int at = i;
      while (at > from && buffer[at - 1] >>> TAKEN < move >>> TAKEN) {
        buffer[at] = buffer[at - 1];
        at--;
      }
      buffer[at] = move;
    }
    for (int i = from; i < to; i++) {
      buffer[i] &= (1L << TAKEN) - 1;
    }
  }

  /** Writes each chain with the number of enemies it takes above its highest bit. */
  private int chains(
      long[] buffer, int from, long move, int jumps, int at, long enemies, long free, long jumped) {
    int to = from;
    if (jumps == MOST_JUMPS) {
      return to;
    }
    int start = (int) move & 63;
    long friends = jumps == 0 ? 0 : (boards[acting] & ~Cells.bit(start)) | CENTRE;
    long open = free & ~Cells.forbidden(forbidden);
    for (int way = 0; way < Cells.DIRECTIONS; way++) {
      int over = Ways.NEXT[at][way];
      int landing = Ways.BEYOND[at][way];
      if (landing < 0 || Cells.in(jumped, over)) {
        continue;
      }
      if ((Cells.in(enemies, over) && Cells.in(free, landing))
          || (Cells.in(friends, over) && Cells.in(open, landing))) {
        long longer = jumping(move, way);
        long all = jumped | Cells.bit(over);
        to = chains(buffer, to, longer, jumps + 1, landing, enemies, free, all);
        if (to < buffer.length) {
          buffer[to++] = longer | (long) Long.bitCount(all & enemies) << TAKEN;
        }
      }
    }
    return to;
  }

  private int allSteps(long[] buffer, int from) {
    int to = from;
    long leaving = 0;
    long inside = boards[acting] & Cells.forbidden(forbidden);
    for (long left = inside; left != 0; left = Cells.rest(left)) {
      int cell = Cells.first(left);
      leaving |= steps(cell) == 0 ? 0 : Cells.bit(cell);
    }
    long steppers = leaving != 0 ? leaving : boards[acting];
    for (long left = steppers; left != 0; left = Cells.rest(left)) {
      int cell = Cells.first(left);
      for (long cells = steps(cell); cells != 0; cells = Cells.rest(cells)) {
        buffer[to++] = step(cell, Cells.first(cells));
      }
    }
    return to;
  }

  static long step(int from, int to) {
    return from | (long) to << 10;
  }

  /** A chain, or the beginning of one, with a jump more. */
  static long jumping(long move, int way) {
    long jumps = move >> 6 & 15;
    return (move & ~(15L << 6)) | (jumps + 1) << 6 | (long) way << (10 + 3 * jumps);
  }

  // Doing it

  @Override
  public void make(long move) {
    keep();
    int from = (int) move & 63;
    int jumps = (int) (move >> 6) & 15;
    if (jumps == 0) {
      lift(from, (int) (move >> 10) & 63);
      quiet++;
    } else {
      long enemies = tops() & ~boards[acting];
      int at = from;
      for (int i = 0; i < jumps; i++) {
        int way = (int) (move >> (10 + 3 * i)) & 7;
        int jumped = Ways.NEXT[at][way];
        if (Cells.in(enemies, jumped)) {
          eliminate(jumped);
        }
        at = Ways.BEYOND[at][way];
      }
      lift(from, at);
      quiet = 0;
    }
    endTurn();
  }

  private void keep() {
    int at = made * KEPT;
    if (at + KEPT > kept.length) {
      kept = Arrays.copyOf(kept, 2 * kept.length);
    }
    System.arraycopy(boards, 0, kept, at, BOARDS);
    kept[at + BOARDS] = acting | quiet << 4 | forbidden << 12;
    made++;
  }

  @Override
  public void undo() {
    made--;
    int at = made * KEPT;
    System.arraycopy(kept, at, boards, 0, BOARDS);
    int rest = (int) kept[at + BOARDS];
    acting = rest & 15;
    quiet = rest >> 4 & 255;
    forbidden = rest >> 12;
    over = false;
  }

  private void lift(int from, int to) {
    if (from != to) {
      for (int i = 0; i < BOARDS; i++) {
        long there = boards[i] >>> from & 1;
        boards[i] = (boards[i] & ~Cells.bit(from)) | there << to;
      }
    }
  }

  private void eliminate(int cell) {
    long bit = Cells.bit(cell);
    for (int colour = 0; colour < COLOURS; colour++) {
      boards[colour] = (boards[colour] & ~bit) | (boards[COLOURS + colour] & bit);
      int thirds = 2 * COLOURS + colour;
      boards[COLOURS + colour] = (boards[COLOURS + colour] & ~bit) | (boards[thirds] & bit);
      boards[thirds] &= ~bit;
    }
  }

  private void endTurn() {
    if ((tops() & ~boards[acting]) == 0) {
      over = true;
      return;
    }
    while (quiet < QUIET_END) {
      acting = acting + 1 == players ? 0 : acting + 1;
      close();
      if (canMove(acting)) {
        return;
      }
      if (nobodyCanMove()) {
        break;
      }
      quiet++;
    }
    over = true;
  }

  private boolean nobodyCanMove() {
    for (int seat = 0; seat < players; seat++) {
      if (canMove(seat)) {
        return false;
      }
    }
    return true;
  }

  private void close() {
    boolean few = Long.bitCount(tops()) <= FEW_STACKS;
    if (forbidden < 2 && (few || quiet >= SECOND_RING_CLOSES)) {
      forbidden = 2;
    }
    if (forbidden < 3 && quiet >= THIRD_RING_CLOSES) {
      forbidden = 3;
    }
  }

  // How it stands

  /** Hats of a colour, hidden ones included. */
  int hats(int colour) {
    return Long.bitCount(cells(0, colour))
        + Long.bitCount(cells(1, colour))
        + Long.bitCount(cells(2, colour));
  }

  int stacks(int colour) {
    return Long.bitCount(cells(0, colour));
  }

  /** The stacks of a colour that an enemy stands ready to jump. */
  long threatened(int colour) {
    long enemies = tops() & ~boards[colour];
    long free = free();
    long threatened = 0;
    for (long left = boards[colour]; left != 0; left = Cells.rest(left)) {
      int cell = Cells.first(left);
      if ((Ways.NEIGHBOURS[cell] & enemies) != 0 && Ways.isJumpable(cell, enemies, free)) {
        threatened |= Cells.bit(cell);
      }
    }
    return threatened;
  }
}
