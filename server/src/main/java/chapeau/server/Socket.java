package chapeau.server;

import chapeau.json.Json;
import chapeau.store.Store;
import chapeau.tables.Denied;
import chapeau.tables.House;
import chapeau.tables.Playing;
import chapeau.tables.Table;
import chapeau.tables.Tables;
import chapeau.wire.FromServer;
import chapeau.wire.Restart;
import chapeau.wire.ToServer;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BiPredicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The websocket part of the API, as docs/api tells it. */
final class Socket implements Orders.Ears {
  private static final Logger LOG = LoggerFactory.getLogger(Socket.class);
  private static final String PATH = "/api/ws";
  private static final String GUEST = "guest-id";
  private static final String TOKEN = "guest-token";
  private static final String ADDRESS = "address";
  private static final int TRY_AGAIN = 1013;
  private static final String PONG = Json.write(new FromServer.Pong());

  private final Tables tables;
  private final Identity identity;
  private final Guard guard;
  private final Limits limits;
  private final Crowd crowd;
  private final Orders orders;
  private final BiPredicate<String, String> isSignedIn;
  private final Duration lastWord;
  private final Map<String, Connection> connections = new ConcurrentHashMap<>();

  Socket(
      Tables tables,
      Identity identity,
      Guard guard,
      Limits limits,
      Crowd crowd,
      Orders orders,
      BiPredicate<String, String> isSignedIn,
      Duration lastWord) {
    this.lastWord = lastWord;
    this.isSignedIn = isSignedIn;
    this.orders = orders;
    this.tables = tables;
    this.identity = identity;
    this.guard = guard;
    this.limits = limits;
    this.crowd = crowd;
  }

  void add(RoutesConfig routes) {
    routes.wsBeforeUpgrade(PATH, this::upgrade);
    routes.ws(
        PATH,
        ws -> {
          ws.onConnect(this::connect);
          ws.onMessage(ctx -> hear(ctx.sessionId(), ctx.message()));
          ws.onClose(this::close);
          ws.onError(this::close);
        });
  }

  private void upgrade(Context ctx) {
    String address = identity.address(ctx);
    limits.count(Limits.Kind.CALL, address);
    guard.checkOrigin(ctx);
    ctx.attribute(GUEST, identity.of(ctx).id());
    ctx.attribute(TOKEN, identity.of(ctx).token());
    ctx.attribute(ADDRESS, address);
  }

  private void connect(WsContext ctx) {
    String guest = Objects.requireNonNullElse(ctx.attribute(GUEST), "");
    String token = Objects.requireNonNullElse(ctx.attribute(TOKEN), "");
    String address = Objects.requireNonNullElse(ctx.attribute(ADDRESS), "");
    try {
      crowd.enter(guest, address);
      Connection arrived = new Connection(ctx.session, guest, token, address, crowd, lastWord);
      connections.put(ctx.sessionId(), arrived);
      if (!holds(arrived)) {
        // The session ended after the request, and the sign-out did not see this connection.
        arrived.signOut();
        return;
      }
      if (orders.restart().announced()) {
        say(arrived, new FromServer.Restarts(orders.restart()));
      }
    } catch (Denied e) {
      ctx.closeSession(TRY_AGAIN, e.text().en());
    }
  }

  private void close(WsContext ctx) {
    Connection gone = connections.remove(ctx.sessionId());
    if (gone != null) {
      // A send that fails closes at once, inside the table that sent: leaving waits its turn.
      Thread.ofVirtual().name("leaving").start(gone::leave);
    }
  }

  @Override
  public void restarts(Restart restart) {
    connections.values().forEach(all -> say(all, new FromServer.Restarts(restart)));
  }

  @Override
  public void sentAway(String guest) {
    connections.values().stream().filter(c -> c.guest().equals(guest)).forEach(Connection::expel);
  }

  /**
   * Says good-bye to all and waits until they have heard it, but not for long: what is cut off in
   * the middle of it looks like an accident to the other end.
   */
  void goAway() {
    CompletableFuture.allOf(
            connections.values().stream().map(Connection::goAway).toArray(CompletableFuture[]::new))
        .completeOnTimeout(null, lastWord.toMillis(), TimeUnit.MILLISECONDS)
        .join();
  }

