package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.OwnPostgres;
import chapeau.engine.Seat;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every statement of people who play names the table it is for, so that a database spread over
 * several servers by table (docs/scaling.md) asks one of them. Read from PostgreSQL's own log.
 */
class DistributionTest {
  private static final Pattern STATEMENT =
      Pattern.compile("@@LOG:  (?:execute [^:]*|statement): (.*?)(?=@@[A-Z]|\\z)", Pattern.DOTALL);

  /** By the table's id: the column of that name, or the id of the tables themselves. */
  private static final Pattern KEY =
      Pattern.compile(
          "WHERE (?:p\\.)?table_id = \\$|INSERT INTO \\w+ \\(table_id,|FROM tables (?:t )?WHERE"
              + " (?:t\\.)?id (?:=|IN)|INSERT INTO tables \\(id,|UPDATE tables SET .* WHERE id = ");

  /** What is on every server alike, or of a node and not of any table; a few a second at most. */
  private static final Pattern ELSEWHERE =
      Pattern.compile(
          "(?:FROM|INTO|UPDATE) (?:guests|sessions|passkeys|tickets|ratings|bans|gone"
              + "|subscriptions|notes|nodes|pulse|schema_version)\\b|pg_notify|^LISTEN|^SELECT"
              + " CAST\\(extract|^(?:BEGIN|COMMIT|ROLLBACK|SET|SHOW|select|show)|pg_advisory|^SELECT"
              + " 1$|^CREATE (?:TABLE|INDEX)|^ALTER TABLE|^UPDATE (?:lines SET guest|reports SET about)|^INSERT INTO seat_holders SELECT|FROM tables WHERE"
              + " status = |FROM tables WHERE deadline > 0|FROM due d LEFT JOIN|FROM results r"
              + " JOIN|FROM due WHERE at <=|UPDATE due SET node = '' WHERE node|presence WHERE"
              + " node");

  @TempDir Path data;

  @Test
  void everyStatementOfAGameNamesItsTable() throws IOException, StartFailure {
    Path database = data.resolve("db");
    try (EmbeddedPostgres postgres =
        OwnPostgres.builder()
            .setDataDirectory(database)
            .setCleanDataDirectory(false)
            .setServerConfig("log_statement", "all")
            .setServerConfig("log_line_prefix", "@@")
            .setServerConfig("logging_collector", "on")
            .setServerConfig("log_filename", "statements.log")
            .start()) {
      play(Running.settings(data).onDatabase(postgres.getJdbcUrl("postgres", "postgres")));
    }
    // Only once it has stopped is everything written, and nothing by halves.
    Set<String> statements = statements(database.resolve("log/statements.log"));
    List<String> keyed = statements.stream().filter(s -> KEY.matcher(s).find()).toList();
    assertThat(keyed).hasSizeGreaterThan(12);
    assertThat(statements)
        .as("neither with the table's id nor of those that need none")
        .allMatch(s -> KEY.matcher(s).find() || ELSEWHERE.matcher(s).find());
  }

  private static void play(Settings settings) throws StartFailure {
    try (Server one = Server.start(settings);
        Server other = Server.start(settings);
        Client lea = new Client(one.port())) {
      String id = lea.set(3, "[\"me\",\"open\",\"bot:random\"]").path("id").asText();
      try (Feed feed = lea.at(other.port()).connect()) {
        feed.watch(id, 0);
        lea.post("/api/tables/" + id + "/start", "").is(200);
        lea.post("/api/tables/" + id + "/chat", "{\"seat\":0,\"room\":\"table\",\"text\":\"ça\"}");
        lea.delete("/api/tables/" + id + "/seats/0");
        feed.watch(id, Seat.SPECTATOR).next(m -> m.at("/table/status").asText().equals("over"));
      }
      lea.post("/api/tables/" + id + "/rematch", "{}").is(200);
    }
  }

  private static Set<String> statements(Path log) throws IOException {
    return STATEMENT
        .matcher(Files.readString(log))
        .results()
        .map(MatchResult::group)
        .map(s -> s.replaceFirst("@@LOG:  (?:execute [^:]*|statement): ", ""))
        .map(s -> s.replaceAll("\\s+", " ").strip())
        .filter(s -> !s.isEmpty())
        .collect(Collectors.toSet());
  }
}
