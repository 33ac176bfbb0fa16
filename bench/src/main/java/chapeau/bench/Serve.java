package chapeau.bench;

import chapeau.server.Server;
import chapeau.server.Settings;
import chapeau.server.StartFailure;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * A server without limits of speed, for anybody's load driver: says its port and stays until it is
 * stopped.
 *
 * <p>Arguments: {@code --port N} (8080), {@code --data DIR} (bench-data), {@code --db URL} (none),
 * {@code --pace MILLIS} of bots (0).
 */
public final class Serve {
  private Serve() {}

  public static void main(String[] args) throws StartFailure, InterruptedException {
    int port = Integer.parseInt(value(args, "--port", "8080"));
    Path data = Path.of(value(args, "--data", "bench-data"));
    Duration pace = Duration.ofMillis(Long.parseLong(value(args, "--pace", "0")));
    Server server =
        Server.start(
            new Settings("127.0.0.1", port, data, false, pace, Duration.ofSeconds(30), false)
                .onDatabase(value(args, "--db", "")));
    System.out.println(server.port());
    server.untilStopped();
  }

  private static String value(String[] args, String name, String otherwise) {
    int at = List.of(args).indexOf(name);
    return at >= 0 && at + 1 < args.length ? args[at + 1] : otherwise;
  }
}
