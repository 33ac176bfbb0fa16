package chapeau.bots.tophat;

import chapeau.bots.Bot;
import chapeau.bots.Choice;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.Situation;
import chapeau.engine.Dice;
import chapeau.games.tophat.Move;
import chapeau.games.tophat.Phase;
import chapeau.games.tophat.View;
import java.util.List;

/**
 * Builds by the book, places where it likes the boards that may come of it, and looks ahead in the
 * worlds it holds possible.
 *
 * @param weights what it values boards by while it places
 * @param share of the budget's iterations it uses
 * @param sharpness how sharply it prefers the better of two moves, by chance to win
 */
record Searcher(Ahead ahead, Weights weights, double share, double sharpness)
    implements Bot<View, Move> {

  @Override
  public Choice<Move> choose(Situation<View, Move> now, Dice dice) {
    if (now.moves().size() == 1) {
      return Choice.of(now.moves().getFirst(), "only-move");
    }
    Hidden hidden = new Hidden(now.view());
    List<Candidate<Move>> ranked = rank(now, hidden, dice);
    Move chosen = Choice.soft(ranked, sharpness, dice);
    return new Choice<>(chosen, ranked, reason(chosen)).believing(hidden.beliefs(now.seat()));
  }

  private List<Candidate<Move>> rank(Situation<View, Move> now, Hidden hidden, Dice dice) {
    var budget = now.budget().part(share);
    Phase phase = now.view().phase();
    return switch (phase) {
      case PACK -> Book.rank(now.moves(), now.seat(), dice);
      case PLACE -> new Placing(weights).rank(now.view(), now.seat(), now.moves(), budget, dice);
      case DRAW, MOVE, OVER -> ahead.rank(hidden, now.seat(), now.moves(), budget, dice);
    };
  }

  private static String reason(Move move) {
    return switch (move) {
      case Move.Pack _ -> "book";
      case Move.Place _ -> "good-boards";
      case Move.Step _ -> "looked-ahead";
      case Move.Jump _ -> "take";
      case Move.First _ -> "draw";
    };
  }
}
