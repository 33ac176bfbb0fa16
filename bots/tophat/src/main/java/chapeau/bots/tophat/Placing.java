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
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where to put a stack: the board is filled at random time and again and looked at, and a placing
 * is worth what the boards with it were worth. The best so far are then compared on the same
 * boards, fewer of them each time.
 */
record Placing(Weights weights) {
  private static final int TABLE_BITS = 12;
  private static final int DEPTH = 1;

  /**
   * Jumps that force each other are followed so far. On boards nobody has played on yet they seldom
   * end before, but to follow them all takes twenty times as long: on 900 boards seen to the end
   * eight moves tell the chance to two in a thousand, four to four in a hundred.
   */
  private static final int COMPARING = 8;

  private static final int RANKING = 4;

  /** One board is filled for so many of a budget's iterations. */
  private static final int BUDGET_SHARE = 2;

  /** Half of the boards are for all placings, a quarter each for the best so many of them. */
  private static final List<Integer> BEST = List.of(12, 4);

  /** Of placings that come to the same, as two stacks may be alike, the first only. */
  List<Candidate<Move>> rank(View view, int seat, List<Move> moves, Budget budget, Dice dice) {
    Boards boards = new Boards(view, seat, weights, dice);
    int all = budget.iterations() / BUDGET_SHARE;
    double share = 0.5;
    List<Candidate<Move>> ranked =
        new ArrayList<>(boards.glance(moves, all / 2, ranking(budget.until(share))));
    for (int best : BEST) {
      share += 0.25;
      List<Move> some = ranked.stream().limit(best).map(Candidate::move).toList();
      SameWorlds<Move> compared =
          boards.compare(some, all / 4 / best, ranking(budget.until(share)));
      if (compared.size() > 0) {
        lead(ranked, compared.ranked());
      }
    }
    return List.copyOf(ranked);
  }

  private static AlphaBeta ranking(Budget budget) {
    return new AlphaBeta(budget, TABLE_BITS, RANKING);
  }

  /** Puts those looked at longer first; what was looked at less is worth no more than they. */
  private static void lead(List<Candidate<Move>> ranked, List<Candidate<Move>> first) {
    Collections.copy(ranked, first);
    double most = first.getLast().value();
    for (int i = first.size(); i < ranked.size(); i++) {
      Candidate<Move> one = ranked.get(i);
      ranked.set(i, new Candidate<>(one.move(), Math.min(most, one.value())));
    }
  }

  /**
   * Compares a few placings, each on as many boards filled by the same dice, so that the luck of a
   * board speaks for none of them.
   */
  SameWorlds<Move> compare(View view, int seat, List<Move> some, int boards, Dice dice) {
    // With a third player on the board the jumps are many more, and there is no time for so many.
    int deepest = view.hands().size() > 2 ? RANKING : COMPARING;
    AlphaBeta search = new AlphaBeta(Budget.of(Integer.MAX_VALUE), TABLE_BITS, deepest);
    return new Boards(view, seat, weights, dice).compare(some, boards, search);
  }

  private static final class Worth {
    private double sum = 0.5;
    private int count = 1;

    double mean() {
      return sum / count;
    }
  }

  /** The boards that may come of what a seat sees. */
  private static final class Boards {
    private final Hidden hidden;
    private final List<Stack> hand;
    private final int seat;
    private final Weights weights;
    private final Dice dice;

    Boards(View view, int seat, Weights weights, Dice dice) {
      this.hidden = new Hidden(view);
      this.hand = view.hands().get(seat).stacks();
      this.seat = seat;
      this.weights = weights;
      this.dice = dice;
    }

    /** All placings, best first: a board speaks for all of one's own stacks on it. */
    List<Candidate<Move>> glance(List<Move> moves, int boards, AlphaBeta search) {
      Map<Spot, Worth> worths = new HashMap<>();
      for (int board = 0; board < boards && !search.stopped(); board++) {
        Filled filled = hidden.filled(seat, weights, dice);
        double chance = chance(filled, search);
        for (Spot spot : filled.mine()) {
          Worth worth = worths.computeIfAbsent(spot, _ -> new Worth());
          worth.sum += chance;
          worth.count++;
        }
      }
      Map<Spot, Move> placings = new LinkedHashMap<>();
      moves.forEach(move -> spot(move).ifPresent(spot -> placings.putIfAbsent(spot, move)));
      return placings.entrySet().stream()
          .map(one ->
              new Candidate<>(
                  one.getValue(), worths.getOrDefault(one.getKey(), new Worth()).mean()))
          .sorted(Candidate.bestFirst())
          .toList();
    }

    /** A board that was not looked at for all of them before the time was up speaks for none. */
    SameWorlds<Move> compare(List<Move> some, int boards, AlphaBeta search) {
      SameWorlds<Move> worlds = new SameWorlds<>(some);
      for (int board = 0; board < boards && !search.stopped(); board++) {
        long seed = dice.next();
        double[] chances = new double[some.size()];
        for (int i = 0; i < chances.length; i++) {
          Optional<Spot> next = spot(some.get(i));
          chances[i] = chance(hidden.filled(seat, weights, next, new Dice(seed)), search);
        }
        if (!search.stopped()) {
          worlds.add(i -> chances[i]);
        }
      }
      return worlds;
    }

    private Optional<Spot> spot(Move move) {
      return move instanceof Move.Place(int stack, int cell)
          ? Optional.of(new Spot(hand.get(stack), cell))
          : Optional.empty();
    }

    private static double chance(Filled filled, AlphaBeta search) {
      return Weights.chance(
          search.search(filled.table(), DEPTH, -AlphaBeta.INFINITE, AlphaBeta.INFINITE));
    }
  }
}
