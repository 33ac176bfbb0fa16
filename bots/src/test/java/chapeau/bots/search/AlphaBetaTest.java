package chapeau.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.bots.Budget;
import org.junit.jupiter.api.Test;

/** Alpha-beta, at a heap of matches: take one to three, and whoever takes the last one wins. */
class AlphaBetaTest {
  private static final int DEEP = 20;

  @Test
  void itFindsThatMultiplesOfFourAreLost() {
    for (int matches = 1; matches <= 12; matches++) {
      int value = search(Budget.of(1_000), matches, DEEP);
      assertThat(value).isEqualTo(matches % 4 == 0 ? -1 : 1);
    }
  }

  @Test
  void itGoesOnBeyondItsDepthWhileMovesAreForced() {
    assertThat(search(Budget.of(1_000), 1, 0)).isEqualTo(1);
    assertThat(search(Budget.of(1_000), 5, 0)).isZero();
  }

  @Test
  void itStopsWhenItsBudgetIsSpent() {
    AlphaBeta search = new AlphaBeta(Budget.of(1), 4);
    search.search(new Heap(40), 40, -AlphaBeta.INFINITE, AlphaBeta.INFINITE);
    assertThat(search.stopped()).isTrue();
    assertThat(search.iterations()).isEqualTo(1);
  }

  private static int search(Budget budget, int matches, int depth) {
    return new AlphaBeta(budget, 8)
        .search(new Heap(matches), depth, -AlphaBeta.INFINITE, AlphaBeta.INFINITE);
  }

  /** Matches left, and those taken each time so far. */
  private static final class Heap implements Position {
    private final long[] taken = new long[64];
    private int moves;
    private long left;

    Heap(int matches) {
      left = matches;
    }

    @Override
    public boolean isOver() {
      return left == 0;
    }

    @Override
    public boolean asksMe() {
      return moves % 2 == 0;
    }

    @Override
    public int moves(long[] buffer, int from) {
      int to = from;
      for (int take = 1; take <= Math.min(3, left); take++) {
        buffer[to++] = take;
      }
      return to;
    }

    @Override
    public void make(long move) {
      taken[moves++] = move;
      left -= move;
    }

    @Override
    public void undo() {
      left += taken[--moves];
    }

    @Override
    public long key() {
      return 1 + 2 * left + moves % 2;
    }

    @Override
    public boolean isForced() {
      return left == 1;
    }

    @Override
    public int value() {
      return left > 0 ? 0 : asksMe() ? -1 : 1;
    }
  }
}
