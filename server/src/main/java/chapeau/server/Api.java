package chapeau.server;

import static chapeau.server.Exchange.answer;
import static chapeau.server.Exchange.query;
import static chapeau.server.Exchange.seat;
import static java.util.Objects.requireNonNullElse;

import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.store.Fact;
import chapeau.store.Store;
import chapeau.store.Terms;
import chapeau.tables.Coaching;
import chapeau.tables.Denied;
import chapeau.tables.Guests;
import chapeau.tables.Lobby;
import chapeau.tables.Paces;
import chapeau.tables.Sitter;
import chapeau.tables.Table;
import chapeau.tables.Tables;
import chapeau.wire.Answer;
import chapeau.wire.GameCard;
import chapeau.wire.Me;
import chapeau.wire.Request;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

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
  private final Lobby lobby;

  Api(
      String host,
      Catalogue catalogue,
      Store store,
      Guests guests,
      Tables tables,
      Identity identity,
      Limits limits,
      Arrivals arrivals,
      Lobby lobby) {
    this.host = host;
    this.catalogue = catalogue;
    this.store = store;
    this.guests = guests;
    this.tables = tables;
    this.identity = identity;
    this.limits = limits;
    this.arrivals = arrivals;
    this.lobby = lobby;
  }

  List<Route> routes() {
    return List.of(
        new Route(HandlerType.GET, "/api/health", this::health),
        new Route(HandlerType.GET, "/api/openapi.json", Manual::json),
        new Route(HandlerType.GET, "/api/docs", Manual::page),
        new Route(HandlerType.GET, "/api/here", this::here),
        new Route(HandlerType.GET, "/api/games", this::games),
        new Route(HandlerType.GET, "/api/lobby", arrivals::answer),
        new Route(HandlerType.GET, "/api/me", this::me),
        Route.of(HandlerType.PUT, "/api/me", Request.Rename.class, this::rename),
        new Route(HandlerType.GET, "/api/habits/{game}", this::habits),
        Route.of(HandlerType.POST, "/api/bots", Request.Enrol.class, this::enrol),
        Route.of(HandlerType.POST, "/api/tables", Request.SetTable.class, this::set),
        Route.of(HandlerType.POST, "/api/lessons", Request.Learn.class, this::teach),
        new Route(HandlerType.GET, "/api/tables/{id}", this::table),
        Route.of(HandlerType.POST, "/api/tables/{id}/seats", Request.Sit.class, this::sit),
        new Route(HandlerType.DELETE, "/api/tables/{id}/seats/{n}", this::stand),
        Route.of(HandlerType.PUT, "/api/tables/{id}/seats/{n}", Request.Fill.class, this::fill),
        Route.of(
            HandlerType.PUT,
            "/api/tables/{id}/seats/{n}/salt",
            Request.ShowSalt.class,
            this::showSalt),
        Route.of(HandlerType.PUT, "/api/tables/{id}/options", Request.Options.class, this::options),
        Route.of(HandlerType.PUT, "/api/tables/{id}/terms", Request.Decide.class, this::terms),
        new Route(HandlerType.POST, "/api/tables/{id}/start", this::start),
        new Route(HandlerType.POST, "/api/tables/{id}/again", this::again),
        Route.of(
            HandlerType.POST, "/api/tables/{id}/rematch", Request.Rematch.class, this::rematch));
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

  private void rename(Context ctx, Request.Rename request) {
    String hat = requireNonNullElse(request.hat(), "");
    String name = requireNonNullElse(request.name(), "");
    if (hat.isEmpty() && request.name() == null) {
      throw Body.wrong("name", "un texte", "a text");
    }
    answer(ctx, me(guests.rename(identity.of(ctx), new Sitter(name, hat, "", ""))));
  }

  private void habits(Context ctx) {
    limits.count(Limits.Kind.CATCH_UP, guest(ctx));
    answer(ctx, Coaching.habits(store, catalogue, guest(ctx), ctx.pathParam("game")));
  }

  /** Anybody's program may play; everybody sees that it is one. */
  private void enrol(Context ctx, Request.Enrol request) {
    limits.count(Limits.Kind.ARRIVAL, identity.address(ctx));
    Guests.Arrival program = guests.enrol(request.name());
    answer(
        ctx, new Answer.Enrolled(program.guest().id(), program.guest().name(), program.secret()));
  }

  // Setting a table

  private void set(Context ctx, Request.SetTable request) {
    Fact.Guest guest = identity.of(ctx);
    limits.count(Limits.Kind.TABLE_FROM_ADDRESS, identity.address(ctx));
    limits.count(Limits.Kind.TABLE, guest.id());
    Terms terms = terms(request, Terms.USUAL);
    boolean listed = terms.listed() && lobby.hasRoom(guest.id(), identity.address(ctx));
    Tables.Wish wish =
        new Tables.Wish(
            request.game(),
            request.players(),
            requireNonNullElse(request.options(), Map.of()),
            request.seats(),
            sitter(request, guest.name()),
            requireNonNullElse(request.hold(), false),
            terms.listed(listed));
    Table<?, ?, ?> table = tables.set(guest.id(), wish);
    if (listed) {
      lobby.remember(table.id(), identity.address(ctx));
    }
    ctx.status(201);
    answer(ctx, table.view(guest.id()));
  }

  private void teach(Context ctx, Request.Learn request) {
    Fact.Guest guest = identity.of(ctx);
    limits.count(Limits.Kind.TABLE_FROM_ADDRESS, identity.address(ctx));
    limits.count(Limits.Kind.TABLE, guest.id());
    ctx.status(201);
    answer(
        ctx,
        tables
            .teach(guest.id(), request.game(), request.language(), sitter(request, guest.name()))
            .view(guest.id()));
  }

  private void table(Context ctx) {
    answerTable(ctx, at(ctx));
  }

  private void sit(Context ctx, Request.Sit request) {
    Table<?, ?, ?> table = at(ctx);
    table.seating().sit(identity.of(ctx), number(request.seat()), sitter(request, ""));
    answerTable(ctx, table);
  }

  private static Sitter sitter(Request.Sitting request, String name) {
    return new Sitter(
        requireNonNullElse(request.name(), name),
        requireNonNullElse(request.hat(), ""),
        requireNonNullElse(request.salt(), ""),
        requireNonNullElse(request.seal(), ""));
  }

  private static OptionalInt number(@Nullable Integer said) {
    return said == null ? OptionalInt.empty() : OptionalInt.of(said);
  }

  private void showSalt(Context ctx, Request.ShowSalt request) {
    Table<?, ?, ?> table = at(ctx);
    table.sealing().show(guest(ctx), seat(ctx), request.salt());
    answerTable(ctx, table);
  }

  private void stand(Context ctx) {
    Table<?, ?, ?> table = at(ctx);
    table.seating().stand(guest(ctx), seat(ctx));
    answerTable(ctx, table);
  }

  private void fill(Context ctx, Request.Fill request) {
    Table<?, ?, ?> table = at(ctx);
    switch (request.kind()) {
      case "bot" ->
          table.seating().giveToBot(guest(ctx), seat(ctx), requireNonNullElse(request.bot(), ""));
      case "open" -> table.seating().free(guest(ctx), seat(ctx));
      default ->
          throw new Denied(
              Denied.Why.MALFORMED,
              "« kind » est « bot » ou « open ».",
              "“kind” is “bot” or “open”.");
    }
    answerTable(ctx, table);
  }

  private void options(Context ctx, Request.Options request) {
    Table<?, ?, ?> table = at(ctx);
    table
        .seating()
        .change(
            guest(ctx), number(request.players()), requireNonNullElse(request.options(), Map.of()));
    answerTable(ctx, table);
  }

  private void terms(Context ctx, Request.Decide request) {
    Table<?, ?, ?> table = at(ctx);
    String guest = guest(ctx);
    String address = identity.address(ctx);
    table
        .seating()
        .change(
            guest,
            now -> {
              Terms wanted = terms(request, now);
              if (wanted.listed() && !now.listed()) {
                list(table.id(), guest, address);
              }
              return wanted;
            });
    answerTable(ctx, table);
  }

  private void list(String table, String guest, String address) {
    if (!lobby.hasRoom(guest, address)) {
      throw new Denied(
          Denied.Why.TOO_LATE,
          "Vous avez déjà trois tables dans la liste, ou votre réseau dix : celle-ci reste sur"
              + " invitation.",
          "You already have three tables in the list, or your network has ten: this one stays by"
              + " invitation.");
    }
    lobby.remember(table, address);
  }

  private static Terms terms(Request.Deciding request, Terms now) {
    String pace = requireNonNullElse(request.pace(), "");
    String lang = requireNonNullElse(request.lang(), now.lang());
    if (!LANGUAGES.contains(lang)) {
      throw new Denied(
          Denied.Why.MALFORMED, "La langue est « fr » ou « en ».", "The language is “fr” or “en”.");
    }
    return new Terms(
        pace.isEmpty() ? now.pace() : Paces.read(pace),
        requireNonNullElse(request.listed(), now.listed()),
        lang,
        requireNonNullElse(request.rated(), now.rated()));
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

  private void rematch(Context ctx, Request.Rematch request) {
    Sitter sitter = sitter(request, "");
    Table<?, ?, ?> next = tables.rematch(ctx.pathParam("id"), guest(ctx), sitter);
    lobby.remember(next.id(), identity.address(ctx));
    answerTable(ctx, next);
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
