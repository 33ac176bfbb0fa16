package chapeau.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import chapeau.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every store promises, whatever database is behind it. */
abstract class StoreContract extends DeletionContract {
  private Store store;

  @BeforeEach
  void openStore() {
    store = open();
  }

  @AfterEach
  void closeStore() {
    store.close();
  }

  static Fact.Moved move(String table, int seq) {
    return new Fact.Moved(table, seq, 0, "{}", "", "now");
  }

  static Fact.Header header(String id, String since) {
    Setup setup = new Setup(2, Map.of("expert", "true"));
    return Fact.Header.open(id, "hattari", 1, setup, "host", "seed", since);
  }

  static Fact.Seated seated(String table, int seat, String guest) {
    return new Fact.Seated(table, chair(seat, guest));
  }

  static Fact.Held held(String table, int n, String guest) {
    return new Fact.Held(table, new SeatHolder(n, 0, guest, 3, n == 1));
  }

  private static Chair chair(int seat, String guest) {
    return Chair.person(seat, guest, "P" + seat)
        .taken("P" + seat, "cap")
        .sealed("seal")
        .salted("salt");
  }

  @Test
  void whateverWasKeptIsThereAfterwards() {
    Fact.Guest guest = new Fact.Guest("g", "token", "Léa 🎩", "beret", "2026-01-01T00:00:00Z");
    Fact.Header header = header("t", "2026-01-01T00:00:00Z").teaching("fr");
    Fact.Said said = new Fact.Said("t", "table", 1, 0, "Léa", "Ça va ? — « oui »", -1, "now");
    Fact.Archived archived = new Fact.Archived("t", Packed.of("Ça s’est bien passé 🎩"));
    store.keep(
        List.of(
            guest,
            new Fact.SignedIn("token", "g", "now"),
            header,
            seated("t", 0, "g"),
            seated("t", 1, "h"),
            held("t", 2, "h"),
            held("t", 1, "g"),
            move("t", 1),
            said,
            archived));
    store.keep(List.of(new Fact.Reviewed("t", 1, "early"), new Fact.Reviewed("t", 1, "late")));
    store.close();
    store = open();
    assertThat(store.guest("token")).hasValue(guest);
    assertThat(store.table("t")).hasValue(header);
    assertThat(store.chairs("t")).containsExactly(chair(0, "g"), chair(1, "h"));
    assertThat(store.holders("t"))
        .containsExactly(held("t", 1, "g").holder(), held("t", 2, "h").holder());
    assertThat(store.moves("t", 0)).containsExactly(move("t", 1));
    assertThat(store.lines("t")).containsExactly(said);
    assertThat(store.archive("t")).map(Packed::text).hasValue("Ça s’est bien passé 🎩");
    assertThat(store.review("t", 1)).hasValue("late");
    assertThat(store.review("t", 0)).isEmpty();
  }

  @Test
  void whatIsNotThereIsEmpty() {
    assertThat(store.guest("nobody")).isEmpty();
    assertThat(store.table("none")).isEmpty();
    assertThat(store.chairs("none")).isEmpty();
    assertThat(store.moves("none", 0)).isEmpty();
    assertThat(store.lines("none")).isEmpty();
    assertThat(store.archive("none")).isEmpty();
    assertThat(store.unarchived("")).isEmpty();
  }

  @Test
  void theStewardsNotesAndBansAreKept() {
    Steward steward = store.steward();
    assertThat(steward.noteFirst("key", "one")).isTrue();
    assertThat(steward.noteFirst("key", "two")).isFalse();
    assertThat(steward.note("key")).hasValue("one");
    steward.note("key", "three");
    assertThat(steward.note("key")).hasValue("three");
    steward.erase("key");
    assertThat(steward.note("key")).isEmpty();
    store.keep(List.of(new Fact.Guest("g", "token", "Chapeau 7", "", "2026")));
    store.keep(List.of(header("t", "2026"), seated("t", 1, "g"), seated("t", 5, "g")));
    steward.ban("g", "2026");
    steward.ban("g", "2027");
    steward.ban("gone", "2025");
    assertThat(steward.bans())
        .containsExactly(
            new Steward.Known("g", "P1", "2026"), new Steward.Known("gone", "", "2025"));
    steward.unban("gone");
    assertThat(steward.bans()).hasSize(1);
    assertThat(steward.tablesOf("g")).containsExactly("t");
    assertThat(steward.counted()).isEqualTo(Map.of(Fact.Status.OPEN, 1));
    // A chair that was put away is nobody's.
    assertThat(steward.running())
        .containsExactly(
            new Steward.Running("t", "hattari", Fact.Status.OPEN, "2026", "", 1, 0, 0));
  }

  @Test
  void movesComeInOrderAndAfterANumber() {
    store.keep(List.of(move("t", 3), move("t", 1), move("t", 2)));
    assertThat(store.moves("t", 1)).containsExactly(move("t", 2), move("t", 3));
  }

