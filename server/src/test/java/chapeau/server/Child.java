package chapeau.server;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A server in a process of its own, to be killed. Says its port, then plays on. */
final class Child {
  private Child() {}

  /** The folder; or besides it the address of a database and how many milliseconds bots wait. */
  public static void main(String[] args) throws StartFailure, InterruptedException {
    Path data = Path.of(args[0]);
    Server server =
        Server.start(
            args.length == 1
                ? Running.settings(data).measured(true)
                : node(data, args[1], args[2]));
    System.out.println(server.port());
    server.untilStopped();
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
        .onDatabase(db);
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
