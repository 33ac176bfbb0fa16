package chapeau.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * An address and what is done there.
 *
 * @param request what is sent there, if anything is: the API's description is made from it
 */
record Route(
    HandlerType method, String path, Handler handler, Optional<Class<? extends Record>> request) {

  Route(HandlerType method, String path, Handler handler) {
    this(method, path, handler, Optional.empty());
  }

  /** One where something is sent. */
  static <R extends Record> Route of(
      HandlerType method, String path, Class<R> request, BiConsumer<Context, R> done) {
    Handler handler = ctx -> done.accept(ctx, Exchange.read(ctx, request));
    return new Route(method, path, handler, Optional.of(request));
  }

  static void add(RoutesConfig config, List<Route> routes) {
    routes.forEach(route -> config.addHttpHandler(route.method, route.path, route.handler));
  }
}
