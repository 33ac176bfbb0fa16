package chapeau.bots.hattari;

import chapeau.bots.Budget;
import chapeau.games.hattari.View;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The rounds solved lately. All who sit at a table have the same round to solve, and a bot that is
 * asked again goes on where the last one stopped.
 */
final class Rounds {
  private static final int KEPT = 24;

  /** As good as solved: all together could gain so little by changing alone. */
  static final double GOAL = 0.001;

  private record Key(Values values, int state, int iterations) {}

  private final Map<Key, Round> rounds =
      new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Round> eldest) {
          return size() > KEPT;
        }
      };

  /** The round that begins so, solved as far as the budget allows. */
  Round solved(Values values, int state, int most, Budget budget) {
    int iterations = Math.min(most, budget.iterations());
    Round round;
    synchronized (rounds) {
      round = rounds.computeIfAbsent(new Key(values, state, iterations), Round::of);
    }
    round.think(iterations, budget);
    return round;
  }

  /** One round being solved, or solved. */
  static final class Round {
    private final RoundTree tree;
    private final RoundSolver solver;
    private boolean solved;

    private Round(RoundTree tree, RoundSolver solver) {
      this.tree = tree;
      this.solver = solver;
    }

    private static Round of(Key key) {
      RoundTree tree = RoundTree.of(key.values.states().players());
      return new Round(tree, new RoundSolver(tree, key.values.stakes(key.state)));
    }

    private synchronized void think(int iterations, Budget budget) {
      // The first iteration is always done: half a thought is better than none.
      while (!solved && (solver.done() == 0 || !spent(iterations, budget))) {
        solver.iterate();
        solved =
            solver.done() >= iterations
                || (solver.done() % RoundSolver.CHECKED == 0 && solver.isSolved(GOAL));
      }
    }

    private boolean spent(int iterations, Budget budget) {
      return solver.done() >= iterations || budget.isSpent(0);
    }

    /** What a player should do, and may believe. */
    synchronized Advice advice(Sight sight) {
      return Advice.of(tree, solver, sight);
    }

    /**
     * The same to a player who leans towards the best answer to novices: by at most so much, and
     * the more the surer all others are novices.
     */
    synchronized Advice adviceLeaning(Sight sight, View view, double most) {
      if (view.reveals().isEmpty()) {
        return advice(sight);
      }
      double[][] novices = NoviceMix.of(tree);
      double sure = 2 * new Tells(tree, novices, solver.average()).allNovices(view) - 1;
      Advice advice = advice(sight);
      if (sure <= 0) {
        return advice;
      }
      solver.outlook(novices);
      return advice.leaning(solver.best(sight.level(), sight.set(tree)), most * sure);
    }

    /** The same to a player who has forgotten the clue passed on. */
    synchronized Advice adviceForgetting(Sight sight) {
      return Advice.between(
          IntStream.range(0, tree.players() + 4)
              .mapToObj(sight::remembering)
              .filter(Sight::isPossible)
              .map(this::advice)
              .toList());
    }
  }
}
