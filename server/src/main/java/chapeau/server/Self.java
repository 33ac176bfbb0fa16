package chapeau.server;

import chapeau.tables.OwnGames;
import chapeau.tables.Ratings;
import chapeau.wire.Request;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.ArrayList;
import java.util.List;

/** The part of the API about oneself: what one plays, and by what one is known. */
final class Self {
  /** After every time there is. */
  private static final String NOW = "9999";

  private final Identity identity;
  private final Limits limits;
  private final OwnGames games;
  private final Ratings ratings;
  private final SignIn signIn;
  private final DeviceCodes codes;
  private final Passkeys passkeys;
  private final Farewell farewell;

  Self(
      Identity identity,
      Limits limits,
      OwnGames games,
      Ratings ratings,
      SignIn signIn,
      DeviceCodes codes,
      Passkeys passkeys,
      Farewell farewell) {
    this.ratings = ratings;
    this.farewell = farewell;
    this.signIn = signIn;
    this.codes = codes;
    this.passkeys = passkeys;
    this.identity = identity;
    this.limits = limits;
    this.games = games;
  }

  List<Route> routes() {
    List<Route> routes = new ArrayList<>();
    routes.add(new Route(HandlerType.GET, "/api/me/games", this::games));
    routes.add(
        new Route(
            HandlerType.GET,
            "/api/me/record",
            ctx -> Exchange.answer(ctx, games.record(identity.of(ctx).id()))));
    routes.add(
        new Route(
            HandlerType.GET,
            "/api/me/ratings",
            ctx -> Exchange.answer(ctx, ratings.of(identity.of(ctx).id()))));
    routes.add(Route.of(HandlerType.PUT, "/api/me/ratings", Request.WantRating.class, this::rate));
    routes.addAll(farewell.routes());
    routes.addAll(signIn.routes());
    routes.addAll(codes.routes());
    routes.addAll(passkeys.routes());
    return routes;
  }

  private void rate(Context ctx, Request.WantRating request) {
    Exchange.answer(ctx, ratings.want(identity.of(ctx).id(), request.wanted()));
  }

  private void games(Context ctx) {
    String guest = identity.of(ctx).id();
    limits.count(Limits.Kind.CATCH_UP, guest);
    String before = ctx.queryParam("before");
    Exchange.answer(ctx, games.of(guest, before == null ? NOW : before));
  }
}
