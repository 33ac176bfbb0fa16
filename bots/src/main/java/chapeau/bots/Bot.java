package chapeau.bots;

import chapeau.engine.Dice;

/**
 * A way of playing one game: decides from what a seat knows, with dice of its own. Stateless, so
 * any thread may ask it.
 */
@FunctionalInterface
public interface Bot<V, M> {
  Choice<M> choose(Situation<V, M> now, Dice dice);

  /** Whether it is only there to measure others by, and nobody is asked to play against it. */
  default boolean isYardstick() {
    return false;
  }
}
