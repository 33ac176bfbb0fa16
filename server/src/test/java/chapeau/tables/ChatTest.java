package chapeau.tables;

import static chapeau.tables.Parlour.denied;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import chapeau.bots.Knowledge;
import chapeau.catalogue.Playable;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Talk;
import chapeau.json.Json;
import chapeau.store.Chair;
import chapeau.store.Fact;
import chapeau.store.Sqlite;
import chapeau.store.Store;
import chapeau.store.Terms;
import chapeau.tables.Denied.Why;
import chapeau.tables.Parlour.Ear;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said at a table, by whom, and who hears it when. */
class ChatTest {
  private static final int PLAYERS = 3;

  @TempDir Path data;
  private final MovableClock clock = new MovableClock();
  private final Playable<Morra.State, Morra.Move, Morra.View> morra =
      new Playable<>(new Morra(), Map.of());
  private Store store;
  private House house;
  private Table<Morra.State, Morra.Move, Morra.View> table;

  @BeforeEach
  void set() {
    store = Sqlite.open(data.resolve("test.db"));
    house = new House(store, clock, Duration.ZERO, Duration.ZERO);
    Fact.Header header = Aftermath.header("morra-table", morra, new Setup(PLAYERS), "host", house);
    List<Fact> facts = new ArrayList<>(List.of(header));
    for (int seat = 0; seat < PLAYERS; seat++) {
      facts.add(new Fact.Seated(header.id(), Chair.person(seat, "guest" + seat, "P" + seat)));
    }
    store.keep(facts);
    table = Table.recall(house, morra, header);
  }

  @AfterEach
  void close() {
    house.close();
    store.close();
  }

  private void say(int seat, String text) {
    table.chat().say("guest" + seat, seat, Talk.TABLE, text);
  }

  private Ear watching(String guest, int viewer) {
    Ear ear = new Ear(guest);
    table.watching().watch(ear, viewer, OptionalInt.empty());
    return ear;
  }

  /** Plays on until so many moves were made. */
  private void playTo(int moves) {
    for (int seq = table.view("").seq(); seq < moves; seq++) {
      int seat = seq % PLAYERS;
      table.playing().play("guest" + seat, seat, seq, "m" + seq, Json.tree(new Morra.Move.Show(2)));
    }
  }

  @Test
  void aMessageHasFrom1To500CharactersOnOneLine() {
    Ear ear = watching("guest1", 1);
    say(0, "  a  ");
    say(0, "a".repeat(500));
    for (String bad : List.of("", "   ", "a".repeat(501), "a\nb")) {
      denied(Why.MALFORMED, () -> say(0, bad));
    }
    assertThat(ear.lines()).containsExactly("a", "a".repeat(500));
  }

  @Test
  void aMessageShowsSomethingAndDoesNotCoverTheOthers() {
    Ear ear = watching("guest1", 1);
    List<String> good =
        List.of("चीज़ें", "👩\u200D🎨", "☠\uFE0F", "葛\uDB40\uDD00", "ça va… ½ Анна");
    good.forEach(text -> say(0, text));
    for (String bad :
        List.of(
            "\u200B\u200B",
            "\u3164",
            "\u2800 \u2800",
            "\uFE0F",
            "\u0301",
            "\uDB40\uDC41",
            "\u00AD",
            "Z" + "\u0338".repeat(23),
            "Z" + "\u0338\u0338\u200D".repeat(12))) {
      denied(Why.MALFORMED, () -> say(0, bad));
    }
    assertThat(ear.lines()).isEqualTo(good);
  }

  @Test
  void nobodySpeaksFromAnothersSeatOrInARoomThereIsNot() {
    denied(Why.NOT_YOURS, () -> table.chat().say("guest0", 1, Talk.TABLE, "x"));
    denied(Why.NOT_THERE, () -> table.chat().say("guest0", PLAYERS, Talk.TABLE, "x"));
    denied(Why.NOT_YOURS, () -> table.chat().say("guest0", 0, Morra.WHISPER, "x"));
    table.seating().start("host");
    denied(Why.NOT_YOURS, () -> table.chat().say("guest0", 0, "cellar", "x"));
    assertThat(store.lines(table.id())).isEmpty();
  }

