package chapeau.server;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Servers in a process of their own, to be killed. Say their ports, then play on. */
final class Child {
  private static final Duration LAST_WORD = Duration.ofMillis(100);
  private static final Duration SHORT_LIFE = Duration.ofMillis(500);

  private Child() {}

  /** A folder for each server; or one, the address of a database and the bots' milliseconds. */
  public static void main(String[] args) throws StartFailure, InterruptedException {
    List<Server> servers = new ArrayList<>();
    if (args.length == 3 && args[1].startsWith("jdbc:")) {
      servers.add(Server.start(node(Path.of(args[0]), args[1], args[2])));
    } else {
      for (String folder : args) {
        Settings settings = Running.settings(Path.of(folder)).measured(true);
        servers.add(Server.start(settings.timed(Running.lastWord(LAST_WORD))));
      }
    }
    servers.forEach(server -> System.out.println(server.port()));
    servers.getFirst().untilStopped();
  }

  private static Settings node(Path data, String db, String millis) {
    return new Settings(
            "127.0.0.1",
            0,
            data,
            false,
            Duration.ofMillis(Long.parseLong(millis)),
            Duration.ZERO,
            false)
        .onDatabase(db)
        .timed(Running.node(SHORT_LIFE));
  }

  static Process start(String... args) throws IOException {
    return start(List.of(), args);
  }

  /** With switches for its Java. */
  static Process start(List<String> switches, String... args) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(switches);
    command.addAll(
        List.of(
            "--enable-native-access=ALL-UNNAMED",
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            Child.class.getName()));
    command.addAll(List.of(args));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
  }

  static int port(Process server) throws IOException {
    String line = server.inputReader().readLine();
    if (line == null) {
      throw new AssertionError("the server did not start");
    }
    return Integer.parseInt(line);
  }
}
