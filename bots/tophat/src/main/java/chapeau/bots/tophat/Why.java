package chapeau.bots.tophat;

import chapeau.bots.Reason;

/** Why another move would have been better at a table of Top Hat. */
public sealed interface Why extends Reason {

  /** It wins by force, whatever lies under the hats. */
  record Wins() implements Why {}

  /** It takes more: so many stacks jumped, instead of so many. */
  record TakesMore(int stacks, int chosen) implements Why {}

  /** Under the stack it jumps one's own hat may lie, and would be free. */
  record Frees(int cell, double chance, double chosen) implements Why {}

  /** It leaves fewer stacks where an enemy can jump them. */
  record Exposes(int stacks, int chosen) implements Why {}

  /** It leaves an enemy stack where it can be jumped next. */
  record Threatens(int stacks, int chosen) implements Why {}

  /** So many moves ahead it comes out better: how often it wins, beside the move made. */
  record LooksAhead(int moves, double chance, double chosen) implements Why {}

  /** On the boards that may come of it, the stack stands better there. */
  record StandsBetter(int ring, int chosen) implements Why {}
}
