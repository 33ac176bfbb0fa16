package chapeau.tables;

import chapeau.store.Fact;
import chapeau.store.Fleet;
import chapeau.store.Store;
import chapeau.store.Timings;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What a node does every second, whoever plays: says that it lives, goes by the database's clock,
 * takes up what is due and what dead nodes have left, and looks whether it missed something.
 */
public final class Upkeep implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Upkeep.class);

  private static final int MOST_AT_ONCE = 50;
  private static final int COMPARED_EVERY = 4;
  private static final int REMINDED_EVERY = 8;

  private final House house;
  private final Tables tables;
  private final Fleet fleet;
  private final Timings timings;
  private final Thread thread;
  private boolean failing;

  public Upkeep(House house, Tables tables, Timings timings) {
    this.timings = timings;
    this.house = house;
    this.tables = tables;
    this.fleet = house.store().fleet();
    Fleet.Beat first = fleet.beat(house.node(), timings.nodeLife().toMillis());
    goBy(first);
    this.thread = Thread.ofPlatform().name("upkeep").daemon().start(this::goRound);
  }

  private void goBy(Fleet.Beat beat) {
    if (fleet.isShared()) {
      house.goBy(beat.millis());
    }
  }

  private void goRound() {
    for (int round = 1; !Thread.currentThread().isInterrupted(); round++) {
      try {
        Thread.sleep(timings.round());
        round(round);
        failing = false;
      } catch (InterruptedException _) {
        return;
      } catch (RuntimeException e) {
        if (!failing) {
          LOG.atWarn().log("upkeep failed and is tried again: {}", e.getMessage());
        }
        failing = true;
      }
    }
  }

  private void round(int round) {
    Fleet.Beat beat = fleet.beat(house.node(), timings.nodeLife().toMillis());
    goBy(beat);
    if (!beat.wasAlive()) {
      LOG.warn("the other nodes took this one for dead; it says again who is here");
      house.presence().again();
      tables.missed();
    }
    for (Fleet.Due due : fleet.due(house.node(), beat.millis(), MOST_AT_ONCE)) {
      if (fleet.claim(due, house.node())) {
        Thread.ofVirtual().name("take-up").start(() -> takeUp(due));
      }
    }
    if (round % REMINDED_EVERY == 0) {
      remind(beat.millis());
    }
    if (fleet.isShared() && round % COMPARED_EVERY == 0) {
      fleet.bury(beat.millis()).forEach(tables::changed);
      Thread.ofVirtual().name("compare").start(this::compare);
    }
  }

  /** What was taken up while the database failed may be nowhere but there. */
  private void remind(long now) {
    for (Fleet.Due due : fleet.held(house.node(), now)) {
      if (!tables.isSeenTo(due)) {
        Thread.ofVirtual().name("take-up").start(() -> takeUp(due));
      }
    }
  }

  private void takeUp(Fleet.Due due) {
    try {
      try {
        tables.find(due.table()).takeUp(due.kind());
      } catch (Denied e) {
        // The table is gone, or of a game there is no more: nobody will ever do it.
        LOG.atWarn().log("what was due at a table is not done: {}", e.getMessage());
        house.store().keep(List.of(new Fact.Undue(due.table(), due.kind())));
      }
    } catch (RuntimeException e) {
      LOG.atWarn().log("what was due at a table is left for later: {}", e.getMessage());
      giveBack(due);
    }
  }

  private void giveBack(Fleet.Due due) {
    try {
      fleet.release(due);
    } catch (Store.Trouble e) {
      LOG.atDebug().log("not given back: {}", e.getMessage());
    }
  }

  private void compare() {
    try {
      tables.compare();
    } catch (Store.Trouble e) {
      LOG.atDebug().log("compared later: {}", e.getMessage());
    }
  }

  /** Leaves to the other nodes, at once, what this one would have done. */
  @Override
  public void close() {
    thread.interrupt();
    try {
      thread.join();
      fleet.leave(house.node());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (Store.Trouble e) {
      LOG.atDebug().log("the other nodes will notice by themselves: {}", e.getMessage());
    }
  }
}
