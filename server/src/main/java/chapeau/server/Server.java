package chapeau.server;

import chapeau.catalogue.Catalogue;
import chapeau.store.Postgres;
import chapeau.store.Sqlite;
import chapeau.store.Store;
import chapeau.tables.Clockwork;
import chapeau.tables.Denied;
import chapeau.tables.DeviceLinking;
import chapeau.tables.Guests;
import chapeau.tables.House;
import chapeau.tables.Leaving;
import chapeau.tables.Lobby;
import chapeau.tables.Moving;
import chapeau.tables.OwnGames;
import chapeau.tables.Ratings;
import chapeau.tables.Tables;
import chapeau.tables.Upkeep;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running Chapeau: the one place where everything is put together. */
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);
  private static final int LARGEST_MESSAGE = 64 * 1024;
  private static final Duration SILENCE = Duration.ofMinutes(2);

  private final Folder folder;
  final Tables tables;
  private final Store store;
  final House house;
  private final Upkeep upkeep;
  private final Api api;
  private final AtTable atTable;
  private final Self self;
  private final Ratings ratings;
  private final Socket socket;
  final Clockwork clockwork;
  final Orders orders;
  private final Desk desk;
  private final TurnCalls calls;
  private final Optional<String> newDeskToken;
  private final Javalin javalin;
  private final AtomicBoolean closed = new AtomicBoolean();

  private Server(Settings settings, Proxies proxies, Folder folder, Store journal, Hooks hooks)
      throws StartFailure {
    this.newDeskToken = Desk.token(journal.steward(), settings.operation().deskToken());
    Metrics metrics = new Metrics();
    this.folder = folder;
    this.store = new Metered(journal, metrics);
    this.house = new House(store, hooks.clock(), settings.pace(), settings.absence());
    Catalogue catalogue = Catalogue.load();
    this.tables = new Tables(house, catalogue);
    this.clockwork = new Clockwork(house, tables);
    this.upkeep = new Upkeep(house, tables, settings.timings());
    this.orders = new Orders(house, store, settings.timings().orders());
    Guests guests = new Guests(house);
    Limits limits = new Limits(settings.limited());
    Crowd crowd = new Crowd(settings.limited());
    Identity identity = new Identity(guests, limits, proxies, orders);
    Guard guard = new Guard(settings.dev(), proxies);
    Lobby lobby = new Lobby(house);
    Arrivals arrivals = new Arrivals(lobby, identity, crowd);
    this.api =
        new Api(
            settings.host(), catalogue, store, guests, tables, identity, limits, arrivals, lobby);
    this.atTable = new AtTable(tables, identity, limits);
    Moving moving = new Moving(house, guests, tables);
    SignIn signIn = new SignIn(identity, limits, guests, moving, house);
    DeviceCodes codes =
        new DeviceCodes(identity, limits, new DeviceLinking(house, guests, moving), moving, signIn);
    Passkeys passkeys = new Passkeys(identity, limits, proxies, moving, signIn);
    Farewell farewell = new Farewell(identity, limits, new Leaving(house, tables), moving);
    this.ratings = new Ratings(house);
    OwnGames games = new OwnGames(house, tables);
    this.self = new Self(identity, limits, games, ratings, signIn, codes, passkeys, farewell);
    this.calls = new TurnCalls(store, house, identity, limits, settings.operation().push());
    house.rings(calls);
    Duration lastWord = settings.timings().lastWord();
    this.socket =
        new Socket(tables, identity, guard, limits, crowd, orders, guests::isSignedIn, lastWord);
    house.onSignOut(socket::signOut);
    this.desk =
        new Desk(
            store,
            house,
            tables,
            orders,
            socket,
            crowd,
            arrivals,
            limits,
            identity,
            settings.operation().metrics());
    metrics.watch(crowd, tables, house);
    this.javalin =
        Javalin.create(config -> {
          tune(
              config, new SlowClients(settings.operation().clients(), settings.limited(), proxies));
          RoutesConfig routes = config.routes;
          routes.before(Requests::begin);
          routes.before(guard::headers);
          routes.before(Guard::checkMethod);
          routes.before("/api/*", ctx -> admit(ctx, guard, limits, proxies));
          Route.add(routes, routes());
          Route.add(routes, hooks.routes().apply(this));
          if (settings.dev()) {
            Route.add(routes, atTable.devRoutes());
          }
          socket.add(routes);
          routes.get("/ready", this::ready);
          if (settings.operation().metrics()) {
            routes.get("/metrics", metrics::answer);
          }
          routes.get("/*", new Page(new Invitation(tables, catalogue, proxies)));
          answerErrors(routes);
        });
  }

  /** Starts a server, or says why it cannot. */
  public static Server start(Settings settings) throws StartFailure {
    return start(settings, Hooks.NONE);
  }

  static Server start(Settings settings, Hooks hooks) throws StartFailure {
    if (settings.port() < 0 || settings.port() > 65_535) {
      throw new StartFailure("A port is a number from 0 to 65535, not " + settings.port() + ".");
    }
    checkFree(settings.host(), settings.port());
    Proxies proxies =
        Proxies.of(settings.operation().trustedProxies(), settings.operation().publicUrl());
    Folder folder =
        settings.operation().db().isEmpty() ? Folder.open(settings.data()) : Folder.NONE;
    try {
      Store store = open(settings);
      sweep(store, settings.operation().keepDays());
      Server server = new Server(settings, proxies, folder, store, hooks);
      server.listen(settings);
      return server;
    } catch (StartFailure e) {
      folder.close();
      throw e;
    } catch (Store.Trouble e) {
      folder.close();
      throw cannotUse(e);
    }
  }

  /** Looks before anything is set up, so that the commonest failure is the quietest. */
  private static void checkFree(String host, int port) throws StartFailure {
    try (ServerSocket _ = new ServerSocket(port, 1, InetAddress.getByName(host))) {
      LOG.debug("port {} is free", port);
    } catch (IOException e) {
      throw cannotListen(host, port, e);
    }
  }

  private static StartFailure cannotListen(String host, int port, Exception cause) {
    return new StartFailure(
        "Cannot listen on " + host + ":" + port + ": the port is in use, or not allowed.", cause);
  }

  private static Store open(Settings settings) throws StartFailure {
    try {
      Store store =
          settings.operation().db().isEmpty()
              ? Sqlite.open(settings.data().resolve("chapeau.db"), settings.timings())
              : Postgres.open(settings.operation().db(), settings.timings());
      store.check();
      return store;
    } catch (Store.Trouble e) {
      throw cannotUse(e);
    }
  }

  private static StartFailure cannotUse(Store.Trouble e) {
    return new StartFailure("The journal cannot be used: " + e.getMessage() + ".", e);
  }

  /** Before anybody comes: whoever is forgotten is not in the middle of something. */
  private static void sweep(Store store, int days) throws StartFailure {
    if (days > 0) {
      try {
        String before = Instant.now().minus(Duration.ofDays(days)).toString();
        LOG.atInfo().addKeyValue("tables", store.sweep(before)).log("swept");
      } catch (Store.Trouble e) {
        store.close();
        throw new StartFailure("Old tables cannot be swept: " + e.getMessage() + ".", e);
      }
    }
  }

  private void listen(Settings settings) throws StartFailure {
    try {
      javalin.start(settings.host(), settings.port());
    } catch (JavalinException e) {
      house.close();
      upkeep.close();
      store.close();
      throw cannotListen(settings.host(), settings.port(), e);
    }
    clockwork.start();
    orders.start(socket, calls::refresh);
    LOG.atInfo()
        .addKeyValue("host", settings.host())
        .addKeyValue("port", port())
        .addKeyValue("dev", settings.dev())
        .log("started");
    Thread.ofVirtual()
        .name("archive")
        .start(() -> {
          tables.archive();
          tables.score();
          ratings.catchUp();
        });
  }

  private static void tune(JavalinConfig config, SlowClients slow) {
    config.concurrency.useVirtualThreads = true;
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.http.defaultContentType = "application/json";
    config.http.compressionStrategy = CompressionStrategy.GZIP;
    config.jetty.modifyServletContextHandler(context -> context.setSessionHandler(forgetful()));
    config.jetty.modifyServer(jetty -> jetty.setErrorHandler(new Garbled()));
    config.jetty.modifyServer(slow::watch);
    config.jetty.modifyHttpConfiguration(http -> {
      http.setSendServerVersion(false);
      http.setRequestHeaderSize(16 * 1024);
      http.addCustomizer(slow);
    });
    // Small messages: to compress them costs five times all the rest of a move's way.
    config.jetty.modifyServletContextHandler(handler ->
        handler.addServletContainerInitializer((_, _) ->
            WebSocketServerComponents.ensureWebSocketComponents(handler.getServer(), handler)
                .getExtensionRegistry()
                .unregister("permessage-deflate")));
    config.jetty.modifyWebSocketServletFactory(ws -> {
      ws.setMaxTextMessageSize(LARGEST_MESSAGE);
      ws.setMaxBinaryMessageSize(LARGEST_MESSAGE);
      ws.setIdleTimeout(SILENCE);
    });
  }

  /**
   * The framework asks for a session at every websocket's upgrade, which nobody would ever end;
   * guests are known by a cookie of our own.
   */
  private static SessionHandler forgetful() {
    SessionHandler sessions = new SessionHandler();
    NullSessionCache cache = new NullSessionCache(sessions);
    cache.setSessionDataStore(new NullSessionDataStore());
    sessions.setSessionCache(cache);
    sessions.setUsingCookies(false);
    return sessions;
  }

  /** For a balancer: whether this node takes people in. */
  private void ready(Context ctx) {
    if (closed.get()) {
      throw new Store.Trouble("stopping", new IllegalStateException());
    }
    store.check();
    ctx.header("Cache-Control", "no-store").contentType("text/plain").result("ready\n");
  }

  private static void admit(Context ctx, Guard guard, Limits limits, Proxies proxies) {
    ctx.header("Cache-Control", "no-store");
    limits.count(Limits.Kind.CALL, proxies.address(ctx));
    guard.checkChange(ctx);
  }

  private static void answerErrors(RoutesConfig routes) {
    routes.exception(Denied.class, (e, ctx) -> fail(ctx, Problem.status(e.why()), Problem.of(e)));
    routes.exception(Store.Gone.class, (_, ctx) -> fail(ctx, 404, Problem.GONE));
    routes.exception(Store.Banned.class, (_, ctx) -> fail(ctx, 403, Problem.of(Orders.banned())));
    routes.exception(Store.Trouble.class, (e, ctx) -> fail(ctx, 503, Problem.UNAVAILABLE));
    routes.exception(
        HttpResponseException.class,
        (e, ctx) ->
            fail(ctx, e.getStatus(), e.getStatus() < 500 ? Problem.NOT_THERE : Problem.BROKEN));
    routes.exception(
        Exception.class,
        (e, ctx) -> {
          LOG.atError().addKeyValue("method", ctx.method()).setCause(e).log("a request failed");
          fail(ctx, 500, Problem.BROKEN);
        });
  }

  private static void fail(Context ctx, int status, Problem problem) {
    if (status == 413) {
      // The rest of it is not worth reading.
      ctx.header("Connection", "close");
    }
    ctx.status(status);
    Exchange.answer(ctx, problem);
  }

  /** What the API's description must tell of. */
  List<Route> routes() {
    return Stream.of(api.routes(), atTable.routes(), self.routes(), desk.routes(), calls.routes())
        .flatMap(List::stream)
        .toList();
  }

  /** The token of the host's desk, if it was made just now: it is shown this once. */
  public Optional<String> newDeskToken() {
    return newDeskToken;
  }

  public int port() {
    return javalin.port();
  }

  /** Waits until the process is told to stop, then stops in good order. */
  public void untilStopped() throws InterruptedException {
    CountDownLatch stopped = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(() -> {
              close();
              stopped.countDown();
            }));
    stopped.await();
  }

  /** Says good-bye, finishes what is being written, and lets go of the folder. */
  @Override
  public void close() {
    if (closed.getAndSet(true)) {
      return;
    }
    house.close();
    orders.close();
    upkeep.close();
    socket.goAway();
    javalin.stop();
    store.close();
    folder.close();
    LOG.info("stopped");
  }

  /** The data folder, held by one server at a time. */
  private record Folder(Optional<FileChannel> channel) {
    /** Where the data is elsewhere. */
    static final Folder NONE = new Folder(Optional.empty());

    static Folder open(Path data) throws StartFailure {
      try {
        Files.createDirectories(data);
        FileChannel channel =
            FileChannel.open(
                data.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (channel.tryLock() == null) {
          throw new StartFailure("Another Chapeau is using the folder " + data + ".");
        }
        return new Folder(Optional.of(channel));
      } catch (OverlappingFileLockException e) {
        throw new StartFailure("Another Chapeau is using the folder " + data + ".", e);
      } catch (IOException e) {
        throw new StartFailure(
            "The folder " + data + " cannot be written to; choose another with --data.", e);
      }
    }

    void close() {
      try {
        if (channel.isPresent()) {
          channel.get().close();
        }
      } catch (IOException e) {
        LOG.warn("the data folder was not let go: {}", e.getMessage());
      }
    }
  }
}
