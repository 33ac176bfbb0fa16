package chapeau.server;

import chapeau.catalogue.Catalogue;
import chapeau.store.Terms;
import chapeau.tables.Guests;
import chapeau.tables.Laying;
import chapeau.tables.Paces;
import chapeau.wire.Answer;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The server of the browser tests: bots without delay, no limits, a clock that the test moves, and
 * tables at a wanted position. It runs with the test classes beside chapeau.jar, which contains
 * none of them.
 */
public final class TestServer {
  /** The clock moves in steps shorter than the gap that counts as a sleep of the machine. */
  private static final long STEP = 4;

  private final Ahead clock = new Ahead();
  private final Catalogue catalogue = Catalogue.load();

  private TestServer() {}

  /**
   * Takes the data folder and the token of the desk. Prints the port. Stops at the end of its
   * input.
   */
  public static void main(String[] args) throws StartFailure, IOException {
    TestServer tests = new TestServer();
    Settings settings =
        new Settings(
                "127.0.0.1",
                0,
                Path.of(args[0]),
                false,
                Duration.ZERO,
                Duration.ofMinutes(1),
                false)
            .desk(args[1])
            .calling(
                new Settings.Push(
                    Settings.Push.USUAL.contact(),
                    Duration.ZERO,
                    Settings.Push.USUAL.delivery(),
                    true));
    try (Server server = Server.start(settings, new Hooks(tests.clock, tests::routes))) {
      Laying.measure(server.house, tests.clock::nanos);
      System.out.println("port " + server.port());
      System.in.readAllBytes();
    }
  }

  private List<Route> routes(Server server) {
    return List.of(
        new Route(HandlerType.POST, "/test/guest", ctx -> guest(ctx, server)),
        Route.of(
            HandlerType.POST, "/test/tables", Lay.class, (ctx, wish) -> lay(ctx, wish, server)),
        Route.of(
            HandlerType.POST,
            "/test/clock",
            Advance.class,
            (ctx, wish) -> advance(ctx, wish, server)));
  }

  /** Returns the guest of a request, or creates one. */
  private static void guest(Context ctx, Server server) {
    try {
      Identity identity =
          new Identity(
              new Guests(server.house), new Limits(false), Proxies.of(Set.of(), ""), server.orders);
      Exchange.answer(ctx, Map.of("id", identity.of(ctx).id()));
    } catch (StartFailure e) {
      throw new IllegalStateException(e);
    }
  }

  /** A table to set; see {@link Laying}. */
  record Lay(
      String id,
      String game,
      @Nullable Map<String, String> options,
      List<String> seats,
      @Nullable String pace,
      @Nullable Boolean listed,
      @Nullable Boolean rated,
      @Nullable String bot,
      @Nullable Integer seat,
      @Nullable String offers,
      @Nullable Boolean over) {}

  private void lay(Context ctx, Lay wish, Server server) {
    Terms terms =
        new Terms(
            Paces.read(Objects.requireNonNullElse(wish.pace, "none")),
            Objects.requireNonNullElse(wish.listed, false),
            "",
            Objects.requireNonNullElse(wish.rated, false));
    Laying.Position until =
        new Laying.Position(
            Objects.requireNonNullElse(wish.bot, "random"),
            Objects.requireNonNullElse(wish.seat, 0),
            Objects.requireNonNullElse(wish.offers, ""),
            Objects.requireNonNullElse(wish.over, false));
    try {
      Laying.lay(
          server.house,
          server.tables,
          catalogue.find(wish.game).orElseThrow(),
          new Laying.Wish(
              wish.id,
              wish.game,
              Objects.requireNonNullElse(wish.options, Map.of()),
              wish.seats,
              terms,
              until));
      Exchange.answer(ctx, new Answer.Done(true));
    } catch (RuntimeException e) {
      ctx.status(500).result(e.toString());
    }
  }

  record Advance(int seconds) {}

  /** Moves the clock in steps of {@link #STEP}. */
  private void advance(Context ctx, Advance wish, Server server) {
    for (long left = wish.seconds; left > 0; left -= STEP) {
      clock.move(Duration.ofSeconds(Math.min(STEP, left)));
      Laying.tick(server.clockwork);
    }
    Exchange.answer(ctx, new Answer.Done(true));
  }

  /** The system clock plus an offset. */
  private static final class Ahead extends Clock {
    private volatile Duration by = Duration.ZERO;

    void move(Duration more) {
      by = by.plus(more);
    }

    long nanos() {
      return System.nanoTime() + by.toNanos();
    }

    @Override
    public Instant instant() {
      return Instant.now().plus(by);
    }

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }
  }
}
