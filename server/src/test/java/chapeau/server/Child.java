package chapeau.server;

import java.nio.file.Path;

/** A server in a process of its own, to be killed. Says its port, then plays on. */
final class Child {
  private Child() {}

  public static void main(String[] args) throws StartFailure, InterruptedException {
    Server server = Running.on(Path.of(args[0]));
    System.out.println(server.port());
    server.untilStopped();
  }
}