  @Test
  void whoeverComesHearsTheLastHundredLines() {
    IntStream.rangeClosed(1, 103).forEach(n -> say(n % PLAYERS, "line " + n));
    List<String> heard = watching("guest1", 1).lines();
    assertThat(heard).hasSize(100).startsWith("line 4").endsWith("line 103");
    assertThat(store.lines(table.id())).extracting(Fact.Said::n).startsWith(1, 2, 3).endsWith(103);
  }

  @Test
  void aLineIsNeverOlderThanTheOneBeforeIt() {
    say(0, "first");
    clock.move(Duration.ofHours(-2));
    say(1, "second");
    clock.move(Duration.ofHours(3));
    say(2, "third");
    assertThat(store.lines(table.id()))
        .extracting(Fact.Said::time)
        .containsExactly("2026-11-16T20:00:00Z", "2026-11-16T20:00:00Z", "2026-11-16T21:00:00Z");
  }

  @Test
  void whoOnlyWatchesIsHeardByThoseWhoDoAndAtTheEndByAll() {
    table.seating().start("host");
    Ear player = watching("guest0", 0);
    Ear peeping = watching("guest0", Seat.SPECTATOR);
    Ear other = watching("zoe", Seat.SPECTATOR);
    denied(Why.NOT_YOURS, () -> table.chat().sayWatching(Parlour.guest("guest1"), "psst"));
    table.chat().sayWatching(Parlour.guest("kim"), "she bluffs");
    assertThat(other.lines()).containsExactly("she bluffs");
    assertThat(other.heard.getLast().path("name").asText()).isEqualTo("Name of kim");
    playTo(Morra.ROUNDS * PLAYERS - 1);
    assertThat(player.lines()).isEmpty();
    assertThat(peeping.lines()).isEmpty();
    playTo(Morra.ROUNDS * PLAYERS);
    assertThat(player.lines()).containsExactly("she bluffs");
    assertThat(peeping.lines()).containsExactly("she bluffs");
    assertThat(watching("guest1", 1).lines()).containsExactly("she bluffs");
    assertThat(other.lines()).containsExactly("she bluffs");
  }

  @Test
  void aHintIsNotedOnceForWhoAskedAloneAndIsNoClaim() {
    table.seating().start("host");
    Ear own = watching("guest0", 0);
    Ear other = watching("guest1", 1);
    table.doInTurn(() -> table.chat().noteHint(0, 4));
    table.doInTurn(() -> table.chat().noteHint(0, 4));
    table.doInTurn(() -> table.chat().noteHint(0, 7));
    assertThat(table.chat().hints(0)).containsExactly(4, 7);
    assertThat(table.chat().hints(1)).isEmpty();
    assertThat(own.lines()).containsExactly("4", "7");
    assertThat(other.lines()).isEmpty();
    assertThat(table.chat().claims(0, table.history().moments())).isEmpty();
  }

  @Test
  void aBotKnowsWhatWasSaidToItAndHowMuchHadHappenedByThen() {
    table.seating().start("host");
    say(0, "before");
    clock.move(Duration.ofMinutes(1));
    playTo(2);
    clock.move(Duration.ofMinutes(1));
    say(1, "after");
    clock.move(Duration.ofMinutes(1));
    playTo(PLAYERS);
    table.chat().say("guest2", 2, Morra.WHISPER, "to nobody");
    assertThat(table.chat().claims(0, table.history().moments()))
        .containsExactly(new Knowledge.Claim(0, "before", 0), new Knowledge.Claim(1, "after", 2));
  }

  @Test
  void whatWasSaidElsewhereIsHeardHereOnceItIsRead() {
    say(0, "here");
    Ear ear = watching("guest1", 1);
    try (House other = new House(store, clock, Duration.ZERO, Duration.ZERO)) {
      Fact.Header header = store.table(table.id()).orElseThrow();
      Table.recall(other, morra, header).chat().say("guest2", 2, Talk.TABLE, "elsewhere");
    }
    assertThat(ear.lines()).containsExactly("here");
    table.refresh();
    table.refresh();
    assertThat(ear.lines()).containsExactly("here", "elsewhere");
    say(0, "here again");
    assertThat(store.lines(table.id())).extracting(Fact.Said::n).containsExactly(1, 2, 3);
  }

