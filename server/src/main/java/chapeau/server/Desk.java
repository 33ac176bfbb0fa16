package chapeau.server;

import chapeau.store.Fact;
import chapeau.store.Steward;
import chapeau.store.Store;
import chapeau.tables.Denied;
import chapeau.tables.House;
import chapeau.tables.Tables;
import chapeau.wire.DeskView;
import chapeau.wire.Request;
import chapeau.wire.TableView;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where whoever runs the place sees it and decides; behind a token of which only a hash is kept.
 */
final class Desk {
  private static final Logger LOG = LoggerFactory.getLogger(Desk.class);
  private static final String TOKEN = "desk";
  private static final String BEARER = "Bearer ";
  private static final int BITS = 192;
  private static final int SHORTEST_TOKEN = 20;
  private static final int MOST_MINUTES = 60;
  private static final int MOST_NAMED = 200;

  private final Store store;
  private final Steward steward;
  private final House house;
  private final Tables tables;
  private final Orders orders;
  private final Orders.Ears ears;
  private final Crowd crowd;
  private final Arrivals arrivals;
  private final Limits limits;
  private final Identity identity;
  private final boolean metrics;

  Desk(
      Store store,
      House house,
      Tables tables,
      Orders orders,
      Orders.Ears ears,
      Crowd crowd,
      Arrivals arrivals,
      Limits limits,
      Identity identity,
      boolean metrics) {
    this.store = store;
    this.steward = store.steward();
    this.house = house;
    this.tables = tables;
    this.orders = orders;
    this.ears = ears;
    this.crowd = crowd;
    this.arrivals = arrivals;
    this.limits = limits;
    this.identity = identity;
    this.metrics = metrics;
  }

  List<Route> routes() {
    return List.of(
        new Route(HandlerType.GET, "/api/news", this::news),
        new Route(HandlerType.GET, "/api/desk", this::look),
        new Route(
            HandlerType.PUT,
            "/api/desk/restart",
            this::announce,
            Optional.of(Request.Restart.class)),
        new Route(HandlerType.DELETE, "/api/desk/restart", this::callOff),
        new Route(HandlerType.PUT, "/api/desk/bans/{guest}", this::ban),
        new Route(HandlerType.DELETE, "/api/desk/bans/{guest}", this::unban));
  }

  // The token

  /**
   * Makes the token that opens the desk, where there is none yet or another is wanted.
   *
   * @param wanted empty for whichever there is
   * @return a token nobody has seen before
   */
  static Optional<String> token(Steward steward, String wanted) throws StartFailure {
    if (!wanted.isEmpty()) {
      if (wanted.length() < SHORTEST_TOKEN) {
        throw new StartFailure("--desk-token takes at least 20 characters.");
      }
      steward.note(TOKEN, hash(wanted));
      return Optional.empty();
    }
    byte[] bits = new byte[BITS / 8];
    new SecureRandom().nextBytes(bits);
    String made = Base64.getUrlEncoder().withoutPadding().encodeToString(bits);
    return steward.noteFirst(TOKEN, hash(made)) ? Optional.of(made) : Optional.empty();
  }

  private static String hash(String token) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** Whoever guesses is slowed down; whoever knows is not. */
  private void onlyHost(Context ctx) {
    String address = identity.address(ctx);
    // The operator on the machine itself is never locked out.
    if (!identity.isLoopback(ctx)) {
      limits.check(Limits.Kind.GUESS, address);
    }
    String said = ctx.header("Authorization");
    String token = said != null && said.startsWith(BEARER) ? said.substring(BEARER.length()) : "";
    byte[] given = hash(token).getBytes(StandardCharsets.US_ASCII);
    byte[] kept = steward.note(TOKEN).orElse("").getBytes(StandardCharsets.US_ASCII);
    if (!MessageDigest.isEqual(given, kept)) {
      limits.count(Limits.Kind.GUESS, address);
      throw new Denied(
          Denied.Why.NOT_YOURS,
          "Ce jeton n’ouvre pas le bureau de l’hôte.",
          "That token does not open the host’s desk.");
    }
  }

  // Looking

  /** For everybody: what is announced. */
  private void news(Context ctx) {
    Exchange.answer(ctx, orders.restart());
  }

  private void look(Context ctx) {
    onlyHost(ctx);
    answer(ctx);
  }

  private void answer(Context ctx) {
    Set<String> here = new TreeSet<>(crowd.guests());
    here.addAll(arrivals.looking());
    here.addAll(steward.present(house.millis()));
    var counted = steward.counted();
    Exchange.answer(
        ctx,
        new DeskView(
            here.size(),
            here.stream()
                .limit(MOST_NAMED)
                .flatMap(guest -> steward.person(guest).stream())
                .map(Desk::person)
                .toList(),
            counted.getOrDefault(Fact.Status.OPEN, 0),
            counted.getOrDefault(Fact.Status.PLAYING, 0),
            steward.running().stream().map(Desk::table).toList(),
            store.reports().stream().map(Desk::report).toList(),
            steward.bans().stream().map(Desk::person).toList(),
            orders.restart(),
            metrics));
  }

  private static DeskView.Person person(Steward.Known known) {
    return new DeskView.Person(known.guest(), known.name(), known.since());
  }

  private static DeskView.Table table(Steward.Running table) {
    return new DeskView.Table(
        table.id(),
        table.game(),
        TableView.Status.valueOf(table.status().name().toLowerCase(Locale.ROOT)),
        table.since(),
        table.last(),
        table.people(),
        table.bots(),
        table.free());
  }

  private static DeskView.Report report(Fact.Reported said) {
    return new DeskView.Report(
        said.id(), said.table(), said.name(), said.about(), said.why(), said.time());
  }

  // Deciding

  private void announce(Context ctx) {
    onlyHost(ctx);
    Integer said = Exchange.read(ctx, Request.Restart.class).minutes();
    int minutes = said == null ? 2 : said;
    if (minutes < 1 || minutes > MOST_MINUTES) {
      throw new Denied(
          Denied.Why.MALFORMED, "« minutes » va de 1 à 60.", "“minutes” is a number from 1 to 60.");
    }
    orders.decide(() -> orders.announceRestart(Duration.ofMinutes(minutes)), ears);
    LOG.atInfo().addKeyValue("minutes", minutes).log("a restart is announced");
    answer(ctx);
  }

  private void callOff(Context ctx) {
    onlyHost(ctx);
    orders.decide(orders::callOffRestart, ears);
    answer(ctx);
  }

  private void ban(Context ctx) {
    onlyHost(ctx);
    String guest = ctx.pathParam("guest");
    if (steward.person(guest).isEmpty()) {
      throw new Denied(
          Denied.Why.NOT_THERE, "Cette personne n’est pas connue.", "Nobody is known by that id.");
    }
    orders.decide(() -> steward.ban(guest, house.now()), ears);
    steward.tablesOf(guest).forEach(table -> sendAway(table, guest));
    LOG.info("somebody was banned");
    answer(ctx);
  }

  /** Where a game is just starting, the others let a bot stand in, as for anybody who is away. */
  private void sendAway(String table, String guest) {
    try {
      tables.find(table).seating().sendAway(guest);
    } catch (Denied e) {
      LOG.atInfo().log("somebody banned keeps an empty seat: {}", e.getMessage());
    }
  }

  private void unban(Context ctx) {
    onlyHost(ctx);
    orders.decide(() -> steward.unban(ctx.pathParam("guest")), ears);
    answer(ctx);
  }
}
