package chapeau.tables;

import chapeau.engine.Setup;
import chapeau.json.Json;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The store of a single machine: one SQLite file. Its SQL is plain, so that another database can
 * take its place.
 */
public final class Sqlite implements Store {
  private static final int SCHEMA = 1;

  private static final List<String> TABLES =
      List.of(
          """
          CREATE TABLE guests (id TEXT NOT NULL PRIMARY KEY, token TEXT NOT NULL UNIQUE,
            name TEXT NOT NULL, since TEXT NOT NULL) WITHOUT ROWID\
          """,
          """
          CREATE TABLE tables (id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL,
            version INTEGER NOT NULL, setup TEXT NOT NULL, host TEXT NOT NULL, seed TEXT NOT NULL,
            salts TEXT NOT NULL, status TEXT NOT NULL, rematch TEXT NOT NULL, since TEXT NOT NULL)
            WITHOUT ROWID\
          """,
          """
          CREATE TABLE seats (table_id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL,
            guest TEXT NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL, salt TEXT NOT NULL,
            PRIMARY KEY (table_id, seat)) WITHOUT ROWID\
          """,
          """
          CREATE TABLE moves (table_id TEXT NOT NULL, seq INTEGER NOT NULL, actor INTEGER NOT NULL,
            move TEXT NOT NULL, move_id TEXT NOT NULL, time TEXT NOT NULL,
            PRIMARY KEY (table_id, seq)) WITHOUT ROWID\
          """,
          """
          CREATE TABLE lines (table_id TEXT NOT NULL, room TEXT NOT NULL, n INTEGER NOT NULL,
            seat INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL,
            audience INTEGER NOT NULL, time TEXT NOT NULL,
            PRIMARY KEY (table_id, room, n)) WITHOUT ROWID\
          """,
          "CREATE TABLE pulse (id INTEGER NOT NULL PRIMARY KEY, beats INTEGER NOT NULL)",
          "INSERT INTO pulse VALUES (1, 0)");

  private final Connection writing;
  private final Connection reading;
  private final ReentrantLock readLock = new ReentrantLock();
  private final Map<String, PreparedStatement> statements = new HashMap<>();
  private final GroupCommit commits;

  private Sqlite(Connection writing, Connection reading) {
    this.writing = writing;
    this.reading = reading;
    this.commits = new GroupCommit(this::commit);
  }

  /** Opens the file, making it and its tables when they are not there. */
  public static Sqlite open(Path file) {
    try {
      Connection writing = connect(file);
      prepare(writing);
      return new Sqlite(writing, connect(file));
    } catch (SQLException e) {
      throw new Trouble("cannot open the journal: " + e.getMessage(), e);
    }
  }

  private static Connection connect(Path file) throws SQLException {
    Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
    try (Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA busy_timeout = 5000");
      statement.execute("PRAGMA journal_mode = WAL");
      statement.execute("PRAGMA synchronous = FULL");
    }
    return connection;
  }

  private static void prepare(Connection connection) throws SQLException {
    connection.setAutoCommit(false);
    try (Statement statement = connection.createStatement()) {
      int found = version(statement);
      if (found > SCHEMA) {
        throw new SQLException("it was written by a newer Chapeau");
      }
      if (found == 0) {
        for (String table : TABLES) {
          statement.execute(table);
        }
        statement.execute("PRAGMA user_version = " + SCHEMA);
      }
    }
    connection.commit();
  }

  private static int version(Statement statement) throws SQLException {
    try (ResultSet rows = statement.executeQuery("PRAGMA user_version")) {
      return rows.getInt(1);
    }
  }

  @Override
  public void keep(List<Fact> facts) {
    commits.keep(facts);
  }

  @Override
  public void check() {
    // A batch without facts still writes the pulse, and so finds a full or lost disk.
    commits.keep(List.of());
  }

  private void commit(List<List<Fact>> batches) {
    try {
      for (List<Fact> batch : batches) {
        if (batch.isEmpty()) {
          run("UPDATE pulse SET beats = beats + 1 WHERE id = 1");
        }
        for (Fact fact : batch) {
          write(fact);
        }
      }
      writing.commit();
    } catch (SQLException e) {
      rollback();
      throw new Trouble("cannot write to the journal: " + e.getMessage(), e);
    }
  }

  private void rollback() {
    try {
      writing.rollback();
    } catch (SQLException e) {
      throw new Trouble("cannot take back an unfinished write: " + e.getMessage(), e);
    }
  }

