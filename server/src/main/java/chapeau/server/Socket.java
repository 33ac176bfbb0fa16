package chapeau.server;

import chapeau.engine.Text;
import chapeau.json.Json;
import chapeau.tables.Denied;
import chapeau.tables.Fact;
import chapeau.tables.Store;
import chapeau.tables.Table;
import chapeau.tables.Tables;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The websocket part of the API, as docs/api tells it. */
final class Socket {
  private static final Logger LOG = LoggerFactory.getLogger(Socket.class);
  private static final String PATH = "/api/ws";
  private static final String GUEST = "guest-id";
  private static final String PONG = "{\"type\":\"pong\"}";

  private final Tables tables;
  private final Identity identity;
  private final Guard guard;
  private final Limits limits;
  private final Map<String, Connection> connections = new ConcurrentHashMap<>();

  Socket(Tables tables, Identity identity, Guard guard, Limits limits) {
    this.tables = tables;
    this.identity = identity;
    this.guard = guard;
    this.limits = limits;
  }

  void add(RoutesConfig routes) {
    routes.wsBeforeUpgrade(PATH, this::upgrade);
    routes.ws(
        PATH,
        ws -> {
          ws.onConnect(this::connect);
          ws.onMessage(ctx -> hear(connection(ctx), ctx.message()));
          ws.onClose(this::close);
          ws.onError(this::close);
        });
  }

  private void upgrade(Context ctx) {
    limits.count(Limits.Kind.CALL, Identity.address(ctx));
    guard.checkOrigin(ctx);
    Fact.Guest guest = identity.of(ctx);
    ctx.attribute(GUEST, guest.id());
  }

  private void connect(WsContext ctx) {
    String guest = ctx.attribute(GUEST);
    connections.put(ctx.sessionId(), new Connection(ctx.session, guest == null ? "" : guest));
  }

  private void close(WsContext ctx) {
    Connection gone = connections.remove(ctx.sessionId());
    if (gone != null) {
      // A send that fails closes at once, inside the table that sent: leaving waits its turn.
      Thread.ofVirtual().name("leaving").start(gone::leave);
    }
  }

  private Connection connection(WsContext ctx) {
    Connection connection = connections.get(ctx.sessionId());
    if (connection == null) {
      throw new IllegalStateException("a message from nobody");
    }
    return connection;
  }

  void goAway() {
    connections.values().forEach(Connection::goAway);
  }

  private record Played(String type, String id, int seq) {}

  private record Refused(String type, String id, String rule, Text error) {}

  private record Failed(String type, Text error) {}

  private void hear(Connection from, String message) {
    try {
      limits.count(Limits.Kind.MESSAGE, from.guest());
      Body body = Body.of(message);
      switch (body.text("type")) {
        case "watch" -> watch(from, body);
        case "unwatch" -> from.unwatch(new Connection.Watch(table(body), body.number("seat")));
        case "move" -> move(from, body);
        case "chat" -> chat(from, body);
        case "hurry" -> table(body).hurry(from.guest());
        case "ping" -> from.send(PONG);
        default ->
            throw new Denied(Denied.Why.MALFORMED, "Message inconnu.", "There is no such message.");
      }
    } catch (Denied | Store.Trouble e) {
      from.send(Json.write(new Failed("error", problem(e).error())));
    } catch (RuntimeException e) {
      LOG.atError().setCause(e).log("a message failed");
      from.send(Json.write(new Failed("error", Problem.BROKEN.error())));
    }
  }

  private static Problem problem(RuntimeException e) {
    return e instanceof Denied denied ? Problem.of(denied) : Problem.UNAVAILABLE;
  }

  private Table<?, ?, ?> table(Body body) {
    return tables.find(body.text("table"));
  }

  private void watch(Connection from, Body body) {
    from.watch(new Connection.Watch(table(body), body.number("seat")), body.optionalNumber("from"));
  }

  private void move(Connection from, Body body) {
    String id = body.text("id");
    try {
      int seq =
          table(body)
              .play(from.guest(), body.number("seat"), body.number("seq"), id, body.object("move"));
      from.send(Json.write(new Played("played", id, seq)));
    } catch (Denied | Store.Trouble e) {
      Problem problem = problem(e);
      from.send(Json.write(new Refused("refused", id, problem.rule(), problem.error())));
    }
  }

  private void chat(Connection from, Body body) {
    limits.count(Limits.Kind.LINE, from.guest());
    table(body).say(from.guest(), body.number("seat"), body.text("room"), body.text("text"));
  }
}
