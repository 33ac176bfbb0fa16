package chapeau.server;

import static chapeau.server.Exchange.answer;
import static chapeau.server.Exchange.body;
import static chapeau.server.Exchange.query;
import static chapeau.server.Exchange.seat;

import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.store.Fact;
import chapeau.store.Store;
import chapeau.store.Terms;
import chapeau.tables.Coaching;
import chapeau.tables.Denied;
import chapeau.tables.Guests;
import chapeau.tables.Paces;
import chapeau.tables.Sitter;
import chapeau.tables.Table;
import chapeau.tables.Tables;
import chapeau.wire.Answer;
import chapeau.wire.GameCard;
import chapeau.wire.Me;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The HTTP part of the API, as docs/api tells it. */
final class Api {
  private static final Pattern LOCAL = Pattern.compile("(localhost|127\\.[0-9.]+)(:[0-9]+)?");

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
        new Route(HandlerType.POST, "/api/tables/{id}/again", this::again),
        new Route(HandlerType.POST, "/api/tables/{id}/rematch", this::rematch));
  }

  static void add(RoutesConfig config, List<Route> routes) {
    routes.forEach(route -> config.addHttpHandler(route.method, route.path, route.handler));
  }

  // The house

  private void health(Context ctx) {
    store.check();
    answer(ctx, new Answer.Health("ok", "ok"));
  }

  /** Only for whoever opened the page on the machine itself, by a name no other device knows. */
  private void here(Context ctx) {
    boolean local = LOCAL.matcher(String.valueOf(ctx.host())).matches();
    answer(
        ctx,
        new Answer.Here(
            local ? HomeNetwork.address(host, ctx.req().getLocalPort()).orElse("") : ""));
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

  private void habits(Context ctx) {
    limits.count(Limits.Kind.CATCH_UP, guest(ctx));
    answer(ctx, Coaching.habits(store, guest(ctx), ctx.pathParam("game")));
  }

  /** Anybody's program may play; everybody sees that it is one. */
  private void enrol(Context ctx) {
    limits.count(Limits.Kind.ARRIVAL, identity.address(ctx));
    Guests.Arrival program = guests.enrol(body(ctx).text("name"));
    answer(
        ctx, new Answer.Enrolled(program.guest().id(), program.guest().name(), program.secret()));
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

  private void rematch(Context ctx) {
    Sitter sitter = ctx.contentLength() == 0 ? new Sitter("", "", "", "") : sitter(body(ctx), "");
    answerTable(ctx, tables.rematch(ctx.pathParam("id"), guest(ctx), sitter));
  }

  private Table<?, ?, ?> at(Context ctx) {
    return tables.find(ctx.pathParam("id"));
  }

  private String guest(Context ctx) {
    return identity.of(ctx).id();
  }

  private void answerTable(Context ctx, Table<?, ?, ?> table) {
    answer(ctx, table.view(guest(ctx)));
  }
}
