package chapeau.tables;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.OwnPostgres;
import chapeau.catalogue.Catalogue;
import chapeau.contract.Project;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Seat;
import chapeau.engine.Told;
import chapeau.fair.Salts;
import chapeau.fair.Verdict;
import chapeau.json.AnyValue;
import chapeau.json.Json;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact;
import chapeau.store.Postgres;
import chapeau.store.Sqlite;
import chapeau.store.Store;
import chapeau.wire.Happened;
import chapeau.wire.Replay;
import chapeau.wire.Review;
import chapeau.wire.TableView;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Databases that an older version wrote are opened, and every game in them goes on where it stood.
 * The README beside them says how they were made.
 */
class OldDatabasesTest {
  private static final String FOLDER = "server/src/test/resources/chapeau/tables/4c8fe8c/";
  private static final Catalogue GAMES = Catalogue.load();
  private static final String LEA = "lea";
  private static final int HASH = 16;

  @TempDir Path data;

  @Test
  void sqlite() throws IOException {
    Path file = data.resolve("chapeau.db");
    Files.write(file, unzipped("chapeau.db.gz"));
    compare(Sqlite.open(file));
  }

  @Test
  void postgres() throws IOException {
    String url = OwnPostgres.database();
    OwnPostgres.run(url, new String(unzipped("chapeau.sql.gz"), StandardCharsets.UTF_8));
    compare(Postgres.open(url));
  }

  private static byte[] unzipped(String name) throws IOException {
    try (InputStream packed = Files.newInputStream(Project.file(FOLDER + name));
        InputStream plain = new GZIPInputStream(packed)) {
      return plain.readAllBytes();
    }
  }

  private static void compare(Store opened) throws IOException {
    Path file = Project.file(FOLDER + "expected.txt");
    Duration never = Duration.ofDays(1);
    StringBuilder found = new StringBuilder();
    try (Store store = opened;
        House house = new House(store, new MovableClock(), never, never)) {
      Tables tables = new Tables(house, GAMES);
      for (String line : Files.readAllLines(Project.file(FOLDER + "tables.txt"))) {
        String[] parts = line.split(" ", -1);
        found.append("# ").append(parts[1]).append('\n');
        describe(tables.find(parts[0]), store, found);
        found.append('\n');
      }
      String played = Json.write(new OwnGames(house, tables).record(LEA));
      found.append("# what Léa played\n").append(played).append('\n');
    }
    assertThat(found).hasToString(Project.golden(file, found.toString()));
  }

  private static void describe(Table<?, ?, ?> table, Store store, StringBuilder found) {
    TableView view = table.view(LEA);
    found.append(view.game()).append(' ').append(view.version());
    found.append(' ').append(view.status()).append(' ').append(view.pace());
    found.append(view.lesson() ? " lesson" : "").append(view.again() == null ? "" : " retry");
    found.append(view.stopped() ? " stopped" : "").append('\n');
    for (Chair chair : table.chairs().all()) {
      found.append("seat ").append(chair.seat()).append(": ").append(chair.kind());
      found.append(' ').append(chair.guest()).append(' ').append(chair.bot()).append('\n');
    }
    found.append("clock: ").append(Json.write(table.time().view())).append('\n');
    for (Fact.Said line : store.lines(table.id())) {
      found.append("line: ").append(line.room()).append(' ').append(line.n()).append(' ');
      found.append(line.name()).append(": ").append(line.text()).append('\n');
    }
    state(table, found);
    switch (view.status()) {
      case over -> over(table, found);
      case playing -> {
        if (!view.stopped()) {
          move(table);
          found.append("after one more move:\n");
          state(table, found);
        }
      }
      case open, starting -> found.append("not begun\n");
    }
  }

  /** What every viewer sees and hears. */
  private static <S, M, V> void state(Table<S, M, V> table, StringBuilder found) {
    GameHistory<S, M, V> history = table.history();
    if (!history.begun()) {
      return;
    }
    Game<S, M, V> game = table.playable().game();
    List<Told> told = history.moments().stream().flatMap(moment -> moment.all().stream()).toList();
    found.append("step ").append(history.seq()).append(", asked ");
    found.append(table.view(LEA).acting()).append('\n');
    IntStream.concat(IntStream.of(Seat.SPECTATOR), IntStream.range(0, table.chairs().all().size()))
        .forEach(viewer -> {
          String guest = viewer < 0 ? "eve" : table.chairs().at(viewer).guest();
          List<Fact.Said> heard = table.chat().heardBy(viewer, guest);
          found.append("viewer ").append(viewer).append(": sees ");
          found.append(hash(Json.write(new AnyValue(game.view(history.state(), viewer)))));
          found.append(", knows of ").append(hash(Json.write(Happened.to(viewer, told))));
          found.append(", hears ").append(heard.size()).append(" lines ");
          found.append(hash(Json.write(heard.stream().map(Chat::heard).toList()))).append('\n');
        });
  }

  private static void over(Table<?, ?, ?> table, StringBuilder found) {
    Replay replay = table.aftermath().replay("");
    found.append("replay: ").append(replay.steps().size()).append(" steps");
    found.append(replay.older() ? " of older rules" : "").append(", rest ");
    found.append(replay.rest().size()).append(", ");
    found.append(hash(Json.write(replay.steps()))).append('\n');
    Verdict verdict = Verdict.of(table.aftermath().export(), GAMES);
    found.append("file: ").append(verdict.getClass().getSimpleName()).append('\n');
    if (!table.history().stopped()) {
      Review review = table.coaching().review(LEA, 0);
      found.append("review: ").append(review.state()).append(", ");
      found.append(review.judgements().size()).append(" decisions, ");
      found.append(hash(Json.write(review))).append('\n');
    }
  }

  private static <S, M, V> void move(Table<S, M, V> table) {
    int seat = table.view(LEA).acting().getLast();
    Chair chair = table.chairs().at(seat);
    M move = table.playable().game().anyMove(table.history().state(), seat, new Dice(1));
    if (chair.is(Kind.PERSON)) {
      table.playing().play(chair.guest(), seat, table.history().seq(), "one more", Json.tree(move));
    } else {
      table.doInTurn(() -> table.playing().commit(seat, move, ""));
    }
  }

  private static String hash(String text) {
    return Salts.seal(Objects.requireNonNull(text)).substring(0, HASH);
  }
}
