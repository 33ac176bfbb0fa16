package chapeau.tables;

import static chapeau.tables.Parlour.HOST;
import static chapeau.tables.Parlour.PLAIN;
import static chapeau.tables.Parlour.denied;
import static chapeau.tables.Parlour.guest;
import static chapeau.tables.Parlour.sit;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.catalogue.Catalogue;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact;
import chapeau.store.Pace;
import chapeau.store.SeatHolder;
import chapeau.store.Terms;
import chapeau.tables.Denied.Why;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who may sit where, get up, be replaced and arrange what, before the game and during it. */
class SeatingTest {
  private static final Terms LISTED = new Terms(Pace.NONE, true, "", false);

  @TempDir Path data;
  private Parlour parlour;

  @BeforeEach
  void open() {
    parlour = new Parlour(data, Duration.ofHours(1));
  }

  @AfterEach
  void close() {
    parlour.close();
  }

  private static Chair chair(Table<?, ?, ?> table, int seat) {
    return table.chairs().at(seat);
  }

  @Test
  void onlyTheHostArranges() {
    Table<?, ?, ?> table = parlour.hattari("me", "open", "bot:novice");
    sit(table, "tom", 1);
    denied(Why.NOT_YOURS, () -> table.seating().giveToBot("tom", 1, "novice"));
    denied(Why.NOT_YOURS, () -> table.seating().free("tom", 0));
    denied(Why.NOT_YOURS, () -> table.seating().change("tom", terms -> terms));
    denied(Why.NOT_YOURS, () -> table.seating().change("tom", OptionalInt.of(2), Map.of()));
    denied(Why.NOT_YOURS, () -> table.seating().start("tom"));
    table.seating().giveToBot(HOST, 1, "expert");
    assertThat(chair(table, 1).bot()).isEqualTo("expert");
    assertThat(chair(table, 1).name()).isNotEqualTo(chair(table, 2).name());
    denied(Why.MALFORMED, () -> table.seating().giveToBot(HOST, 1, "genius"));
    denied(Why.NOT_THERE, () -> table.seating().giveToBot(HOST, 3, "novice"));
    denied(Why.NOT_THERE, () -> table.seating().free(HOST, -1));
  }

  @Test
  void onceTheGameHasStartedNothingIsArranged() {
    Table<?, ?, ?> table = parlour.hattari("me", "open");
    table.seating().start(HOST);
    assertThat(chair(table, 1).kind()).isEqualTo(Kind.BOT);
    assertThat(chair(table, 1).bot()).isEqualTo("player");
    denied(Why.TOO_LATE, () -> table.seating().start(HOST));
    denied(Why.TOO_LATE, () -> table.seating().free(HOST, 1));
    denied(Why.TOO_LATE, () -> table.seating().change(HOST, terms -> terms));
    denied(Why.TOO_LATE, () -> table.seating().change(HOST, OptionalInt.empty(), Map.of()));
  }

  @Test
  void whoSitsDownKeepsTheirNameAndHatUnlessTheySayOthers() {
    Table<?, ?, ?> table = parlour.hattari("me", "open", "open");
    sit(table, "tom", 1);
    assertThat(chair(table, 1).name()).isEqualTo("Name of tom");
    assertThat(chair(table, 1).hat()).isEqualTo("beret");
    table.seating().sit(guest("tom"), OptionalInt.empty(), new Sitter("Léa", "fez", "salt", ""));
    assertThat(chair(table, 1).name()).isEqualTo("Léa 2");
    assertThat(chair(table, 1).hat()).isEqualTo("fez");
    assertThat(chair(table, 1).salt()).isEqualTo("salt");
    assertThat(chair(table, 0).name()).isEqualTo("Léa");
    denied(Why.TOO_LATE, () -> sit(table, "tom", 0));
    denied(Why.NOT_THERE, () -> sit(table, "tom", 3));
    table.seating().sit(guest("zoe"), OptionalInt.empty(), PLAIN);
    assertThat(chair(table, 2).guest()).isEqualTo("zoe");
    denied(Why.TOO_LATE, () -> table.seating().sit(guest("kim"), OptionalInt.empty(), PLAIN));
  }

  @Test
  void whoGetsUpLeavesAnOpenSeatBeforeTheStartAndABotAfterwards() {
    Table<?, ?, ?> table = parlour.hattari("me", "open");
    sit(table, "tom", 1);
    denied(Why.NOT_YOURS, () -> table.seating().stand(HOST, 1));
    table.seating().stand("tom", 1);
    assertThat(chair(table, 1)).isEqualTo(Chair.open(1));
    sit(table, "tom", 1);
    table.seating().start(HOST);
    table.seating().stand("tom", 1);
    assertThat(chair(table, 1).kind()).isEqualTo(Kind.STAND_IN);
    assertThat(chair(table, 1).bot()).isEqualTo("player");
    sit(table, "tom", 1);
    assertThat(chair(table, 1).kind()).isEqualTo(Kind.PERSON);
  }

  @Test
  void nobodyIsReplacedByOthersBeforeTheyHaveBeenAwayForAWhile() {
    Table<?, ?, ?> table = parlour.hattari("me", "open", "bot:novice");
    sit(table, "tom", 1);
    table.seating().start(HOST);
    denied(Why.NOT_YOURS, () -> table.seating().giveToBot(HOST, 1, "novice"));
    denied(Why.NOT_YOURS, () -> table.seating().giveToBot("stranger", 1, "novice"));
    denied(Why.TOO_LATE, () -> table.seating().giveToBot(HOST, 2, "novice"));
    table.seating().giveToBot("tom", 1, "novice");
    assertThat(chair(table, 1).kind()).isEqualTo(Kind.STAND_IN);
    assertThat(chair(table, 1).guest()).isEqualTo("tom");
  }

