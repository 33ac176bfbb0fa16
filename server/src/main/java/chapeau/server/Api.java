package chapeau.server;

import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.engine.Seat;
import chapeau.json.Json;
import chapeau.store.Fact;
import chapeau.store.Store;
import chapeau.store.Terms;
import chapeau.tables.Bench;
import chapeau.tables.Coaching;
import chapeau.tables.Denied;
import chapeau.tables.Guests;
import chapeau.tables.Paces;
import chapeau.tables.Sitter;
import chapeau.tables.Table;
import chapeau.tables.Tables;
import chapeau.tables.Takeback;
import chapeau.wire.FromServer;
import chapeau.wire.GameCard;
import chapeau.wire.Me;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;

/** The HTTP part of the API, as docs/api tells it. */
final class Api {
  private static final int LARGEST = 64 * 1024;
  private static final Pattern LOCAL = Pattern.compile("(localhost|127\\.[0-9.]+)(:[0-9]+)?");

  private static final int LONGEST_POLL = 25;
  private static final long LOOK_AGAIN = Duration.ofMillis(200).toNanos();
  private static final Set<String> LANGUAGES = Set.of("", "fr", "en");

  private final String host;
  private final Catalogue catalogue;
  private final Store store;
  private final Guests guests;
  private final Tables tables;
  private final Identity identity;
  private final Limits limits;
  private final Arrivals arrivals;

  Api(
      String host,
      Catalogue catalogue,
      Store store,
      Guests guests,
      Tables tables,
      Identity identity,
      Limits limits,
      Arrivals arrivals) {
    this.host = host;
    this.catalogue = catalogue;
    this.store = store;
    this.guests = guests;
    this.tables = tables;
    this.identity = identity;
    this.limits = limits;
    this.arrivals = arrivals;
  }

  /** An address and what is done there. */
  record Route(HandlerType method, String path, Handler handler) {}

  List<Route> routes() {
    return List.of(
        new Route(HandlerType.GET, "/api/health", this::health),
        new Route(HandlerType.GET, "/api/openapi.json", Manual::json),
        new Route(HandlerType.GET, "/api/docs", Manual::page),
        new Route(HandlerType.GET, "/api/here", this::here),
        new Route(HandlerType.GET, "/api/games", this::games),
        new Route(HandlerType.GET, "/api/lobby", arrivals::answer),
        new Route(HandlerType.GET, "/api/me", this::me),
        new Route(HandlerType.PUT, "/api/me", this::rename),
        new Route(HandlerType.GET, "/api/habits/{game}", this::habits),
        new Route(HandlerType.POST, "/api/bots", this::enrol),
        new Route(HandlerType.POST, "/api/tables", this::set),
        new Route(HandlerType.POST, "/api/lessons", this::teach),
        new Route(HandlerType.GET, "/api/tables/{id}", this::table),
        new Route(HandlerType.POST, "/api/tables/{id}/seats", this::sit),
        new Route(HandlerType.DELETE, "/api/tables/{id}/seats/{n}", this::stand),
        new Route(HandlerType.PUT, "/api/tables/{id}/seats/{n}", this::fill),
        new Route(HandlerType.PUT, "/api/tables/{id}/seats/{n}/salt", this::showSalt),
        new Route(HandlerType.PUT, "/api/tables/{id}/options", this::options),
        new Route(HandlerType.PUT, "/api/tables/{id}/terms", this::terms),
        new Route(HandlerType.POST, "/api/tables/{id}/start", this::start),
        new Route(HandlerType.POST, "/api/tables/{id}/moves", this::move),
        new Route(HandlerType.GET, "/api/tables/{id}/feed", this::feed),
        new Route(HandlerType.POST, "/api/tables/{id}/chat", this::chat),
        new Route(HandlerType.POST, "/api/tables/{id}/reports", this::report),
        new Route(HandlerType.POST, "/api/tables/{id}/takeback", this::takeBack),
        new Route(HandlerType.GET, "/api/tables/{id}/replay", this::replay),
        new Route(HandlerType.GET, "/api/tables/{id}/coach", this::review),
        new Route(HandlerType.POST, "/api/tables/{id}/coach", this::startReview),
        new Route(HandlerType.POST, "/api/tables/{id}/hint", this::hint),
        new Route(HandlerType.POST, "/api/tables/{id}/again", this::again),
        new Route(HandlerType.GET, "/api/tables/{id}/export", this::export),
        new Route(HandlerType.POST, "/api/tables/{id}/rematch", this::rematch));
  }

