package chapeau.bench;

import chapeau.store.Postgres;
import chapeau.store.Store;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Three nodes on a PostgreSQL with a synchronous standby, people and bots at many tables of all
 * five games, and something broken every few seconds. In the end the journal is read: whatever was
 * acknowledged must be there, once, and nobody may have been shown anything else.
 *
 * <p>Arguments: {@code --minutes N} (1) or {@code --seconds N}, {@code --seed S} (now), {@code
 * --tables N} (20), {@code --port P} (8400), the first of five, {@code --pause N} for so many
 * seconds between faults, so that none hits who still waits because of another, {@code --only
 * KILL,FREEZE} for these kinds alone, and {@code --wire} where the network is this run's own and
 * may be cut.
 */
public final class Faults {
  private static final List<String> GAMES =
      List.of("hattari", "tophat", "hatouf", "huisclos", "hunch");
  private static final long CALM_MILLIS = 5_000;
  private static final long LONGEST_CALM_MILLIS = 180_000;

  private final History history = new History();
  private final Cluster cluster;
  private final List<FaultNode> nodes = new ArrayList<>();
  private final List<Integer> ports = new ArrayList<>();
  private final Plan plan;
  private final long seed;
  private final AtomicInteger begun = new AtomicInteger();
  private volatile long end = Long.MAX_VALUE;

  private Faults(Cluster cluster, Path folder, Plan plan) {
    this.cluster = cluster;
    this.plan = plan;
    this.seed = plan.seed;
    for (int i = 0; i < 3; i++) {
      nodes.add(new FaultNode(plan.port + i, cluster.url(), folder));
      ports.add(plan.port + i);
    }
  }

  /**
   * What to do.
   *
   * @param port the first of five
   * @param pauseMillis about how long nothing is broken between two faults
   * @param only what may be broken, as far as that can be done here
   */
  record Plan(
      long seconds, long seed, int tables, int port, int pauseMillis, Set<Mischief.Kind> only) {
    static final int USUAL_PAUSE = 2_750;

    /** With people at so many tables, and nothing of the network's. */
    static Plan of(long seconds, long seed, int tables, int port) {
      return new Plan(
          seconds,
          seed,
          tables,
          port,
          USUAL_PAUSE,
          EnumSet.complementOf(EnumSet.of(Mischief.Kind.SILENCE)));
    }

    /** Whether the network is this run's own. */
    boolean wireToCut() {
      return only.contains(Mischief.Kind.SILENCE);
    }
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    Optional<Path> programs = Cluster.programs();
    if (programs.isEmpty()) {
      System.err.println(
          "This needs PostgreSQL's own programs (Debian and Ubuntu: apt-get install postgresql).");
      System.exit(3);
    }
    Plan plan =
        new Plan(
            number(args, "--seconds", 60 * number(args, "--minutes", 1)),
            number(args, "--seed", System.nanoTime() & 0xffff),
            (int) number(args, "--tables", 20),
            (int) number(args, "--port", 8400),
            pause(args),
            kinds(args));
    if (plan.wireToCut()) {
      Wires.lay();
    }
    Result result = run(programs.orElseThrow(), plan);
    System.out.println(result);
    System.exit(result.wrong.isEmpty() ? 0 : 1);
  }

  private static int pause(String[] args) {
    long seconds = number(args, "--pause", 0);
    return seconds == 0 ? Plan.USUAL_PAUSE : (int) (1_000 * seconds);
  }

  private static Set<Mischief.Kind> kinds(String[] args) {
    int at = List.of(args).indexOf("--only");
    Set<Mischief.Kind> kinds = EnumSet.allOf(Mischief.Kind.class);
    if (at >= 0 && at + 1 < args.length) {
      kinds.removeIf(kind -> !List.of(args[at + 1].split(",")).contains(kind.name()));
    }
    if (!List.of(args).contains("--wire")) {
      kinds.remove(Mischief.Kind.SILENCE);
    }
    return kinds;
  }

  private static long number(String[] args, String name, long otherwise) {
    int at = List.of(args).indexOf(name);
    return at >= 0 && at + 1 < args.length ? Long.parseLong(args[at + 1]) : otherwise;
  }