  @Test
  void whoHasBeenAwayLongEnoughIsReplaced() {
    parlour.close();
    parlour = new Parlour(data, Duration.ZERO);
    Table<?, ?, ?> table = parlour.hattari("me", "open");
    sit(table, "tom", 1);
    table.seating().start(HOST);
    denied(Why.NOT_YOURS, () -> table.seating().giveToBot("stranger", 1, "expert"));
    table.seating().giveToBot(HOST, 1, "expert");
    assertThat(chair(table, 1).bot()).isEqualTo("expert");
  }

  @Test
  void atAListedTableWhoeverComesTakesABotsSeatOnceTheGameIsOn() {
    Table<?, ?, ?> table = parlour.hattari(LISTED, "me", "bot:novice");
    denied(Why.TOO_LATE, () -> sit(table, "tom", 1));
    table.seating().start(HOST);
    denied(Why.NOT_YOURS, () -> sit(table, HOST, 1));
    table.seating().sit(guest("tom"), OptionalInt.empty(), PLAIN);
    assertThat(chair(table, 1).guest()).isEqualTo("tom");
    assertThat(chair(table, 1).kind()).isEqualTo(Kind.PERSON);
    denied(Why.TOO_LATE, () -> sit(table, "zoe", 1));
  }

  @Test
  void inARatedGameAmongFriendsNoBotsSeatIsTaken() {
    Terms rated = new Terms(Pace.NONE, false, "", true);
    Table<?, ?, ?> table = parlour.hattari(rated, "me", "bot:novice");
    table.seating().start(HOST);
    denied(Why.NOT_YOURS, () -> sit(table, "tom", 1));
  }

  @Test
  void whoIsSentAwayLeavesAnOpenSeatBeforeTheStartAndABotAfterwards() {
    Table<?, ?, ?> table = parlour.hattari("me", "open");
    sit(table, "tom", 1);
    table.seating().sendAway("tom");
    assertThat(chair(table, 1)).isEqualTo(Chair.open(1));
    assertThat(chair(table, 0).guest()).isEqualTo(HOST);
    sit(table, "tom", 1);
    table.seating().start(HOST);
    table.seating().sendAway("tom");
    assertThat(chair(table, 1).kind()).isEqualTo(Kind.STAND_IN);
  }

  @Test
  void whoWantsToBeForgottenLeavesABotOfItsOwnName() {
    Table<?, ?, ?> table = parlour.hattari("me", "open");
    sit(table, "tom", 1);
    table.seating().start(HOST);
    table.seating().forget("tom");
    assertThat(chair(table, 1).kind()).isEqualTo(Kind.BOT);
    assertThat(chair(table, 1).guest()).isEmpty();
    assertThat(chair(table, 1).name()).isNotIn("Name of tom", "Léa");
    assertThat(chair(table, 0).guest()).isEqualTo(HOST);
    assertThat(parlour.store.chairs(table.id())).isEqualTo(table.chairs().all());
  }

  @Test
  void whoHoldsWhichSeatIsKeptWhenTheGameStartsAndAtEachTakeOver() {
    Table<?, ?, ?> table = parlour.hattari(LISTED, "me", "open", "bot:novice", "me");
    sit(table, "kim", 1);
    table.seating().stand("kim", 1);
    sit(table, "tom", 1);
    assertThat(parlour.store.holders(table.id())).isEmpty();
    table.seating().start(HOST);
    table.seating().stand("tom", 1);
    sit(table, "kim", 2);
    assertThat(parlour.store.holders(table.id()))
        .containsExactly(
            new SeatHolder(1, 0, HOST, 0, true),
            new SeatHolder(2, 1, "tom", 0, true),
            new SeatHolder(3, 3, HOST, 0, true),
            new SeatHolder(4, 2, "kim", table.history().seq(), false));
    Table<?, ?, ?> again = new Tables(parlour.house, Catalogue.load()).find(table.id());
    assertThat(again.chairs()).isEqualTo(table.chairs());
  }

  @Test
  void whatIsArrangedIsKept() {
    Table<?, ?, ?> table = parlour.hattari("me", "open", "open");
    sit(table, "tom", 2);
    table.seating().change(HOST, _ -> LISTED);
    table.seating().change(HOST, OptionalInt.of(2), Map.of("expert", "true"));
    Fact.Header kept = parlour.store.table(table.id()).orElseThrow();
    assertThat(kept.terms()).isEqualTo(LISTED);
    assertThat(kept.setup().players()).isEqualTo(2);
    assertThat(kept.setup().value("expert")).isEqualTo("true");
    assertThat(chair(table, 1).guest()).isEqualTo("tom");
    assertThat(table.chairs().all()).hasSize(2);
    denied(
        Why.AGAINST_THE_RULES,
        () -> table.seating().change(HOST, OptionalInt.empty(), Map.of("first", "2")));
    assertThat(table.header().setup()).isEqualTo(kept.setup());
  }

  @Test
  void whoHoldsSeveralSeatsIsKnownToHoldThem() {
    Table<?, ?, ?> table = parlour.hattari("me", "bot:novice", "me", "bot:novice");
    assertThat(table.chairs().heldWith(0)).isEqualTo(1 | 1 << 2);
    assertThat(table.chairs().heldWith(2)).isEqualTo(1 | 1 << 2);
    assertThat(table.chairs().heldWith(1)).isEqualTo(1 << 1);
  }
}
