package chapeau.tables;

import static chapeau.tables.Parlour.HOST;
import static chapeau.tables.Parlour.PLAIN;
import static chapeau.tables.Parlour.guest;
import static chapeau.tables.Parlour.toTheEnd;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import chapeau.engine.Seat;
import chapeau.fair.Salts;
import chapeau.json.Json;
import chapeau.store.Fact;
import chapeau.store.Fact.Status;
import chapeau.store.Store;
import chapeau.store.Terms;
import chapeau.tables.Takeback.Word;
import chapeau.tables.Unsteady.Mood;
import chapeau.wire.FromServer;
import chapeau.wire.TableView;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A request that changes several things writes them in one transaction. If the write fails, nothing
 * of the request has happened, and the same request succeeds later.
 */
class OneAppendTest {
  @TempDir Path data;
  private Parlour parlour;
  private Unsteady store;
  private House house;
  private Tables tables;

  @BeforeEach
  void open() {
    parlour = new Parlour(data, Duration.ZERO);
    store = new Unsteady(parlour.store);
    house = new House(store, parlour.clock, Duration.ofDays(1), Duration.ZERO);
    tables = new Tables(house, parlour.games);
  }

  @AfterEach
  void close() {
    house.close();
    parlour.close();
  }

  private static boolean begins(Fact fact) {
    return fact instanceof Fact.Header header && header.status() == Status.PLAYING;
  }

  private void failsOnce(Predicate<Fact> refused, ThrowingCallable request) throws Throwable {
    store.refuses(refused);
    assertThatThrownBy(request).isInstanceOf(Store.Trouble.class);
    store.becomes(Mood.WELL);
    request.call();
  }

  /** Two people at a table, with a guest each, already playing. */
  private Table<?, ?, ?> ofTwo() {
    return tables.find(parlour.ofTwo(Terms.USUAL).id());
  }

  @Test
  void aMoveIsTakenBackWithTheLastWordAboutIt() throws Throwable {
    Table<?, ?, ?> table = ofTwo();
    int asker = untilAccused(table);
    int seq = table.history().seq();
    table.takeback().say(guestOf(table, asker), asker, Word.ask);
    int other = 1 - asker;
    failsOnce(
        Fact.Moved.class::isInstance,
        () -> table.takeback().say(guestOf(table, other), other, Word.yes));
    assertThat(table.history().seq()).isEqualTo(seq + 1);
    assertThat(parlour.store.moves(table.id(), seq))
        .extracting(Fact.Moved::actor)
        .containsExactly(Seat.CONSENT);
  }

  private static String guestOf(Table<?, ?, ?> table, int seat) {
    return table.chairs().at(seat).guest();
  }

  /** Plays until somebody has accused and the other one is asked; returns who accused. */
  private static int untilAccused(Table<?, ?, ?> table) {
    for (int i = 0; i < 200; i++) {
      int seat = table.view("").acting().getFirst();
      FromServer.CatchUp now = Parlour.seen(table, seat);
      JsonNode move = Json.tree(now.moves().getFirst());
      int seq = table.playing().play(guestOf(table, seat), seat, now.seq(), "m" + i, move).seq();
      boolean last = table.history().seq() == seq;
      if (last && move.path("type").asText().equals("accuse") && !table.history().asks(seat)) {
        return seat;
      }
    }
    throw new AssertionError("every accusation ended a round");
  }

  @Test
  void theGameBeginsWithTheLastSalt() throws Throwable {
    String id = parlour.hattari("me", "open").id();
    Table<?, ?, ?> table = tables.find(id);
    Sitter sealed = new Sitter("", "", "", Salts.seal("grain"));
    table.seating().sit(guest("tom"), OptionalInt.of(1), sealed);
    table.seating().start(HOST);
    failsOnce(OneAppendTest::begins, () -> table.sealing().show("tom", 1, "grain"));
    assertThat(table.view("").status()).isEqualTo(TableView.Status.playing);
  }

  @Test
  void aTableThatNeedNotWaitIsWrittenWithItsGame() {
    Tables.Wish wish =
        new Tables.Wish(
            "hattari",
            2,
            Map.of(),
            List.of("me", "bot:novice"),
            new Sitter("Léa", "cap", "", ""),
            false,
            Terms.USUAL);
    store.refuses(Fact.Moved.class::isInstance);
    assertThatThrownBy(() -> tables.set(HOST, wish)).isInstanceOf(Store.Trouble.class);
    assertThat(parlour.store.people().unfinished(HOST)).isEmpty();
    store.becomes(Mood.WELL);
    Table<?, ?, ?> table = tables.set(HOST, wish);
    assertThat(tables.find(table.id())).isSameAs(table);
    assertThat(table.view("").status()).isEqualTo(TableView.Status.playing);
    assertThat(parlour.store.moves(table.id(), 0)).hasSize(table.view("").seq());
  }

  @Test
  void theGameBeginsWithTheLastPersonWhoseSeatWasKept() throws Throwable {
    Table<?, ?, ?> table = ofTwo();
    toTheEnd(table);
    Table<?, ?, ?> next = tables.rematch(table.id(), HOST, PLAIN);
    failsOnce(
        OneAppendTest::begins, () -> next.seating().sit(guest("tom"), OptionalInt.of(1), PLAIN));
    assertThat(next.view("").status()).isEqualTo(TableView.Status.playing);
    assertThat(List.copyOf(next.chairs().all())).allMatch(chair -> !chair.guest().isEmpty());
  }
}
