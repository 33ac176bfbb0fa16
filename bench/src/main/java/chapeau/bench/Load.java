package chapeau.bench;

import chapeau.json.Json;
import chapeau.store.Fact;
import chapeau.store.Sqlite;
import chapeau.store.Store;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tables of four people each on websockets, playing as fast as they can, every move durable before
 * it is shown. The server runs in a process of its own, so that its time can be told from the
 * players'; beside it stand a bare relay of Jetty's (one message in, four out) and the bare
 * journal, in the same run.
 *
 * <p>Arguments: the number of tables (50).
 */
public final class Load {
  private static final int SEATS = 4;
  private static final int WARM_UP_ROUNDS = 6;
  private static final int MEASURED_ROUNDS = 4;
  private static final int PACED_MOVES_PER_SECOND = 250;
  private static final int TABLES_WEIGHED = 20;
  private static final int MOVES_WEIGHED = 150;
  private static final Pattern HEAP_USED = Pattern.compile("total .*used (\\d+)K");
  private static final List<String> GAMES =
      List.of("hattari", "tophat", "hatouf", "huisclos", "hunch");

  private Load() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    int tables = args.length > 0 ? Integer.parseInt(args[0]) : 50;
    Path data = Files.createTempDirectory("chapeau-load");
    Process server = start(Serve.class, "--port", "0", "--data", data.toString());
    Process relay = start(Relay.class);
    try {
      int port = Integer.parseInt(firstLine(server));
      int relayPort = Integer.parseInt(firstLine(relay));
      for (int i = 0; i < WARM_UP_ROUNDS; i++) {
        new Evening(port, tables, "hattari").play();
      }
      Measured fresh = measure(server, () -> new Evening(port, tables, "hattari").play());
      Evening kept = new Evening(port, tables, "hattari");
      kept.play();
      Measured again = measure(server, () -> kept.again().play());
      Relay.warmUp(relayPort, tables);
      Measured bare = measure(relay, () -> Relay.play(relayPort, tables));
      Result paced =
          new Evening(port, tables, "hattari")
              .thinking(1000L * tables / PACED_MOVES_PER_SECOND)
              .play();
      Map<String, Long> kilobytes = new LinkedHashMap<>();
      for (String game : GAMES) {
        kilobytes.put(game, weigh(game));
      }
      Map<String, Bytes> bytes = new LinkedHashMap<>();
      for (String game : GAMES) {
        bytes.put(game, new Evening(port, 3, game).play().bytes());
      }
      System.out.println(
          Json.pretty(
              new Report(
                  tables,
                  fresh.perCpuSecond(),
                  again.perCpuSecond(),
                  bare.perCpuSecond(),
                  round(fresh.perCpuSecond() / bare.perCpuSecond()),
                  round(again.perCpuSecond() / bare.perCpuSecond()),
                  fresh.movesPerSecond(),
                  round(paced.percentile(0.50)),
                  round(paced.percentile(0.99)),
                  round(bareAppends(data.resolve("bare.db"), tables)),
                  Deflate.isAgreed(port),
                  kilobytes,
                  bytes)));
    } finally {
      relay.destroy();
      server.destroy();
      server.waitFor();
    }
  }

  /**
   * What is printed.
   *
   * @param freshSockets moves per CPU-second of the server, four new sockets a game
   * @param keptSockets the same with sockets kept from game to game
   * @param relay messages in per CPU-second of a relay that does nothing else
   * @param toLastOfFourMsP50 from sending a move to the last of the four seeing it, at 250 moves a
   *     second in all
   * @param deflateAgreed whether the server compresses for a client that offers to
   * @param kilobytesATable of the server's heap for a table in mid-game with everybody connected
   * @param bytesAStep of one step as one viewer is sent it
   */
  private record Report(
      int tables,
      double freshSockets,
      double keptSockets,
      double relay,
      double freshToRelay,
      double keptToRelay,
      double movesPerSecond,
      double toLastOfFourMsP50,
      double toLastOfFourMsP99,
      double bareAppendsPerSecond,
      boolean deflateAgreed,
      Map<String, Long> kilobytesATable,
      Map<String, Bytes> bytesAStep) {}

  record Bytes(int steps, double mean, int largest) {}

  /** A few rounds, and what they cost. */
  private record Measured(Result result, double seconds, double cpu, int moves) {
    double perCpuSecond() {
      return round(moves / cpu);
    }

    double movesPerSecond() {
      return round(moves / seconds);
    }
  }

  private interface Round {
    Result play() throws InterruptedException;
  }

  private static Measured measure(Process server, Round round) throws InterruptedException {
    Duration before = cpu(server);
    long began = System.nanoTime();
    int moves = 0;
    Result result = round.play();
    moves += result.moves;
    for (int i = 1; i < MEASURED_ROUNDS; i++) {
      result = round.play();
      moves += result.moves;
    }
    return new Measured(
        result,
        (System.nanoTime() - began) / 1e9,
        cpu(server).minus(before).toNanos() / 1e9,
        moves);
  }

  /** What tables in the middle of a game add to what a server keeps, each with its sockets. */
  private static long weigh(String game) throws IOException, InterruptedException {
    Path data = Files.createTempDirectory("chapeau-weigh");
    Process server = start(Serve.class, "--port", "0", "--data", data.toString());
    try {
      int port = Integer.parseInt(firstLine(server));
      new Evening(port, 1, game).play();
      long before = heap(server);
      new Evening(port, TABLES_WEIGHED, game).upTo(MOVES_WEIGHED).play();
      return (heap(server) - before) / TABLES_WEIGHED;
    } finally {
      server.destroy();
      server.waitFor();
    }
  }

  /** What the server's heap holds after a full collection, in kilobytes. */
  private static long heap(Process server) throws IOException, InterruptedException {
    ask(server, "GC.run");
    return ask(server, "GC.heap_info")
        .lines()
        .map(HEAP_USED::matcher)
        .filter(Matcher::find)
        .mapToLong(found -> Long.parseLong(found.group(1)))
        .findFirst()
        .orElseThrow();
  }

  private static String ask(Process server, String command)
      throws IOException, InterruptedException {
    Process jcmd =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
                Long.toString(server.pid()),
                command)
            .start();
    String answer = new String(jcmd.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    jcmd.waitFor();
    return answer;
  }

  private static double round(double value) {
    return Math.round(value * 100) / 100.0;
  }

  // The server, in a process of its own

  static Process start(Class<?> main, String... arguments) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:+UseCompactObjectHeaders",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  static String firstLine(Process server) throws IOException {
    return server.inputReader().readLine();
  }

  static Duration cpu(Process server) {
    return server.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  // The players

  record Result(int moves, List<Double> millis, Bytes bytes) {
    double percentile(double p) {
      return millis.isEmpty()
          ? 0
          : millis.get((int) Math.min(millis.size() - 1, p * millis.size()));
    }
  }

  /** So many tables with everybody seated and connected, played to their end all at once. */
  static final class Evening {
    private final List<Integer> ports;
    private final int seats;
    private final List<Place> places = new ArrayList<>();
    private final HttpClient http =
        HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
    private CountDownLatch over;
    private boolean rematch;
    private long millis;
    private int most = Integer.MAX_VALUE;

    /** A table and the four lines to it. */
    private static final class Place {
      private final List<Player> players = new ArrayList<>();
      private final List<WebSocket> lines = new ArrayList<>();
      private Watch watch;
      private String id;

      Place(Watch watch, String id) {
        this.watch = watch;
        this.id = id;
      }
    }

    Evening(int port, int tables, String game) throws InterruptedException {
      this(List.of(port), tables, game);
    }

    /** Those of each table on as many nodes as there are. */
    Evening(List<Integer> ports, int tables, String game) throws InterruptedException {
      this.ports = List.copyOf(ports);
      this.seats = game.equals("tophat") ? 3 : SEATS;
      this.over = new CountDownLatch(tables);
      for (int table = 0; table < tables; table++) {
        set(table, game);
      }
    }

    private int port(int n) {
      return ports.get(n % ports.size());
    }

    private void set(int table, String game) throws InterruptedException {
      Watch watch = new Watch(this);
      String body =
          """
          {"game":"%s","players":%d,"seats":[%s],"wait":true}\
          """
              .formatted(game, seats, String.join(",", Collections.nCopies(seats, "\"me\"")));
      Place place =
          new Place(watch, call(http, port(table), "/api/tables", body).path("id").asText());
      for (int seat = 0; seat < seats; seat++) {
        place.players.add(new Player(seat, watch, table * SEATS + seat));
        place.lines.add(
            http.newWebSocketBuilder()
                .buildAsync(
                    URI.create("ws://127.0.0.1:" + port(table + seat) + "/api/ws"),
                    place.players.getLast())
                .join());
      }
      watch(place);
      places.add(place);
    }

    private static void watch(Place place) {
      for (int seat = 0; seat < place.lines.size(); seat++) {
        place
            .players
            .get(seat)
            .say(
                place.lines.get(seat),
                """
                {"type":"watch","table":"%s","seat":%d}\
                """
                    .formatted(place.id, seat))
            .join();
      }
    }

    /** Everybody thinks so long before a move. */
    Evening thinking(long millisAMove) {
      millis = millisAMove;
      return this;
    }

    /** Nobody moves any more once a table has seen so many moves. */
    Evening upTo(int moves) {
      most = moves;
      return this;
    }

    /** The same people once more, on the same lines. */
    Evening again() {
      over = new CountDownLatch(places.size());
      rematch = true;
      return this;
    }

    Result play() throws InterruptedException {
      for (Place place : places) {
        if (rematch) {
          place.watch = new Watch(this);
          place.players.forEach(player -> player.plays(place.watch));
          place.id =
              call(http, port(0), "/api/tables/" + place.id + "/rematch", "{}").path("id").asText();
          watch(place);
        } else {
          call(http, port(0), "/api/tables/" + place.id + "/start", "");
        }
      }
      over.await();
      List<Double> millis =
          places.stream().flatMap(p -> p.watch.nanos.stream()).map(n -> n / 1e6).sorted().toList();
      int moves = places.stream().mapToInt(p -> p.watch.moves.get()).sum();
      return new Result(moves, millis, bytes());
    }

    private Bytes bytes() {
      int steps = places.stream().mapToInt(p -> p.watch.steps.get()).sum();
      long all = places.stream().mapToLong(p -> p.watch.bytes.get()).sum();
      int largest = places.stream().mapToInt(p -> p.watch.largest.get()).max().orElse(0);
      return new Bytes(steps, round((double) all / Math.max(1, steps)), largest);
    }
  }

  private static JsonNode call(HttpClient http, int port, String path, String body)
      throws InterruptedException {
    try {
      HttpResponse<String> answer =
          http.send(
              HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                  .POST(BodyPublishers.ofString(body))
                  .build(),
              BodyHandlers.ofString());
      if (answer.statusCode() >= 300) {
        throw new IllegalStateException(path + ": " + answer.statusCode() + " " + answer.body());
      }
      return Json.parse(answer.body());
    } catch (IOException | Json.Unreadable e) {
      throw new IllegalStateException(e);
    }
  }

  /** Times each move of a table, from being sent to being seen by the last of four. */
  private static final class Watch implements Player.Seen {
    private final Evening evening;
    private final AtomicInteger moves = new AtomicInteger();
    private final AtomicInteger done = new AtomicInteger();
    private final Map<Integer, Long> sent = new ConcurrentHashMap<>();
    private final Map<Integer, AtomicInteger> sightings = new ConcurrentHashMap<>();
    private final ConcurrentLinkedQueue<Long> nanos = new ConcurrentLinkedQueue<>();
    private final AtomicInteger steps = new AtomicInteger();
    private final AtomicLong bytes = new AtomicLong();
    private final AtomicInteger largest = new AtomicInteger();

    Watch(Evening evening) {
      this.evening = evening;
    }

    @Override
    public long pause() {
      return moves.get() < evening.most ? evening.millis : -1;
    }

    @Override
    public void sends(int after) {
      sent.put(after + 1, System.nanoTime());
    }

    @Override
    public void sees(int seat, int seq, int size, boolean end) {
      if (seq > 0) {
        steps.incrementAndGet();
        bytes.addAndGet(size);
        largest.accumulateAndGet(size, Math::max);
      }
      int eyes = sightings.computeIfAbsent(seq, _ -> new AtomicInteger()).incrementAndGet();
      Long since = sent.get(seq);
      if (eyes == evening.seats && since != null) {
        nanos.add(System.nanoTime() - since);
        if (moves.incrementAndGet() == evening.most) {
          evening.over.countDown();
        }
      }
      if (end && done.incrementAndGet() == evening.seats && moves.get() < evening.most) {
        evening.over.countDown();
      }
    }
  }

  // The journal alone

  private static double bareAppends(Path file, int writers) throws InterruptedException {
    int each = 400;
    try (Store store = Sqlite.open(file);
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
