package chapeau.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import chapeau.catalogue.Catalogue;
import chapeau.engine.Seat;
import chapeau.fair.Verdict;
import chapeau.json.Json;
import chapeau.store.Fact;
import chapeau.store.Sqlite;
import chapeau.store.Store;
import chapeau.store.Terms;
import chapeau.tables.Takeback.Word;
import chapeau.wire.FromServer;
import chapeau.wire.TableView;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Taking a move back, at a table of Hattari for two people. */
class TakebackTest {
  private static final Catalogue GAMES = Catalogue.load();

  @TempDir Path data;
  private Store store;
  private House house;
  private Table<?, ?, ?> table;
  private int moves;

  @BeforeEach
  void open() {
    store = Sqlite.open(data.resolve("test.db"));
    house = new House(store, Clock.systemUTC(), Duration.ZERO, Duration.ZERO);
    Tables tables = new Tables(house, GAMES);
    table =
        tables.set(
            "p0",
            new Tables.Wish(
                "hattari",
                2,
                Map.of(),
                List.of("me", "open"),
                new Sitter("", "", "", ""),
                true,
                Terms.USUAL));
    table
        .seating()
        .sit(
            new Fact.Guest("p1", "t", "P1", "", "now"),
            OptionalInt.of(1),
            new Sitter("", "", "", ""));
    table.seating().start("p0");
  }

  @AfterEach
  void close() {
    house.close();
    store.close();
  }

