package chapeau.games.tophat;

import java.util.ArrayList;
import java.util.List;

/**
 * The stacks on the board, layer by layer from the top hats down, and who built them. The neutral
 * hat is always on the centre and is in no layer.
 */
public record Board(Layer tops, Layer seconds, Layer thirds, Layer builders) {
  static final Board EMPTY = new Board(Layer.EMPTY, Layer.EMPTY, Layer.EMPTY, Layer.EMPTY);

  /** The cells of a seat's stacks: those that show its colour. */
  public long stacks(int seat) {
    return tops.of(seat);
  }

  public long stacks() {
    return tops.all();
  }

  public long enemies(int seat) {
    return tops.all() & ~tops.of(seat);
  }

  /** The cells a stack can stand on: the neutral hat's is never one of them. */
  public long free() {
    return Cells.ALL & ~tops.all() & ~Cells.bit(Cells.CENTRE);
  }

  public int owner(int cell) {
    return tops.at(cell);
  }

  public int builder(int cell) {
    return builders.at(cell);
  }

  /** The hats of the stack at a cell, from the top down. */
  public List<Integer> hats(int cell) {
    List<Integer> hats = new ArrayList<>(Stack.HATS);
    for (Layer layer : List.of(tops, seconds, thirds)) {
      if (Cells.in(layer.all(), cell)) {
        hats.add(layer.at(cell));
      }
    }
    return List.copyOf(hats);
  }

  /** Hats of a colour, hidden ones included. */
  public int hatsOf(int colour) {
    return Long.bitCount(tops.of(colour))
        + Long.bitCount(seconds.of(colour))
        + Long.bitCount(thirds.of(colour));
  }

  /** How many stacks one builder has on the board. */
  int stacksBuilt(int builder) {
    return Long.bitCount(builders.of(builder));
  }

  /** Hats of a colour that are hidden in the stacks of one builder. */
  int hidden(int builder, int colour) {
    long built = builders.of(builder);
    return Long.bitCount(seconds.of(colour) & built) + Long.bitCount(thirds.of(colour) & built);
  }

  /** With one stack more, its hats given from the top down. */
  Board with(int cell, int builder, List<Integer> hats) {
    return new Board(
        tops.with(hats.get(0), cell),
        hats.size() > 1 ? seconds.with(hats.get(1), cell) : seconds,
        hats.size() > 2 ? thirds.with(hats.get(2), cell) : thirds,
        builders.with(builder, cell));
  }

  Board moved(int from, int to) {
    return from == to
        ? this
        : new Board(
            tops.moved(from, to),
            seconds.moved(from, to),
            thirds.moved(from, to),
            builders.moved(from, to));
  }

  /** TOP-17: the top hat is gone and the hat below shows; after the last one the cell is free. */
  Board withoutTop(int cell) {
    return new Board(
        tops.replaced(cell, seconds),
        seconds.replaced(cell, thirds),
        thirds.replaced(cell, Layer.EMPTY),
        Cells.in(seconds.all(), cell) ? builders : builders.replaced(cell, Layer.EMPTY));
  }
}
