package chapeau.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A fleet that knows of each other by rows in their database. */
final class SqlFleet implements Fleet {
  /** Only asked where nodes share a database, and those are PostgreSQL. */
  private static final String NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";

  private static final int MARKS_AT_ONCE = 50;

  private final SqlStore store;
  private final boolean shared;

  SqlFleet(SqlStore store, boolean shared) {
    this.store = store;
    this.shared = shared;
  }

  @Override
  public boolean isShared() {
    return shared;
  }

  @Override
  public Beat beat(String node, long lifeMillis) {
    if (!shared) {
      // Nobody else looks, and a disk may sleep.
      return new Beat(System.currentTimeMillis(), true);
    }
    return store.change(session -> {
      long now = session.read("SELECT " + NOW, row -> row.getLong(1)).getFirst();
      boolean lives =
          !session
              .read("SELECT 1 FROM nodes WHERE id = ? AND until > ?", _ -> true, node, now)
              .isEmpty();
      session.run(
          """
          INSERT INTO nodes (id, until) VALUES (?, ?)
          ON CONFLICT (id) DO UPDATE SET until = excluded.until\
          """,
          node,
          now + lifeMillis);
      return new Beat(now, lives);
    });
  }

  @Override
  public void leave(String node) {
    store.change(session -> session.run("UPDATE due SET node = '' WHERE node = ?", node));
  }

  @Override
  public List<Due> due(String node, long now, int most) {
    return store.read(session ->
        session.read(
            """
            SELECT d.table_id, d.kind, d.node FROM due d
            LEFT JOIN nodes n ON n.id = d.node AND n.until > ?
            WHERE d.at <= ? AND d.node <> ? AND n.id IS NULL ORDER BY d.at LIMIT ?\
            """,
            row -> new Due(row.getString(1), Kind.valueOf(row.getString(2)), row.getString(3)),
            now,
            now,
            node,
            most));
  }

  @Override
  public List<Due> held(String node, long now) {
    return store.read(session ->
        session.read(
            "SELECT table_id, kind, node FROM due WHERE at <= ? AND node = ?",
            row -> new Due(row.getString(1), Kind.valueOf(row.getString(2)), row.getString(3)),
            now,
            node));
  }

  @Override
  public boolean claim(Due due, String node) {
    return store.change(session -> move(session, due.table(), due.kind(), due.node(), node)) == 1;
  }

  @Override
  public void release(Due due) {
    store.change(session ->
        session.run(
            "UPDATE due SET node = '' WHERE table_id = ? AND kind = ?",
            due.table(),
            due.kind().name()));
  }

  private static int move(Session session, String table, Kind kind, String from, String to)
      throws SQLException {
    return session.run(
        "UPDATE due SET node = ? WHERE table_id = ? AND kind = ? AND node = ?",
        to,
        table,
        kind.name(),
        from);
  }

  @Override
  public Optional<String> holder(String table, Kind kind) {
    return store.read(session ->
        session
            .read(
                "SELECT node FROM due WHERE table_id = ? AND kind = ?",
                row -> row.getString(1),
                table,
                kind.name())
            .stream()
            .findFirst());
  }

  @Override
  public List<Mark> marks(List<String> tables) {
    List<Mark> marks = new ArrayList<>();
    for (int from = 0; from < tables.size(); from += MARKS_AT_ONCE) {
      List<String> some =
          new ArrayList<>(tables.subList(from, Math.min(tables.size(), from + MARKS_AT_ONCE)));
      marks.addAll(store.read(session -> marksOf(session, some)));
    }
    return marks;
  }

  private static List<Mark> marksOf(Session session, List<String> some) throws SQLException {
    // Always as many, so that it is one statement, prepared once.
    List<String> padded = new ArrayList<>(some);
    padded.addAll(Collections.nCopies(MARKS_AT_ONCE - some.size(), some.getFirst()));
    return session.read(
        """
        SELECT t.id, t.revision,
          (SELECT coalesce(max(m.seq), 0) FROM moves m WHERE m.table_id = t.id),
          (SELECT count(*) FROM lines l WHERE l.table_id = t.id)
        FROM tables t WHERE t.id IN (\
        """
            + String.join(", ", Collections.nCopies(MARKS_AT_ONCE, "?"))
            + ")",
        row -> new Mark(row.getString(1), row.getInt(2), row.getInt(3), row.getInt(4)),
        padded.toArray());
  }

  @Override
  public Set<String> attended() {
    return Set.copyOf(
        store.read(session ->
            session.read(
                "SELECT DISTINCT table_id FROM presence WHERE seat < " + WATCHED,
                row -> row.getString(1))));
  }

  @Override
  public Set<String> bury(long now) {
    Set<String> left =
        store.change(session -> {
          Set<String> tables = new HashSet<>();
          List<String> dead =
              session.read("SELECT id FROM nodes WHERE until <= ?", row -> row.getString(1), now);
          for (String node : dead) {
            tables.addAll(
                session.read(
                    "SELECT table_id FROM presence WHERE node = ?", row -> row.getString(1), node));
            session.run("DELETE FROM presence WHERE node = ?", node);
            session.run("DELETE FROM nodes WHERE id = ? AND until <= ?", node, now);
          }
          return tables;
        });
    store.announce(left);
    return left;
  }
}