  /** Where the makers of games look; nobody else ever does. */
  List<Route> devRoutes() {
    return List.of(
        new Route(HandlerType.GET, "/api/dev/tables/{id}/views", this::views),
        new Route(HandlerType.POST, "/api/dev/tables/{id}/step", this::step));
  }

  static void add(RoutesConfig config, List<Route> routes) {
    routes.forEach(route -> config.addHttpHandler(route.method, route.path, route.handler));
  }

  // The house

  record Health(String status, String journal) {}

  private void health(Context ctx) {
    store.check();
    answer(ctx, new Health("ok", "ok"));
  }

  record Here(String address) {}

  /** Only for whoever opened the page on the machine itself, by a name no other device knows. */
  private void here(Context ctx) {
    boolean local = LOCAL.matcher(String.valueOf(ctx.host())).matches();
    answer(
        ctx, new Here(local ? HomeNetwork.address(host, ctx.req().getLocalPort()).orElse("") : ""));
  }

  private void games(Context ctx) {
    answer(ctx, catalogue.all().stream().map(Api::card).toList());
  }

  private static GameCard card(Playable<?, ?, ?> playable) {
    return new GameCard(playable.game().about(), playable.levels(), playable.hasLesson());
  }

  private static Me me(Fact.Guest guest) {
    return new Me(guest.id(), guest.name(), guest.hat());
  }

  private void me(Context ctx) {
    answer(ctx, me(identity.of(ctx)));
  }

  private void rename(Context ctx) {
    Body body = body(ctx);
    String name = body.text("hat", "").isEmpty() ? body.text("name") : "";
    answer(ctx, me(guests.rename(identity.of(ctx), sitter(body, name))));
  }

  record Enrolled(String id, String name, String token) {}

  /** Anybody's program may play; everybody sees that it is one. */
  private void enrol(Context ctx) {
    limits.count(Limits.Kind.ARRIVAL, identity.address(ctx));
    Guests.Arrival program = guests.enrol(body(ctx).text("name"));
    answer(ctx, new Enrolled(program.guest().id(), program.guest().name(), program.secret()));
  }

  // Setting a table

  private void set(Context ctx) {
    Body body = body(ctx);
    Fact.Guest guest = identity.of(ctx);
    limits.count(Limits.Kind.TABLE_FROM_ADDRESS, identity.address(ctx));
    limits.count(Limits.Kind.TABLE, guest.id());
    Tables.Wish wish =
        new Tables.Wish(
            body.text("game"),
            body.number("players"),
            body.options("options"),
            body.texts("seats"),
            sitter(body, guest.name()),
            body.flag("wait"),
            terms(body, Terms.USUAL));
    ctx.status(201);
    answer(ctx, tables.set(guest.id(), wish).view(guest.id()));
  }

  private void teach(Context ctx) {
    Body body = body(ctx);
    Fact.Guest guest = identity.of(ctx);
    limits.count(Limits.Kind.TABLE_FROM_ADDRESS, identity.address(ctx));
    limits.count(Limits.Kind.TABLE, guest.id());
    ctx.status(201);
    answer(
        ctx,
        tables
            .teach(guest.id(), body.text("game"), body.text("language"), sitter(body, guest.name()))
            .view(guest.id()));
  }

  private void table(Context ctx) {
    answerTable(ctx, at(ctx));
  }

  private void sit(Context ctx) {
    Body body = body(ctx);
    Table<?, ?, ?> table = at(ctx);
    table.seating().sit(identity.of(ctx), body.optionalNumber("seat"), sitter(body, ""));
    answerTable(ctx, table);
  }

