package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.Seat;
import com.fasterxml.jackson.databind.JsonNode;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.management.JMException;
import javax.management.ObjectName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Many come and go, and nothing of them stays behind. {@code -Dchapeau.soak=50000} lets more come.
 */
@Tag("long")
class SoakTest {
  private static final int COMINGS = Integer.getInteger("chapeau.soak", 1_000);
  private static final int AT_ONCE = 8;
  private static final int A_FEW = 100;
  private static final int WATCHERS = 10;

  /** So often it is looked whether what is left goes after all. */
  private static final int LOOKS = 30;

  /** A house remembers its last ten thousand guests. */
  private static final long A_LITTLE = 16 << 20;

  /** What would stay behind of a connection, its guest's page or a table nobody is at. */
  private static final Pattern SUSPECTS =
      Pattern.compile(
          "\\s*\\d+:\\s+(\\d+)\\s+\\d+\\s+(org\\.eclipse\\.jetty\\.(?:session|websocket|ee10)\\S*"
              + "|io\\.javalin\\.\\S+|chapeau\\.(?:server|tables)\\.\\S+).*");

  @TempDir Path data;

  @Test
  void nothingStaysBehind() throws Exception {
    try (Server server = Running.on(data);
        Client strangers = Client.stranger(server.port())) {
      comeAndGo(strangers, COMINGS / 2);
      Map<String, Integer> before = alive();
      long heap = heap();
      comeAndGo(strangers, COMINGS);
      // Who has just hung up leaves a moment later: what counts is what stays for good.
      List<String> left = left(before, heap);
      for (int looks = 1; !left.isEmpty() && looks < LOOKS; looks++) {
        Thread.sleep(1_000);
        comeAndGo(strangers, AT_ONCE * WATCHERS);
        left = left(before, heap);
      }
      System.out.printf(
          "soak: %d came and went; heap %d MB and %+d kB%n",
          COMINGS, heap >> 20, (heap() - heap) >> 10);
      assertThat(left).isEmpty();
    }
  }

  /** What there is more of than before, after a collection. */
  private static List<String> left(Map<String, Integer> before, long heap) throws JMException {
    List<String> left = new ArrayList<>();
    alive()
        .forEach((type, count) -> {
          if (count >= before.getOrDefault(type, 0) + A_FEW) {
            left.add(count + " of " + type);
          }
        });
    if (heap() - heap >= A_LITTLE) {
      left.add((heap() - heap) + " bytes of heap");
    }
    return left;
  }

  /** Whoever comes is a new guest and watches a table; every tenth is a new one that is played. */
  private static void comeAndGo(Client strangers, int times)
      throws InterruptedException, ExecutionException {
    try (ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE)) {
      Future<?>[] all = new Future<?>[AT_ONCE];
      for (int thread = 0; thread < AT_ONCE; thread++) {
        boolean first = thread == 0;
        all[thread] =
            threads.submit(() -> {
              for (int i = 0; i < times / AT_ONCE; i += WATCHERS) {
                String table =
                    strangers.set(2, "[\"bot:random\",\"bot:random\"]").path("id").asText();
                if (first && i % 1_000 == 0) {
                  System.out.printf("soak: %d of %d%n", i * AT_ONCE, times);
                }
                watch(strangers, table, m -> m.at("/table/status").asText().equals("over"));
                for (int watcher = 1; watcher < WATCHERS; watcher++) {
                  watch(strangers, table, m -> m.path("type").asText().equals("table"));
                }
              }
            });
      }
      for (Future<?> one : all) {
        one.get();
      }
    }
    // Tables nobody holds any more are struck off when the next one is looked for.
    System.gc();
    strangers.set(2, "[\"me\",\"open\"]");
  }

  private static void watch(Client stranger, String table, Predicate<JsonNode> until) {
    try (Feed feed = stranger.connect()) {
      feed.watch(table, Seat.SPECTATOR).next(until);
    }
  }

  private static long heap() {
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
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
