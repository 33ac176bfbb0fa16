package chapeau.tables;

import static chapeau.tables.Parlour.HOST;
import static chapeau.tables.Parlour.PLAIN;
import static chapeau.tables.Parlour.denied;
import static chapeau.tables.Parlour.guest;
import static chapeau.tables.Parlour.sit;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.catalogue.Catalogue;
import chapeau.engine.Seat;
import chapeau.fair.Salts;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Pace;
import chapeau.store.Terms;
import chapeau.tables.Denied.Why;
import chapeau.tables.Parlour.Ear;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What follows for all who look when somebody sits down, gets up, or is replaced. */
class ReseatingTest {
  private static final Terms LISTED = new Terms(Pace.NONE, true, "", false);
  private static final Terms TIMED = new Terms(Pace.LIVELY, false, "", false);

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

  private static Chair chair(Table<?, ?, ?> table, int seat) {
    return table.chairs().at(seat);
  }

  private static Ear watching(Table<?, ?, ?> table) {
    Ear ear = new Ear("zoe");
    table.watching().watch(ear, Seat.SPECTATOR, OptionalInt.empty());
    ear.heard.clear();
    return ear;
  }

  private static JsonNode announced(Ear ear) {
    assertThat(ear.heard).extracting(m -> m.path("type").asText()).contains("table");
    JsonNode last =
        ear.heard.stream()
            .filter(m -> m.path("type").asText().equals("table"))
            .reduce((_, latest) -> latest)
            .orElseThrow()
            .path("table");
    ear.heard.clear();
    return last;
  }

  @Test
  void everyChangeBeforeTheStartIsToldToAll() {
    Table<?, ?, ?> table = parlour.hattari("me", "open", "open");
    Ear ear = watching(table);
    sit(table, "tom", 1);
    assertThat(announced(ear).at("/seats/1/name").asText()).isEqualTo("Name of tom");
    table.seating().giveToBot(HOST, 2, "expert");
    assertThat(announced(ear).at("/seats/2/bot").asText()).isEqualTo("expert");
    table.seating().free(HOST, 2);
    assertThat(announced(ear).at("/seats/2/kind").asText()).isEqualTo("open");
    table.seating().stand("tom", 1);
    assertThat(announced(ear).at("/seats/1/kind").asText()).isEqualTo("open");
    table.seating().change(HOST, _ -> LISTED);
    assertThat(announced(ear).path("listed").asBoolean()).isTrue();
    table.seating().change(HOST, OptionalInt.of(2), Map.of("expert", "true"));
    JsonNode changed = announced(ear);
    assertThat(changed.path("seats")).hasSize(2);
    assertThat(changed.at("/options/expert").asText()).isEqualTo("true");
  }

  @Test
  void soIsEveryOneDuringTheGame() {
    Table<?, ?, ?> table = parlour.hattari("me", "open");
    sit(table, "tom", 1);
    table.seating().start(HOST);
    Ear ear = watching(table);
    table.seating().giveToBot(HOST, 1, "novice");
    assertThat(announced(ear).at("/seats/1/standIn").asBoolean()).isTrue();
    sit(table, "tom", 1);
    assertThat(announced(ear).at("/seats/1/standIn").asBoolean()).isFalse();
    table.seating().sendAway("tom");
    assertThat(announced(ear).at("/seats/1/standIn").asBoolean()).isTrue();
    table.seating().sendAway("tom");
    assertThat(ear.heard).isEmpty();
    table.seating().forget("tom");
    assertThat(announced(ear).at("/seats/1/you").asBoolean()).isFalse();
  }

  private static List<String> notices(Ear ear) {
    return ear.heard.stream()
        .filter(message -> message.path("room").asText().equals("seats"))
        .map(notice -> notice.path("name").asText() + ": " + notice.path("text").asText())
        .toList();
  }

  @Test
  void allAreToldWhoLeftWhoWasReplacedAndWhoIsBackAlsoLater() {
    Table<?, ?, ?> table = parlour.hattari("me", "open");
    sit(table, "tom", 1);
    Ear zoe = watching(table);
    table.seating().stand("tom", 1);
    sit(table, "tom", 1);
    assertThat(notices(zoe)).isEmpty();
    table.seating().start(HOST);
    table.seating().stand("tom", 1);
    sit(table, "tom", 1);
    table.seating().giveToBot(HOST, 1, "novice");
    table.seating().stand("tom", 1);
    int seq = table.history().seq();
    List<String> told =
        List.of("left", "back", "away").stream()
            .map(word -> "Name of tom: " + seq + " #" + word)
            .toList();
    assertThat(notices(zoe)).isEqualTo(told);
    Ear host = new Ear(HOST);
    table.watching().watch(host, 0, OptionalInt.empty());
    assertThat(notices(host)).isEqualTo(told);
  }

