package chapeau.bench;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.PriorityQueue;
import java.util.SplittableRandom;

/**
 * Ten times the largest public board-game site: moves arrive by chance, wait for a processor of
 * their node, then for one of its writers, which commits whatever came in meanwhile. How many nodes
 * and databases it takes until hardly anybody waits is found by trying; what one move costs is
 * measured ({@code stores}) and given here.
 *
 * <p>Arguments: {@code --moves N} a second in all (40000), {@code --node N} moves per CPU-second of
 * a node, {@code --database N} of a database, {@code --commit MILLIS} a commit waits for both disks
 * (3), {@code --cores N} of a node (8), {@code --database-cores N} (32), {@code --people N}
 * connected (800000), {@code --price EUR} of a core a month (15), {@code --seed S} (1).
 */
public final class Scale {
  private static final double SECONDS = 20;
  private static final int WRITERS = 4;
  private static final double PATIENCE_MILLIS = 50;
  private static final double BUSY_AT_MOST = 0.6;
  private static final int CONNECTIONS_A_NODE = 14;

  private final double perCore;
  private final int cores;
  private final double commitMillis;
  private final SplittableRandom random;

  private Scale(double perCore, int cores, double commitMillis, long seed) {
    this.perCore = perCore;
    this.cores = cores;
    this.commitMillis = commitMillis;
    this.random = new SplittableRandom(seed);
  }

  public static void main(String[] args) {
    double moves = number(args, "--moves", 40_000);
    int cores = (int) number(args, "--cores", 8);
    int databaseCores = (int) number(args, "--database-cores", 32);
    double database = number(args, "--database", 5_000);
    Scale node =
        new Scale(
            number(args, "--node", 2_000),
            cores,
            number(args, "--commit", 3),
            (long) number(args, "--seed", 1));
    double people = number(args, "--people", 800_000);
    int nodes =
        (int)
            Math.max(
                Math.ceil(moves / (node.perCore * cores)),
                Math.ceil(people / number(args, "--sockets", 40_000)));
    Evening evening = node.evening(moves / nodes);
    while (evening.p99 > PATIENCE_MILLIS || evening.busy > BUSY_AT_MOST) {
      nodes++;
      evening = node.evening(moves / nodes);
    }
    int databases = (int) Math.ceil(moves / (database * databaseCores * BUSY_AT_MOST));
    double price = number(args, "--price", 15);
    System.out.printf(
        Locale.ROOT,
        """
        %d nodes of %d cores, %.0f %% busy, %.0f websockets each
        a move is durable in %.1f ms (half), %.1f ms (99 in 100)
        %.1f moves a commit, %.0f commits a second in all
        %d databases of %d cores and as many standbys, %.0f connections each
        %.0f EUR a month
        """,
        nodes,
        cores,
        100 * evening.busy,
        people / nodes,
        evening.p50,
        evening.p99,
        evening.group,
        evening.commits * nodes,
        databases,
        databaseCores,
        (double) nodes * CONNECTIONS_A_NODE / databases,
        price * (nodes * cores + 2.0 * databases * databaseCores));
  }

  private static double number(String[] args, String name, double otherwise) {
    int at = List.of(args).indexOf(name);
    return at >= 0 && at + 1 < args.length ? Double.parseDouble(args[at + 1]) : otherwise;
  }

  /** What a node's evening was like; times in milliseconds. */
  private record Evening(double p50, double p99, double busy, double group, double commits) {}

  private Evening evening(double rate) {
    int count = (int) (rate * SECONDS);
    double[] arrived = new double[count];
    double[] played = new double[count];
    double work = 0;
    double now = 0;
    PriorityQueue<Double> free = new PriorityQueue<>();
    for (int core = 0; core < cores; core++) {
      free.add(0.0);
    }
    for (int i = 0; i < count; i++) {
      now += exponential(1 / rate);
      arrived[i] = now;
      double took = exponential(1 / perCore);
      work += took;
      played[i] = Math.max(now, free.remove()) + took;
      free.add(played[i]);
    }
    return committed(arrived, played, work / (now * cores), now);
  }

  /** Whichever writer is free first takes all that wait, as the journal does. */
  private Evening committed(double[] arrived, double[] played, double busy, double end) {
    Integer[] order = new Integer[played.length];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, (a, b) -> Double.compare(played[a], played[b]));
    PriorityQueue<Double> writers = new PriorityQueue<>();
    for (int writer = 0; writer < WRITERS; writer++) {
      writers.add(0.0);
    }
    double[] waits = new double[played.length];
    int commits = 0;
    for (int next = 0; next < order.length; commits++) {
      double begins = Math.max(writers.remove(), played[order[next]]);
      double done = begins + commitMillis / 1_000;
      writers.add(done);
      for (; next < order.length && played[order[next]] <= begins; next++) {
        waits[next] = 1_000 * (done - arrived[order[next]]);
      }
    }
    Arrays.sort(waits);
    return new Evening(
        waits[waits.length / 2],
        waits[(int) (waits.length * 0.99)],
        busy,
        (double) waits.length / commits,
        commits / end);
  }

  private double exponential(double mean) {
    return -mean * Math.log(1 - random.nextDouble());
  }
}