  private FromServer.CatchUp seen(int seat) {
    return table.watching().feed("p" + seat, seat, OptionalInt.empty()).stream()
        .map(FromServer.CatchUp.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private int asked() {
    return seen(0).turn().acting().getFirst();
  }

  private String kind(JsonNode move) {
    return move.path("type").asText();
  }

  /** Plays the first legal moves until one of a kind was played; answers who played it. */
  private int until(String kind) {
    for (int i = 0; i < 100; i++) {
      int seat = asked();
      JsonNode move = Json.tree(seen(seat).moves().getFirst());
      table.playing().play("p" + seat, seat, seen(seat).seq(), "m" + ++moves, move);
      if (kind(move).equals(kind)) {
        return seat;
      }
    }
    throw new AssertionError("nobody made such a move");
  }

  private void refused(int seat, Word word) {
    assertThatThrownBy(() -> table.takeback().say("p" + seat, seat, word))
        .isInstanceOf(Denied.class);
  }

  @Test
  void aMoveThatShowedNothingIsTakenBackOnceTheOtherAgrees() {
    int seat = untilHarmless();
    JsonNode after = Json.tree(seen(seat).view());
    table.takeback().say("p" + seat, seat, Word.ask);
    assertThat(Json.tree(seen(seat).view())).isEqualTo(after);
    table.takeback().say("p" + (1 - seat), 1 - seat, Word.yes);
    assertThat(asked()).isEqualTo(seat);
    assertThat(store.moves(table.id(), 0).getLast().actor()).isEqualTo(Seat.CONSENT);
    assertThat(Json.write(seen(1 - seat).events())).contains("takenBack");
  }

  /** Until a player has accused and the other one is asked: nothing is turned over by that. */
  private int untilHarmless() {
    for (int i = 0; i < 20; i++) {
      int seat = until("accuse");
      if (asked() != seat && store.moves(table.id(), 0).getLast().actor() == seat) {
        return seat;
      }
    }
    throw new AssertionError("every accusation ended a round");
  }

  @Test
  void afterwardsTheGameGoesOnAndIsProvedWithWhatWasTakenBack() {
    int seat = untilHarmless();
    table.takeback().say("p" + seat, seat, Word.ask);
    table.takeback().say("p" + (1 - seat), 1 - seat, Word.yes);
    for (int i = 0; i < 500 && table.view("").status() == TableView.Status.playing; i++) {
      int next = asked();
      JsonNode move = Json.tree(seen(next).moves().getLast());
      table.playing().play("p" + next, next, seen(next).seq(), "m" + ++moves, move);
    }
    assertThat(Verdict.of(table.aftermath().export(), GAMES)).isInstanceOf(Verdict.Honest.class);
    Table<?, ?, ?> again = new Tables(house, GAMES).find(table.id());
    assertThat(Json.tree(again.watching().feed("p0", 0, OptionalInt.empty())))
        .isEqualTo(Json.tree(table.watching().feed("p0", 0, OptionalInt.empty())));
  }

  @Test
  void aLookIsNeverTakenBack() {
    int seat = until("look");
    refused(seat, Word.ask);
  }

  @Test
  void nothingIsTakenBackAcrossADrawOrAnothersDecision() {
    int seat = untilHarmless();
    int other = asked();
    JsonNode move = Json.tree(seen(other).moves().getFirst());
    table.playing().play("p" + other, other, seen(other).seq(), "x", move);
    refused(seat, Word.ask);
    refused(1 - seat, Word.yes);
  }

  @Test
  void whoRefusesOrPlaysOnIsNotAskedAgain() {
    int seat = untilHarmless();
    int seq = table.view("").seq();
    table.takeback().say("p" + seat, seat, Word.ask);
    table.takeback().say("p" + (1 - seat), 1 - seat, Word.no);
    table.takeback().say("p" + (1 - seat), 1 - seat, Word.yes);
    assertThat(table.view("").seq()).isEqualTo(seq);
  }

  @Test
  void aStrangerAndTheOneWhoAsksHaveNoSay() {
    int seat = untilHarmless();
    table.takeback().say("p" + seat, seat, Word.ask);
    refused(seat, Word.yes);
    assertThatThrownBy(() -> table.takeback().say("stranger", 1 - seat, Word.yes))
        .isInstanceOf(Denied.class);
  }

  @Test
  void whoAsksTwiceHasAskedOnce() {
    int seat = untilHarmless();
    table.takeback().say("p" + seat, seat, Word.ask);
    table.takeback().say("p" + seat, seat, Word.ask);
    assertThat(store.lines(table.id())).extracting(Fact.Said::room).containsExactly("takeback");
    refused(1 - seat, Word.ask);
  }

  @Test
  void nothingIsAnsweredThatNobodyAsked() {
    int seat = untilHarmless();
    refused(1 - seat, Word.yes);
    refused(1 - seat, Word.no);
    assertThat(store.lines(table.id())).isEmpty();
  }

  @Test
  void theFirstDealIsNobodysMove() {
    refused(0, Word.ask);
    refused(1, Word.ask);
  }

  @Test
  void botsAgreeAndSoDoesWhoeverPlaysTheOtherSeatsToo() {
    try (Parlour parlour = new Parlour(data, Duration.ZERO)) {
      for (String other : List.of("bot:novice", "me")) {
        Table<?, ?, ?> own = parlour.hattari("me", other, other);
        own.seating().start(Parlour.HOST);
        int seq = accuse(own);
        own.takeback().say(Parlour.HOST, 0, Word.ask);
        assertThat(own.view("").seq()).isEqualTo(seq + 1);
        assertThat(own.view("").acting()).containsExactly(0);
      }
    }
  }

  /** Plays on until the first seat has accused and the next is asked; answers how far that is. */
  private static int accuse(Table<?, ?, ?> own) {
    while (own.view("").acting().contains(0)) {
      FromServer.CatchUp now =
          own.watching().feed(Parlour.HOST, 0, OptionalInt.empty()).stream()
              .map(FromServer.CatchUp.class::cast)
              .findFirst()
              .orElseThrow();
      JsonNode move = Json.tree(now.moves().getFirst());
      own.playing().play(Parlour.HOST, 0, now.seq(), "m" + now.seq(), move);
    }
    return own.view("").seq();
  }

  @Test
  void everyOtherPersonMustAgree() {
    try (Parlour parlour = new Parlour(data, Duration.ZERO)) {
      Table<?, ?, ?> three = parlour.hattari("me", "open", "open");
      Parlour.sit(three, "tom", 1);
      Parlour.sit(three, "kim", 2);
      three.seating().start(Parlour.HOST);
      int seq = accuse(three);
      three.takeback().say(Parlour.HOST, 0, Word.ask);
      three.takeback().say("kim", 2, Word.yes);
      assertThat(three.view("").seq()).isEqualTo(seq);
      three.takeback().say("tom", 1, Word.yes);
      assertThat(three.view("").seq()).isEqualTo(seq + 1);
      assertThat(three.view("").acting()).containsExactly(0);
      assertThat(three.history().standing()).hasSize(seq);
    }
  }

  @Test
  void onceItIsOverNothingIsTakenBack() {
    for (int i = 0; i < 500 && table.view("").status() == TableView.Status.playing; i++) {
      int next = asked();
      JsonNode move = Json.tree(seen(next).moves().getLast());
      table.playing().play("p" + next, next, seen(next).seq(), "m" + ++moves, move);
    }
    assertThat(table.view("").status()).isEqualTo(TableView.Status.over);
    refused(0, Word.ask);
    refused(1, Word.ask);
  }
}
