package chapeau.bench;

import chapeau.json.Json;
import chapeau.store.Fact;
import chapeau.store.Sqlite;
import chapeau.store.Store;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
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
  private static final int WARM_UP_ROUNDS = 60;
  private static final int MEASURED_ROUNDS = 10;
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
        Evening.once(List.of(port), tables, "hattari");
      }
      Measured fresh = measure(server, () -> Evening.once(List.of(port), tables, "hattari"));
      Measured again;
      try (Evening kept = new Evening(port, tables, "hattari")) {
        kept.play();
        again = measure(server, () -> kept.again().play());
      }
      Relay.warmUp(relayPort, tables);
      Measured bare = measure(relay, () -> Relay.play(relayPort, tables));
      Evening.Result paced = paced(port, tables);
      Map<String, Long> kilobytes = new LinkedHashMap<>();
      for (String game : GAMES) {
        kilobytes.put(game, weigh(game));
      }
      Map<String, Evening.Bytes> bytes = new LinkedHashMap<>();
      for (String game : GAMES) {
        bytes.put(game, Evening.once(List.of(port), 3, game).bytes());
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
      Map<String, Evening.Bytes> bytesAStep) {}

  /** A few rounds, and what they cost. */
  private record Measured(Evening.Result result, double seconds, double cpu, int moves) {
    double perCpuSecond() {
      return round(moves / cpu);
    }

    double movesPerSecond() {
      return round(moves / seconds);
    }
  }

  private interface Round {
    Evening.Result play() throws InterruptedException;
  }

  private static Measured measure(Process server, Round round) throws InterruptedException {
    Duration before = cpu(server);
    long began = System.nanoTime();
    int moves = 0;
    Evening.Result result = round.play();
    moves += result.moves();
    for (int i = 1; i < MEASURED_ROUNDS; i++) {
      result = round.play();
      moves += result.moves();
    }
    return new Measured(
        result,
        (System.nanoTime() - began) / 1e9,
        cpu(server).minus(before).toNanos() / 1e9,
        moves);
  }

  private static Evening.Result paced(int port, int tables) throws InterruptedException {
    try (Evening evening = new Evening(port, tables, "hattari")) {
      return evening.thinking(1000L * tables / PACED_MOVES_PER_SECOND).play();
    }
  }

  /** What tables in the middle of a game add to what a server keeps, each with its sockets. */
  private static long weigh(String game) throws IOException, InterruptedException {
    Path data = Files.createTempDirectory("chapeau-weigh");
    Process server = start(Serve.class, "--port", "0", "--data", data.toString());
    try {
      int port = Integer.parseInt(firstLine(server));
      Evening.once(List.of(port), 1, game);
      long before = heap(server);
      try (Evening evening = new Evening(port, TABLES_WEIGHED, game)) {
        evening.upTo(MOVES_WEIGHED).play();
        return (heap(server) - before) / TABLES_WEIGHED;
      }
    } finally {
      server.destroy();
      server.waitFor();
    }
  }

  /** What the server's heap holds after a full collection, in kilobytes. */
  static long heap(Process server) throws IOException, InterruptedException {
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

  static double round(double value) {
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
                "-Xmx1500m",
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
