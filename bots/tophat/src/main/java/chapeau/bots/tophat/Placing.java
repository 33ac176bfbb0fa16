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
import java.util.OptionalInt;

/**
 * Where to put a stack: the board is filled at random time and again and looked at, and a placing
 * is worth what the boards with it were worth. On half of the boards the best so far are answered
 * by whoever places next, the more often the better the answer is for them.
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

  /** With a third player on the board the jumps are many more, and there is no time for so many. */
  private static final int COMPARING_THREE = 4;

  /** To choose, four times as many boards looked at so far are worth more than a longer look. */
  private static final int RANKING = 2;

  /** Half of the boards are for all placings, the other half for the best so many of them. */
  private static final int BEST = 8;

  /** Of placings that come to the same, as two stacks may be alike, the first only. */
  List<Candidate<Move>> rank(View view, int seat, List<Move> moves, Budget budget, Dice dice) {
    Boards boards = new Boards(view, seat, weights, dice);
    int half = budget.iterations() / 2;
    List<Candidate<Move>> ranked =
        new ArrayList<>(boards.glance(moves, half, ranking(budget.until(0.5))));
    List<Move> best = ranked.stream().limit(BEST).map(Candidate::move).toList();
    boards.answered(best, half, ranking(budget)).ifPresent(first -> lead(ranked, first));
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
    int deepest = view.hands().size() > 2 ? COMPARING_THREE : COMPARING;
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

  /** A placing, how whoever places next may answer it, and what the answers gave them. */
  private record Answered(Spot spot, List<OptionalInt> answers, Arms arms) {}

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
          Dice same = new Dice(seed);
          chances[i] =
              chance(hidden.filled(seat, weights, next, OptionalInt.empty(), same), search);
        }
        if (!search.stopped()) {
          worlds.add(i -> chances[i]);
        }
      }
      return worlds;
    }

    /** Some placings, the best first; nothing if there was no time to look at all of them. */
    Optional<List<Candidate<Move>>> answered(List<Move> some, int boards, AlphaBeta search) {
      List<Answered> placings =
          some.stream().flatMap(move -> spot(move).stream()).map(this::answered).toList();
      Arms mine = new Arms(placings.size());
      int looked = 0;
      while (looked < boards && !search.stopped()) {
        int arm = mine.best();
        Answered placing = placings.get(arm);
        int answer = placing.arms.best();
        OptionalInt cell = placing.answers.get(answer);
        double chance =
            chance(hidden.filled(seat, weights, Optional.of(placing.spot), cell, dice), search);
        if (!search.stopped()) {
          mine.learn(arm, chance);
          placing.arms.learn(answer, 1 - chance);
          looked++;
        }
      }
      return looked < placings.size() ? Optional.empty() : Optional.of(mine.ranked(some));
    }

    private Answered answered(Spot spot) {
      List<OptionalInt> answers = hidden.answers(seat, spot);
      return new Answered(spot, answers, new Arms(answers.size()));
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