  @Test
  void aPlaceThatIsTakenStaysAsItWas() {
    store.keep(List.of(move("t", 1)));
    assertThatThrownBy(() -> store.keep(List.of(move("t", 2), move("t", 1))))
        .isInstanceOf(Store.Taken.class);
    assertThat(store.moves("t", 0)).containsExactly(move("t", 1));
    store.keep(List.of(move("t", 2)));
    assertThat(store.moves("t", 1)).containsExactly(move("t", 2));
  }

  @Test
  void ofTwoLinesWithOneNumberTheFirstStays() {
    Fact.Said first = new Fact.Said("t", "table", 1, 0, "Léa", "first", -1, "now");
    Fact.Said second = new Fact.Said("t", "table", 1, 1, "Tom", "second", -1, "now");
    store.keep(List.of(first));
    assertThatThrownBy(() -> store.keep(List.of(second))).isInstanceOf(Store.Taken.class);
    assertThat(store.lines("t")).containsExactly(first);
  }

  @Test
  void ofTwoChangesOfOneTableTheSecondIsRefusedWithItsSeats() {
    Fact.Header header = header("t", "now");
    store.keep(List.of(header, seated("t", 0, "a")));
    store.keep(List.of(header.reseated(), seated("t", 0, "b")));
    assertThatThrownBy(() -> store.keep(List.of(header.reseated(), seated("t", 0, "c"))))
        .isInstanceOf(Store.Taken.class);
    assertThat(store.chairs("t")).extracting(Chair::guest).containsExactly("b");
    assertThat(store.table("t")).map(Fact.Header::revision).hasValue(2);
    store.keep(List.of(header.reseated().with(Fact.Status.OVER)));
    assertThat(store.table("t")).map(Fact.Header::status).hasValue(Fact.Status.OVER);
  }

  @Test
  void finishedGamesWithoutAReplayAreFoundUntilItIsKept() {
    for (String id : List.of("a", "b", "c", "playing")) {
      Fact.Header header = header(id, "now");
      store.keep(List.of(header));
      Fact.Status status = id.equals("playing") ? Fact.Status.PLAYING : Fact.Status.OVER;
      store.keep(List.of(header.with(status)));
    }
    store.keep(List.of(new Fact.Archived("b", Packed.of("first"))));
    assertThat(store.unarchived("")).containsExactly("a", "c");
    assertThat(store.unarchived("a")).containsExactly("c");
    store.keep(List.of(new Fact.Archived("b", Packed.of("again"))));
    assertThat(store.archive("b")).map(Packed::text).hasValue("again");
  }

  @Test
  void whatWasAgreedAndTheClockAreKeptWithTheTable() {
    Terms terms = new Terms(Pace.LIVELY, true, "fr", true);
    Timer timer = new Timer(1_000, 5_000, true, List.of(90_000L, 12L));
    store.keep(List.of(header("t", "now").on(terms), new Fact.Timed("t", timer)));
    assertThat(store.table("t")).map(Fact.Header::terms).hasValue(terms);
    assertThat(timer("t")).isEqualTo(timer);
    assertThat(store.due(4_999)).isEmpty();
    assertThat(store.due(5_000)).containsExactly("t");
    store.keep(List.of(new Fact.Timed("t", timer.stopped())));
    assertThat(store.due(5_000)).isEmpty();
  }

  private Timer timer(String table) {
    return store.standing(table, "here", 0).orElseThrow().timer();
  }

  @Test
  void howATableStandsIsReadAtOnce() {
    Fact.Header header = header("t", "now");
    Timer timer = new Timer(1_000, 5_000, true, List.of(90_000L, 12L));
    store.keep(List.of(header));
    assertThat(store.standing("t", "here", 0))
        .hasValue(new Standing(header, Timer.IDLE, 0, 0, "", 0));
    store.keep(
        List.of(
            new Fact.Moved("t", 1, -1, "{}", "", "now"),
            new Fact.Moved("t", 2, 0, "{}", "m", "now"),
            new Fact.Timed("t", timer),
            new Fact.Said("t", "table", 1, 0, "Léa", "ah", 3, "now", "g"),
            new Fact.Due("t", Fleet.Kind.BOTS, 7, "there"),
            new Fact.Due("t", Fleet.Kind.SEALS, 7, "elsewhere")));
    assertThat(store.standing("t", "here", 0))
        .hasValue(new Standing(header, timer, 2, 1, "there", 0));
    assertThat(store.standing("another", "here", 0)).isEmpty();
  }

  @Test
  void aClockStandsStillWhileNobodyIsAwake() {
    Timer timer = new Timer(1_000, 91_000, false, List.of(90_000L));
    store.keep(List.of(header("t", "now"), new Fact.Timed("t", timer)));
    store.awake(2_000);
    Timer early = timer("t");
    assertThat(store.awake(3_000)).isZero();
    assertThat(timer("t")).isEqualTo(early);
    assertThat(store.awake(1_000_000)).isEqualTo(997_000);
    assertThat(timer("t").deadline()).isEqualTo(early.deadline() + 997_000);
    assertThat(store.awake(1_000_001)).isZero();
    assertThat(store.awake(500_001)).isEqualTo(-500_000);
    assertThat(timer("t").deadline()).isEqualTo(early.deadline() + 497_000);
  }

