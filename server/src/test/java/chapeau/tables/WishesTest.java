package chapeau.tables;

import static chapeau.tables.Parlour.HOST;
import static chapeau.tables.Parlour.PLAIN;
import static chapeau.tables.Parlour.denied;
import static chapeau.tables.Parlour.toTheEnd;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.catalogue.Catalogue;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Terms;
import chapeau.tables.Denied.Why;
import chapeau.wire.TableView.Status;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How a table comes to be, and is found again. */
class WishesTest {
  private static final Sitter LEA = new Sitter("Léa", "cap", "grain", "");

  @TempDir Path data;
  private Parlour parlour;

  @BeforeEach
  void open() {
    parlour = new Parlour(data, Duration.ZERO);
  }

  @AfterEach
  void close() {
    parlour.close();
  }

  private static Tables.Wish wish(String game, boolean waits, String... seats) {
    return new Tables.Wish(game, seats.length, Map.of(), List.of(seats), LEA, waits, Terms.USUAL);
  }

  private Table<?, ?, ?> set(boolean waits, String... seats) {
    return parlour.tables.set(HOST, wish("hattari", waits, seats));
  }

  @Test
  void whatCannotBeSetIsRefusedAndNothingIsKept() {
    denied(Why.MALFORMED, () -> parlour.tables.set(HOST, wish("chess", true, "me", "open")));
    denied(Why.MALFORMED, () -> set(true, "open", "open"));
    denied(Why.MALFORMED, () -> set(true, "me", "bot:genius"));
    denied(Why.MALFORMED, () -> set(true, "me", "king"));
    denied(Why.MALFORMED, () -> set(true, "me", "me:\u200B"));
    denied(
        Why.MALFORMED,
        () ->
            parlour.tables.set(
                HOST,
                new Tables.Wish(
                    "hattari", 3, Map.of(), List.of("me", "open"), LEA, true, Terms.USUAL)));
    denied(Why.MALFORMED, () -> set(true, "me"));
    assertThat(parlour.store.people().unfinished(HOST)).isEmpty();
  }

  @Test
  void whoSitsThereIsCalledAsWishedAndNobodyLikeAnother() {
    List<Chair> chairs = set(true, "me", "me:Zoé", "me", "bot:novice").chairs().all();
    assertThat(chairs).extracting(Chair::seat).containsExactly(0, 1, 2, 3);
    assertThat(chairs).extracting(Chair::name).doesNotHaveDuplicates();
    assertThat(chairs.get(0).name()).isEqualTo("Léa");
    assertThat(chairs.get(0).hat()).isEqualTo("cap");
    assertThat(chairs.get(0).salt()).isEqualTo("grain");
    assertThat(chairs.get(0).kind()).isEqualTo(Kind.PERSON);
    assertThat(chairs.get(1).name()).isEqualTo("Zoé");
    assertThat(chairs.get(1).guest()).isEqualTo(HOST);
    assertThat(chairs.get(2).name()).startsWith("Léa");
    assertThat(chairs.get(3).kind()).isEqualTo(Kind.BOT);
    assertThat(chairs.get(3).bot()).isEqualTo("novice");
  }

  @Test
  void itStartsAtOnceWhenNobodyIsWaitedFor() {
    assertThat(set(true, "me", "me").view("").status()).isEqualTo(Status.open);
    assertThat(set(false, "me", "open").view("").status()).isEqualTo(Status.open);
    assertThat(set(false, "me", "me").view("").status()).isEqualTo(Status.playing);
    assertThat(set(false, "bot:random", "bot:random").view("").status())
        .as("bots alone")
        .isEqualTo(Status.playing);
  }

  @Test
  void aLessonIsGivenInALanguageThereIsAndStartsAtOnce() {
    denied(Why.MALFORMED, () -> parlour.tables.teach(HOST, "hattari", "de", PLAIN));
    denied(Why.MALFORMED, () -> parlour.tables.teach(HOST, "chess", "fr", PLAIN));
    Table<?, ?, ?> lesson = parlour.tables.teach(HOST, "hattari", "en", LEA);
    assertThat(lesson.view(HOST).status()).isEqualTo(Status.playing);
    assertThat(lesson.chairs().all().stream().filter(chair -> chair.belongsTo(HOST))).hasSize(1);
    assertThat(lesson.chairs().all().stream().filter(chair -> chair.is(Kind.BOT)))
        .hasSize(lesson.chairs().all().size() - 1)
        .allMatch(chair -> chair.bot().equals("novice"));
    assertThat(lesson.chairs().at(0).salt()).as("there is no draw to add to").isEmpty();
  }

  @Test
  void thereAreNeverTwoOfTheSameTable() {
    Table<?, ?, ?> table = set(true, "me", "open");
    assertThat(parlour.tables.find(table.id())).isSameAs(table);
    assertThat(parlour.tables.inMemory()).isEqualTo(1);
    denied(Why.NOT_THERE, () -> parlour.tables.find("nowhere"));
    assertThat(parlour.tables.inMemory()).isEqualTo(1);
    denied(
        Why.MALFORMED, () -> new Tables(parlour.house, Catalogue.of(List.of())).find(table.id()));
  }

  @Test
  void whatEndedWithoutAReplayOrAResultGetsThemAtTheNextStart() throws SQLException {
    Table<?, ?, ?> table = set(false, "me", "me");
    toTheEnd(table);
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("test.db"));
        Statement statement = connection.createStatement()) {
      statement.execute("DELETE FROM archives");
      statement.execute("DELETE FROM results");
    }
    assertThat(parlour.store.archive(table.id())).isEmpty();
    assertThat(parlour.store.people().finished(HOST, "9999", 10)).isEmpty();
    parlour.tables.archive();
    parlour.tables.score();
    assertThat(parlour.store.archive(table.id())).isPresent();
    assertThat(parlour.store.people().finished(HOST, "9999", 10)).hasSize(1);
  }
}
