package chapeau.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import chapeau.Patience;
import chapeau.bots.Choice;
import chapeau.catalogue.Playable;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Talk;
import chapeau.json.Json;
import chapeau.store.Chair;
import chapeau.store.Fact;
import chapeau.store.Fleet;
import chapeau.store.Sqlite;
import chapeau.store.Store;
import chapeau.tables.Denied.Why;
import chapeau.wire.FromServer;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** A table at which all choose at once. */
class TableTest {
  private static final int PLAYERS = 3;

  @TempDir Path data;
  private Unsteady store;
  private House house;
  private Table<Morra.State, Morra.Move, Morra.View> table;

  private final Playable<Morra.State, Morra.Move, Morra.View> morra =
      new Playable<>(
          new Morra(),
          Map.of(
              "parrot",
              (now, _) -> Choice.of(now.moves().getFirst(), "").saying("Coco"),
              "dreamer",
              (_, _) -> dream(),
              "broken",
              (_, _) -> {
                throw new IllegalStateException("no idea");
              },
              "cheat",
              (_, _) -> Choice.of(new Morra.Move.Show(11), "")));

  /** However busy the machine, no bot is cut off that does not think for ever. */
  private House house(Duration thinking) {
    return new House(store, Clock.systemUTC(), Duration.ZERO, Duration.ZERO, thinking);
  }

  @BeforeEach
  void set() {
    store = new Unsteady(Sqlite.open(data.resolve("test.db")));
    house = house(Duration.ofSeconds(Patience.SECONDS));
    Fact.Header header = Aftermath.header("morra-table", morra, new Setup(PLAYERS), "host", house);
    List<Fact> facts = new ArrayList<>(List.of(header));
    for (int seat = 0; seat < PLAYERS; seat++) {
      facts.add(new Fact.Seated(header.id(), Chair.person(seat, guest(seat), "P" + seat)));
    }
    store.keep(facts);
    table = Table.recall(house, morra, header);
    table.seating().start("host");
  }

  /** For ever, and deaf to interruption. */
  private static Choice<Morra.Move> dream() {
    new Semaphore(0).acquireUninterruptibly();
    return Choice.of(new Morra.Move.Show(1), "");
  }

  @AfterEach
  void close() {
    house.close();
    store.close();
  }

  private static String guest(int seat) {
    return "guest" + seat;
  }

  private int show(int seat, int seen, String id) {
    return table
        .playing()
        .play(guest(seat), seat, seen, id, Json.tree(new Morra.Move.Show(2)))
        .seq();
  }

  private static void denied(Why why, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(Denied.class, denied -> assertThat(denied.why()).isEqualTo(why));
  }

  @Test
  void anothersSecretChoiceDoesNotMakeOnesOwnLate() {
    assertThat(show(0, 0, "a")).isEqualTo(1);
    assertThat(show(1, 0, "b")).isEqualTo(2);
    assertThat(show(2, 1, "c")).isEqualTo(3);
  }

  /**
   * Hidden on one device and before one's eyes on another, each at a node of its own: one looks.
   */
  @Test
  void whoLooksAnywhereLooks() {
    int hidden = 1;
    int looking = 1 | 1 << 16;
    table.watching().elsewhere(hidden);
    assertThat(table.watching().isPresent(0)).isTrue();
    assertThat(table.watching().isLooking(0)).isFalse();
    table.watching().elsewhere(hidden | looking);
    assertThat(table.watching().isLooking(0)).isTrue();
    assertThat(table.watching().isLooking(1)).isFalse();
  }

  @Test
  void butAQuestionOfTheNextRoundIsAnother() {
    show(0, 0, "a");
    show(1, 0, "b");
    show(2, 0, "c");
    denied(Why.TOO_LATE, () -> show(0, 2, "d"));
    denied(Why.TOO_LATE, () -> show(0, 4, "d"));
    assertThat(show(0, 3, "d")).isEqualTo(4);
  }

  @Test
  void aBotMaySaySomethingWithItsMove() {
    Ear ear = new Ear(guest(1));
    table.watching().watch(ear, 1, OptionalInt.empty());
    table.seating().giveToBot(guest(0), 2, "parrot");
    untilPlayed(1);
    assertThat(ear.heard).anyMatch(line -> line.path("text").asText().equals("Coco"));
  }

  @Test
  void aBotThatMayNotSpeakIsSilent() {
    Ear ear = new Ear(guest(1));
    table.watching().watch(ear, 1, OptionalInt.empty());
    show(0, 0, "a");
    show(1, 0, "b");
    table.seating().giveToBot(guest(0), 2, "parrot");
    untilPlayed(4);
    assertThat(ear.heard).noneMatch(line -> line.path("text").asText().equals("Coco"));
  }

  /** A bot speaks before it lets go of the table, so that its words are there with its move. */
  private void untilPlayed(int seq) {
    assertThat(Patience.until("so many have moved", () -> table.view("").seq(), at -> at >= seq))
        .isEqualTo(seq);
  }

