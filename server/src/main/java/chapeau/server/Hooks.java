package chapeau.server;

import java.time.Clock;
import java.util.List;
import java.util.function.Function;

/**
 * What the server of the browser tests replaces.
 *
 * @param routes additional ones; the product has none
 */
record Hooks(Clock clock, Function<Server, List<Route>> routes) {
  static final Hooks NONE = new Hooks(Clock.systemUTC(), _ -> List.of());
}
