package chapeau.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import chapeau.OwnPostgres;
import chapeau.Patience;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the store on a real PostgreSQL, each test in its own database. */
class PostgresTest extends StoreContract {
  @TempDir Path data;
  private final String url = OwnPostgres.database();

  @Override
  Store open() {
    return Postgres.open(url);
  }

  private static final class Ear implements Store.Listener {
    private final LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();

    @Override
    public void changed(String table) {
      heard.add(table);
    }

    @Override
    public void missed() {
      heard.add("missed");
    }

    String next() throws InterruptedException {
      return String.valueOf(heard.poll(Patience.SECONDS, TimeUnit.SECONDS));
    }
  }

  @Test
  void nodesHearOfWhatOthersWrite() throws InterruptedException {
    try (Store one = open();
        Store other = open()) {
      Ear ear = new Ear();
      other.listen(ear);
      assertThat(ear.next()).isEqualTo("missed");
      other.keep(List.of(move("own", 1)));
      one.keep(List.of(move("t", 1)));
      assertThat(ear.next()).isEqualTo("t");
    }
  }

  @Test
  void whoIsConnectedToOtherLivingNodesIsReadWithTheTable() {
    try (Store store = open()) {
      long now = store.fleet().beat("here", 60_000).millis();
      store.fleet().beat("there", 60_000);
      store.fleet().beat("dead", 0);
      store.keep(
          List.of(
              header("t", "now"),
              new Fact.Connected("t", 0, "here", true),
              new Fact.Connected("t", 1, "there", true),
              new Fact.Connected("t", 3, "there", true),
              new Fact.Connected("t", 3, "here", true),
              new Fact.Connected("t", 2, "dead", true)));
      assertThat(store.standing("t", "here", now + 1_000))
          .map(Standing::elsewhere)
          .hasValue(0b1010);
    }
  }

  @Test
  void whenEveryConnectionIsCutItGoesOnByItself() throws InterruptedException {
    try (Store store = open();
        Store other = open()) {
      Ear ear = new Ear();
      store.listen(ear);
      assertThat(ear.next()).isEqualTo("missed");
      store.keep(List.of(move("t", 1)));
      OwnPostgres.cutConnections(url);
      for (int seq = 2; seq <= 20; seq++) {
        keepAgain(store, move("t", seq));
      }
      assertThat(store.moves("t", 0)).hasSize(20);
      assertThat(ear.next()).isEqualTo("missed");
      keepAgain(other, move("elsewhere", 1));
      assertThat(ear.next()).isEqualTo("elsewhere");
    }
  }

  /** As tables do: after trouble, look whether it is there, and if not try again. */
  private static void keepAgain(Store store, Fact.Moved move) {
    Patience.until(
        "it goes on",
        () -> {
          try {
            store.keep(List.of(move));
            return true;
          } catch (Store.Taken _) {
            return true;
          } catch (Store.Trouble _) {
            return false;
          }
        });
  }

  private static void refused(String url, String because) {
    assertThatThrownBy(() -> Postgres.open(url).close())
        .isInstanceOf(Store.Trouble.class)
        .hasMessageContaining(because)
        .message()
        .doesNotContain("hunter2", "Exception");
  }

  @Test
  void anAddressThatDoesNotLeadThereIsSaidInASentence() {
    refused("jdbc:postgresql://127.0.0.1:1/chapeau?user=x&password=hunter2", "no server");
    refused(url.replaceAll("chapeau\\d+", "nowhere"), "createdb");
    refused("jdbc:postgresql:///:nonsense:?password=hunter2", "cannot open");
  }

  @Test
  void soIsADatabaseThatCanOnlyBeRead() {
    open().close();
    OwnPostgres.readOnly(url, true);
    refused(url, "no server that can be written to");
  }

  @Test
  void soIsADatabaseOfANewerChapeau() {
    open().close();
    OwnPostgres.run(url, "INSERT INTO schema_version VALUES (99)");
    refused(url, "newer");
  }

  @Test
  void aStepThatBreaksLeavesNothingHalfDone() throws SQLException {
    Schema broken =
        new Schema(
            99,
            List.of(
                new Schema.Migration(98, List.of("CREATE TABLE half (done INTEGER)")),
                new Schema.Migration(99, List.of("CREATE NONSENSE"))));
    try (Session session = new Session(DriverManager.getConnection(url))) {
      assertThatThrownBy(() -> Postgres.update(session, broken)).isInstanceOf(SQLException.class);
    }
    try (Session session = new Session(DriverManager.getConnection(url))) {
      assertThat(
              session.read(
                  "SELECT tablename FROM pg_tables WHERE tablename = 'half'", r -> r.getString(1)))
          .isEmpty();
    }
    open().close();
  }

  @Test
  void aFileMovesToPostgresAndBack() {
    String file = data.resolve("from.db").toString();
    String back = data.resolve("back.db").toString();
    Fact.Guest guest = new Fact.Guest("g", "token", "Léa", "", "now");
    Fact.Said said = new Fact.Said("t", "table", 1, 0, "Léa", "Ça va ?", -1, "now");
    try (Store store = Sqlite.open(Path.of(file))) {
      store.keep(List.of(guest, header("t", "now"), seated("t", 0, "g"), move("t", 1), said));
      store.keep(List.of(new Fact.SignedIn("token", "g", "now")));
      store.keep(List.of(new Fact.Archived("t", Packed.of("replay"))));
    }
    assertThat(CopyData.copy(file, url)).isEqualTo(7);
    assertThat(CopyData.copy(url, back)).isEqualTo(7);
    for (Store store : List.of(open(), Sqlite.open(Path.of(back)))) {
      assertThat(store.guest("token")).hasValue(guest);
      assertThat(store.table("t")).hasValue(header("t", "now"));
      assertThat(store.chairs("t")).hasSize(1);
      assertThat(store.moves("t", 0)).containsExactly(move("t", 1));
      assertThat(store.lines("t")).containsExactly(said);
      assertThat(store.archive("t")).map(Packed::text).hasValue("replay");
      store.close();
    }
  }
}
