package chapeau.bots;

import chapeau.engine.Dice;

/** Plays any legal move. For tests and for measuring others against. */
public final class RandomBot<V, M> implements Bot<V, M> {
  @Override
  public Choice<M> choose(Situation<V, M> now, Dice dice) {
    return Choice.of(dice.pick(now.moves()), "random");
  }

  @Override
  public boolean isYardstick() {
    return true;
  }
}