  @Test
  void whoHasChosenIsAskedNoMore() {
    show(0, 0, "a");
    denied(Why.TOO_LATE, () -> show(0, 0, "b"));
    denied(Why.AGAINST_THE_RULES, () -> show(0, 1, "b"));
  }

  @Test
  void theSameIdFromAnotherSeatIsAnotherMove() {
    assertThat(show(0, 0, "same")).isEqualTo(1);
    assertThat(show(1, 0, "same")).isEqualTo(2);
    assertThat(show(0, 0, "same")).isEqualTo(1);
  }

  @Test
  void whoMissedTooMuchIsToldWhereThingsStand() {
    for (int seq = 0; seq < 70; seq++) {
      show(seq % PLAYERS, seq, "m" + seq);
    }
    assertThat(table.watching().feed(guest(1), 1, OptionalInt.of(10))).hasSize(60);
    assertThat(table.watching().feed(guest(1), 1, OptionalInt.of(70))).isEmpty();
    List<FromServer.Update> caughtUp = table.watching().feed(guest(1), 1, OptionalInt.of(9));
    assertThat(caughtUp)
        .singleElement()
        .isInstanceOfSatisfying(
            FromServer.CatchUp.class,
            catchUp -> {
              assertThat(catchUp.events()).hasSize(70);
              assertThat(catchUp.seq()).isEqualTo(70);
            });
  }

  @Test
  void whatCannotBeKeptDidNotHappenAndIsNotShown() {
    Ear ear = new Ear(guest(1));
    table.watching().watch(ear, 1, OptionalInt.empty());
    int before = ear.heard.size();
    store.becomes(Unsteady.Mood.FULL);
    assertThatThrownBy(() -> show(0, 0, "a")).isInstanceOf(Store.Trouble.class);
    assertThat(ear.heard).hasSize(before);
    store.becomes(Unsteady.Mood.WELL);
    assertThat(table.view("").seq()).isZero();
    assertThat(show(0, 0, "a")).isEqualTo(1);
  }

  @Test
  void whatWasKeptAfterAllIsFoundAgainAndShown() {
    Ear ear = new Ear(guest(1));
    table.watching().watch(ear, 1, OptionalInt.empty());
    store.becomes(Unsteady.Mood.KEEPS_BUT_SAYS_NOT);
    assertThatThrownBy(() -> show(0, 0, "a")).isInstanceOf(Store.Trouble.class);
    store.becomes(Unsteady.Mood.WELL);
    assertThat(show(0, 0, "a")).isEqualTo(1);
    assertThat(ear.updates()).containsExactly(0, 1);
    assertThat(show(1, 1, "b")).isEqualTo(2);
  }

  @Test
  void whatIsReadByHalvesCountsForNothing() {
    Ear ear = new Ear(guest(1));
    table.watching().watch(ear, 1, OptionalInt.empty());
    store.becomes(Unsteady.Mood.KEEPS_BUT_SAYS_NOT);
    assertThatThrownBy(() -> show(0, 0, "a")).isInstanceOf(Store.Trouble.class);
    store.becomes(Unsteady.Mood.WELL);
    String now = table.house().now();
    store.keep(List.of(new Fact.Said(table.id(), "table", 1, 0, "Léa", "ah", 3, now)));
    store.becomes(Unsteady.Mood.READS_NO_TALK);
    assertThatThrownBy(() -> show(0, 0, "a")).isInstanceOf(Store.Trouble.class);
    store.becomes(Unsteady.Mood.WELL);
    assertThat(show(0, 0, "a")).isEqualTo(1);
    assertThat(ear.updates()).containsExactly(0, 1);
  }

  @Test
  void botsTryAgainByThemselvesWhatCouldNotBeKept() throws InterruptedException {
    store.becomes(Unsteady.Mood.REFUSES_MOVES);
    table.seating().giveToBot(guest(0), 0, "parrot");
    store.awaitRefusals(2);
    assertThat(table.view("").seq()).isZero();
    store.becomes(Unsteady.Mood.WELL);
    untilPlayed(1);
  }

  @Test
  void aBotThatThinksForEverOrFailsIsReplacedByAnyLegalMove() {
    house.close();
    house = house(Duration.ofMillis(20));
    table = Table.recall(house, morra, store.table(table.id()).orElseThrow());
    table.watching().watch(new Ear("zoe"), Seat.SPECTATOR, OptionalInt.empty());
    table.seating().giveToBot(guest(0), 0, "dreamer");
    untilPlayed(1);
    table.seating().giveToBot(guest(1), 1, "broken");
    untilPlayed(2);
    table.seating().giveToBot(guest(2), 2, "cheat");
    untilPlayed(Morra.ROUNDS * PLAYERS);
  }