  private static Sitter sitter(Body body, String name) {
    return new Sitter(
        body.text("name", name),
        body.text("hat", ""),
        body.text("salt", ""),
        body.text("seal", ""));
  }

  private void showSalt(Context ctx) {
    Table<?, ?, ?> table = at(ctx);
    table.sealing().show(guest(ctx), seat(ctx), body(ctx).text("salt"));
    answerTable(ctx, table);
  }

  private void stand(Context ctx) {
    Table<?, ?, ?> table = at(ctx);
    table.seating().stand(guest(ctx), seat(ctx));
    answerTable(ctx, table);
  }

  private void fill(Context ctx) {
    Body body = body(ctx);
    Table<?, ?, ?> table = at(ctx);
    switch (body.text("kind")) {
      case "bot" -> table.seating().giveToBot(guest(ctx), seat(ctx), body.text("bot"));
      case "open" -> table.seating().free(guest(ctx), seat(ctx));
      default ->
          throw new Denied(
              Denied.Why.MALFORMED,
              "« kind » est « bot » ou « open ».",
              "“kind” is “bot” or “open”.");
    }
    answerTable(ctx, table);
  }

  private void options(Context ctx) {
    Body body = body(ctx);
    Table<?, ?, ?> table = at(ctx);
    table.seating().change(guest(ctx), body.optionalNumber("players"), body.options("options"));
    answerTable(ctx, table);
  }

  private void terms(Context ctx) {
    Body body = body(ctx);
    Table<?, ?, ?> table = at(ctx);
    table.seating().change(guest(ctx), now -> terms(body, now));
    answerTable(ctx, table);
  }

  /** What a host decides besides the game; what is not said stays as it was. */
  private static Terms terms(Body body, Terms now) {
    String pace = body.text("pace", "");
    String lang = body.text("lang", now.lang());
    if (!LANGUAGES.contains(lang)) {
      throw new Denied(
          Denied.Why.MALFORMED, "La langue est « fr » ou « en ».", "The language is “fr” or “en”.");
    }
    return new Terms(
        pace.isEmpty() ? now.pace() : Paces.read(pace),
        body.flag("listed", now.listed()),
        lang,
        body.flag("rated", now.rated()));
  }

  private void start(Context ctx) {
    Table<?, ?, ?> table = at(ctx);
    table.seating().start(guest(ctx));
    answerTable(ctx, table);
  }

  // Playing

  record Seq(int seq) {}

  private void move(Context ctx) {
    Body body = body(ctx);
    answer(
        ctx,
        new Seq(
            at(ctx)
                .play(
                    guest(ctx),
                    body.number("seat"),
                    body.number("seq"),
                    Messages.checkedId(body.text("id")),
                    body.object("move"))
                .seq()));
  }

  record Feed(List<FromServer.Update> updates) {}

