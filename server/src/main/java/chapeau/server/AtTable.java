package chapeau.server;

import static chapeau.server.Exchange.answer;
import static chapeau.server.Exchange.body;
import static chapeau.server.Exchange.query;

import chapeau.catalogue.Playable;
import chapeau.engine.Seat;
import chapeau.json.Json;
import chapeau.server.Api.Route;
import chapeau.tables.Bench;
import chapeau.tables.Denied;
import chapeau.tables.Table;
import chapeau.tables.Tables;
import chapeau.tables.Takeback;
import chapeau.wire.Answer;
import chapeau.wire.FromServer;
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
        new Route(HandlerType.POST, "/api/tables/{id}/moves", this::move),
        new Route(HandlerType.GET, "/api/tables/{id}/feed", this::feed),
        new Route(HandlerType.POST, "/api/tables/{id}/chat", this::chat),
        new Route(HandlerType.POST, "/api/tables/{id}/reports", this::report),
        new Route(HandlerType.POST, "/api/tables/{id}/takeback", this::takeBack),
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
        new Route(HandlerType.POST, "/api/dev/tables/{id}/step", this::step));
  }

  // Playing

  private void move(Context ctx) {
    Body body = body(ctx);
    answer(
        ctx,
        new Answer.Seq(
            at(ctx)
                .playing()
                .play(
                    guest(ctx),
                    body.number("seat"),
                    body.number("seq"),
                    Messages.checkedId(body.text("id")),
                    body.object("move"))
                .seq()));
  }

  private void feed(Context ctx) {
    limits.count(Limits.Kind.CATCH_UP, guest(ctx));
    OptionalInt from =
        ctx.queryParam("from") == null ? OptionalInt.empty() : OptionalInt.of(query(ctx, "from"));
    Table<?, ?, ?> table = at(ctx);
    int seat = query(ctx, "seat");
    long patience = ctx.queryParam("wait") == null ? 0 : Math.min(LONGEST_POLL, query(ctx, "wait"));
    answer(ctx, new Answer.Feed(awaited(table, guest(ctx), seat, from, patience)));
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

  private void chat(Context ctx) {
    Body body = body(ctx);
    limits.count(Limits.Kind.LINE, guest(ctx));
    int seat = body.number("seat");
    if (seat == Seat.SPECTATOR) {
      at(ctx).chat().sayWatching(identity.of(ctx), body.prose("text"));
    } else {
      at(ctx).chat().say(guest(ctx), seat, body.text("room"), body.prose("text"));
    }
    answer(ctx, new Answer.Done(true));
  }

  private void report(Context ctx) {
    Body body = body(ctx);
    limits.count(Limits.Kind.LINE, guest(ctx));
    at(ctx).chat().report(guest(ctx), body.number("seat"), body.text("name"), body.prose("why"));
    answer(ctx, new Answer.Done(true));
  }

  private void takeBack(Context ctx) {
    Body body = body(ctx);
    Table<?, ?, ?> table = at(ctx);
    limits.count(Limits.Kind.LINE, guest(ctx));
    table.takeback().say(guest(ctx), body.number("seat"), word(body.text("say")));
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

  private void step(Context ctx) {
    Body body = body(ctx);
    answer(
        ctx,
        new Answer.Seq(
            Bench.step(at(ctx), body.text("bot", Playable.RANDOM), body.number("steps", 1))));
  }

  private Table<?, ?, ?> at(Context ctx) {
    return tables.find(ctx.pathParam("id"));
  }

  private String guest(Context ctx) {
    return identity.of(ctx).id();
  }
}
