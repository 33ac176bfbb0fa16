package chapeau.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The store in one file, and what can happen to a file. */
class SqliteTest extends StoreContract {
  private static final int PAGE = 4096;

  @TempDir Path data;

  @Override
  Store open() {
    return Sqlite.open(file());
  }

  private Path file() {
    return data.resolve("j.db");
  }

  @Test
  void onlyItsOwnerMayReadTheFile() throws IOException {
    assumeTrue(Files.getFileStore(data).supportsFileAttributeView("posix"));
    try (Store store = open()) {
      store.check();
      for (String name : List.of("j.db", "j.db-wal", "j.db-shm")) {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data.resolve(name))))
            .as(name)
            .isEqualTo("rw-------");
      }
    }
  }

  @Test
  void aFileThatWasDeletedIsMissed() throws IOException {
    try (Store store = open()) {
      store.keep(List.of(move("t", 1)));
      Files.delete(file());
      assertThatThrownBy(store::check).isInstanceOf(Store.Trouble.class);
      assertThatThrownBy(() -> store.keep(List.of(move("t", 2)))).isInstanceOf(Store.Trouble.class);
      assertThat(file()).doesNotExist();
    }
  }

  @Test
  void aDamagedFileIsNotOpened() throws IOException {
    fill();
    overwrite();
    assertThatThrownBy(this::open).isInstanceOf(Store.Trouble.class).hasMessageContaining("backup");
  }

  @Test
  void damageThatIsMetLaterIsRemembered() throws IOException {
    fill();
    try (Store store = open()) {
      store.check();
      overwrite();
      assertThatThrownBy(() -> IntStream.range(0, 500).forEach(i -> store.moves("t" + i, 0)))
          .isInstanceOf(Store.Trouble.class);
      assertThatThrownBy(store::check).isInstanceOf(Store.Trouble.class);
    }
  }

  @Test
  void whatWasForgottenIsInNoFileAnyMore() throws IOException {
    try (Store store = open()) {
      store.keep(List.of(header("t", "now"), seated("t", 0, "lea"), seated("t", 1, "tom")));
      for (int i = 0; i < 600; i++) {
        String who = i % 3 == 0 ? "lea" : "tom";
        String text = "said by " + who + " " + "so ".repeat(i % 90) + i;
        store.keep(List.of(new Fact.Said("t", "table", i, i % 2, who, text, -1, "now", who)));
      }
      assertThat(written("said by lea")).isTrue();
      store.people().forget("lea", Set.of("t"));
      assertThat(written("said by lea")).isFalse();
      assertThat(written("said by tom")).isTrue();
      // Whoever follows at once waits for it no longer than until the server stops.
      store.people().forget("tom", Set.of("t"));
    }
    assertThat(written("said by tom")).isFalse();
  }

  /** Whether a text stands anywhere in the file or in those beside it. */
  private boolean written(String text) throws IOException {
    try (Stream<Path> files = Files.list(data)) {
      for (Path one : files.toList()) {
        if (new String(Files.readAllBytes(one), StandardCharsets.ISO_8859_1).contains(text)) {
          return true;
        }
      }
    }
    return false;
  }

  private void fill() {
    try (Store store = open()) {
      for (int i = 0; i < 500; i++) {
        Fact.Moved move = new Fact.Moved("t" + i, 1, 0, "x".repeat(500), "", "now");
        store.keep(List.of(move));
      }
    }
  }

  private void overwrite() throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(file().toFile(), "rw")) {
      for (long at = 8L * PAGE; at + PAGE <= file.length(); at += PAGE) {
        file.seek(at);
        file.write("nonsense".repeat(PAGE / 8).getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  @Test
  void aStepThatBreaksLeavesNothingHalfDone() throws SQLException {
    Sqlite database = Sqlite.database(file());
    Schema broken =
        new Schema(
            99,
            List.of(
                new Schema.Migration(98, List.of("CREATE TABLE half (done INTEGER)")),
                new Schema.Migration(99, List.of("CREATE NONSENSE"))));
    assertThatThrownBy(() -> database.update(broken)).isInstanceOf(SQLException.class);
    List<String> tables =
        database.read(s -> s.read("SELECT name FROM sqlite_master", row -> row.getString(1)));
    assertThat(tables).doesNotContain("half");
    database.close();
    open().close();
  }

  @Test
  void aFileOfANewerChapeauIsLeftAlone() throws SQLException {
    Sqlite database = Sqlite.database(file());
    database.update(new Schema(99, List.of()));
    database.close();
    assertThatThrownBy(this::open).isInstanceOf(Store.Trouble.class).hasMessageContaining("newer");
  }

  @Test
  void aFileOfTheFirstTablesIsBroughtUpToDate() throws SQLException {
    Path old = data.resolve("old.db");
    Schema first = new Schema(1, Schema.of("sqlite", 1).migrations().subList(0, 1));
    try (Session session = new Session(DriverManager.getConnection("jdbc:sqlite:" + old))) {
      first.update(session, 0);
      session.run("PRAGMA user_version = 1");
      session.run(
          "INSERT INTO tables VALUES ('t', 'hattari', 1, '{\"players\":2,\"options\":{}}', 'h',"
              + " 's', '', 'OPEN', '', 'now')");
      session.run(
          "INSERT INTO tables SELECT 'p', game, version, setup, host, seed, salts, 'PLAYING',"
              + " rematch, since FROM tables");
      for (String table : List.of("t", "p")) {
        session.run("INSERT INTO seats VALUES (?, 0, 'BOT', '', 'B', 'novice', '')", table);
        session.run("INSERT INTO seats VALUES (?, 1, 'STAND_IN', 'h', 'H', 'novice', '')", table);
      }
    }
    try (Store store = Sqlite.open(old)) {
      Fact.Header header = store.table("t").orElseThrow();
      store.keep(List.of(header.reseated()));
      assertThat(store.table("t")).map(Fact.Header::revision).hasValue(2);
      assertThat(store.holders("t")).isEmpty();
      assertThat(store.holders("p")).containsExactly(new SeatHolder(1, 1, "h", 0, true));
    }
  }

  @Test
  void aCopyHasEverythingAlsoWhileTheOriginalIsInUse() {
    Path copy = data.resolve("copy.db");
    try (Store store = open()) {
      store.keep(List.of(header("t", "now"), seated("t", 0, "g"), move("t", 1), move("t", 2)));
      store.keep(List.of(held("t", 1, "g"), new Fact.Archived("t", Packed.of("replay"))));
      assertThat(CopyData.copy(file().toString(), copy.toString())).isEqualTo(6);
      store.keep(List.of(move("t", 3)));
    }
    try (Store copied = Sqlite.open(copy)) {
      assertThat(copied.table("t")).hasValue(header("t", "now"));
      assertThat(copied.moves("t", 0)).containsExactly(move("t", 1), move("t", 2));
      assertThat(copied.holders("t")).containsExactly(held("t", 1, "g").holder());
      assertThat(copied.archive("t")).map(Packed::text).hasValue("replay");
    }
    assertThatThrownBy(() -> CopyData.copy(file().toString(), copy.toString()))
        .isInstanceOf(Store.Trouble.class)
        .hasMessageContaining("already");
  }

  @Test
  void whateverSaysWhoSomebodyIsIsToldAndForgotten() throws SQLException {
    Sqlite database = Sqlite.database(file());
    List<String> found =
        database.read(s ->
            s.read(
                """
                SELECT m.name || '.' || c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
                WHERE m.type = 'table' AND c.name IN ('guest', 'host')\
                """,
                row -> row.getString(1)));
    database.close();
    assertThat(Belongings.ALL)
        .extracting(kind -> kind.table() + "." + kind.owner())
        .containsAll(found);
  }
}
