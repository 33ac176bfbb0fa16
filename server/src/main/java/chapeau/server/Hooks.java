package chapeau.server;

import java.time.Clock;
import java.util.List;
import java.util.function.Function;

/**
 * The parts of the server that browser tests replace.
 *
 * @param routes additional routes; the product has none
 */
record Hooks(Clock clock, Function<Server, List<Route>> routes) {
  static final Hooks NONE = new Hooks(Clock.systemUTC(), _ -> List.of());
}
