package chapeau.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A PostgreSQL and its synchronous standby, real ones, to be killed and promoted. Needs a server's
 * programs, pg_basebackup among them, as Debian's package postgresql has them.
 */
public final class Cluster implements AutoCloseable {
  private static final Path DEBIAN = Path.of("/usr/lib/postgresql");
  private static final String USER = "chapeau";
  private static final String LOOPBACK = "127.0.0.1";
  private static final int PATIENCE_SECONDS = 60;

  private final Path bin;
  private final Path folder;
  private final String host;
  private final int[] ports;
  private final List<SmallDisk> disks;
  private int leader;

  private Cluster(Path bin, Path folder, String host, int port) {
    this.bin = bin;
    this.folder = folder;
    this.host = host;
    this.disks =
        List.of(SmallDisk.at(folder.resolve("disk0")), SmallDisk.at(folder.resolve("disk1")));
    this.ports = new int[] {port, port + 1};
  }

  /** Where the programs are, if they are. */
  public static Optional<Path> programs() {
    if (!Files.isDirectory(DEBIAN)) {
      return Optional.empty();
    }
    try (Stream<Path> versions = Files.list(DEBIAN)) {
      return versions
          .map(version -> version.resolve("bin"))
          .filter(bin -> Files.isExecutable(bin.resolve("initdb")))
          .filter(bin -> Files.isExecutable(bin.resolve("pg_basebackup")))
          .max(Comparator.naturalOrder());
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  /** Makes and starts both, on a port and the next. */
  public static Cluster start(Path bin, Path folder, int port) {
    return start(bin, folder, LOOPBACK, port);
  }

  /** For nodes that find it at an address of its own. */
  static Cluster start(Path bin, Path folder, String host, int port) {
    Cluster cluster = new Cluster(bin, folder, host, port);
    cluster.own(folder);
    cluster.run("initdb", "-D", cluster.data(0), "-U", USER, "-A", "trust", "-E", "UTF8", "-N");
    cluster.admit();
    cluster.up(0);
    cluster.follow();
    return cluster;
  }

  /** Whoever comes from an address of this machine. */
  private void admit() {
    try {
      Files.writeString(
          Path.of(data(0), "pg_hba.conf"),
          "host all all samehost trust\n",
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The address of both, for whoever finds the one that leads. */
  public String url() {
    return "jdbc:postgresql://%s:%d,%s:%d/postgres?user=%s"
        .formatted(host, ports[0], host, ports[1], USER);
  }

  private String data(int which) {
    return folder.resolve("disk" + which).resolve("db").toString();
  }

  private int other() {
    return 1 - leader;
  }

  // What happens to it

  /** Restarts the one that leads; at once, as after a crash, or in good order. */
  public void restart(boolean crash) {
    run("pg_ctl", "-D", data(leader), "-m", crash ? "immediate" : "fast", "-w", "stop");
    up(leader);
  }

  /** The one that leads is killed, all its processes at once, and the standby leads. */
  public void failOver() {
    run("pg_ctl", "-D", data(leader), "-m", "immediate", "-w", "stop");
    run("pg_ctl", "-D", data(other()), "-w", "promote");
    leader = other();
  }

  /** A new standby, and every commit waits for it from now on. */
  public void follow() {
    delete(Path.of(data(other())));
    run(
        "pg_basebackup",
        "-D",
        data(other()),
        "-R",
        "-X",
        "stream",
        "-c",
        "fast",
        "-h",
        "127.0.0.1",
        "-p",
        String.valueOf(ports[leader]),
        "-U",
        USER);
    up(other());
    sql("ALTER SYSTEM SET synchronous_standby_names = '*'");
    sql("SELECT pg_reload_conf()");
    untilInStep();
  }

  /** Ends every connection of the nodes. */
  public void cut() {
    sql(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
            + " WHERE application_name = 'chapeau'");
  }

  boolean canBeFilled() {
    return disks.getFirst().canBeFilled();
  }

  /** The disk of the one that leads is full. */
  void fill() {
    disks.get(leader).fill();
  }

  /** There is room again, and who keeps the database running starts it where it gave up. */
  void free() {
    disks.get(leader).free();
    if (!succeeds("pg_ctl", "-D", data(leader), "status")) {
      up(leader);
    }
  }

  private void untilInStep() {
    for (int i = 0; i < PATIENCE_SECONDS * 10; i++) {
      if (sql("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'").equals("1")) {
        return;
      }
      sleep(100);
    }
    throw new IllegalStateException("the standby does not follow");
  }

  private void up(int which) {
    run(
        "pg_ctl",
        "-D",
        data(which),
        "-l",
        folder.resolve("db" + which + ".log").toString(),
        "-o",
        """
        -p %d -c listen_addresses=127.0.0.1,%s -c unix_socket_directories=%s \
        -c max_connections=200 -c max_wal_size=128MB -c wal_retrieve_retry_interval=500ms\
        """
            .formatted(ports[which], host, folder),
        "-w",
        "start");
  }

  /** The first field of the first row, asked of the one that leads. */
  public String sql(String statement) {
    String url = "jdbc:postgresql://127.0.0.1:" + ports[leader] + "/postgres?user=" + USER;
    try (Connection connection = DriverManager.getConnection(url);
        Statement one = connection.createStatement()) {
      boolean answers = one.execute(statement);
      try (ResultSet rows = answers ? one.getResultSet() : null) {
        return rows != null && rows.next() ? rows.getString(1) : "";
      }
    } catch (SQLException e) {
      throw new IllegalStateException(statement, e);
    }
  }

  /** CPU time of all processes of both so far, in seconds. */
  double cpuSeconds() {
    return ProcessHandle.allProcesses()
        .filter(p ->
            p.info().commandLine().orElse("").contains(folder.toString())
                || p.parent()
                    .flatMap(parent -> parent.info().commandLine())
                    .orElse("")
                    .contains(folder.toString()))
        .mapToDouble(p -> p.info().totalCpuDuration().map(d -> d.toNanos() / 1e9).orElse(0.0))
        .sum();
  }

  // Programs refuse to run as root, and so run as the user Debian made for them

  private void own(Path made) {
    if (isRoot()) {
      execute(List.of("chown", "-R", "postgres", made.toString()));
      execute(List.of("chmod", "711", made.toString()));
    }
  }

  private static boolean isRoot() {
    return "root".equals(System.getProperty("user.name"));
  }

  private void run(String program, String... arguments) {
    if (!succeeds(program, arguments)) {
      try {
        throw new IllegalStateException(
            program + " failed:\n" + Files.readString(folder.resolve("programs.log")));
      } catch (IOException e) {
        throw new IllegalStateException(program + " failed", e);
      }
    }
  }

  private boolean succeeds(String program, String... arguments) {
    List<String> command = new ArrayList<>();
    if (isRoot()) {
      command.addAll(List.of("runuser", "-u", "postgres", "--"));
    }
    command.add(bin.resolve(program).toString());
    command.addAll(List.of(arguments));
    return execute(command);
  }

  private boolean execute(List<String> command) {
    try {
      Process process =
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(
                  ProcessBuilder.Redirect.appendTo(folder.resolve("programs.log").toFile()))
              .start();
      return process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) && process.exitValue() == 0;
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(String.join(" ", command), e);
    }
  }

  static void delete(Path tree) {
    if (!Files.exists(tree)) {
      return;
    }
    try (Stream<Path> all = Files.walk(tree)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    for (int which : List.of(other(), leader)) {
      if (Files.exists(Path.of(data(which), "postmaster.pid"))) {
        run("pg_ctl", "-D", data(which), "-m", "immediate", "-w", "stop");
      }
    }
    disks.forEach(SmallDisk::close);
  }
}