  @Test
  void whoSatThereSeesNoMoreThroughASeatThatIsAnothersNow() {
    Table<?, ?, ?> table = parlour.hattari("me", "open", "open");
    sit(table, "tom", 1);
    Ear tom = new Ear("tom");
    table.watching().watch(tom, 1, OptionalInt.empty());
    table.seating().free(HOST, 1);
    sit(table, "kim", 1);
    tom.heard.clear();
    table.seating().start(HOST);
    assertThat(tom.heard).extracting(m -> m.path("type").asText()).doesNotContain("catchUp");
  }

  /** Here, and where another node finds it out. */
  @Test
  void whoeverTheHostSendsOffIsToldSo() {
    Table<?, ?, ?> here = parlour.hattari("me", "open");
    sit(here, "tom", 1);
    Table<?, ?, ?> there = new Tables(parlour.house, Catalogue.load()).find(here.id());
    for (Table<?, ?, ?> table : List.of(here, there)) {
      Ear tom = new Ear("tom");
      table.watching().watch(tom, 1, OptionalInt.empty());
      assertThat(announced(tom).at("/seats/1/you").asBoolean()).isTrue();
      here.seating().free(HOST, 1);
      there.refresh();
      assertThat(announced(tom).at("/seats/1/kind").asText()).isEqualTo("open");
      sit(here, "tom", 1);
      there.refresh();
    }
  }

  @Test
  void whoAsksForASeatThatIsNotTheirsAnyMoreIsToldWhereTheySit() {
    Table<?, ?, ?> table = parlour.hattari("me", "open");
    Ear tom = new Ear("tom");
    denied(Why.NOT_YOURS, () -> table.watching().watch(tom, 1, OptionalInt.empty()));
    assertThat(announced(tom).at("/seats/1/kind").asText()).isEqualTo("open");
    sit(table, "tom", 1);
    assertThat(tom.heard).isEmpty();
  }

  @Test
  void soItIsWithAChairThatWasPutAway() {
    Table<?, ?, ?> table = parlour.hattari("me", "open", "open");
    sit(table, "tom", 2);
    sit(table, "kim", 1);
    Ear kim = new Ear("kim");
    table.watching().watch(kim, 1, OptionalInt.empty());
    table.seating().stand("kim", 1);
    table.seating().change(HOST, OptionalInt.of(2), Map.of());
    assertThat(chair(table, 1).guest()).isEqualTo("tom");
    kim.heard.clear();
    table.seating().start(HOST);
    assertThat(kim.heard).extracting(m -> m.path("type").asText()).doesNotContain("catchUp");
  }

  /** Here, and where another node finds that a chair is gone and the game begun. */
  @Test
  void whoeverLookedThroughAChairThatIsGoneIsToldWhereTheySitAndDisturbsNobody() {
    Table<?, ?, ?> here = parlour.hattari("me", "bot:novice", "open", "open");
    sit(here, "tom", 3);
    Table<?, ?, ?> there = new Tables(parlour.house, Catalogue.load()).find(here.id());
    Map<Table<?, ?, ?>, List<Ear>> ears = new LinkedHashMap<>();
    for (Table<?, ?, ?> table : List.of(here, there)) {
      ears.put(table, List.of(new Ear("tom"), new Ear(HOST)));
      table.watching().watch(ears.get(table).getFirst(), 3, OptionalInt.empty());
      table.watching().watch(ears.get(table).getLast(), 0, OptionalInt.empty());
    }
    here.seating().change(HOST, OptionalInt.of(2), Map.of());
    here.seating().start(HOST);
    there.refresh();
    ears.forEach((table, both) -> {
      Ear tom = both.getFirst();
      assertThat(tom.heard.getLast().at("/table/seats/1/you").asBoolean()).isTrue();
      assertThat(types(tom)).doesNotContain("catchUp", "step");
      assertThat(types(both.getLast())).contains("catchUp");
      Ear back = new Ear("tom");
      table.watching().watch(back, 1, OptionalInt.empty());
      assertThat(types(back)).contains("catchUp");
    });
  }

