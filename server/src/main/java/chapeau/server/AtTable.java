package chapeau.server;

import static chapeau.server.Exchange.answer;
import static chapeau.server.Exchange.query;
import static java.util.Objects.requireNonNullElse;

import chapeau.catalogue.Playable;
import chapeau.engine.Seat;
import chapeau.engine.Talk;
import chapeau.json.Json;
import chapeau.tables.Bench;
import chapeau.tables.Denied;
import chapeau.tables.Table;
import chapeau.tables.Tables;
import chapeau.tables.Takeback;
import chapeau.wire.Answer;
import chapeau.wire.FromServer;
import chapeau.wire.Request;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.locks.LockSupport;

/** What people say and do at a table where a game is on, or was. */
final class AtTable {
  private static final int LONGEST_POLL = 25;
  private static final long LOOK_AGAIN = Duration.ofMillis(200).toNanos();

  private final Tables tables;
  private final Identity identity;
  private final Limits limits;

  AtTable(Tables tables, Identity identity, Limits limits) {
    this.tables = tables;
    this.identity = identity;
    this.limits = limits;
  }

  List<Route> routes() {
    return List.of(
        Route.of(HandlerType.POST, "/api/tables/{id}/moves", Request.Move.class, this::move),
        new Route(HandlerType.GET, "/api/tables/{id}/feed", this::feed),
        Route.of(HandlerType.POST, "/api/tables/{id}/chat", Request.Say.class, this::chat),
        Route.of(HandlerType.POST, "/api/tables/{id}/reports", Request.Report.class, this::report),
        Route.of(
            HandlerType.POST, "/api/tables/{id}/takeback", Request.TakeBack.class, this::takeBack),
        new Route(HandlerType.GET, "/api/tables/{id}/replay", this::replay),
        new Route(HandlerType.GET, "/api/tables/{id}/coach", this::review),
        new Route(HandlerType.POST, "/api/tables/{id}/coach", this::startReview),
        new Route(HandlerType.POST, "/api/tables/{id}/hint", this::hint),
        new Route(HandlerType.GET, "/api/tables/{id}/export", this::export));
  }

  /** Where the makers of games look; nobody else ever does. */
  List<Route> devRoutes() {
    return List.of(
        new Route(HandlerType.GET, "/api/dev/tables/{id}/views", this::views),
        Route.of(HandlerType.POST, "/api/dev/tables/{id}/step", Request.Step.class, this::step));
  }

  // Playing

  private void move(Context ctx, Request.Move request) {
    Table<?, ?, ?> table = at(ctx);
    String guest = guest(ctx);
    int seq =
        table
            .playing()
            .play(guest, request.seat(), request.seq(), request.id(), request.move())
            .seq();
    table.watching().visit(guest, request.seat());
    answer(ctx, new Answer.Seq(seq));
  }

  private void feed(Context ctx) {
    limits.count(Limits.Kind.CATCH_UP, guest(ctx));
    OptionalInt from =
        ctx.queryParam("from") == null ? OptionalInt.empty() : OptionalInt.of(query(ctx, "from"));
    Table<?, ?, ?> table = at(ctx);
    int seat = query(ctx, "seat");
    long patience = ctx.queryParam("wait") == null ? 0 : Math.min(LONGEST_POLL, query(ctx, "wait"));
    List<FromServer.Update> updates = awaited(table, guest(ctx), seat, from, patience);
    if (patience > 0) {
      identity.checkAgain(ctx);
    }
    answer(ctx, new Answer.Feed(updates));
  }

  /** What a viewer has missed; who has missed nothing may wait a while for something to happen. */
  private static List<FromServer.Update> awaited(
      Table<?, ?, ?> table, String guest, int seat, OptionalInt from, long seconds) {
    long until = System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
    List<FromServer.Update> updates = table.watching().feed(guest, seat, from);
    while (updates.isEmpty() && System.nanoTime() < until) {
      LockSupport.parkNanos(LOOK_AGAIN);
      updates = table.watching().feed(guest, seat, from);
    }
    return updates;
  }

  private void chat(Context ctx, Request.Say request) {
    limits.count(Limits.Kind.LINE, guest(ctx));
    if (request.seat() == Seat.SPECTATOR) {
      at(ctx).chat().sayWatching(identity.of(ctx), request.text());
    } else {
      String room = requireNonNullElse(request.room(), Talk.TABLE);
      at(ctx).chat().say(guest(ctx), request.seat(), room, request.text());
    }
    answer(ctx, new Answer.Done(true));
  }

  private void report(Context ctx, Request.Report request) {
    limits.count(Limits.Kind.LINE, guest(ctx));
    at(ctx).chat().report(guest(ctx), request.seat(), request.name(), request.why());
    answer(ctx, new Answer.Done(true));
  }

  private void takeBack(Context ctx, Request.TakeBack request) {
    Table<?, ?, ?> table = at(ctx);
    limits.count(Limits.Kind.LINE, guest(ctx));
    table.takeback().say(guest(ctx), request.seat(), word(request.say()));
    answer(ctx, table.view(guest(ctx)));
  }

  private static Takeback.Word word(String said) {
    return Arrays.stream(Takeback.Word.values())
        .filter(word -> word.name().equals(said))
        .findFirst()
        .orElseThrow(() ->
            new Denied(
                Denied.Why.MALFORMED,
                "« say » est « ask », « yes » ou « no ».",
                "“say” is “ask”, “yes” or “no”."));
  }

  // Afterwards

  private void replay(Context ctx) {
    answer(ctx, at(ctx).aftermath().replay(guest(ctx)));
  }

  private void review(Context ctx) {
    answer(ctx, at(ctx).coaching().review(guest(ctx), query(ctx, "seat")));
  }

  private void startReview(Context ctx) {
    limits.count(Limits.Kind.CATCH_UP, guest(ctx));
    answer(ctx, at(ctx).coaching().start(guest(ctx), query(ctx, "seat")));
  }

  private void hint(Context ctx) {
    limits.count(Limits.Kind.CATCH_UP, guest(ctx));
    answer(ctx, at(ctx).coaching().hint(guest(ctx), query(ctx, "seat")));
  }

  private void export(Context ctx) {
    Table<?, ?, ?> table = at(ctx);
    ctx.contentType("application/json").result(Json.pretty(table.aftermath().export()));
    ctx.header("Content-Disposition", "attachment; filename=\"chapeau-" + table.id() + ".json\"");
  }

  // For the makers of games

  private void views(Context ctx) {
    answer(ctx, Bench.views(at(ctx)));
  }

  private void step(Context ctx, Request.Step request) {
    answer(
        ctx,
        new Answer.Seq(
            Bench.step(
                at(ctx),
                requireNonNullElse(request.bot(), Playable.RANDOM),
                requireNonNullElse(request.steps(), 1))));
  }

  private Table<?, ?, ?> at(Context ctx) {
    return tables.find(ctx.pathParam("id"));
  }

  private String guest(Context ctx) {
    return identity.of(ctx).id();
  }
}
