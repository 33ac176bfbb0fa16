package chapeau.tables;

import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Turn;
import chapeau.fair.GameFile;
import chapeau.fair.Verdict;
import chapeau.json.Json;
import chapeau.store.Packed;
import chapeau.store.Sqlite;
import chapeau.store.Store;
import chapeau.store.Terms;
import chapeau.wire.Replay;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A FINISHED game keeps its replay, whatever becomes of the rules. */
class ArchiveTest {
  /** A FINISHED game of each of the five, as they were kept in November 2026: never made again. */
  private static final String KEPT = "archived.db.gz";

  private static final String FILE = "chapeau.db";
  private static final List<String> FINISHED = new ArrayList<>();

  @TempDir static Path played;
  @TempDir Path data;
  private Path file;

  private static House house(Store store) {
    return new House(store, Clock.systemUTC(), Duration.ZERO, Duration.ZERO);
  }

  /** Plays a whole game of each at random, once for all tests. */
  @BeforeAll
  static void playAll() {
    try (Store store = Sqlite.open(played.resolve(FILE));
        House house = house(store)) {
      Tables tables = new Tables(house, Catalogue.load());
      for (Playable<?, ?, ?> playable : Catalogue.load().all()) {
        int players = playable.game().about().minPlayers();
        Tables.Wish wish =
            new Tables.Wish(
                playable.id(),
                players,
                Map.of(),
                Collections.nCopies(players, "me"),
                new Sitter("Léa", "", "salt", ""),
                false,
                Terms.USUAL);
        Table<?, ?, ?> table = tables.set("guest", wish);
        finish(table);
        FINISHED.add(table.id());
      }
    }
  }

  private static <S, M, V> void finish(Table<S, M, V> table) {
    Game<S, M, V> game = table.playable().game();
    Dice dice = new Dice(11);
    while (table.history().turn() instanceof Turn.Acting(int seats)) {
      int seat = Integer.numberOfTrailingZeros(seats);
      table.doInTurn(() ->
          table.playing().commit(seat, game.anyMove(table.history().state(), seat, dice), ""));
    }
  }

  @BeforeEach
  void copy() throws IOException {
    file = Files.copy(played.resolve(FILE), data.resolve(FILE));
  }

  /** Everything of a replay but the table, which may say that it is stopped. */
  private static JsonNode steps(Replay replay) {
    return ((ObjectNode) Json.tree(replay)).path("steps");
  }

  @Test
  void whatIsKeptAtTheEndIsWhatTheRulesTell() {
    try (Store store = Sqlite.open(file);
        House house = house(store)) {
      Tables tables = new Tables(house, Catalogue.load());
      for (String id : FINISHED) {
        Replay told = tables.find(id).aftermath().replay("guest");
        Packed kept = store.archive(id).orElseThrow();
        assertThat(told.older()).isFalse();
        assertThat(told.rest()).isEmpty();
        assertThat(Json.tree(Archive.scenes(kept))).as(told.table().game()).isEqualTo(steps(told));
      }
    }
  }

  @Test
  void laterRulesThatRefuseEverythingStillShowTheWholeGame() {
    List<Replay> before = new ArrayList<>();
    List<GameFile> files = new ArrayList<>();
    try (Store store = Sqlite.open(file);
        House house = house(store)) {
      Tables tables = new Tables(house, Catalogue.load());
      for (String id : FINISHED) {
        before.add(tables.find(id).aftermath().replay("guest"));
        files.add(tables.find(id).aftermath().export());
      }
    }
    try (Store store = Sqlite.open(file);
        House house = house(store)) {
      Tables tables = new Tables(house, Later.catalogue());
      for (int i = 0; i < FINISHED.size(); i++) {
        Aftermath<?, ?, ?> aftermath = tables.find(FINISHED.get(i)).aftermath();
        Replay replay = aftermath.replay("guest");
        assertThat(replay.older()).isTrue();
        assertThat(replay.rest()).isEmpty();
        assertThat(steps(replay)).isEqualTo(steps(before.get(i)));
        assertThat(aftermath.export()).isEqualTo(files.get(i));
        assertThat(aftermath.rematch("guest", new Sitter("", "", "", ""))).isNotEmpty();
      }
    }
  }

  @Test
  void whatWasKeptInTheFirstYearIsStillShownAndExported() throws IOException, SQLException {
    try (InputStream kept = ArchiveTest.class.getResourceAsStream(KEPT)) {
      Files.copy(new GZIPInputStream(Objects.requireNonNull(kept)), file, REPLACE_EXISTING);
    }
    for (Catalogue rules : List.of(Catalogue.load(), Later.catalogue())) {
      try (Store store = Sqlite.open(file);
          House house = house(store)) {
        Tables tables = new Tables(house, rules);
        List<String> games = new ArrayList<>();
        for (String id : OldGamesTest.tables(file, "OVER")) {
          Aftermath<?, ?, ?> aftermath = tables.find(id).aftermath();
          Replay replay = aftermath.replay("");
          GameFile export = aftermath.export();
          games.add(export.game());
          assertThat(replay.rest()).isEmpty();
          assertThat(replay.steps()).hasSize(export.moves().size() + 1);
          assertThat(replay.steps().getLast().turn().places()).isEqualTo(export.places());
          assertThat(export.places()).hasSize(export.setup().players()).contains(1);
          assertThat(Verdict.of(export, rules)).isNotInstanceOf(Verdict.Wrong.class);
        }
        assertThat(games)
            .containsExactlyInAnyOrder("hattari", "hatouf", "huisclos", "hunch", "tophat");
      }
    }
  }

  @Test
  void rulesOfAnotherDayProveNothingAndSaySo() {
    try (Store store = Sqlite.open(file);
        House house = house(store)) {
      Tables tables = new Tables(house, Catalogue.load());
      String id = FINISHED.getFirst();
      GameFile file = tables.find(id).aftermath().export();
      assertThat(Verdict.of(file, Catalogue.load())).isInstanceOf(Verdict.Honest.class);
      assertThat(Verdict.of(file, Later.catalogue())).isInstanceOf(Verdict.OtherRules.class);
    }
  }

  @Test
  void aReplayThatCouldNotBeKeptWithTheEndIsKeptWhenSomebodyAsks() throws SQLException {
    run(file, "DELETE FROM archives");
    try (Store store = Sqlite.open(file);
        House house = house(store)) {
      Tables tables = new Tables(house, Catalogue.load());
      assertThat(store.unarchived("")).containsExactlyInAnyOrderElementsOf(FINISHED);
      tables.find(FINISHED.getFirst()).aftermath().replay("guest");
      assertThat(store.archive(FINISHED.getFirst())).isPresent();
      assertThat(store.unarchived("")).hasSize(FINISHED.size() - 1);
      tables.archive();
      assertThat(store.unarchived("")).isEmpty();
    }
  }

  @Test
  void aReplayIsShownWhileNothingCanBeKept() throws SQLException {
    String id = FINISHED.getFirst();
    run(file, "DELETE FROM archives");
    Unsteady store = new Unsteady(Sqlite.open(file));
    try (store;
        House house = house(store)) {
      store.becomes(Unsteady.Mood.FULL);
      Tables tables = new Tables(house, Catalogue.load());
      assertThat(tables.find(id).aftermath().replay("guest").steps()).isNotEmpty();
      assertThat(store.archive(id)).isEmpty();
    }
  }

  private static void run(Path file, String sql) throws SQLException {
    try (Connection sqlite = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = sqlite.createStatement()) {
      statement.executeUpdate(sql);
    }
  }
}
