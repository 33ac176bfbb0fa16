package chapeau;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A real PostgreSQL. Tests share one cluster, which starts when the first of them asks for a
 * database and stops with the process; tests that stop or configure a cluster start their own.
 */
public final class OwnPostgres {
  private static final AtomicInteger DATABASES = new AtomicInteger();

  private OwnPostgres() {}

  private static final class Shared {
    private static final EmbeddedPostgres CLUSTER = started();

    private static EmbeddedPostgres started() {
      try {
        return start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Creates an empty database in the shared cluster and returns its URL. */
  public static String database() {
    String name = "chapeau" + DATABASES.incrementAndGet();
    run(Shared.CLUSTER.getJdbcUrl("postgres", "postgres"), "CREATE DATABASE " + name);
    return Shared.CLUSTER.getJdbcUrl("postgres", name);
  }

  /** Runs one statement on a new connection. */
  public static void run(String url, String sql) {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  /** Closes every connection of the servers that use this database. */
  public static void cutConnections(String url) {
    run(
        url,
        """
        SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
        WHERE application_name = 'chapeau' AND datname = current_database()\
        """);
  }

  /** Makes the database read-only, or writable again. */
  public static void readOnly(String url, boolean readOnly) {
    run(
        url + "&options=-c%20default_transaction_read_only=off",
        "ALTER DATABASE %s SET default_transaction_read_only = %s"
            .formatted(url.replaceAll(".*/(chapeau\\d+).*", "$1"), readOnly));
    cutConnections(url);
  }

  /** Starts a separate cluster for one test. */
  public static EmbeddedPostgres start() throws IOException {
    return builder().start();
  }

  public static EmbeddedPostgres.Builder builder() {
    return EmbeddedPostgres.builder().setPGStartupWait(Duration.ofSeconds(Patience.SECONDS));
  }
}
