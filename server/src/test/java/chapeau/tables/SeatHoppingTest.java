package chapeau.tables;

import static chapeau.tables.Parlour.HOST;
import static chapeau.tables.Parlour.PLAIN;
import static chapeau.tables.Parlour.denied;
import static chapeau.tables.Parlour.guest;
import static chapeau.tables.Parlour.sit;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.catalogue.Catalogue;
import chapeau.engine.Seat;
import chapeau.store.Chair.Kind;
import chapeau.store.Pace;
import chapeau.store.People;
import chapeau.store.Terms;
import chapeau.tables.Denied.Why;
import chapeau.tables.Parlour.Ear;
import chapeau.wire.SeatView;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a guest cannot see several hands of a running game by changing seats. */
class SeatHoppingTest {
  private static final Terms LISTED = new Terms(Pace.NONE, true, "", false);
  private static final Terms RATED = new Terms(Pace.NONE, true, "", true);

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

  private Table<?, ?, ?> started(Terms terms, String... seats) {
    Table<?, ?, ?> table = parlour.hattari(terms, seats);
    table.seating().start(HOST);
    return table;
  }

  private static List<Integer> offered(Table<?, ?, ?> table, String guest) {
    return table.view(guest).seats().stream()
        .filter(SeatView::takeOver)
        .map(SeatView::seat)
        .toList();
  }

  private static void seesOnlyWhatSpectatorsSee(Table<?, ?, ?> table, String guest, int seat) {
    denied(Why.NOT_YOURS, () -> table.watching().feed(guest, seat, OptionalInt.empty()));
    denied(Why.NOT_YOURS, () -> table.watching().watch(new Ear(guest), seat, OptionalInt.empty()));
    assertThat(table.watching().feed(guest, Seat.SPECTATOR, OptionalInt.empty())).isNotEmpty();
  }

  @Test
  void whoTookABotsSeatMayReturnToItAndToNoOther() {
    Table<?, ?, ?> table = started(LISTED, "me", "bot:novice", "bot:novice");
    assertThat(offered(table, "tom")).containsExactly(1, 2);
    sit(table, "tom", 1);
    assertThat(offered(table, "tom")).isEmpty();
    table.seating().stand("tom", 1);
    denied(Why.NOT_YOURS, () -> sit(table, "tom", 2));
    seesOnlyWhatSpectatorsSee(table, "tom", 2);
    assertThat(offered(table, "tom")).containsExactly(1);
    table.seating().sit(guest("tom"), OptionalInt.empty(), PLAIN);
    assertThat(table.chairs().at(1).guest()).isEqualTo("tom");
    assertThat(parlour.store.holders(table.id())).hasSize(2);
  }

  @Test
  void aSeatThatIsAnothersNowIsLost() {
    Table<?, ?, ?> table = started(LISTED, "me", "bot:novice");
    sit(table, "tom", 1);
    table.seating().stand("tom", 1);
    sit(table, "kim", 1);
    denied(Why.TOO_LATE, () -> sit(table, "tom", 1));
    seesOnlyWhatSpectatorsSee(table, "tom", 1);
  }

  @Test
  void whoBeganWithoutASaltIsStoodInForAndTakesNoOtherSeat() {
    Table<?, ?, ?> table = started(LISTED, "me", "bot:novice");
    table.seating().stand(HOST, 0);
    assertThat(table.chairs().at(0).kind()).isEqualTo(Kind.STAND_IN);
    denied(Why.NOT_YOURS, () -> sit(table, HOST, 1));
    assertThat(offered(table, HOST)).isEmpty();
    sit(table, HOST, 0);
    assertThat(table.chairs().at(0).kind()).isEqualTo(Kind.PERSON);
  }

  @Test
  void aRestartForgetsNothing() {
    Table<?, ?, ?> before = started(LISTED, "me", "bot:novice", "bot:novice");
    sit(before, "tom", 1);
    before.seating().stand("tom", 1);
    Table<?, ?, ?> table = new Tables(parlour.house, Catalogue.load()).find(before.id());
    denied(Why.NOT_YOURS, () -> sit(table, "tom", 2));
  }