  private void feed(Context ctx) {
    limits.count(Limits.Kind.CATCH_UP, guest(ctx));
    OptionalInt from =
        ctx.queryParam("from") == null ? OptionalInt.empty() : OptionalInt.of(query(ctx, "from"));
    Table<?, ?, ?> table = at(ctx);
    int seat = query(ctx, "seat");
    long patience = ctx.queryParam("wait") == null ? 0 : Math.min(LONGEST_POLL, query(ctx, "wait"));
    answer(ctx, new Feed(awaited(table, guest(ctx), seat, from, patience)));
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

  record Done(boolean ok) {}

  private void chat(Context ctx) {
    Body body = body(ctx);
    limits.count(Limits.Kind.LINE, guest(ctx));
    int seat = body.number("seat");
    if (seat == Seat.SPECTATOR) {
      at(ctx).chat().sayWatching(identity.of(ctx), body.prose("text"));
    } else {
      at(ctx).chat().say(guest(ctx), seat, body.text("room"), body.prose("text"));
    }
    answer(ctx, new Done(true));
  }

  private void report(Context ctx) {
    Body body = body(ctx);
    limits.count(Limits.Kind.LINE, guest(ctx));
    at(ctx).chat().report(guest(ctx), body.number("seat"), body.text("name"), body.prose("why"));
    answer(ctx, new Done(true));
  }

  private void takeBack(Context ctx) {
    Body body = body(ctx);
    Table<?, ?, ?> table = at(ctx);
    limits.count(Limits.Kind.LINE, guest(ctx));
    table.takeback().say(guest(ctx), body.number("seat"), word(body.text("say")));
    answerTable(ctx, table);
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

  private void habits(Context ctx) {
    limits.count(Limits.Kind.CATCH_UP, guest(ctx));
    answer(ctx, Coaching.habits(store, guest(ctx), ctx.pathParam("game")));
  }

  private void startReview(Context ctx) {
    limits.count(Limits.Kind.CATCH_UP, guest(ctx));
    answer(ctx, at(ctx).coaching().start(guest(ctx), query(ctx, "seat")));
  }

  private void hint(Context ctx) {
    limits.count(Limits.Kind.CATCH_UP, guest(ctx));
    answer(ctx, at(ctx).coaching().hint(guest(ctx), query(ctx, "seat")));
  }

  private void again(Context ctx) {
    String guest = guest(ctx);
    limits.count(Limits.Kind.TABLE_FROM_ADDRESS, identity.address(ctx));
    limits.count(Limits.Kind.TABLE, guest);
    ctx.status(201);
    answer(
        ctx,
        tables
            .retry(ctx.pathParam("id"), guest, query(ctx, "seat"), query(ctx, "seq"))
            .view(guest));
  }

  private void export(Context ctx) {
    Table<?, ?, ?> table = at(ctx);
    ctx.contentType("application/json").result(Json.pretty(table.aftermath().export()));
    ctx.header("Content-Disposition", "attachment; filename=\"chapeau-" + table.id() + ".json\"");
  }

  private void rematch(Context ctx) {
    Sitter sitter = ctx.contentLength() == 0 ? new Sitter("", "", "", "") : sitter(body(ctx), "");
    answerTable(ctx, tables.rematch(ctx.pathParam("id"), guest(ctx), sitter));
  }

  // For the makers of games

  private void views(Context ctx) {
    answer(ctx, Bench.views(at(ctx)));
  }

  private void step(Context ctx) {
    Body body = body(ctx);
    answer(
        ctx,
        new Seq(Bench.step(at(ctx), body.text("bot", Playable.RANDOM), body.number("steps", 1))));
  }

  // Reading and answering

  private Table<?, ?, ?> at(Context ctx) {
    return tables.find(ctx.pathParam("id"));
  }

  private String guest(Context ctx) {
    return identity.of(ctx).id();
  }

  private static int seat(Context ctx) {
    return number("n", ctx.pathParam("n"));
  }

  private static int query(Context ctx, String name) {
    String value = ctx.queryParam(name);
    return number(name, value == null ? "" : value);
  }

  private static int number(String name, String value) {
    try {
      return Integer.parseInt(value);
    } catch (NumberFormatException _) {
      throw new Denied(
          Denied.Why.MALFORMED,
          "« " + name + " » doit être un nombre entier.",
          "“" + name + "” must be a whole number.");
    }
  }

  static Body body(Context ctx) {
    try {
      byte[] bytes = ctx.bodyInputStream().readNBytes(LARGEST + 1);
      if (bytes.length > LARGEST) {
        throw new Denied(
            Denied.Why.TOO_LARGE, "C’est trop long : 64 ko au plus.", "Too large: 64 kB at most.");
      }
      return Body.of(new String(bytes, StandardCharsets.UTF_8));
    } catch (IOException _) {
      throw new Denied(
          Denied.Why.MALFORMED, "La demande est incomplète.", "The request is incomplete.");
    }
  }

  private void answerTable(Context ctx, Table<?, ?, ?> table) {
    answer(ctx, table.view(guest(ctx)));
  }

  static void answer(Context ctx, Object value) {
    ctx.contentType("application/json").result(Json.write(value));
  }
}
