package chapeau.server;

import chapeau.json.Json;
import chapeau.store.Fact;
import chapeau.tables.Leaving;
import chapeau.tables.Moving;
import chapeau.wire.Answer;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.List;

/** The calls by which somebody takes everything about them along, or has it forgotten. */
final class Farewell {
  private final Identity identity;
  private final Limits limits;
  private final Leaving leaving;
  private final Moving moving;

  Farewell(Identity identity, Limits limits, Leaving leaving, Moving moving) {
    this.moving = moving;
    this.identity = identity;
    this.limits = limits;
    this.leaving = leaving;
  }

  List<Route> routes() {
    return List.of(
        new Route(HandlerType.GET, "/api/me/export", this::export),
        new Route(HandlerType.DELETE, "/api/me", this::forget));
  }

  private void export(Context ctx) {
    Fact.Guest guest = identity.of(ctx);
    limits.count(Limits.Kind.TABLE, guest.id());
    ctx.contentType("application/json").result(Json.pretty(leaving.all(guest.id())));
    ctx.header("Content-Disposition", "attachment; filename=\"chapeau-me.json\"");
  }

  private void forget(Context ctx) {
    Fact.Guest guest = identity.of(ctx);
    moving.demandProof(guest);
    leaving.forget(guest.id());
    identity.forgetBefore(ctx);
    identity.leave(ctx);
    Exchange.answer(ctx, new Answer.Done(true));
  }
}
