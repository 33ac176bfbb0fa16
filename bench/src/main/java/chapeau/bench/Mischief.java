package chapeau.bench;

import chapeau.engine.Dice;
import java.util.ArrayList;
import java.util.List;

/** Breaks something every few seconds, and puts it right again; from a seed. */
final class Mischief {
  /** What is broken. */
  enum Kind {
    /** A node is killed (-9), and started again. */
    KILL,
    /** A node stands still (SIGSTOP) for a while. */
    FREEZE,
    /** A node is told to stop, says goodbye, and is started again. */
    RESTART,
    /** A node is killed and comes back with a clock an hour behind. */
    CLOCK,
    /** Every connection to the database is cut. */
    CUT,
    /** The database crashes and is started again. */
    DATABASE,
    /** The database is killed, its standby promoted, and a new standby made. */
    FAIL_OVER,
    /** The database's disk is full for a while. */
    FULL_DISK,
    /** Nothing arrives between nodes and database, and nobody is told. */
    SILENCE
  }

  private final Cluster cluster;
  private final List<FaultNode> nodes;
  private final History history;
  private final Dice dice;
  private final int pauseMillis;
  private final List<Kind> kinds;

  Mischief(Cluster cluster, List<FaultNode> nodes, History history, Faults.Plan plan) {
    this.cluster = cluster;
    this.nodes = nodes;
    this.history = history;
    this.dice = new Dice(plan.seed());
    this.pauseMillis = plan.pauseMillis();
    this.kinds = new ArrayList<>(plan.only());
    if (!FaultNode.canSetClocks()) {
      kinds.remove(Kind.CLOCK);
    }
    if (!cluster.canBeFilled()) {
      kinds.remove(Kind.FULL_DISK);
    }
  }

  /** Breaks things until a time; each kind once before any comes again. */
  void until(long endMillis) {
    List<Kind> left = new ArrayList<>();
    while (history.millis() < endMillis) {
      if (left.isEmpty()) {
        left.addAll(kinds);
      }
      pause(pauseMillis / 2 + dice.below(pauseMillis));
      Kind kind = left.remove(dice.below(left.size()));
      FaultNode node = nodes.get(dice.below(nodes.size()));
      int length = 500 + dice.below(3_500);
      long from = history.millis();
      System.err.printf("%6.1f s  %s%n", from / 1e3, kind);
      breakAndMend(kind, node, length);
      history.faults.add(new History.Fault(kind, from, history.millis()));
    }
  }

  private void breakAndMend(Kind kind, FaultNode node, int millis) {
    switch (kind) {
      case KILL -> {
        node.kill();
        pause(millis);
        node.start();
      }
      case FREEZE -> {
        node.freeze();
        pause(2L * millis);
        node.thaw();
      }
      case RESTART -> {
        node.goodbye();
        node.start();
      }
      case CLOCK -> {
        node.kill();
        node.startAnHourBehind();
      }
      case CUT -> cluster.cut();
      case DATABASE -> cluster.restart(dice.below(2) == 0);
      case FAIL_OVER -> {
        cluster.failOver();
        pause(millis);
        cluster.follow();
      }
      case FULL_DISK -> {
        cluster.fill();
        pause(2L * millis);
        cluster.free();
      }
      case SILENCE -> {
        Wires.cut();
        pause(2L * millis);
        Wires.mend();
      }
    }
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
