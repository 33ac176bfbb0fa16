package chapeau.tables;

import static chapeau.tables.Parlour.HOST;
import static chapeau.tables.Parlour.seen;
import static chapeau.tables.Parlour.sit;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.Patience;
import chapeau.json.Json;
import chapeau.store.Fleet;
import chapeau.store.Pushes;
import chapeau.store.Terms;
import chapeau.tables.Parlour.Ear;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who is called to their turn: whoever wants it, is asked and does not look, once. */
class CallingTest {
  @TempDir Path data;
  private final Chimes bell = new Chimes();
  private Parlour parlour;
  private Table<?, ?, ?> table;

  /** A bell that remembers whom it called. */
  private static final class Chimes implements Bell {
    private final Set<String> wanted = new HashSet<>(Set.of(HOST, "tom"));
    private final List<String> called = new CopyOnWriteArrayList<>();
    private final List<Call> calls = new CopyOnWriteArrayList<>();
    private boolean works = true;
    private CountDownLatch together = new CountDownLatch(0);

    @Override
    public boolean isWanted(String guest) {
      return wanted.contains(guest);
    }

    @Override
    public long patience() {
      return 0;
    }

    @Override
    public boolean call(String guest, Call call) {
      called.add(guest);
      calls.add(call);
      together.countDown();
      try {
        return together.await(Patience.SECONDS, TimeUnit.SECONDS) && works;
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  @BeforeEach
  void open() {
    parlour = new Parlour(data, Duration.ZERO);
    parlour.house.rings(bell);
    table = parlour.hattari("me", "open", "bot:novice");
    sit(table, "tom", 1);
  }

  @AfterEach
  void close() {
    parlour.close();
  }

  private List<Integer> pending() {
    return parlour.store.pushes().pending(table.id()).stream().map(Pushes.Call::seat).toList();
  }

  /** The first to act looks and accuses, until the second is asked. */
  private void untilAsked(int seat) {
    for (int i = 0; i < 20 && !seen(table, 0).turn().acting().contains(seat); i++) {
      int acting = seen(table, 0).turn().acting().getFirst();
      var move = Json.tree(seen(table, acting).moves().getFirst());
      table
          .playing()
          .play(acting == 0 ? HOST : "tom", acting, seen(table, acting).seq(), "m" + i, move);
    }
    assertThat(seen(table, 0).turn().acting()).containsExactly(seat);
  }

  @Test
  void whoIsAskedAndDoesNotLookIsCalledOnceAndToldWhoElsePlays() {
    table.seating().start(HOST);
    assertThat(pending()).containsExactly(0);
    table.takeUp(Fleet.Kind.TURN);
    assertThat(bell.called).containsExactly(HOST);
    assertThat(bell.calls.getFirst().table()).isEqualTo(table.id());
    assertThat(bell.calls.getFirst().others()).containsExactly("Name of tom");
    assertThat(bell.calls.getFirst().game().en()).isEqualTo("Hattari");
    assertThat(pending()).isEmpty();
    table.takeUp(Fleet.Kind.TURN);
    assertThat(bell.called).hasSize(1);
  }

  @Test
  void aSecondDecisionOfTheSameTurnCallsNobodyAgainAndTheNextInTurnIs() {
    table.seating().start(HOST);
    table.takeUp(Fleet.Kind.TURN);
    untilAsked(1);
    assertThat(pending()).containsExactly(1);
    table.takeUp(Fleet.Kind.TURN);
    assertThat(bell.called).containsExactly(HOST, "tom");
    assertThat(bell.calls.getLast().others()).containsExactly("Léa");
  }

  @Test
  void nobodyIsCalledWhoDoesNotWantIt() {
    bell.wanted.clear();
    table.seating().start(HOST);
    assertThat(pending()).isEmpty();
  }

  @Test
  void whoLooksIsNotCalledButWhoOnlyHasThePageOpenIs() {
    table.seating().start(HOST);
    Ear lea = new Ear(HOST);
    table.watching().watch(lea, 0, OptionalInt.empty());
    table.takeUp(Fleet.Kind.TURN);
    assertThat(bell.called).isEmpty();
    assertThat(pending()).isEmpty();
    untilAsked(1);
    Ear tom = new Ear("tom");
    tom.looking = false;
    table.watching().watch(tom, 1, OptionalInt.empty());
    table.takeUp(Fleet.Kind.TURN);
    assertThat(bell.called).containsExactly("tom");
  }

  @Test
  void whoHasMovedOrLeftMeanwhileIsNotCalled() {
    table.seating().start(HOST);
    untilAsked(1);
    assertThat(pending()).containsExactlyInAnyOrder(0, 1);
    table.seating().giveToBot(HOST, 1, "novice");
    table.takeUp(Fleet.Kind.TURN);
    assertThat(bell.called).isEmpty();
    assertThat(pending()).isEmpty();
  }

  @Test
  void aCallThatDidNotWorkIsMadeAgainLater() {
    table.seating().start(HOST);
    bell.works = false;
    table.takeUp(Fleet.Kind.TURN);
    assertThat(pending()).containsExactly(0);
    bell.works = true;
    table.takeUp(Fleet.Kind.TURN);
    assertThat(bell.called).containsExactly(HOST, HOST);
    assertThat(pending()).isEmpty();
  }

  /** Each call returns only after both have begun. Sequential calls would never return. */
  @Test
  void seatsAreCalledAtTheSameTime() {
    Sitter host = new Sitter("Léa", "cap", "", "");
    Table<?, ?, ?> hunch =
        parlour.tables.set(
            HOST,
            new Tables.Wish(
                "hunch",
                3,
                Map.of(),
                List.of("me", "open", "bot:novice"),
                host,
                true,
                Terms.USUAL));
    sit(hunch, "tom", 1);
    hunch.seating().start(HOST);
    bell.together = new CountDownLatch(2);
    hunch.takeUp(Fleet.Kind.TURN);
    assertThat(bell.called).containsExactlyInAnyOrder(HOST, "tom");
    assertThat(parlour.store.pushes().pending(hunch.id())).isEmpty();
  }
}
