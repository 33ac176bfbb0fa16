package chapeau.tables;

import static chapeau.tables.Parlour.HOST;
import static chapeau.tables.Parlour.PLAIN;
import static chapeau.tables.Parlour.denied;
import static chapeau.tables.Parlour.guest;
import static chapeau.tables.Parlour.sit;
import static chapeau.tables.Parlour.toTheEnd;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.Patience;
import chapeau.engine.Seat;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Pace;
import chapeau.store.Terms;
import chapeau.tables.Denied.Why;
import chapeau.tables.Parlour.Ear;
import chapeau.wire.TableView.Status;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What there is once a game is over, and the next game of the same people. */
class RematchTest {
  private static final Terms RATED = new Terms(Pace.NONE, false, "fr", true);

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

  @Test
  void beforeTheEndThereIsNoReplayNoFileAndNoNextGame() {
    Table<?, ?, ?> table = parlour.ofTwo(RATED);
    denied(Why.NOT_YOURS, () -> table.aftermath().replay(HOST));
    denied(Why.NOT_YOURS, () -> table.aftermath().export());
    denied(Why.NOT_YOURS, () -> parlour.tables.rematch(table.id(), HOST, PLAIN));
    assertThat(parlour.store.table(table.id()).orElseThrow().rematch()).isEmpty();
  }

  @Test
  void theNextGameIsOneOnTheSameTermsAndKeepsASeatForEach() {
    Table<?, ?, ?> table = parlour.ofTwo(RATED);
    toTheEnd(table);
    Ear ear = new Ear("zoe");
    table.watching().watch(ear, Seat.SPECTATOR, OptionalInt.empty());
    denied(Why.NOT_YOURS, () -> parlour.tables.rematch(table.id(), "stranger", PLAIN));
    Sitter salted = new Sitter("", "", "grain", "");
    Table<?, ?, ?> next = parlour.tables.rematch(table.id(), "tom", salted);
    assertThat(ear.heard.getLast().at("/table/rematch").asText()).isEqualTo(next.id());
    assertThat(parlour.store.table(table.id()).orElseThrow().rematch()).isEqualTo(next.id());
    assertThat(next.header().terms()).isEqualTo(RATED);
    assertThat(next.header().setup()).isEqualTo(table.header().setup());
    assertThat(next.header().seed()).isNotEqualTo(table.header().seed());
    assertThat(next.view("").status()).isEqualTo(Status.open);
    assertThat(next.chairs().at(0).kind()).isEqualTo(Kind.RESERVED);
    assertThat(next.chairs().at(0).guest()).isEqualTo(HOST);
    assertThat(next.chairs().at(1).kind()).isEqualTo(Kind.PERSON);
    assertThat(next.chairs().at(1).salt()).isEqualTo("grain");
    assertThat(parlour.tables.rematch(table.id(), HOST, PLAIN).id()).isEqualTo(next.id());

    denied(Why.TOO_LATE, () -> sit(next, "stranger", 0));
    assertThat(next.view("").status()).isEqualTo(Status.open);
    next.seating().sit(guest(HOST), OptionalInt.empty(), PLAIN);
    assertThat(next.view("").status()).isEqualTo(Status.playing);
    assertThat(next.chairs().at(0).name()).isEqualTo("Léa");
  }

  @Test
  void whoeverIsKeptASeatForCountsAsThereWhenTheHostDoesNotWait() {
    Table<?, ?, ?> table = parlour.ofTwo(RATED);
    toTheEnd(table);
    Table<?, ?, ?> next = parlour.tables.rematch(table.id(), HOST, PLAIN);
    next.seating().start(next.header().host());
    assertThat(next.chairs().at(1).kind()).isEqualTo(Kind.PERSON);
    assertThat(next.chairs().at(1).guest()).isEqualTo("tom");
  }

  @Test
  void whoWasStoodInForHasTheirSeatAgainAndBotsStay() {
    Table<?, ?, ?> table = parlour.hattari("me", "open", "bot:novice");
    sit(table, "tom", 1);
    table.seating().start(HOST);
    Chair bot = table.chairs().at(2);
    table.seating().giveToBot("tom", 1, "random");
    table.seating().giveToBot(HOST, 0, "random");
    table.bots().hurry(HOST);
    Patience.until("the bots have played", () -> table.view("").status() == Status.over);
    Table<?, ?, ?> next = parlour.tables.rematch(table.id(), HOST, PLAIN);
    assertThat(next.chairs().at(0).kind()).isEqualTo(Kind.PERSON);
    assertThat(next.chairs().at(1).kind()).isEqualTo(Kind.RESERVED);
    assertThat(next.chairs().at(1).bot()).isEmpty();
    assertThat(next.chairs().at(2)).isEqualTo(bot);
  }

  @Test
  void theEndIsKeptForThoseWhoLookBack() {
    Table<?, ?, ?> table = parlour.ofTwo(RATED);
    toTheEnd(table);
    assertThat(parlour.store.people().unscored("")).isEmpty();
    assertThat(parlour.store.unarchived("")).isEmpty();
    assertThat(table.aftermath().replay(HOST).steps()).hasSize(table.view("").seq() + 1);
    assertThat(table.aftermath().export().moves()).hasSize(table.view("").seq());
  }
}