  /** Breaks things for so long, then lets the games end and reads the journal. */
  static Result run(Path programs, Plan plan) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("chapeau-faults");
    Result result = run(programs, folder, plan);
    if (result.wrong.isEmpty()) {
      Cluster.delete(folder);
    } else {
      System.err.println("The logs of nodes and database are in " + folder);
    }
    return result;
  }

  private static Result run(Path programs, Path folder, Plan plan) throws InterruptedException {
    String host = plan.wireToCut() ? Wires.ADDRESS : "127.0.0.1";
    try (Cluster cluster = Cluster.start(programs, folder, host, plan.port + 3)) {
      Faults faults = new Faults(cluster, folder, plan);
      try {
        return faults.run(plan.seconds * 1_000, plan.tables);
      } finally {
        faults.nodes.forEach(FaultNode::kill);
      }
    }
  }

  private Result run(long millis, int tables) throws InterruptedException {
    long whole;
    try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < tables; i++) {
        int place = i;
        people.execute(() -> playEvenings(place));
      }
      // Before anybody plays there is nothing to lose.
      while (history.moves.size() < tables && history.millis() < LONGEST_CALM_MILLIS) {
        Thread.sleep(100);
      }
      end = history.millis() + millis;
      new Mischief(cluster, nodes, history, plan).until(end);
      whole = history.millis();
      // What was broken is whole again: whoever plays must come further, or to the end.
      do {
        Thread.sleep(CALM_MILLIS);
      } while (!history.stoppedSince(whole).isEmpty()
          && history.millis() - whole < LONGEST_CALM_MILLIS);
      if (!history.stoppedSince(whole).isEmpty()) {
        nodes.forEach(FaultNode::describe);
      }
      history.close();
    }
    try (Store store = Postgres.open(cluster.url())) {
      Truth truth = new Truth(store);
      List<String> wrong = truth.wrong(history);
      wrong.addAll(history.misled);
      for (String table : history.stoppedSince(whole)) {
        wrong.add("table " + table.substring(0, 6) + " did not go on");
        store
            .standing(table, "", 0)
            .ifPresent(now ->
                wrong.add(
                    "    %s, %s, after step %d; its bots are seen to by '%s'"
                        .formatted(
                            now.header().game(), now.header().status(), now.seq(), now.driver())));
        history.of(table).forEach(line -> wrong.add("    " + line));
      }
      return new Result(seed, millis / 1_000, history, truth.compared(), wrong);
    }
  }

  /** One table after another, with two people each and bots. */
  private void playEvenings(int place) {
    Visitor lea = new Visitor(ports, history, seed * 1_000 + 2L * place);
    Visitor tom = new Visitor(ports, history, seed * 1_000 + 2L * place + 1);
    while (history.millis() < end) {
      String game = GAMES.get(begun.getAndIncrement() % GAMES.size());
      try {
        String table = table(lea, tom, game);
        Thread second = Thread.startVirtualThread(() -> tom.play(table, 1));
        lea.play(table, 0);
        second.join();
      } catch (Visitor.Lost e) {
        System.err.println("a table was not set: " + e.getMessage());
      } catch (Visitor.Misled e) {
        history.misled.add(e.getMessage());
        return;
      } catch (InterruptedException _) {
        return;
      }
    }
  }

  private String table(Visitor lea, Visitor tom, String game) throws Visitor.Lost {
    int bots = game.equals("tophat") ? 1 : 2;
    String id =
        lea.ask(
                "/api/tables",
                """
                {"game":"%s","players":%d,"options":{},"salt":"grain","hold":true,
                 "seats":["me","open"%s]}\
                """
                    .formatted(game, 2 + bots, ",\"bot:random\"".repeat(bots)))
            .path("id")
            .asText();
    tom.ask("/api/tables/" + id + "/seats", "{\"seat\":1,\"salt\":\"grain\"}");
    lea.start(id);
    history.set(id, game);
    return id;
  }

  /** What came of it. */
  record Result(long seed, long seconds, History history, int compared, List<String> wrong) {

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      text.append(
          "seed %d, %d s: %d tables, %d moves acknowledged, %d lines, %d steps compared%n"
              .formatted(
                  seed,
                  seconds,
                  history.tables.size(),
                  history.moves.size(),
                  history.lines.size(),
                  compared));
      text.append(times("all", history.moves.stream().map(Result::millis).sorted().toList()));
      Map<Mischief.Kind, List<Long>> during = new EnumMap<>(Mischief.Kind.class);
      Map<Mischief.Kind, Integer> count = new EnumMap<>(Mischief.Kind.class);
      for (History.Fault fault : history.faults) {
        count.merge(fault.kind(), 1, Integer::sum);
        history.moves.stream()
            .filter(m -> m.heardAt() >= fault.from() && m.sentAt() <= fault.to())
            .forEach(
                m -> during.computeIfAbsent(fault.kind(), _ -> new ArrayList<>()).add(millis(m)));
      }
      during.forEach((kind, millis) ->
          text.append(times(count.get(kind) + " x " + kind, millis.stream().sorted().toList())));
      wrong.forEach(line -> text.append(line).append('\n'));
      return text.append(wrong.isEmpty() ? "Nothing was lost." : "WRONG: see above.").toString();
    }

    private static long millis(History.Acknowledged move) {
      return move.heardAt() - move.sentAt();
    }

    private static String times(String what, List<Long> sorted) {
      return sorted.isEmpty()
          ? ""
          : "%-16s %6d moves, from sending to the answer: p50 %d ms, p99 %d ms, longest %d ms%n"
              .formatted(
                  what,
                  sorted.size(),
                  sorted.get(sorted.size() / 2),
                  sorted.get((int) (sorted.size() * 0.99)),
                  sorted.getLast());
    }
  }
}
