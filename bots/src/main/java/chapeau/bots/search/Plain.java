package chapeau.bots.search;

import chapeau.bots.Bot;
import chapeau.bots.Choice;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.Situation;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import java.util.List;

/**
 * A search that knows nothing of the game but its rules: information-set tree search with random
 * playouts. No player meets it; it is what the arena measures others by.
 */
public final class Plain<S, M, V> implements Bot<V, M> {
  private static final double EXPLORATION = 0.7;

  /** Random play may wander for ever; so far on, it says nothing any more. */
  private static final int PLAYOUT = 2_000;

  private final Game<S, M, V> game;
  private final TreeSearch<S, M> search;

  public Plain(Game<S, M, V> game) {
    this.game = game;
    this.search = new TreeSearch<>(game, Playout.random(game, PLAYOUT), EXPLORATION);
  }

  @Override
  public Choice<M> choose(Situation<V, M> now, Dice dice) {
    if (now.moves().size() == 1) {
      return Choice.of(now.moves().getFirst(), "only-move");
    }
    List<Candidate<M>> ranked =
        search.rank(
            now.seat(), now.moves(), mind -> game.imagine(now.view(), mind), now.budget(), dice);
    return new Choice<>(ranked.getFirst().move(), ranked, "searched");
  }

  @Override
  public boolean isYardstick() {
    return true;
  }
}
