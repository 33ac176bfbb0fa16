package chapeau.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;
import java.util.Set;

/** The database of many machines: one PostgreSQL, or several of which one leads. */
public final class Postgres implements Database {
  private static final Schema SCHEMA = Schema.of("postgres", 2);

  /** Any number, the same on all nodes: only one of them changes the tables at a time. */
  private static final long SCHEMA_LOCK = 0x6368_6170_6561_75L;

  private static final int WRITERS = 4;
  private static final int READERS = 8;

  private static final String KEY_TAKEN = "23505";
  private static final String DEADLOCK = "40P01";
  private static final String DATA_CORRUPTED = "XX001";

  private final HikariDataSource pool;
  private final Notices notices;

  private Postgres(String url, Timings timings) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setDataSourceProperties(properties());
    config.setPoolName("journal");
    config.setMaximumPoolSize(WRITERS + READERS);
    config.setMinimumIdle(2);
    config.setConnectionTimeout(timings.databaseWait().toMillis());
    config.setAutoCommit(false);
    this.pool = new HikariDataSource(config);
    this.notices = new Notices(() -> connect(url));
  }

  /** Opens the database, making its tables when they are not there. */
  public static Store open(String url) {
    return open(url, Timings.USUAL);
  }

  public static Store open(String url, Timings timings) {
    return new SqlStore(database(url, timings));
  }

  static Postgres database(String url) {
    return database(url, Timings.USUAL);
  }

  private static Postgres database(String url, Timings timings) {
    try (Session session = new Session(DriverManager.getConnection(url, address()))) {
      update(session, SCHEMA);
    } catch (SQLException e) {
      throw new Store.Trouble("cannot open " + withoutSecrets(url) + ": " + meaning(e), e);
    }
    return new Postgres(url, timings);
  }

  static void update(Session session, Schema schema) throws SQLException {
    session.connection().setAutoCommit(false);
    session.read("SELECT pg_advisory_xact_lock(?)", _ -> true, SCHEMA_LOCK);
    session.run("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)");
    int found =
        session
            .read("SELECT coalesce(max(version), 0) FROM schema_version", row -> row.getInt(1))
            .getFirst();
    schema.update(session, found);
    if (found < schema.newest()) {
      session.run("INSERT INTO schema_version VALUES (?)", schema.newest());
    }
    session.connection().commit();
  }

  private static Session connect(String url) throws SQLException {
    return new Session(DriverManager.getConnection(url, properties()));
  }

  /** How the one that leads is found, also right after another has begun to. */
  private static Properties address() {
    Properties properties = new Properties();
    properties.setProperty("ApplicationName", "chapeau");
    properties.setProperty("targetServerType", "primary");
    properties.setProperty("hostRecheckSeconds", "1");
    properties.setProperty("connectTimeout", "3");
    properties.setProperty("loginTimeout", "5");
    properties.setProperty("tcpKeepAlive", "true");
    // An error's details are what was to be written: hands and table ids, and errors are logged.
    properties.setProperty("logServerErrorDetail", "false");
    return properties;
  }

  /** What the address does not say itself. Nobody waits for ever, on either side. */
  private static Properties properties() {
    Properties properties = address();
    properties.setProperty("socketTimeout", "10");
    properties.setProperty(
        "options",
        "-c statement_timeout=8s -c lock_timeout=4s -c idle_in_transaction_session_timeout=30s");
    return properties;
  }

  /** Passwords may stand in an address, and addresses in logs. */
  static String withoutSecrets(String url) {
    return url.replaceAll("[?].*", "").replaceAll("//[^/@]*@", "//");
  }

  private static String meaning(SQLException e) {
    String state = String.valueOf(e.getSQLState());
    if (state.equals("28P01") || state.equals("28000") || state.equals("08004")) {
      return "it does not accept this user and password; say them in the address,"
          + " as in ?user=...&password=..., or in a .pgpass file";
    }
    if (state.equals("3D000")) {
      return "there is no such database; make it first, with createdb";
    }
    if (state.startsWith("08")) {
      return "no server that can be written to answers there; check the address and that it runs,"
          + " and name the one that leads or all of them, separated by commas";
    }
    if (state.equals("42501")) {
      return "this user may not make tables in it";
    }
    return String.valueOf(e.getMessage());
  }

  @Override
  public int writers() {
    return WRITERS;
  }

  @Override
  public <T> T read(Session.Work<T> work) throws SQLException {
    // Without a transaction around it: that would be another round trip to end it.
    try (Connection connection = pool.getConnection()) {
      connection.setAutoCommit(true);
      return work.in(new Session(connection));
    }
  }

  @Override
  public <T> T snapshot(Session.Work<T> work) throws SQLException {
    try (Connection connection = pool.getConnection()) {
      connection.setReadOnly(true);
      connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
      return work.in(new Session(connection));
    }
  }

  @Override
  public <T> T write(Session.Work<T> work) throws SQLException {
    // Closing gives the connection back, and takes back what was not committed.
    try (Connection connection = pool.getConnection()) {
      T done = work.in(new Session(connection));
      connection.commit();
      return done;
    }
  }

  /** Left to its own autovacuum, and to how long whoever runs it keeps its log: operating.md. */
  @Override
  public void scrub() {}

  @Override
  public boolean isTaken(SQLException error) {
    return KEY_TAKEN.equals(error.getSQLState()) || DEADLOCK.equals(error.getSQLState());
  }

  @Override
  public boolean isDamage(SQLException error) {
    return DATA_CORRUPTED.equals(error.getSQLState());
  }

  @Override
  public boolean isShared() {
    return true;
  }

  @Override
  public void announce(Set<String> tables) {
    notices.send(tables);
  }

  @Override
  public void listen(Store.Listener listener) {
    notices.listen(listener);
  }

  @Override
  public void close() {
    notices.close();
    pool.close();
  }
}
