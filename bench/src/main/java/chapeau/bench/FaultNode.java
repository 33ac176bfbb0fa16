package chapeau.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A node in a process of its own, on a port it keeps, to be killed, stopped and started again. */
final class FaultNode {
  private static final Path FAKETIME =
      Path.of("/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1");

  private final int port;
  private final String db;
  private final Path log;
  private Process process;

  FaultNode(int port, String db, Path folder) {
    this.port = port;
    this.db = db;
    this.log = folder.resolve("node-" + port + ".log");
    this.process = launch(false);
  }

  int port() {
    return port;
  }

  Path log() {
    return log;
  }

  static boolean canSetClocks() {
    return Files.exists(FAKETIME);
  }

  private Process launch(boolean hourBehind) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:+UseCompactObjectHeaders",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx256m",
                "-cp",
                System.getProperty("java.class.path"),
                Serve.class.getName(),
                "--port",
                String.valueOf(port),
                "--db",
                db,
                "--pace",
                "50"));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
    if (hourBehind) {
      builder.environment().put("LD_PRELOAD", FAKETIME.toString());
      builder.environment().put("FAKETIME", "-1h");
    }
    try {
      return builder.start();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  void start() {
    process = launch(false);
  }

  void startAnHourBehind() {
    process = launch(true);
  }

  boolean lives() {
    return process.isAlive();
  }

  /** kill -9. */
  void kill() {
    process.destroyForcibly();
    waitFor();
  }

  /** SIGTERM: the node says goodbye. */
  void goodbye() {
    process.destroy();
    waitFor();
  }

  private void waitFor() {
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  void freeze() {
    signal("-STOP");
  }

  void thaw() {
    signal("-CONT");
  }

  private void signal(String which) {
    try {
      new ProcessBuilder("kill", which, String.valueOf(process.pid())).start().waitFor();
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Writes beside its log what each of its threads is at, for whoever has to understand it. */
  void describe() {
    try {
      new ProcessBuilder(
              Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
              String.valueOf(process.pid()),
              "Thread.dump_to_file",
              "-overwrite",
              log.resolveSibling("threads-" + port + ".txt").toString())
          .start()
          .waitFor();
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  double cpuSeconds() {
    return Optional.of(process.info())
        .flatMap(ProcessHandle.Info::totalCpuDuration)
        .map(d -> d.toNanos() / 1e9)
        .orElse(0.0);
  }
}
