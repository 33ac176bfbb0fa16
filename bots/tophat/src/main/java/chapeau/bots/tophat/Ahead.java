package chapeau.bots.tophat;

import chapeau.bots.Budget;
import chapeau.bots.Choice.Candidate;
import chapeau.engine.Dice;
import chapeau.games.tophat.Move;
import java.util.List;

/** A way to look ahead while stacks are moved. */
@FunctionalInterface
interface Ahead {

  /**
   * The moves, best first, each with the chance to win it is held to give.
   *
   * @param hidden what may lie under the hats
   */
  List<Candidate<Move>> rank(Hidden hidden, int seat, List<Move> moves, Budget budget, Dice dice);
}