  private void write(Fact fact) throws SQLException {
    switch (fact) {
      case Fact.Guest g ->
          run(
              """
              INSERT INTO guests (id, token, name, since) VALUES (?, ?, ?, ?)
              ON CONFLICT (id) DO UPDATE SET name = excluded.name\
              """,
              g.id(),
              g.token(),
              g.name(),
              g.since());
      case Fact.Header h ->
          run(
              """
              INSERT INTO tables
                (id, game, version, setup, host, seed, salts, status, rematch, since)
              VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
              ON CONFLICT (id) DO UPDATE SET setup = excluded.setup, salts = excluded.salts,
                status = excluded.status, rematch = excluded.rematch\
              """,
              h.id(),
              h.game(),
              h.version(),
              Json.write(h.setup()),
              h.host(),
              h.seed(),
              String.join(",", h.salts()),
              h.status().name(),
              h.rematch(),
              h.since());
      case Fact.Seated(String table, Chair c) ->
          run(
              """
              INSERT INTO seats (table_id, seat, kind, guest, name, bot, salt)
              VALUES (?, ?, ?, ?, ?, ?, ?)
              ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind,
                guest = excluded.guest, name = excluded.name, bot = excluded.bot,
                salt = excluded.salt\
              """,
              table,
              c.seat(),
              c.kind().name(),
              c.guest(),
              c.name(),
              c.bot(),
              c.salt());
      case Fact.Moved m ->
          run(
              "INSERT INTO moves (table_id, seq, actor, move, move_id, time)"
                  + " VALUES (?, ?, ?, ?, ?, ?)",
              m.table(),
              m.seq(),
              m.actor(),
              m.move(),
              m.id(),
              m.time());
      case Fact.Said s ->
          run(
              "INSERT INTO lines (table_id, room, n, seat, name, text, audience, time)"
                  + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
              s.table(),
              s.room(),
              s.n(),
              s.seat(),
              s.name(),
              s.text(),
              s.audience(),
              s.time());
    }
  }

  private void run(String sql, Object... values) throws SQLException {
    PreparedStatement statement = statements.get(sql);
    if (statement == null) {
      statement = writing.prepareStatement(sql);
      statements.put(sql, statement);
    }
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    statement.executeUpdate();
  }

  @Override
  public Optional<Fact.Guest> guest(String token) {
    return read("SELECT id, token, name, since FROM guests WHERE token = ?", Sqlite::guest, token)
        .stream()
        .findFirst();
  }

  private static Fact.Guest guest(ResultSet row) throws SQLException {
    return new Fact.Guest(row.getString(1), row.getString(2), row.getString(3), row.getString(4));
  }

  @Override
  public Optional<Fact.Header> table(String id) {
    return read(
            """
            SELECT id, game, version, setup, host, seed, salts, status, rematch, since
            FROM tables WHERE id = ?\
            """,
            Sqlite::header,
            id)
        .stream()
        .findFirst();
  }

  private static Fact.Header header(ResultSet row) throws SQLException {
    try {
      String salts = row.getString(7);
      return new Fact.Header(
          row.getString(1),
          row.getString(2),
          row.getInt(3),
          Json.read(row.getString(4), Setup.class),
          row.getString(5),
          row.getString(6),
          Arrays.asList(salts.split(",", -1)),
          Fact.Status.valueOf(row.getString(8)),
          row.getString(9),
          row.getString(10));
    } catch (Json.Unreadable e) {
      throw new SQLException("a table's set-up cannot be read", e);
    }
  }

  @Override
  public List<Chair> chairs(String table) {
    return read(
        "SELECT seat, kind, guest, name, bot, salt FROM seats WHERE table_id = ? ORDER BY seat",
        Sqlite::chair,
        table);
  }

  private static Chair chair(ResultSet row) throws SQLException {
    return new Chair(
        row.getInt(1),
        Chair.Kind.valueOf(row.getString(2)),
        row.getString(3),
        row.getString(4),
        row.getString(5),
        row.getString(6));
  }

  @Override
  public List<Fact.Moved> moves(String table, int after) {
    return read(
        """
        SELECT table_id, seq, actor, move, move_id, time FROM moves
        WHERE table_id = ? AND seq > ? ORDER BY seq\
        """,
        Sqlite::moved,
        table,
        after);
  }

  private static Fact.Moved moved(ResultSet row) throws SQLException {
    return new Fact.Moved(
        row.getString(1),
        row.getInt(2),
        row.getInt(3),
        row.getString(4),
        row.getString(5),
        row.getString(6));
  }

  @Override
  public List<Fact.Said> lines(String table) {
    return read(
        """
        SELECT table_id, room, n, seat, name, text, audience, time FROM lines
        WHERE table_id = ? ORDER BY time, room, n\
        """,
        Sqlite::said,
        table);
  }

  private static Fact.Said said(ResultSet row) throws SQLException {
    return new Fact.Said(
        row.getString(1),
        row.getString(2),
        row.getInt(3),
        row.getInt(4),
        row.getString(5),
        row.getString(6),
        row.getInt(7),
        row.getString(8));
  }

  private interface Row<T> {
    T read(ResultSet row) throws SQLException;
  }

  private <T> List<T> read(String sql, Row<T> reader, Object... values) {
    readLock.lock();
    try (PreparedStatement statement = reading.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      List<T> found = new ArrayList<>();
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          found.add(reader.read(rows));
        }
      }
      return found;
    } catch (SQLException e) {
      throw new Trouble("cannot read the journal: " + e.getMessage(), e);
    } finally {
      readLock.unlock();
    }
  }

  @Override
  public void close() {
    commits.close();
    try {
      reading.close();
      writing.close();
    } catch (SQLException e) {
      throw new Trouble("cannot close the journal: " + e.getMessage(), e);
    }
  }
}