  @Test
  void anotherAccountOfTheSamePersonBringsItsSeatsAlong() {
    Table<?, ?, ?> table = started(LISTED, "me", "bot:novice", "bot:novice");
    parlour.store.keep(List.of(guest("tom"), guest("kim")));
    sit(table, "tom", 1);
    table.seating().stand("tom", 1);
    var merge = (People.Merge.Done) parlour.store.people().adopt("tom", "kim");
    parlour.tables.reread(merge.tables());
    denied(Why.NOT_YOURS, () -> sit(table, "kim", 2));
    sit(table, "kim", 1);
  }

  @Test
  void aFriendWhoComesLateTakesABotsSeatAtAPrivateTable() {
    Table<?, ?, ?> table = started(Terms.USUAL, "me", "bot:novice", "bot:novice");
    assertThat(offered(table, "tom")).containsExactly(1, 2);
    table.seating().sit(guest("tom"), OptionalInt.empty(), PLAIN);
    assertThat(table.chairs().at(1).guest()).isEqualTo("tom");
    table.seating().stand("tom", 1);
    denied(Why.NOT_YOURS, () -> sit(table, "tom", 2));
    seesOnlyWhatSpectatorsSee(table, "tom", 2);
    assertThat(new Lobby(parlour.house).tables()).isEmpty();
  }

  @Test
  void inALessonNobodyTakesOver() {
    Table<?, ?, ?> lesson = parlour.tables.teach(HOST, "hattari", "fr", PLAIN);
    assertThat(offered(lesson, "tom")).isEmpty();
    denied(Why.TOO_LATE, () -> sit(lesson, "tom", 1));
  }

  @Test
  void whereTheGameMayBeRatedNobodyTakesOver() {
    Table<?, ?, ?> rated = started(RATED, "me", "bot:novice");
    denied(Why.NOT_YOURS, () -> sit(rated, "kim", 1));
    assertThat(offered(rated, "kim")).isEmpty();

    parlour.store.keep(List.of(guest(HOST), guest("tom")));
    Table<?, ?, ?> table = parlour.hattari(LISTED, "me", "open", "bot:novice");
    sit(table, "tom", 1);
    parlour.store.people().wantRating(HOST, true);
    table.seating().start(HOST);
    assertThat(offered(table, "kim")).containsExactly(2);
    parlour.store.people().wantRating("tom", true);
    denied(Why.NOT_YOURS, () -> sit(table, "kim", 2));
    assertThat(offered(table, "kim")).isEmpty();
    assertThat(new Lobby(parlour.house).tables()).allMatch(entry -> entry.bots() == 0);
    parlour.store.people().wantRating("tom", false);
    sit(table, "kim", 2);
  }

  @Test
  void everybodyIsToldWhoTookWhichBotsSeatAlsoLater() {
    Table<?, ?, ?> table = started(LISTED, "me", "bot:novice");
    String bot = table.chairs().at(1).name();
    Ear zoe = new Ear("zoe");
    table.watching().watch(zoe, Seat.SPECTATOR, OptionalInt.empty());
    sit(table, "tom", 1);
    Ear host = new Ear(HOST);
    table.watching().watch(host, 0, OptionalInt.empty());
    for (Ear ear : List.of(zoe, host)) {
      JsonNode notice =
          ear.heard.stream()
              .filter(message -> message.path("room").asText().equals("seats"))
              .findFirst()
              .orElseThrow();
      assertThat(notice.path("name").asText()).isEqualTo("Name of tom");
      assertThat(notice.path("text").asText()).isEqualTo(table.history().seq() + " " + bot);
    }
    denied(Why.NOT_YOURS, () -> table.chat().say("tom", 1, "seats", "1 Léa"));
  }

  @Test
  void afterATakeOverNobodyIsRated() {
    parlour.store.keep(List.of(guest(HOST), guest("tom")));
    Table<?, ?, ?> table = started(LISTED, "me", "bot:novice");
    sit(table, "tom", 1);
    assertThat(table.view(HOST).rated()).isFalse();
    parlour.store.people().wantRating(HOST, true);
    parlour.store.people().wantRating("tom", true);
    Parlour.toTheEnd(table);
    new Ratings(parlour.house).rate(table.id());
    assertThat(parlour.store.people().unrated()).isEmpty();
    assertThat(parlour.store.people().ratings(HOST)).isEmpty();
    assertThat(parlour.store.people().ratings("tom")).isEmpty();
  }
}
