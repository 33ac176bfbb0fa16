package chapeau.bots.tophat;

import chapeau.bots.Budget;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.search.AlphaBeta;
import chapeau.bots.search.SameWorlds;
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

/**
 * Where to put a stack: the board is filled at random time and again and looked at, and a placing
 * is worth what the boards with it were worth.
 */
record Placing(Weights weights) {
  private static final int TABLE_BITS = 12;
  private static final int DEPTH = 1;

  /**
   * Jumps that force each other are followed so far. On boards nobody has played on yet they seldom
   * end before, but to follow them all takes a hundred times as long: of 900 boards seen to the end
   * eight moves tell all but a thousandth, four all but a thirtieth of the chance.
   */
  private static final int COMPARING = 8;

  private static final int RANKING = 4;

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
    AlphaBeta search = new AlphaBeta(budget, TABLE_BITS, RANKING);
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
  SameWorlds<Move> compare(View view, int seat, List<Move> some, int boards, Dice dice) {
    List<Stack> hand = view.hands().get(seat).stacks();
    List<Optional<Spot>> spots = some.stream().map(move -> spot(move, hand)).toList();
    Hidden hidden = new Hidden(view);
    SameWorlds<Move> worlds = new SameWorlds<>(some);
    AlphaBeta search = new AlphaBeta(Budget.of(Integer.MAX_VALUE), TABLE_BITS, COMPARING);
    for (int board = 0; board < boards; board++) {
      long seed = dice.next();
      worlds.add(i -> chance(hidden.filled(seat, weights, spots.get(i), new Dice(seed)), search));
    }
    return worlds;
  }

  private static Optional<Spot> spot(Move move, List<Stack> hand) {
    return move instanceof Move.Place(int stack, int cell)
        ? Optional.of(new Spot(hand.get(stack), cell))
        : Optional.empty();
  }

  private static double chance(Filled filled, AlphaBeta search) {
    return Weights.chance(
        search.search(filled.table(), DEPTH, -AlphaBeta.INFINITE, AlphaBeta.INFINITE));
  }

  private static double worth(Move move, List<Stack> hand, Map<Spot, Worth> worths) {
    return spot(move, hand).map(spot -> worths.getOrDefault(spot, new Worth()).mean()).orElse(0.0);
  }

  private static void look(Filled filled, AlphaBeta search, Map<Spot, Worth> worths) {
    double chance = chance(filled, search);
    for (Spot spot : filled.mine()) {
      Worth worth = worths.computeIfAbsent(spot, _ -> new Worth());
      worth.sum += chance;
      worth.count++;
    }
  }
}
