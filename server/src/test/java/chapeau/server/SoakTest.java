package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.Seat;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.management.JMException;
import javax.management.ObjectName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Many come and go, and nothing of them stays behind. {@code -Dchapeau.soak=50000} lets more come.
 */
class SoakTest {
  private static final int COMINGS = Integer.getInteger("chapeau.soak", 1_000);
  private static final int AT_ONCE = 8;
  private static final int A_FEW = 100;

  /** What would stay behind of a connection, its guest's page or a table nobody is at. */
  private static final Pattern SUSPECTS =
      Pattern.compile(
          "\\s*\\d+:\\s+(\\d+)\\s+\\d+\\s+(org\\.eclipse\\.jetty\\.(?:session|websocket|ee10)\\S*"
              + "|io\\.javalin\\.\\S+|chapeau\\.(?:server|tables)\\.\\S+).*");

  @TempDir Path data;

  @Test
  void nothingStaysBehind() throws Exception {
    try (Server server = Running.on(data);
        Client host = new Client(server.port())) {
      comeAndGo(host, COMINGS / 10);
      Map<String, Integer> before = alive();
      comeAndGo(host, COMINGS);
      Map<String, Integer> after = alive();
      after.forEach((type, count) ->
          assertThat(count).as(type).isLessThan(before.getOrDefault(type, 0) + A_FEW));
    }
  }

  private static void comeAndGo(Client host, int times)
      throws InterruptedException, ExecutionException {
    try (ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE)) {
      Future<?>[] all = new Future<?>[AT_ONCE];
      for (int thread = 0; thread < AT_ONCE; thread++) {
        all[thread] =
            threads.submit(() -> {
              String table = host.set(2, "[\"me\",\"open\"]").path("id").asText();
              for (int i = 0; i < times / AT_ONCE; i++) {
                try (Feed feed = host.connect()) {
                  feed.watch(table, Seat.SPECTATOR).next("table");
                }
              }
            });
      }
      for (Future<?> one : all) {
        one.get();
      }
    }
    // Whoever hung up is found gone only when something is sent to them.
    host.get("/api/health").is(200);
    Thread.sleep(500);
  }

  /** How many of each suspect are left after a collection. */
  private static Map<String, Integer> alive() throws JMException {
    Object histogram =
        ManagementFactory.getPlatformMBeanServer()
            .invoke(
                new ObjectName("com.sun.management:type=DiagnosticCommand"),
                "gcClassHistogram",
                new Object[] {new String[0]},
                new String[] {String[].class.getName()});
    Map<String, Integer> counts = new TreeMap<>();
    histogram
        .toString()
        .lines()
        .map(SUSPECTS::matcher)
        .filter(Matcher::matches)
        .forEach(line -> counts.put(line.group(2), Integer.parseInt(line.group(1))));
    return counts;
  }
}
