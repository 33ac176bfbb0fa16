package chapeau.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.engine.Setup;
import chapeau.fair.GameFile;
import chapeau.fair.Verdict;
import chapeau.json.Json;
import chapeau.store.Chair;
import chapeau.store.Fact;
import chapeau.store.Sqlite;
import chapeau.store.Store;
import chapeau.wire.FromServer;
import chapeau.wire.Replay;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games that were played, or begun, under rules of another day. */
class OldGamesTest {
  private static final Set<String> WHOLE = Set.of("hattari", "hunch");

  @TempDir Path data;

  /** One finished and one running game of each of the five, as the first version wrote them. */
  private Path version1() throws IOException {
    Path file = data.resolve("chapeau.db");
    try (InputStream kept = OldGamesTest.class.getResourceAsStream("version1.db.gz")) {
      Files.copy(new GZIPInputStream(Objects.requireNonNull(kept)), file);
    }
    return file;
  }

  static List<String> tables(Path file, String status) throws SQLException {
    List<String> ids = new ArrayList<>();
    try (Connection sqlite = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = sqlite.createStatement();
        ResultSet rows =
            statement.executeQuery("SELECT id FROM tables WHERE status = '" + status + "'")) {
      while (rows.next()) {
        ids.add(rows.getString(1));
      }
    }
    return ids;
  }

  private static House house(Store store) {
    return new House(store, Clock.systemUTC(), Duration.ZERO, Duration.ZERO);
  }

  /** Nothing was kept of these but their moves: those of Hattari and Hunch still mean the same. */
  @Test
  void aGameFinishedUnderTheFirstRulesShowsEveryMoveItHad() throws IOException, SQLException {
    Path file = version1();
    List<String> finished = tables(file, "OVER");
    assertThat(finished).hasSize(5);
    try (Store store = Sqlite.open(file);
        House house = house(store)) {
      Tables tables = new Tables(house, Catalogue.load());
      for (String id : finished) {
        Table<?, ?, ?> table = tables.find(id);
        Replay replay = table.aftermath().replay("");
        int moves = store.moves(id, 0).size();
        assertThat(replay.steps().size() - 1 + replay.rest().size()).isEqualTo(moves);
        assertThat(replay.steps().getLast().turn().over()).isEqualTo(replay.rest().isEmpty());
        assertThat(replay.older()).as(table.header().game()).isEqualTo(!isHattari(table));
        if (WHOLE.contains(table.header().game())) {
          assertThat(replay.rest()).as(table.header().game()).isEmpty();
        }
        GameFile export = table.aftermath().export();
        assertThat(export.moves()).hasSize(moves);
        assertThat(Verdict.of(export, Catalogue.load()))
            .isInstanceOf(
                replay.rest().isEmpty() ? Verdict.Honest.class : Verdict.OtherRules.class);
      }
    }
  }

  /** Hattari is still at its first version. */
  private static boolean isHattari(Table<?, ?, ?> table) {
    return table.header().game().equals("hattari");
  }

  @Test
  void aGameBegunUnderTheFirstRulesGoesOnOrSaysThatItCannot() throws IOException, SQLException {
    Path file = version1();
    List<String> running = tables(file, "PLAYING");
    assertThat(running).hasSize(5);
    try (Store store = Sqlite.open(file);
        House house = house(store)) {
      Tables tables = new Tables(house, Catalogue.load());
      for (String id : running) {
        Table<?, ?, ?> table = tables.find(id);
        int before = table.view("").seq();
        String person = table.chairs().at(0).guest();
        if (table.view("").stopped()) {
          assertThat(table.watching().feed(person, 0, OptionalInt.empty())).isNotEmpty();
          assertThat(table.aftermath().rematch(person, new Sitter("", "", "", ""))).isNotEmpty();
        } else {
          assertThat(Bench.step(table, Playable.RANDOM, 1)).isGreaterThan(before);
        }
      }
    }
  }

  @Test
  void aGameThePresentRulesRefuseShowsHowFarItCameAndLeadsToANewTable() {
    try (Store store = Sqlite.open(data.resolve("morra.db"));
        House house = house(store)) {
      Playable<Morra.State, Morra.Move, Morra.View> morra = new Playable<>(new Morra(), Map.of());
      Fact.Header header = Aftermath.header("old-table", morra, new Setup(2), "host", house);
      Fact.Header started = header.started(List.of("", ""));
      List<Fact> facts = new ArrayList<>(List.of(header));
      for (int seat = 0; seat < 2; seat++) {
        facts.add(new Fact.Seated(header.id(), Chair.person(seat, "guest" + seat, "P" + seat)));
      }
      store.keep(facts);
      store.keep(
          List.of(
              started,
              shown(header.id(), 1, 0, 2),
              shown(header.id(), 2, 1, 9),
              shown(header.id(), 3, 0, 2)));
      Table<Morra.State, Morra.Move, Morra.View> table = Table.recall(house, morra, started);
      assertThat(table.view("").stopped()).isTrue();
      assertThat(table.watching().feed("guest0", 0, OptionalInt.empty()))
          .singleElement()
          .isInstanceOfSatisfying(
              FromServer.CatchUp.class, told -> assertThat(told.events()).hasSize(1));
      assertThat(Replays.written(store.moves(table.id(), 0)))
          .extracting(Replay.Played::seq, Replay.Played::actor, it -> it.move().toString())
          .containsExactly(
              tuple(1, 0, Json.write(new Morra.Move.Show(2))),
              tuple(2, 1, Json.write(new Morra.Move.Show(9))),
              tuple(3, 0, Json.write(new Morra.Move.Show(2))));
      String next = table.aftermath().rematch("guest0", new Sitter("", "", "", ""));
      assertThat(next).isNotEqualTo(table.id());
      assertThat(table.view("guest1").rematch()).isEqualTo(next);
      assertThat(store.table(next)).map(Fact.Header::status).hasValue(Fact.Status.OPEN);
      assertThat(store.chairs(next)).extracting(Chair::guest).containsExactly("guest0", "guest1");
    }
  }

  private static Fact.Moved shown(String table, int seq, int seat, int fingers) {
    String move = Json.write(new Morra.Move.Show(fingers));
    return new Fact.Moved(table, seq, seat, move, "m" + seq, "2026-01-01T00:00:00Z");
  }
}
