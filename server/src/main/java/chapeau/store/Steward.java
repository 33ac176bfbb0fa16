package chapeau.store;

import chapeau.engine.Setup;
import chapeau.json.Json;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What whoever runs the place has noted and decided, and what the place looks like from there. It
 * is written beside the journal, in transactions of its own.
 */
public final class Steward {
  private final SqlStore store;

  Steward(SqlStore store) {
    this.store = store;
  }

  // Notes

  public Optional<String> note(String name) {
    return store
        .read(session ->
            session.read("SELECT value FROM notes WHERE name = ?", row -> row.getString(1), name))
        .stream()
        .findFirst();
  }

  public void note(String name, String value) {
    store.change(session ->
        session.run(
            """
            INSERT INTO notes (name, value) VALUES (?, ?)
            ON CONFLICT (name) DO UPDATE SET value = excluded.value\
            """,
            name,
            value));
  }

  /** Notes what nobody has noted yet; of several who try, one succeeds. */
  public boolean noteFirst(String name, String value) {
    return store.change(session ->
        session.run(
            "INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
            name,
            value))
        == 1;
  }

  public void erase(String name) {
    store.change(session -> session.run("DELETE FROM notes WHERE name = ?", name));
  }

  // People

  /** The name under which somebody last sat down, or the one they were given. */
  private static final String NAME =
      """
      coalesce((SELECT s.name FROM seats s JOIN tables t ON t.id = s.table_id
        WHERE s.guest = g.id ORDER BY t.since DESC LIMIT 1), g.name, '')\
      """;

  /** Somebody, by the name they go by now; an empty one where they are forgotten. */
  public record Known(String guest, String name, String since) {}

  /** Bans a guest. Throws {@link Store.Gone} if the guest was deleted or merged with another. */
  public void ban(String guest, String since) {
    store.change(session -> {
      Tombstones.admit(session, guest);
      return session.run(
          "INSERT INTO bans (guest, since) VALUES (?, ?) ON CONFLICT (guest) DO NOTHING",
          guest,
          since);
    });
  }

  public void unban(String guest) {
    store.change(session -> session.run("DELETE FROM bans WHERE guest = ?", guest));
  }

  /** Those who may not play here, latest first, with since when. */
  public List<Known> bans() {
    return store.read(session ->
        session.read(
            "SELECT b.guest, "
                + NAME
                + ", b.since FROM bans b LEFT JOIN guests g ON g.id = b.guest"
                + " ORDER BY b.since DESC",
            Steward::known));
  }

  public Optional<Known> person(String guest) {
    return store
        .read(session ->
            session.read(
                "SELECT g.id, " + NAME + ", g.since FROM guests g WHERE g.id = ?",
                Steward::known,
                guest))
        .stream()
        .findFirst();
  }

  private static Known known(ResultSet row) throws SQLException {
    return new Known(row.getString(1), row.getString(2), row.getString(3));
  }

  /** The guests who are at a table, connected to any living node that says so. */
  public List<String> present(long now) {
    return store.read(session ->
        session.read(
            """
            SELECT DISTINCT s.guest FROM presence p JOIN nodes n ON n.id = p.node
            JOIN seats s ON s.table_id = p.table_id AND s.seat = p.seat
            WHERE n.until > ? AND s.guest <> ''\
            """,
            row -> row.getString(1),
            now));
  }

  /** The tables a guest sits at that are not over. */
  public List<String> tablesOf(String guest) {
    return store.read(session ->
        session.read(
            """
            SELECT DISTINCT t.id FROM seats s JOIN tables t ON t.id = s.table_id
            WHERE s.guest = ? AND t.status <> ?\
            """,
            row -> row.getString(1),
            guest,
            Fact.Status.OVER.name()));
  }

  // Tables

  /**
   * A table that is not over.
   *
   * @param last when somebody last moved there; empty where nobody has
   */
  public record Running(
      String id,
      String game,
      Fact.Status status,
      String since,
      String last,
      int people,
      int bots,
      int free) {

    private Running and(Chair.Kind kind) {
      return switch (kind) {
        case PERSON -> new Running(id, game, status, since, last, people + 1, bots, free);
        case BOT, STAND_IN -> new Running(id, game, status, since, last, people, bots + 1, free);
        case OPEN, RESERVED -> new Running(id, game, status, since, last, people, bots, free + 1);
      };
    }
  }

  /** How many tables are not over, by how far they are. */
  public Map<Fact.Status, Integer> counted() {
    Map<Fact.Status, Integer> counted = new LinkedHashMap<>();
    store.read(session ->
        session.read(
            "SELECT status, count(*) FROM tables WHERE status <> 'OVER' GROUP BY status",
            row -> counted.put(Fact.Status.valueOf(row.getString(1)), row.getInt(2))));
    return counted;
  }

  /** The newest tables that are not over, newest first. */
  public List<Running> running() {
    Map<String, Running> found = new LinkedHashMap<>();
    store.read(session ->
        session.read(
            """
            SELECT t.id, t.game, t.status, t.since, t.setup, s.seat, s.kind, coalesce(
              (SELECT m.time FROM moves m WHERE m.table_id = t.id ORDER BY m.seq DESC LIMIT 1), '')
            FROM (SELECT id, game, status, since, setup FROM tables WHERE status <> 'OVER'
              ORDER BY since DESC, id LIMIT 100) t
            LEFT JOIN seats s ON s.table_id = t.id ORDER BY t.since DESC, t.id, s.seat\
            """,
            row -> add(found, row)));
    return new ArrayList<>(found.values());
  }

  /** Chairs a larger table had before are put away, and not counted. */
  private static boolean add(Map<String, Running> found, ResultSet row) throws SQLException {
    String id = row.getString(1);
    Running known =
        found.getOrDefault(
            id,
            new Running(
                id,
                row.getString(2),
                Fact.Status.valueOf(row.getString(3)),
                row.getString(4),
                row.getString(8),
                0,
                0,
                0));
    String kind = row.getString(7);
    boolean counts = kind != null && row.getInt(6) < players(row.getString(5));
    found.put(id, counts ? known.and(Chair.Kind.valueOf(kind)) : known);
    return counts;
  }

  private static int players(String setup) throws SQLException {
    try {
      return Json.read(setup, Setup.class).players();
    } catch (Json.Unreadable e) {
      throw new SQLException("a table's set-up cannot be read", e);
    }
  }
}