  @Test
  void aTableIsSetOnce() {
    store.keep(List.of(header("t", "now")));
    assertThatThrownBy(() -> store.keep(List.of(header("t", "later"))))
        .isInstanceOf(Store.Taken.class);
  }

  @Test
  void aGuestMayChangeNames() {
    Fact.Guest guest = new Fact.Guest("g", "token", "Panama", "", "now");
    store.keep(List.of(guest, new Fact.SignedIn("token", "g", "now")));
    store.keep(List.of(guest.called("Léa", ""), guest.called("Zoé", "")));
    assertThat(store.guest("token")).map(Fact.Guest::name).hasValue("Zoé");
  }

  @Test
  void manyWritersEachKeepTheirOwn() throws ExecutionException, InterruptedException {
    try (ExecutorService writers = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> all = new ArrayList<>();
      for (int i = 0; i < 200; i++) {
        Fact.Moved move = move("t" + i % 20, 1 + i / 20);
        all.add(writers.submit(() -> store.keep(List.of(move))));
      }
      for (Future<?> one : all) {
        one.get();
      }
    }
    for (int table = 0; table < 20; table++) {
      assertThat(store.moves("t" + table, 0)).hasSize(10);
    }
  }

  @Test
  void whoComesTooLateDoesNotTakeNeighboursAlong() {
    store.keep(List.of(move("bad", 1)));
    List<Future<?>> all = new ArrayList<>();
    try (ExecutorService writers = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 100; i++) {
        Fact.Moved move = move(i % 10 == 0 ? "bad" : "t" + i, 1);
        all.add(writers.submit(() -> store.keep(List.of(move))));
      }
    }
    assertThat(all.stream().filter(one -> one.state() == Future.State.SUCCESS)).hasSize(90);
    assertThat(IntStream.range(0, 100).filter(i -> i % 10 != 0))
        .allSatisfy(i -> assertThat(store.moves("t" + i, 0)).hasSize(1));
  }

  @Test
  void racingForAPlaceExactlyOneWins() {
    List<Future<?>> all = new ArrayList<>();
    try (Store other = open();
        ExecutorService writers = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 40; i++) {
        Store either = i % 2 == 0 ? store : other;
        Fact.Moved move = new Fact.Moved("t", 1 + i / 8, i, "{}", "m" + i, "now");
        all.add(writers.submit(() -> either.keep(List.of(move))));
      }
    }
    assertThat(all.stream().filter(one -> one.state() == Future.State.SUCCESS)).hasSize(5);
    assertThat(store.moves("t", 0)).extracting(Fact.Moved::seq).containsExactly(1, 2, 3, 4, 5);
  }

  @Test
  void itSaysThatItIsWell() {
    store.check();
  }

  @Test
  void sweepingForgetsTheOldAndLeavesGamesUnderWay() {
    Fact.Header over = header("over", "2026-01-01T00:00:00Z");
    Fact.Header playing = header("playing", "2026-01-01T00:00:00Z");
    Fact.Header recent = header("recent", "2026-03-01T00:00:00Z");
    List<Fact> facts = new ArrayList<>(List.of(over, playing, recent));
    for (Fact.Header header : List.of(over, playing, recent)) {
      facts.add(seated(header.id(), 0, "at-" + header.id()));
      facts.add(
          new Fact.Guest(
              "at-" + header.id(), "token-" + header.id(), "X", "", "2026-01-01T00:00:00Z"));
      facts.add(
          new Fact.SignedIn("token-" + header.id(), "at-" + header.id(), "2026-01-01T00:00:00Z"));
      facts.add(move(header.id(), 1));
      facts.add(new Fact.Said(header.id(), "table", 1, 0, "X", "hello", -1, "now"));
      facts.add(new Fact.Archived(header.id(), Packed.of("replay")));
    }
    facts.add(new Fact.Guest("new", "token-new", "X", "", "2026-03-01T00:00:00Z"));
    facts.add(new Fact.SignedIn("token-new", "new", "2026-03-01T00:00:00Z"));
    store.keep(facts);
    store.keep(List.of(over.with(Fact.Status.OVER), playing.with(Fact.Status.PLAYING)));

    assertThat(store.sweep("2026-02-01T00:00:00Z")).isEqualTo(1);

    assertThat(store.table("over")).isEmpty();
    assertThat(store.moves("over", 0)).isEmpty();
    assertThat(store.lines("over")).isEmpty();
    assertThat(store.archive("over")).isEmpty();
    assertThat(store.chairs("over")).isEmpty();
    for (String kept : List.of("playing", "recent")) {
      assertThat(store.table(kept)).isPresent();
      assertThat(store.moves(kept, 0)).hasSize(1);
      assertThat(store.lines(kept)).hasSize(1);
      assertThat(store.archive(kept)).isPresent();
      assertThat(store.chairs(kept)).hasSize(1);
    }
    assertThat(List.of("token-over", "token-playing", "token-recent", "token-new"))
        .map(store::guest)
        .map(Optional::isPresent)
        .containsExactly(false, true, true, true);
  }
}
