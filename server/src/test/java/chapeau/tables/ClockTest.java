package chapeau.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import chapeau.Patience;
import chapeau.catalogue.Catalogue;
import chapeau.engine.Seat;
import chapeau.fair.GameFile;
import chapeau.fair.Verdict;
import chapeau.json.Json;
import chapeau.store.Fact;
import chapeau.store.Pace;
import chapeau.store.Sqlite;
import chapeau.store.Store;
import chapeau.store.Terms;
import chapeau.wire.ClockView;
import chapeau.wire.FromServer;
import chapeau.wire.TableView;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clocks, by a clock that the test moves. */
class ClockTest {
  private static final Duration TOO_LONG = Duration.ofMinutes(3);
  private static final Catalogue GAMES = Catalogue.load();

  @TempDir Path data;
  private final MovableClock clock = new MovableClock();
  private Store store;
  private Node node;
  private int moves;

  /** A server of its own on the same store. */
  private final class Node {
    private final House house = new House(store, clock, Duration.ZERO, Duration.ZERO);
    private final Tables tables = new Tables(house, GAMES);
    private final Clockwork clockwork = new Clockwork(house, tables);
  }

  @BeforeEach
  void open() {
    store = Sqlite.open(data.resolve("test.db"));
    node = new Node();
  }

  @AfterEach
  void close() {
    node.house.close();
    store.close();
  }

  private Table<?, ?, ?> table(String game, int players, Pace pace) {
    List<String> seats =
        Stream.concat(Stream.of("me"), Stream.generate(() -> "open").limit(players - 1)).toList();
    Tables.Wish wish =
        new Tables.Wish(
            game,
            players,
            Map.of(),
            seats,
            new Sitter("", "", "", ""),
            true,
            new Terms(pace, false, "", false));
    Table<?, ?, ?> table = node.tables.set("p0", wish);
    for (int seat = 1; seat < players; seat++) {
      table.seating().sit(guest(seat), OptionalInt.of(seat), new Sitter("P" + seat, "", "", ""));
    }
    table.seating().start("p0");
    return table;
  }

  /** A game of Top Hat from where the two take turns: both have packed their hats. */
  private Table<?, ?, ?> duel(Pace pace) {
    Table<?, ?, ?> table = table("tophat", 2, pace);
    while (seen(table, 0).turn().acting().size() > 1) {
      play(table, asked(table));
    }
    play(table, asked(table));
    assertThat(seen(table, 0).turn().acting()).hasSize(1);
    return table;
  }

  private static Fact.Guest guest(int seat) {
    return new Fact.Guest("p" + seat, "token" + seat, "P" + seat, "", "now");
  }

  private static ClockView clockOf(Table<?, ?, ?> table) {
    return Objects.requireNonNull(table.view("p0").clock());
  }

  private static FromServer.CatchUp seen(Table<?, ?, ?> table, int seat) {
    return table.watching().feed("p" + seat, seat, OptionalInt.empty()).stream()
        .map(FromServer.CatchUp.class::cast)
        .findFirst()
        .orElseThrow();
  }

  /** Makes the first legal move. */
  private void play(Table<?, ?, ?> table, int seat) {
    FromServer.CatchUp seen = seen(table, seat);
    table
        .playing()
        .play("p" + seat, seat, seen.seq(), "m" + ++moves, Json.tree(seen.moves().getFirst()));
  }

  private static int asked(Table<?, ?, ?> table) {
    return seen(table, 0).turn().acting().getFirst();
  }

  private List<Integer> actors(Table<?, ?, ?> table) {
    return store.moves(table.id(), 0).stream().map(row -> row.actor()).toList();
  }

  @Test
  void amongFriendsNobodyIsTimed() {
    Table<?, ?, ?> table = table("hattari", 2, Pace.NONE);
    int seq = table.view("p0").seq();
    clock.move(Duration.ofDays(400));
    node.clockwork.ring();
    assertThat(table.view("p0").seq()).isEqualTo(seq);
    assertThat(table.view("p0").clock()).isNull();
  }

  @Test
  void aPlayerWhoVanishesIsDecidedForTwiceThenStoodInForAndTheGameIsPlayedToItsEnd() {
    Table<?, ?, ?> table = table("hattari", 2, Pace.LIVELY);
    Patience.until(
        "the game is over",
        () -> {
          if (seen(table, 0).turn().acting().contains(0)) {
            play(table, 0);
          } else if (!table.view("").seats().get(1).standIn()) {
            clock.move(TOO_LONG);
            node.clockwork.ring();
          }
          return table.view("").status() == TableView.Status.over;
        });
    assertThat(actors(table)).filteredOn(actor -> actor == Seat.CLOCK).hasSize(2);
    assertThat(table.view("").seats().get(1).standIn()).isTrue();

    GameFile file = table.aftermath().export();
    assertThat(Verdict.of(file, GAMES)).isInstanceOf(Verdict.Honest.class);
    String replay = Json.write(table.aftermath().replay("p0"));
    assertThat(replay.split("\"timeUp\"", -1)).hasSize(3);
  }

