package chapeau.bench;

import io.javalin.Javalin;
import io.javalin.websocket.WsContext;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.websocket.api.Callback;
import org.jspecify.annotations.Nullable;

/** What the web server itself costs: a message in, the same to all four of a table. */
final class Relay {
  private static final int SEATS = 4;
  private static final int MESSAGES = 400;
  private static final String READY = "ready";
  private static final String MESSAGE = "x".repeat(300);

  private Relay() {}

  public static void main(String[] args) throws InterruptedException {
    Map<String, List<WsContext>> tables = new ConcurrentHashMap<>();
    Javalin server =
        Javalin.create(config -> {
          config.startup.showJavalinBanner = false;
          config.concurrency.useVirtualThreads = true;
          config.routes.ws(
              "/{table}",
              ws -> {
                ws.onConnect(ctx -> {
                  tables
                      .computeIfAbsent(ctx.pathParam("table"), _ -> new CopyOnWriteArrayList<>())
                      .add(ctx);
                  ctx.send(READY);
                });
                ws.onMessage(ctx ->
                    tables
                        .getOrDefault(ctx.pathParam("table"), List.of())
                        .forEach(to -> to.session.sendText(ctx.message(), Callback.NOOP)));
              });
        });
    server.start("127.0.0.1", 0);
    System.out.println(server.port());
    new CountDownLatch(1).await();
  }

  static void warmUp(int port, int tables) throws InterruptedException {
    for (int i = 0; i < 4; i++) {
      play(port, tables);
    }
  }

  /** Each table passes a message round until it has been sent often enough. */
  static Evening.Result play(int port, int tables) throws InterruptedException {
    CountDownLatch over = new CountDownLatch(tables);
    HttpClient http = HttpClient.newHttpClient();
    for (int table = 0; table < tables; table++) {
      AtomicInteger count = new AtomicInteger();
      CountDownLatch ready = new CountDownLatch(SEATS);
      List<WebSocket> lines = new ArrayList<>();
      String name = table + "-" + System.nanoTime();
      for (int seat = 0; seat < SEATS; seat++) {
        lines.add(
            http.newWebSocketBuilder()
                .buildAsync(
                    URI.create("ws://127.0.0.1:" + port + "/" + name), new Echo(count, ready, over))
                .join());
      }
      ready.await();
      lines.getFirst().sendText(MESSAGE, true).join();
    }
    over.await();
    http.shutdownNow();
    return new Evening.Result(tables * MESSAGES, List.of(), new Evening.Bytes(0, 0, 0));
  }

  /** Whoever is the last of four to see a message sends the next. */
  private static final class Echo implements WebSocket.Listener {
    private final AtomicInteger count;
    private final CountDownLatch ready;
    private final CountDownLatch over;

    Echo(AtomicInteger count, CountDownLatch ready, CountDownLatch over) {
      this.count = count;
      this.ready = ready;
      this.over = over;
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket line, CharSequence data, boolean last) {
      line.request(1);
      if (READY.contentEquals(data)) {
        ready.countDown();
        return null;
      }
      int seen = last ? count.incrementAndGet() : 1;
      if (seen == MESSAGES * SEATS) {
        over.countDown();
      }
      return last && seen % SEATS == 0 && seen < MESSAGES * SEATS
          ? line.sendText(MESSAGE, true)
          : null;
    }
  }
}
