package chapeau.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The same people and games on SQLite, on one node with a PostgreSQL, and on three: durable moves
 * per CPU-second of the nodes and of the database, and from sending a move to the last of four
 * seeing it. The PostgreSQL has a synchronous standby, whose time counts too.
 *
 * <p>Arguments: the number of tables (50), the first of two ports for the database (8420).
 */
public final class Stores {
  private static final int WARM_UP_ROUNDS = 12;
  private static final int ROUNDS = 6;

  private Stores() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    int tables = args.length > 0 ? Integer.parseInt(args[0]) : 50;
    int port = args.length > 1 ? Integer.parseInt(args[1]) : 8420;
    Optional<Path> programs = Cluster.programs();
    Path folder = Files.createTempDirectory("chapeau-stores");
    System.out.printf(
        "%-26s %10s %14s %14s %10s %10s%n",
        "store", "moves/s", "per node CPU-s", "per db CPU-s", "p50 ms", "p99 ms");
    measure("SQLite, 1 node", tables, 1, "", Optional.empty(), folder);
    if (programs.isEmpty()) {
      System.out.println("PostgreSQL was not measured: apt-get install postgresql.");
      return;
    }
    try (Cluster cluster = Cluster.start(programs.get(), folder, port)) {
      measure("PostgreSQL, 1 node", tables, 1, cluster.url(), Optional.of(cluster), folder);
      measure("PostgreSQL, 3 nodes", tables, 3, cluster.url(), Optional.of(cluster), folder);
    }
  }

  private static void measure(
      String what, int tables, int howMany, String db, Optional<Cluster> cluster, Path folder)
      throws IOException, InterruptedException {
    List<Process> nodes = new ArrayList<>();
    List<Integer> ports = new ArrayList<>();
    try {
      for (int i = 0; i < howMany; i++) {
        Path data = folder.resolve("data");
        nodes.add(Load.start(Serve.class, "--port", "0", "--data", data.toString(), "--db", db));
        ports.add(Integer.parseInt(Load.firstLine(nodes.getLast())));
      }
      for (int i = 0; i < WARM_UP_ROUNDS; i++) {
        Evening.once(ports, tables, "hattari");
      }
      double cpu = cpu(nodes);
      double database = cluster.map(Cluster::cpuSeconds).orElse(0.0);
      long began = System.nanoTime();
      int moves = 0;
      Evening.Result last = Evening.once(ports, tables, "hattari");
      moves += last.moves();
      for (int i = 1; i < ROUNDS; i++) {
        last = Evening.once(ports, tables, "hattari");
        moves += last.moves();
      }
      double seconds = (System.nanoTime() - began) / 1e9;
      double databaseSeconds = cluster.map(Cluster::cpuSeconds).orElse(0.0) - database;
      System.out.printf(
          "%-26s %10.0f %14.0f %14s %10.1f %10.1f%n",
          what,
          moves / seconds,
          moves / (cpu(nodes) - cpu),
          databaseSeconds > 0 ? String.valueOf(Math.round(moves / databaseSeconds)) : "-",
          last.percentile(0.50),
          last.percentile(0.99));
    } finally {
      nodes.forEach(Process::destroy);
      for (Process node : nodes) {
        node.waitFor();
      }
    }
  }

  private static double cpu(List<Process> nodes) {
    return nodes.stream().mapToDouble(node -> Load.cpu(node).toNanos() / 1e9).sum();
  }
}