  @Test
  void whatIsWrongWithABotIsLoggedOnceHoweverOftenItFails() {
    Logger log = (Logger) LoggerFactory.getLogger(House.class);
    ListAppender<ILoggingEvent> written = new ListAppender<>();
    written.start();
    log.addAppender(written);
    try {
      table.watching().watch(new Ear("zoe"), Seat.SPECTATOR, OptionalInt.empty());
      for (int seat = 0; seat < PLAYERS; seat++) {
        table.seating().giveToBot(guest(seat), seat, seat == 0 ? "broken" : "cheat");
      }
      untilPlayed(Morra.ROUNDS * PLAYERS);
    } finally {
      log.detachAppender(written);
    }
    assertThat(written.list)
        .extracting(ILoggingEvent::getFormattedMessage)
        .containsExactlyInAnyOrder("bot broken failed", "bot cheat chose what is refused");
  }

  @Test
  void aRoomOfTheGamesOwnIsHeardOnlyThere() {
    show(0, 0, "a");
    show(1, 0, "b");
    show(2, 0, "c");
    Ear silent = new Ear(guest(2));
    Ear other = new Ear(guest(0));
    Ear spectator = new Ear("nobody");
    table.watching().watch(silent, 2, OptionalInt.empty());
    table.watching().watch(other, 0, OptionalInt.empty());
    table.watching().watch(spectator, Seat.SPECTATOR, OptionalInt.empty());
    denied(Why.NOT_YOURS, () -> table.chat().say(guest(2), 2, Talk.TABLE, "x"));
    denied(Why.NOT_YOURS, () -> table.chat().say(guest(0), 0, Morra.WHISPER, "x"));
    table.chat().say(guest(2), 2, Morra.WHISPER, "psst");
    table.chat().say(guest(0), 0, Talk.TABLE, "hello");
    assertThat(silent.lines()).containsExactly("psst", "hello");
    assertThat(other.lines()).containsExactly("hello");
    assertThat(spectator.lines()).containsExactly("hello");
    // The first line anybody else hears: its number does not betray that there was another.
    assertThat(other.heard.getLast().path("n").asInt()).isEqualTo(1);
    Ear late = new Ear(guest(1));
    table.watching().watch(late, 1, OptionalInt.empty());
    assertThat(late.lines()).containsExactly("hello");
  }

  @Test
  void whoMayNotSpeakMayStillReactInReadyMadePhrases() {
    show(0, 0, "a");
    show(1, 0, "b");
    show(2, 0, "c");
    Ear other = new Ear(guest(0));
    Ear spectator = new Ear("nobody");
    table.watching().watch(other, 0, OptionalInt.empty());
    table.watching().watch(spectator, Seat.SPECTATOR, OptionalInt.empty());
    denied(Why.NOT_YOURS, () -> table.chat().say(guest(2), 2, Talk.TABLE, Morra.BRAVO + " to me"));
    denied(Why.NOT_YOURS, () -> table.chat().say(guest(0), 0, Morra.WHISPER, Morra.BRAVO));
    denied(Why.NOT_YOURS, () -> table.chat().say(guest(0), 2, Talk.TABLE, Morra.BRAVO));
    table.chat().say(guest(2), 2, Talk.TABLE, Morra.BRAVO);
    assertThat(other.lines()).containsExactly(Morra.BRAVO);
    assertThat(spectator.lines()).containsExactly(Morra.BRAVO);
  }

  @Test
  void howFarATableIsBehindIsSeenByItsNumbers() {
    show(0, 0, "a");
    int revision = table.header().revision();
    assertThat(table.isBehind(new Fleet.Mark(table.id(), revision, 1, 0))).isFalse();
    assertThat(table.isBehind(new Fleet.Mark(table.id(), revision, 2, 0))).isTrue();
    assertThat(table.isBehind(new Fleet.Mark(table.id(), revision + 1, 1, 0))).isTrue();
    assertThat(table.isBehind(new Fleet.Mark(table.id(), revision, 1, 1))).isTrue();
    denied(Why.NOT_THERE, () -> Kept.whole(house, "a table that is gone"));
  }

  @Test
  void nobodySeesThroughAnothersEyes() {
    denied(Why.NOT_YOURS, () -> table.watching().watch(new Ear(guest(0)), 1, OptionalInt.empty()));
    denied(
        Why.NOT_THERE,
        () -> table.watching().watch(new Ear(guest(0)), Seat.OPEN, OptionalInt.empty()));
    denied(Why.NOT_YOURS, () -> table.watching().feed(guest(0), 1, OptionalInt.empty()));
  }

  /** Hears everything. */
  private record Ear(String guest, List<JsonNode> heard) implements Watcher {
    Ear(String guest) {
      this(guest, new CopyOnWriteArrayList<>());
    }

    @Override
    public void send(String message) {
      try {
        heard.add(Json.parse(message));
      } catch (Json.Unreadable e) {
        throw new AssertionError(e);
      }
    }

    @Override
    public boolean looks() {
      return true;
    }

    List<Integer> updates() {
      return heard.stream()
          .filter(m -> m.has("seq") && m.has("turn"))
          .map(m -> m.path("seq").asInt())
          .toList();
    }

    List<String> lines() {
      return heard.stream()
          .filter(m -> m.path("type").asText().equals("chat"))
          .map(m -> m.path("text").asText())
          .toList();
    }
  }
}