  private static List<String> types(Ear ear) {
    return ear.heard.stream().map(message -> message.path("type").asText()).toList();
  }

  @Test
  void whoTookABotsSeatAndLeavesGivesItBackToOneAsGood() {
    Table<?, ?, ?> table = parlour.hattari(LISTED, "me", "bot:expert", "bot:expert");
    table.seating().start(HOST);
    table.seating().sit(guest("tom"), OptionalInt.empty(), PLAIN);
    assertThat(chair(table, 1).guest()).isEqualTo("tom");
    table.seating().stand("tom", 1);
    assertThat(chair(table, 1).kind()).isEqualTo(Kind.BOT);
    assertThat(chair(table, 1).bot()).isEqualTo("expert");
    assertThat(chair(table, 1).name()).isNotIn("Name of tom", "Léa", chair(table, 2).name());
    table.seating().sit(guest("kim"), OptionalInt.of(1), PLAIN);
    assertThat(chair(table, 1).guest()).isEqualTo("kim");
  }

  @Test
  void whoBeganAtAListedTableIsStoodInFor() {
    Table<?, ?, ?> table = parlour.hattari(LISTED, "me", "open");
    table.seating().sit(guest("tom"), OptionalInt.of(1), new Sitter("", "", "grain", ""));
    table.seating().start(HOST);
    table.seating().stand("tom", 1);
    assertThat(chair(table, 1).kind()).isEqualTo(Kind.STAND_IN);
    denied(Why.TOO_LATE, () -> sit(table, "kim", 1));
  }

  @Test
  void whoIsForgottenBeforeTheStartLeavesAnOpenSeat() {
    Table<?, ?, ?> table = parlour.hattari("me", "open");
    sit(table, "tom", 1);
    table.seating().forget("tom");
    assertThat(chair(table, 1)).isEqualTo(Chair.open(1));
    assertThat(chair(table, 0).guest()).isEqualTo(HOST);
  }

  @Test
  void whoAddsASaltInTheMiddleOfAGameAddsNothing() {
    Table<?, ?, ?> table = parlour.hattari(LISTED, "me", "bot:novice");
    table.seating().start(HOST);
    table
        .seating()
        .sit(guest("tom"), OptionalInt.of(1), new Sitter("", "", "late", Salts.seal("late")));
    assertThat(chair(table, 1).salt()).isEmpty();
    assertThat(chair(table, 1).seal()).isEmpty();
  }

  @Test
  void aBotHasNoClockAndWhoComesBackHasOneAgain() {
    Table<?, ?, ?> table = parlour.hattari(TIMED, "me", "open");
    sit(table, "tom", 1);
    table.seating().start(HOST);
    int asked = table.view("").acting().getFirst();
    String who = asked == 0 ? HOST : "tom";
    Ear ear = watching(table);
    assertThat(running(table)).containsExactly(asked);
    table.seating().giveToBot(who, asked, "novice");
    assertThat(running(table)).isEmpty();
    assertThat(ear.heard.getLast().path("type").asText()).isEqualTo("clock");
    assertThat(ear.heard.getLast().at("/clock/running")).isEmpty();
    parlour.clock.move(Duration.ofSeconds(50));
    sit(table, who, asked);
    assertThat(running(table)).containsExactly(asked);
    assertThat(Objects.requireNonNull(table.view("").clock()).left())
        .isEqualTo(Pace.LIVELY.bank() + Timekeeper.FREE);
  }

  @Test
  void whoeverElseLeavesDoesNotWindTheClockOfWhoIsAsked() {
    Table<?, ?, ?> table = parlour.hattari(TIMED, "me", "open");
    sit(table, "tom", 1);
    table.seating().start(HOST);
    int asked = table.view("").acting().getFirst();
    parlour.clock.move(Duration.ofSeconds(20));
    long left = Objects.requireNonNull(table.view("").clock()).left();
    int other = 1 - asked;
    table.seating().giveToBot(other == 0 ? HOST : "tom", other, "novice");
    assertThat(running(table)).containsExactly(asked);
    assertThat(Objects.requireNonNull(table.view("").clock()).left()).isEqualTo(left);
  }

  private static List<Integer> running(Table<?, ?, ?> table) {
    return Objects.requireNonNull(table.view("").clock()).running();
  }
}
