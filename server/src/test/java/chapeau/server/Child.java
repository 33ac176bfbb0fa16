package chapeau.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A server in a process of its own, to be killed. Says its port, then plays on. */
final class Child {
  private Child() {}

  /** A new process; what it says first is its port. */
  static Process start(Path data, String... switches) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(switches));
    command.addAll(
        List.of(
            "--enable-native-access=ALL-UNNAMED",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            Child.class.getName(),
            data.toString()));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
  }

  static int port(Process server) throws IOException {
    String line =
        new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8))
            .readLine();
    if (line == null) {
      throw new AssertionError("the server did not start");
    }
    return Integer.parseInt(line);
  }

  public static void main(String[] args) throws StartFailure, InterruptedException {
    Server server = Server.start(Running.settings(Path.of(args[0])).measured(true));
    System.out.println(server.port());
    server.untilStopped();
  }
}