  @Test
  void whoComesBackTakesTheSeatInOneTapAndHasAClockAgain() {
    Table<?, ?, ?> table = duel(Pace.LIVELY);
    int late = asked(table);
    lateTwice(table, late);
    assertThat(table.view("").seats().get(late).standIn()).isTrue();
    assertThat(node.house.store().lines(table.id()))
        .extracting(Fact.Said::room, Fact.Said::seat, Fact.Said::text)
        .containsExactly(tuple("seats", late, table.history().seq() + " #away"));
    table.seating().sit(guest(late), OptionalInt.of(late), new Sitter("", "", "", ""));
    assertThat(table.view("").seats().get(late).standIn()).isFalse();
    if (asked(table) == late) {
      assertThat(clockOf(table).running()).containsExactly(late);
      play(table, late);
    }
  }

  private void lateTwice(Table<?, ?, ?> table, int late) {
    for (int i = 0; i < 50 && !table.view("").seats().get(late).standIn(); i++) {
      if (asked(table) == late) {
        clock.move(TOO_LONG);
        node.clockwork.ring();
      } else {
        play(table, asked(table));
      }
    }
  }

  @Test
  void onceLateIsForgivenByAMoveInTime() {
    Table<?, ?, ?> table = duel(Pace.LIVELY);
    int late = asked(table);
    for (int times = 0; times < 3; times++) {
      clock.move(TOO_LONG);
      node.clockwork.ring();
      for (boolean played = false; !played || asked(table) != late; ) {
        played |= asked(table) == late;
        play(table, asked(table));
      }
    }
    assertThat(table.view("").seats().get(late).standIn()).isFalse();
  }

  @Test
  void aBankIsSpentAndEachMoveRefillsItALittle() {
    Table<?, ?, ?> table = duel(Pace.LIVELY);
    int first = asked(table);
    assertThat(clockOf(table).left()).isEqualTo(Pace.LIVELY.bank() + Timekeeper.FREE);
    clock.move(Duration.ofMillis(Timekeeper.FREE + 30_000));
    assertThat(clockOf(table).left()).isEqualTo(Pace.LIVELY.bank() - 30_000);
    play(table, first);
    assertThat(clockOf(table).banks().get(first)).isEqualTo(90_000 - 30_000 + 10_000);
  }

  @Test
  void whatTheLineTakesIsNotCharged() {
    Table<?, ?, ?> table = duel(Pace.LIVELY);
    int first = asked(table);
    clock.move(Duration.ofMillis(Timekeeper.FREE));
    play(table, first);
    assertThat(clockOf(table).banks().get(first)).isEqualTo(100_000);
  }

  @Test
  void aGameByDayGoesOnForDaysAndNothingIsSavedUp() {
    Table<?, ?, ?> table = duel(Pace.DAY);
    for (int i = 0; i < 6; i++) {
      clock.move(Duration.ofHours(23));
      node.clockwork.ring();
      play(table, asked(table));
    }
    assertThat(actors(table)).doesNotContain(Seat.CLOCK);
    clock.move(Duration.ofHours(25));
    node.clockwork.ring();
    assertThat(actors(table)).filteredOn(actor -> actor == Seat.CLOCK).hasSize(1);
    assertThat(clockOf(table).left()).isEqualTo(Pace.DAY.bank() + Timekeeper.FREE);
  }

  @Test
  void aGameByDayIsPlayedToItsEndAcrossWeeksAndRestarts() {
    Table<?, ?, ?> table = table("hattari", 3, Pace.THREE_DAYS);
    int decisions = 0;
    while (table.view("").status() == TableView.Status.playing) {
      clock.move(Duration.ofHours(71));
      node.clockwork.ring();
      play(table, asked(table));
      if (++decisions % 5 == 0) {
        node.house.close();
        node = new Node();
        table = node.tables.find(table.id());
      }
    }
    assertThat(decisions).isGreaterThan(10);
    assertThat(actors(table)).doesNotContain(Seat.CLOCK);
    assertThat(Verdict.of(table.aftermath().export(), GAMES)).isInstanceOf(Verdict.Honest.class);
  }

  @Test
  void clocksPauseWhileTheServerIsDown() {
    Table<?, ?, ?> table = duel(Pace.LIVELY);
    node.clockwork.awake();
    clock.move(Duration.ofSeconds(30));
    for (int i = 0; i < 6; i++) {
      node.clockwork.awake();
      clock.move(Duration.ofSeconds(5));
    }
    node.clockwork.awake();
    // The house reads again by itself that clocks were set on, but need not have done so yet.
    table.refresh();
    long left = clockOf(table).left();
    node.house.close();

    clock.move(Duration.ofHours(8));
    node = new Node();
    node.clockwork.awake();
    node.clockwork.ring();
    Table<?, ?, ?> again = node.tables.find(table.id());
    assertThat(clockOf(again).left()).isEqualTo(left);
    assertThat(actors(again)).doesNotContain(Seat.CLOCK);
    clock.move(TOO_LONG);
    node.clockwork.ring();
    assertThat(actors(again)).contains(Seat.CLOCK);
  }

