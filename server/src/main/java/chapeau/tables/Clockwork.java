package chapeau.tables;

import chapeau.store.Store;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What makes the clocks of all tables go: it says that the house is awake, and lets bots decide
 * where time is over. Every node has one, and any of them may find what is due.
 */
public final class Clockwork {
  private static final Logger LOG = LoggerFactory.getLogger(Clockwork.class);
  private static final Duration BEAT = Duration.ofSeconds(1);

  /** Who has not looked for so long has slept, and others may have set the clocks on. */
  private static final long SLEPT = 5_000;

  private final House house;
  private final Tables tables;
  private long last;

  public Clockwork(House house, Tables tables) {
    this.house = house;
    this.tables = tables;
    this.last = house.millis();
  }

  /** Goes until the house is closed. */
  public void start() {
    awake();
    Thread.ofVirtual().name("clockwork").start(this::go);
  }

  private void go() {
    try {
      while (!house.isClosed()) {
        Thread.sleep(BEAT);
        if (!house.isClosed()) {
          awake();
          ring();
          house.presence().lapse();
        }
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** Says that the house is awake; where it was not, clocks were set on, and are read again. */
  void awake() {
    try {
      long now = house.millis();
      boolean slept = Math.abs(now - last) > SLEPT;
      last = now;
      if (house.store().awake(now) != 0 || slept) {
        tables.refresh();
      }
    } catch (Store.Trouble e) {
      LOG.atDebug().log("the clocks wait: {}", e.getMessage());
    }
  }

  /** Lets bots decide where time is over; none keeps another waiting. */
  void ring() {
    try (ExecutorService all = Executors.newVirtualThreadPerTaskExecutor()) {
      due().forEach(table -> all.execute(() -> ring(table)));
    }
  }

  private void ring(String table) {
    try {
      tables.find(table).time().expire();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      LOG.atWarn().addKeyValue("table", table.substring(0, 6)).log("not rung: {}", e.toString());
    }
  }

  private List<String> due() {
    try {
      return house.store().due(house.millis());
    } catch (Store.Trouble e) {
      return List.of();
    }
  }
}
