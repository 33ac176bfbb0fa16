package chapeau.bots.tophat;

import chapeau.bots.Budget;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.search.AlphaBeta;
import chapeau.bots.tophat.Hidden.Filled;
import chapeau.bots.tophat.Hidden.Spot;
import chapeau.engine.Dice;
import chapeau.games.tophat.Move;
import chapeau.games.tophat.Stack;
import chapeau.games.tophat.View;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Where to put a stack: the board is filled at random time and again and looked at, and a placing
 * is worth what the boards with it were worth.
 */
record Placing(Weights weights) {
  private static final int TABLE_BITS = 8;
  private static final int DEPTH = 1;

  /** So many boards are filled for one unit of a budget's iterations. */
  private static final int BUDGET_SHARE = 2;

  private static final class Worth {
    private double sum = 0.5;
    private int count = 1;

    double mean() {
      return sum / count;
    }
  }

  List<Candidate<Move>> rank(View view, int seat, List<Move> moves, Budget budget, Dice dice) {
    Map<Spot, Worth> worths = new HashMap<>();
    Hidden hidden = new Hidden(view);
    AlphaBeta search = new AlphaBeta(budget, TABLE_BITS);
    for (int boards = 0;
        boards < budget.iterations() / BUDGET_SHARE && !search.stopped();
        boards++) {
      look(hidden.filled(seat, weights, dice), search, worths);
    }
    List<Stack> hand = view.hands().get(seat).stacks();
    return moves.stream()
        .map(move -> new Candidate<>(move, worth(move, hand, worths)))
        .sorted(Candidate.bestFirst())
        .toList();
  }

  /**
   * Compares a few placings, each on as many boards filled by the same dice, so that the luck of a
   * board speaks for none of them.
   */
  List<Candidate<Move>> compare(View view, int seat, List<Move> some, int boards, Dice dice) {
    List<Stack> hand = view.hands().get(seat).stacks();
    Hidden hidden = new Hidden(view);
    double[] sums = new double[some.size()];
    for (int board = 0; board < boards; board++) {
      long seed = dice.next();
      for (int i = 0; i < sums.length; i++) {
        if (some.get(i) instanceof Move.Place(int stack, int cell)) {
          Optional<Spot> spot = Optional.of(new Spot(hand.get(stack), cell));
          sums[i] += chance(hidden.filled(seat, weights, spot, new Dice(seed)).table());
        }
      }
    }
    return IntStream.range(0, sums.length)
        .mapToObj(i -> new Candidate<>(some.get(i), sums[i] / boards))
        .sorted(Candidate.bestFirst())
        .toList();
  }

  private static double chance(Hats table) {
    AlphaBeta search = new AlphaBeta(Budget.of(Integer.MAX_VALUE), TABLE_BITS);
    return Weights.chance(search.search(table, DEPTH, -AlphaBeta.INFINITE, AlphaBeta.INFINITE));
  }

  private static double worth(Move move, List<Stack> hand, Map<Spot, Worth> worths) {
    return move instanceof Move.Place(int stack, int cell)
        ? worths.getOrDefault(new Spot(hand.get(stack), cell), new Worth()).mean()
        : 0;
  }

  private static void look(Filled filled, AlphaBeta search, Map<Spot, Worth> worths) {
    double chance =
        Weights.chance(
            search.search(filled.table(), DEPTH, -AlphaBeta.INFINITE, AlphaBeta.INFINITE));
    for (Spot spot : filled.mine()) {
      Worth worth = worths.computeIfAbsent(spot, _ -> new Worth());
      worth.sum += chance;
      worth.count++;
    }
  }
}
