package chapeau.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is swept is gone from every table of the database, and what is not is untouched. */
class SweepTest {
  private static final String OLD = "2026-01-01T00:00:00Z";
  private static final String BEFORE = "2026-02-01T00:00:00Z";

  @TempDir Path data;

  private Path file() {
    return data.resolve("test.db");
  }

  /** All that there may be of a table, and of somebody who sat there and nowhere else. */
  private static void fill(Store store, String id, Fact.Status status) {
    Fact.Header header = StoreContract.header(id, OLD);
    String guest = "guest-of-" + id;
    store.keep(
        List.of(
            header,
            StoreContract.seated(id, 0, guest),
            new Fact.Guest(guest, "token-" + id, "X", "", OLD),
            new Fact.SignedIn("token-" + id, guest, OLD),
            StoreContract.held(id, 1, guest),
            StoreContract.move(id, 1),
            new Fact.Said(id, "table", 1, 0, "X", "hello", -1, "now", guest),
            new Fact.Archived(id, Packed.of("replay")),
            new Fact.Reviewed(id, 0, "review"),
            new Fact.Retry(id, "elsewhere", 3, 0, "{}"),
            new Fact.Ended(id, List.of(1, 2), OLD),
            new Fact.Due(id, Fleet.Kind.BOTS, 0, "node"),
            new Fact.Called(id, 0, 1),
            new Fact.Connected(id, 0, "node", true)));
    store
        .pushes()
        .subscribe(
            new Pushes.Subscription("https://" + id, guest, "k", "a", "fr", OLD), "token-" + id);
    store.keep(List.of(header.with(status)));
  }

  @Test
  void ofAnOldTableAndItsPeopleNoRowIsLeftAndOfOneUnderWayEveryOne() throws SQLException {
    try (Store store = Sqlite.open(file())) {
      fill(store, "over", Fact.Status.OVER);
      fill(store, "open", Fact.Status.OPEN);
      fill(store, "playing", Fact.Status.PLAYING);
      List<String> before = rows("playing");
      assertThat(before).hasSizeGreaterThan(13);
      assertThat(rows("over")).hasSameSizeAs(before);
      assertThat(store.sweep(BEFORE)).isEqualTo(2);
      assertThat(rows("over")).isEmpty();
      assertThat(rows("open")).isEmpty();
      // The browser that was to be called has not been heard of for as long as that.
      assertThat(before).containsAll(rows("playing"));
      assertThat(rows("playing")).hasSize(before.size() - 1);
    }
  }

  @Test
  void howeverManyThereAreAllAreSweptAndCounted() {
    try (Store store = Sqlite.open(file())) {
      List<Fact> facts = new ArrayList<>();
      for (int n = 0; n < 230; n++) {
        facts.add(StoreContract.header("old-" + n, OLD));
      }
      facts.add(StoreContract.header("new", BEFORE));
      store.keep(facts);
      assertThat(store.sweep(BEFORE)).isEqualTo(230);
      assertThat(store.table("old-0")).isEmpty();
      assertThat(store.table("old-229")).isEmpty();
      assertThat(store.table("new")).isPresent();
      assertThat(store.sweep(BEFORE)).isZero();
    }
  }

  @Test
  void whoHostsATableThatStaysIsKept() {
    try (Store store = Sqlite.open(file())) {
      store.keep(
          List.of(
              new Fact.Guest("host", "token", "Léa", "", OLD),
              new Fact.SignedIn("token", "host", OLD),
              new Fact.Guest("other", "another", "Tom", "", OLD),
              new Fact.SignedIn("another", "other", OLD),
              StoreContract.header("t", BEFORE)));
      store.sweep(BEFORE);
      assertThat(store.guest("token")).isPresent();
      assertThat(store.guest("another")).isEmpty();
    }
  }

  /** Every row of every table that has this in one of its columns. */
  private List<String> rows(String word) throws SQLException {
    List<String> found = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file())) {
      for (String table : tables(connection)) {
        try (Statement statement = connection.createStatement();
            ResultSet rows = statement.executeQuery("SELECT * FROM " + table)) {
          while (rows.next()) {
            StringBuilder row = new StringBuilder(table);
            for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
              row.append(" | ").append(rows.getString(i));
            }
            if (row.toString().contains(word)) {
              found.add(row.toString());
            }
          }
        }
      }
    }
    return found;
  }

  private static List<String> tables(Connection connection) throws SQLException {
    List<String> tables = new ArrayList<>();
    try (ResultSet found =
        connection.getMetaData().getTables(null, null, "%", new String[] {"TABLE"})) {
      while (found.next()) {
        tables.add(found.getString("TABLE_NAME"));
      }
    }
    return tables;
  }
}