  @Test
  void whoLookedBeforeTheClocksWereSetOnReadsThemAgain() {
    Table<?, ?, ?> table = duel(Pace.LIVELY);
    node.clockwork.awake();
    long left = clockOf(table).left();
    node.house.close();
    clock.move(Duration.ofHours(8));
    node = new Node();
    Table<?, ?, ?> again = node.tables.find(table.id());
    assertThat(clockOf(again).left()).isNotEqualTo(left);
    node.clockwork.awake();
    Patience.until("its clock is as it was", () -> clockOf(again).left() == left);
  }

  @Test
  void whoWatchesIsToldThatTheClocksWereSetOn() {
    Table<?, ?, ?> table = duel(Pace.LIVELY);
    node.clockwork.awake();
    Parlour.Ear ear = new Parlour.Ear("zoe");
    table.watching().watch(ear, Seat.SPECTATOR, OptionalInt.empty());
    long left = clockOf(table).left();
    clock.move(Duration.ofHours(8));
    node.clockwork.awake();
    Patience.until(
        "the clock is told",
        () ->
            ear.heard.stream()
                .filter(message -> message.path("type").asText().equals("clock"))
                .anyMatch(message -> message.at("/clock/left").asLong() == left));
  }

  @Test
  void soDoesANodeThatSleptWhileAnotherSetThemOn() {
    Table<?, ?, ?> table = duel(Pace.LIVELY);
    Node other = new Node();
    Table<?, ?, ?> there = other.tables.find(table.id());
    node.clockwork.awake();
    long left = clockOf(there).left();
    clock.move(Duration.ofHours(8));
    node.clockwork.awake();
    other.clockwork.awake();
    Patience.until("its clock is as it was", () -> clockOf(there).left() == left);
    other.house.close();
  }

  @Test
  void aClockThatIsSetBackGivesNobodyMoreAndTakesNothing() {
    Table<?, ?, ?> table = duel(Pace.LIVELY);
    node.clockwork.awake();
    clock.move(Duration.ofSeconds(5));
    node.clockwork.awake();
    long left = clockOf(table).left();
    clock.move(Duration.ofHours(-5));
    node.clockwork.awake();
    node.clockwork.ring();
    Table<?, ?, ?> again = new Node().tables.find(table.id());
    assertThat(clockOf(again).left()).isEqualTo(left);
    int first = asked(table);
    play(table, first);
    assertThat(clockOf(table).banks().get(first)).isLessThanOrEqualTo(100_000);
    clock.move(TOO_LONG);
    node.clockwork.ring();
    assertThat(actors(table)).contains(Seat.CLOCK);
  }

  @Test
  void thoseWhoChooseAtTheSameTimeHaveOneClock() {
    Table<?, ?, ?> table = table("hunch", 3, Pace.LIVELY);
    List<Integer> together = seen(table, 0).turn().acting();
    assertThat(together).hasSizeGreaterThan(1);
    assertThat(clockOf(table).running()).isEqualTo(together);
    long left = clockOf(table).left();
    clock.move(Duration.ofSeconds(20));
    play(table, together.getFirst());
    assertThat(clockOf(table).left()).isEqualTo(left - 20_000);
    assertThat(clockOf(table).banks()).containsOnly(Pace.LIVELY.bank());
    clock.move(TOO_LONG);
    node.clockwork.ring();
    assertThat(actors(table)).filteredOn(actor -> actor == Seat.CLOCK).hasSizeGreaterThan(1);
  }

  @Test
  void ofTwoNodesThatFindItAtOnceOneDecides() throws InterruptedException {
    Table<?, ?, ?> table = duel(Pace.LIVELY);
    int seq = table.view("").seq();
    Node other = new Node();
    other.tables.find(table.id());
    clock.move(TOO_LONG);
    Thread one = Thread.ofVirtual().start(() -> node.clockwork.ring());
    Thread two = Thread.ofVirtual().start(() -> other.clockwork.ring());
    one.join();
    two.join();
    assertThat(store.moves(table.id(), seq))
        .extracting(row -> row.actor())
        .containsOnlyOnce(Seat.CLOCK);
    other.house.close();
  }

  @Test
  void whoIsAskedWhetherToObserveAndDoesNotAnswerDoesNot() {
    Table<?, ?, ?> table = table("huisclos", 4, Pace.LIVELY);
    while (!Json.write(seen(table, asked(table)).moves()).contains("\"observe\"")) {
      play(table, asked(table));
    }
    int seq = table.view("").seq();
    int waiting = seen(table, 0).turn().acting().size();
    clock.move(TOO_LONG);
    node.clockwork.ring();
    assertThat(store.moves(table.id(), seq))
        .filteredOn(row -> row.actor() == Seat.CLOCK)
        .hasSize(waiting)
        .allSatisfy(row -> assertThat(row.move()).contains("\"yes\":false"));
  }
}
