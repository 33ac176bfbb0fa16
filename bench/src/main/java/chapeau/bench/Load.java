package chapeau.bench;

import chapeau.json.Json;
import chapeau.server.Server;
import chapeau.server.Settings;
import chapeau.server.StartFailure;
import chapeau.tables.Fact;
import chapeau.tables.Sqlite;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Tables of four people each on websockets, playing as fast as they can, every move durable before
 * it is shown. The server runs in a process of its own, so that its time can be told from the
 * players'; beside it stands what the bare journal does on the same disk in the same run.
 *
 * <p>Arguments: the number of tables (50).
 */
public final class Load {
  private static final int SEATS = 4;
  private static final int WARM_UP_ROUNDS = 3;

  private static final String TABLE =
      """
      {"game":"hattari","players":4,"seats":["me","me","me","me"],"wait":true}\
      """;

  private Load() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    int tables = args.length > 0 ? Integer.parseInt(args[0]) : 50;
    Path data = Files.createTempDirectory("chapeau-load");
    Process server = start(data);
    try {
      int port = Integer.parseInt(firstLine(server));
      for (int i = 0; i < WARM_UP_ROUNDS; i++) {
        new Evening(port, tables).play();
      }
      Evening evening = new Evening(port, tables);
      Duration before = cpu(server);
      long began = System.nanoTime();
      Result result = evening.play();
      double seconds = (System.nanoTime() - began) / 1e9;
      double cpu = cpu(server).minus(before).toNanos() / 1e9;
      double bare = bareAppends(data.resolve("bare.db"), tables);
      report(tables, result, seconds, cpu, bare);
    } finally {
      server.destroy();
      server.waitFor();
    }
  }

  private static void report(int tables, Result result, double seconds, double cpu, double bare) {
    double perSecond = result.moves / seconds;
    System.out.println(
        Json.pretty(
            new Report(
                tables,
                tables * SEATS,
                result.moves,
                round(seconds),
                round(perSecond),
                round(result.moves / cpu),
                round(result.percentile(0.50)),
                round(result.percentile(0.99)),
                round(bare),
                round(bare / perSecond))));
  }

  /**
   * What is printed.
   *
   * @param toLastOfFourMsP50 from sending a move to the last of the four seeing it
   * @param bareAppendsPerSecond the journal alone, as many writers as tables
   * @param bareToServer how many times faster that is
   */
  private record Report(
      int tables,
      int connections,
      int moves,
      double seconds,
      double movesPerSecond,
      double movesPerServerCpuSecond,
      double toLastOfFourMsP50,
      double toLastOfFourMsP99,
      double bareAppendsPerSecond,
      double bareToServer) {}

  private static double round(double value) {
    return Math.round(value * 100) / 100.0;
  }

  // The server, in a process of its own

  /** Says its port and stays until it is stopped. */
  static final class Host {
    private Host() {}

    public static void main(String[] args) throws StartFailure, InterruptedException {
      Server server =
          Server.start(
              new Settings(
                  "127.0.0.1",
                  0,
                  Path.of(args[0]),
                  false,
                  Duration.ZERO,
                  Duration.ofSeconds(30),
                  false));
      System.out.println(server.port());
      server.untilStopped();
    }
  }

  private static Process start(Path data) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            Host.class.getName(),
            data.toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  private static String firstLine(Process server) throws IOException {
    return server.inputReader().readLine();
  }

  private static Duration cpu(Process server) {
    return server.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  // The players

  private record Result(int moves, List<Double> millis) {
    double percentile(double p) {
      return millis.isEmpty()
          ? 0
          : millis.get((int) Math.min(millis.size() - 1, p * millis.size()));
    }
  }

  /** So many tables with everybody seated and connected, played to their end all at once. */
  private static final class Evening {
    private final CountDownLatch over;
    private final int port;
    private final List<Watch> watches = new ArrayList<>();
    private final List<String> ids = new ArrayList<>();
    private final HttpClient http =
        HttpClient.newBuilder().cookieHandler(new CookieManager()).build();

    Evening(int port, int tables) throws InterruptedException {
      this.port = port;
      this.over = new CountDownLatch(tables);
      for (int table = 0; table < tables; table++) {
        set(table);
      }
    }

    private void set(int table) throws InterruptedException {
      Watch watch = new Watch(over);
      String id = call(http, port, "/api/tables", TABLE).path("id").asText();
      for (int seat = 0; seat < SEATS; seat++) {
        http.newWebSocketBuilder()
            .buildAsync(
                URI.create("ws://127.0.0.1:" + port + "/api/ws"),
                new Player(seat, watch, table * SEATS + seat))
            .join()
            .sendText(
                """
                {"type":"watch","table":"%s","seat":%d}\
                """
                    .formatted(id, seat),
                true)
            .join();
      }
      watches.add(watch);
      ids.add(id);
    }

    Result play() throws InterruptedException {
      for (String id : ids) {
        call(http, port, "/api/tables/" + id + "/start", "");
      }
      over.await();
      http.shutdownNow();
      List<Double> millis =
          watches.stream().flatMap(w -> w.nanos.stream()).map(n -> n / 1e6).sorted().toList();
      return new Result(watches.stream().mapToInt(w -> w.moves.get()).sum(), millis);
    }
  }

  private static JsonNode call(HttpClient http, int port, String path, String body)
      throws InterruptedException {
    try {
      return Json.parse(
          http.send(
                  HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                      .POST(BodyPublishers.ofString(body))
                      .build(),
                  BodyHandlers.ofString())
              .body());
    } catch (IOException | Json.Unreadable e) {
      throw new IllegalStateException(e);
    }
  }

  /** Times each move of a table, from being sent to being seen by the last of four. */
  private static final class Watch implements Player.Seen {
    private final CountDownLatch over;
    private final AtomicInteger moves = new AtomicInteger();
    private final AtomicInteger done = new AtomicInteger();
    private final Map<Integer, Long> sent = new ConcurrentHashMap<>();
    private final Map<Integer, AtomicInteger> sightings = new ConcurrentHashMap<>();
    private final ConcurrentLinkedQueue<Long> nanos = new ConcurrentLinkedQueue<>();

    Watch(CountDownLatch over) {
      this.over = over;
    }

    @Override
    public void sends(int after) {
      sent.put(after + 1, System.nanoTime());
    }

    @Override
    public void sees(int seat, int seq, int actor, boolean end) {
      int eyes = sightings.computeIfAbsent(seq, _ -> new AtomicInteger()).incrementAndGet();
      Long since = sent.get(seq);
      if (eyes == SEATS && since != null) {
        nanos.add(System.nanoTime() - since);
        moves.incrementAndGet();
      }
      if (end && done.incrementAndGet() == SEATS) {
        over.countDown();
      }
    }
  }

  // The journal alone

  private static double bareAppends(Path file, int writers) throws InterruptedException {
    int each = 400;
    try (Sqlite store = Sqlite.open(file);
        ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
      String move = "{\"type\":\"look\",\"suspect\":1}";
      long began = System.nanoTime();
      CountDownLatch done = new CountDownLatch(writers);
      for (int writer = 0; writer < writers; writer++) {
        String table = "table-number-" + writer;
        pool.execute(() -> {
          for (int seq = 1; seq <= each; seq++) {
            store.keep(
                List.of(
                    new Fact.Moved(table, seq, 0, move, "m" + seq, "2026-01-01T00:00:00.000Z")));
          }
          done.countDown();
        });
      }
      done.await();
      return writers * each / ((System.nanoTime() - began) / 1e9);
    }
  }
}
