package chapeau.tables;

import chapeau.engine.Run;

/** What chance does next: what the dice say, or what a lesson has written down. */
@FunctionalInterface
interface Draws<S, M> {
  M next(Run<S, M> run);
}