  /** Lets those go who were let in by a secret that is worth nothing any more. */
  void signOut(String guest) {
    Thread.ofVirtual()
        .name("sign-out")
        .start(() -> {
          for (Connection connection : connections.values()) {
            boolean meant = guest.equals(House.ANYBODY) || guest.equals(connection.guest());
            if (meant && !holds(connection)) {
              connection.signOut();
            }
          }
        });
  }

  private boolean holds(Connection connection) {
    try {
      return isSignedIn.test(connection.guest(), connection.token());
    } catch (Store.Trouble e) {
      LOG.atDebug().log("looked at again later: {}", e.getMessage());
      return true;
    }
  }

  /** Whoever was let go may still have said something: nobody listens any more. */
  private void hear(String session, String message) {
    Connection from = connections.get(session);
    if (from != null) {
      hear(from, message);
    }
  }

  /** Hears a message; whatever comes of it, one that carries an id is answered with that id. */
  private void hear(Connection from, String message) {
    String id = "";
    Requests.begin();
    try {
      Body body = Body.of(message);
      id = body.text("id", "");
      limits.count(Limits.Kind.MESSAGE, from.guest());
      orders.admit(from.guest());
      hear(from, Messages.read(body), id);
    } catch (Denied | Store.Trouble e) {
      refuse(from, id, e instanceof Denied denied ? Problem.of(denied) : Problem.UNAVAILABLE);
    } catch (RuntimeException e) {
      LOG.atError().setCause(e).log("a message failed");
      refuse(from, id, Problem.BROKEN);
    }
  }

  private void hear(Connection from, ToServer message, String id) {
    switch (message) {
      case ToServer.Watch watch -> watch(from, watch);
      case ToServer.Unwatch(String table, int seat) ->
          from.unwatch(new Connection.Watch(tables.find(table), seat));
      case ToServer.Move move -> {
        move(from, move);
        return;
      }
      case ToServer.Chat(String table, int seat, String room, String text) -> {
        limits.count(Limits.Kind.LINE, from.guest());
        tables.find(table).chat().say(from.guest(), seat, room, text);
      }
      case ToServer.Hurry(String table) -> tables.find(table).bots().hurry(from.guest());
      case ToServer.Look(boolean looking) -> from.look(looking);
      case ToServer.Ping() -> from.send(PONG);
    }
    if (!id.isEmpty()) {
      say(from, new FromServer.Done(id));
    }
  }

  /**
   * Tells somebody where a table stands, and what happens there. Who cannot be told just now must
   * not wait for it in silence: the line is ended, and who dials again resumes.
   */
  private void watch(Connection from, ToServer.Watch watch) {
    try {
      limits.count(Limits.Kind.CATCH_UP, from.guest());
      from.watch(
          new Connection.Watch(tables.find(watch.table()), watch.seat()),
          watch.from() == null ? OptionalInt.empty() : OptionalInt.of(watch.from()));
    } catch (RuntimeException e) {
      boolean forGood = e instanceof Denied denied && denied.why() != Denied.Why.TOO_FAST;
      if (!forGood) {
        from.letGo("cannot be told now");
      }
      throw e;
    }
  }

  /** Whoever watches the seat that moves finds the receipt in the step itself. */
  private void move(Connection from, ToServer.Move move) {
    Table<?, ?, ?> table = tables.find(move.table());
    Playing.Receipt receipt =
        table.playing().play(from.guest(), move.seat(), move.seq(), move.id(), move.move());
    if (receipt.again() || !from.watches(new Connection.Watch(table, move.seat()))) {
      say(from, new FromServer.Played(move.id(), receipt.seq()));
    }
  }

  private static void refuse(Connection from, String id, Problem problem) {
    say(
        from,
        id.isEmpty()
            ? new FromServer.Failed(problem.error())
            : new FromServer.Refused(id, problem.rule(), problem.error()));
  }

  private static void say(Connection to, FromServer message) {
    to.send(Json.write(message));
  }
}