  @Test
  void whatIsSaidInTheMomentOfAMoveIsSaidAfterIt() {
    table.seating().start("host");
    playTo(1);
    say(0, "just now");
    assertThat(table.chat().claims(1, table.history().moments()))
        .containsExactly(new Knowledge.Claim(0, "just now", 1));
  }

  @Test
  void whereAGameSaysNothingOfItAllTalkWithAllAndInOneRoom(@TempDir Path other) {
    try (Parlour parlour = new Parlour(other, Duration.ZERO)) {
      Table<?, ?, ?> hattari = parlour.ofTwo(Terms.USUAL);
      Ear ear = new Ear(Parlour.HOST);
      hattari.watching().watch(ear, 0, OptionalInt.empty());
      hattari.chat().say("tom", 1, Talk.TABLE, "hello");
      assertThat(ear.lines()).containsExactly("hello");
      denied(Why.NOT_YOURS, () -> hattari.chat().say("tom", 1, "dead", "hello"));
    }
  }

  @Test
  void aReportIsKeptIfItIsAboutSomebodyThere() {
    denied(Why.NOT_THERE, () -> table.chat().report("guest0", PLAYERS, "Tom", "rude"));
    denied(Why.MALFORMED, () -> table.chat().report("guest0", 1, "Tom", " "));
    denied(Why.MALFORMED, () -> table.chat().report("guest0", 1, "T".repeat(25), "rude"));
    denied(Why.NOT_THERE, () -> table.chat().report("guest0", Seat.SPECTATOR, "Kim", "rude"));
    table.chat().report("guest0", 1, "P1", "rude");
    Fact.Guest kim = new Fact.Guest("kim", "", "Kim Ким", "", "");
    table.chat().sayWatching(kim, "spoiler");
    // This name is older than the rules for names.
    table.chat().report("guest0", Seat.SPECTATOR, "Kim Ким", "ruder");
    assertThat(store.reports())
        .extracting(Fact.Reported::seat, Fact.Reported::name, Fact.Reported::why)
        .containsExactlyInAnyOrder(
            tuple(1, "P1", "rude"), tuple(Seat.SPECTATOR, "Kim Ким", "ruder"));
  }

  @Test
  void reportsByStrangersOrByOneAgainAndAgainHideNoGenuineOne() {
    table.chat().report("guest0", 1, "P1", "genuine");
    table.chat().sayWatching(new Fact.Guest("zoe", "", "Zoé", "", ""), "hello");
    for (int i = 0; i < 104; i++) {
      String stranger = "stranger" + i;
      String name = "P" + i;
      denied(Why.NOT_YOURS, () -> table.chat().report(stranger, 1, name, "spam"));
      denied(Why.NOT_YOURS, () -> table.chat().report("zoe", 1, name, "spam"));
      denied(Why.NOT_YOURS, () -> table.chat().report(stranger, Seat.SPECTATOR, "Zoé", "spam"));
      table.chat().report("guest2", 1, name, "again " + i);
    }
    assertThat(store.reports())
        .extracting(Fact.Reported::guest, Fact.Reported::why)
        .containsExactlyInAnyOrder(tuple("guest0", "genuine"), tuple("guest2", "again 103"));
  }

  @Test
  void whoSpokeFromASeatAndLeftItIsReportedAllTheSame() {
    say(2, "rude");
    table.seating().stand("guest2", 2);
    table.chat().report("guest0", 2, "P2", "rude");
    assertThat(store.reports()).extracting(Fact.Reported::about).containsExactly("guest2");
  }

  @Test
  void whoSpokeAtATableAndLeftMayStillReport() {
    say(2, "goodbye");
    table.seating().stand("guest2", 2);
    table.chat().report("guest2", 1, "P1", "rude");
    assertThat(store.reports()).extracting(Fact.Reported::guest).containsExactly("guest2");
  }
}
