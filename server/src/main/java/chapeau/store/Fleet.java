package chapeau.store;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What the nodes on one database know of each other: who lives, who is connected where, and what a
 * table is to do by itself. A node lives for as long as it keeps saying so; what a dead one had
 * taken up is free for all. All times are the database's, in milliseconds.
 */
public interface Fleet {

  /** The bit in the seats of {@link Fact.Connected} that stands for a viewer without a seat. */
  int WATCHED = 15;

  /** What a table does by itself, and some node must see to. */
  enum Kind {
    /** A bot is to move. */
    BOTS,
    /** Salts that nobody shows are no longer waited for. */
    SEALS,
    /** Somebody who does not look is called to their turn. */
    TURN
  }

  /**
   * Something to see to now.
   *
   * @param node the one that had taken it up and lives no more; empty where none had
   */
  record Due(String table, Kind kind, String node) {}

  /** How far a table is in the store; whoever has less of it has missed something. */
  record Mark(String table, int revision, int seq, int lines) {}

  /**
   * What a node learns when it says that it lives.
   *
   * @param millis the time by the database's clock
   * @param wasAlive whether the others have taken it for alive until now
   */
  record Beat(long millis, boolean wasAlive) {}

  /** Whether other nodes may be on the same database. */
  boolean isShared();

  /** Says that a node lives, and will for so long. */
  Beat beat(String node, long lifeMillis);

  /** A node stops: what it had taken up is free at once, and its people are soon elsewhere. */
  void leave(String node);

  /** What is due and no other living node has taken up, longest overdue first. */
  List<Due> due(String node, long now, int most);

  /** What is due and this node has taken up, maybe without having heard that it had. */
  List<Due> held(String node, long now);

  /** Takes up what is due; of several nodes one succeeds. */
  boolean claim(Due due, String node);

  /** Gives back what could not be done, for whoever comes next. */
  void release(Due due);

  /** The node that has taken something up. */
  Optional<String> holder(String table, Kind kind);

  List<Mark> marks(List<String> tables);

  /** The tables at which a seat holder is connected to a node. */
  Set<String> attended();

  /** Forgets dead nodes; answers the tables where somebody was connected to one. */
  Set<String> bury(long now);

  /** A house of one, that remembers nothing. */
  Fleet ALONE =
      new Fleet() {
        @Override
        public boolean isShared() {
          return false;
        }

        @Override
        public Beat beat(String node, long lifeMillis) {
          return new Beat(System.currentTimeMillis(), true);
        }

        @Override
        public void leave(String node) {}

        @Override
        public List<Due> due(String node, long now, int most) {
          return List.of();
        }

        @Override
        public List<Due> held(String node, long now) {
          return List.of();
        }

        @Override
        public boolean claim(Due due, String node) {
          return false;
        }

        @Override
        public void release(Due due) {}

        @Override
        public Optional<String> holder(String table, Kind kind) {
          return Optional.empty();
        }

        @Override
        public List<Mark> marks(List<String> tables) {
          return List.of();
        }

        @Override
        public Set<String> attended() {
          return Set.of();
        }

        @Override
        public Set<String> bury(long now) {
          return Set.of();
        }
      };
}
