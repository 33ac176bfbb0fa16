package chapeau.tables;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.OwnPostgres;
import chapeau.Patience;
import chapeau.bots.Choice;
import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Talk;
import chapeau.fair.Salts;
import chapeau.json.Json;
import chapeau.store.Chair;
import chapeau.store.Fact;
import chapeau.store.Fleet;
import chapeau.store.Pace;
import chapeau.store.Postgres;
import chapeau.store.Store;
import chapeau.store.Terms;
import chapeau.store.Timings;
import chapeau.tables.Parlour.Ear;
import chapeau.wire.TableView.Status;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** One table on two nodes, which share a real PostgreSQL and nothing else. */
class NeighboursTest {
  private static final int PLAYERS = 3;
  private static final Timings QUICK =
      new Timings(
          Duration.ofSeconds(5),
          Duration.ofMillis(20),
          Duration.ofHours(1),
          Duration.ofSeconds(1),
          Duration.ofSeconds(2));
  private static final AtomicInteger TABLES = new AtomicInteger();

  private final Playable<Morra.State, Morra.Move, Morra.View> morra =
      new Playable<>(
          new Morra(), Map.of("quick", (now, _) -> Choice.of(now.moves().getFirst(), "")));
  private final String url = OwnPostgres.database();
  private final String id = "table-" + TABLES.incrementAndGet();
  private Node here;
  private Node there;

  /** A node, with no upkeep of its own: what it would do every second is done by hand. */
  private final class Node implements AutoCloseable {
    final Store store = Postgres.open(url);
    final House house;
    final Tables tables;

    Node(Duration pace) {
      house = new House(store, Clock.systemUTC(), pace, Duration.ZERO);
      tables = new Tables(house, Catalogue.of(List.of(morra)));
      store.fleet().beat(house.node(), Duration.ofHours(1).toMillis());
    }

    Table<?, ?, ?> table() {
      return tables.find(id);
    }

    @Override
    public void close() {
      house.close();
      store.close();
    }
  }

  @BeforeEach
  void open() {
    here = new Node(Duration.ofDays(1));
    there = new Node(Duration.ZERO);
  }

  @AfterEach
  void close() {
    here.close();
    there.close();
  }

  /** Three people at a table, with these salts sealed or none. */
  private void set(boolean sealed) {
    set(sealed, Terms.USUAL);
  }

  private void set(boolean sealed, Terms terms) {
    Fact.Header header =
        Aftermath.header(id, morra, new Setup(PLAYERS), "host", here.house).on(terms);
    List<Fact> facts = new ArrayList<>(List.of(header));
    for (int seat = 0; seat < PLAYERS; seat++) {
      Chair chair = Chair.person(seat, guest(seat), "P" + seat);
      facts.add(new Fact.Seated(id, sealed ? chair.sealed(Salts.seal("salt" + seat)) : chair));
    }
    here.store.keep(facts);
  }

  private static String guest(int seat) {
    return "guest" + seat;
  }

  private static int show(Node node, String table, int seat, int seen) {
    return node.tables
        .find(table)
        .playing()
        .play(guest(seat), seat, seen, "m" + seen, Json.tree(new Morra.Move.Show(2)))
        .seq();
  }

  private static Ear watching(Node node, String table, int viewer) {
    Ear ear = new Ear(viewer < 0 ? "zoe" : guest(viewer));
    node.tables.find(table).watching().watch(ear, viewer, OptionalInt.empty());
    return ear;
  }

  private static long steps(Ear ear) {
    return List.copyOf(ear.heard).stream()
        .filter(message -> message.path("type").asText().equals("step"))
        .count();
  }

  @Test
  void botsAmongThemselvesPlayWhileSomebodyWatchesOnAnyNode() {
    Fact.Header header = Aftermath.header(id, morra, new Setup(PLAYERS), "host", here.house);
    List<Fact> facts = new ArrayList<>(List.of(header));
    for (int seat = 0; seat < PLAYERS; seat++) {
      facts.add(new Fact.Seated(id, Chair.bot(seat, "B" + seat, "quick")));
    }
    here.store.keep(facts);
    here.table().seating().start("host");
    assertThat(here.table().bots().isAtIt()).isFalse();
    assertThat(here.store.fleet().holder(id, Fleet.Kind.BOTS)).isEmpty();
    Ear zoe = watching(here, id, Seat.SPECTATOR);
    assertThat(here.table().bots().isAtIt()).isTrue();
    Ear other = watching(there, id, Seat.SPECTATOR);
    Patience.until("it is known here", () -> here.table().watching().elsewhere() != 0);
    here.table().watching().unwatch(zoe, Seat.SPECTATOR);
    assertThat(here.store.fleet().holder(id, Fleet.Kind.BOTS)).hasValue(here.house.node());
    there.table().watching().unwatch(other, Seat.SPECTATOR);
    Patience.until("they rest", () -> !here.table().bots().isAtIt());
    assertThat(here.store.fleet().holder(id, Fleet.Kind.BOTS)).isEmpty();
    Patience.until("it is known there", () -> Kept.driver(there.house, id).isEmpty());
    there.table().refresh();
    watching(there, id, Seat.SPECTATOR);
    Patience.until("the game is over", () -> there.table().view("").status() == Status.over);
  }

  @Test
  void whatHappensOnOneNodeIsToldOnTheOther() {
    set(false);
    here.table().seating().start("host");
    Ear ear = watching(there, id, Seat.SPECTATOR);
    show(here, id, 0, 0);
    here.table().chat().say(guest(1), 1, Talk.TABLE, "hello");
    Patience.until("the move is told there", () -> steps(ear) == 1);
    Patience.until("the line is told there", () -> ear.lines().contains("hello"));
    assertThat(show(there, id, 1, 1)).isEqualTo(2);
    assertThat(show(here, id, 2, 0)).isEqualTo(3);
  }

  @Test
  void theClockOfAMoveIsToldOnTheOtherNode() {
    set(false, new Terms(Pace.LIVELY, false, "", false));
    here.table().seating().start("host");
    Ear ear = watching(there, id, 2);
    show(here, id, 0, 0);
    Patience.until("the move's clock is told there", () -> clocks(ear).contains(List.of(1, 2)));
    here.table().seating().giveToBot(guest(1), 1, "quick");
    Patience.until("so is that of a new bot", () -> clocks(ear).contains(List.of(2)));
  }

  /** Whatever happens on one node, a viewer on the other is sent the same messages. */
  @Test
  void twoNodesSendTheSame() {
    set(false, new Terms(Pace.LIVELY, false, "", false));
    Ear near = watching(here, id, Seat.SPECTATOR);
    Ear far = watching(there, id, Seat.SPECTATOR);
    there.table().refresh();
    near.heard.clear();
    far.heard.clear();
    Table<?, ?, ?> table = here.table();
    List<Runnable> acts =
        List.of(
            () -> table.seating().change("host", terms -> terms.listed(true)),
            () -> table.chat().say(guest(1), 1, Talk.TABLE, "hello"),
            () -> table.seating().stand(guest(2), 2),
            () -> table.seating().sit(Parlour.guest("max"), OptionalInt.of(2), Parlour.PLAIN),
            () -> table.seating().start("host"),
            () -> show(here, id, 1, 0),
            () -> table.seating().stand("max", 2),
            () -> table.seating().sit(Parlour.guest("max"), OptionalInt.of(2), Parlour.PLAIN),
            () -> table.chat().sayWatching(Parlour.guest("zoe"), "What a game"),
            () -> show(here, id, 0, 0));
    for (Runnable act : acts) {
      int before = near.heard.size();
      act.run();
      assertThat(near.heard.size()).isGreaterThan(before);
      Patience.until("the other is told", () -> far.heard.size() >= near.heard.size());
      assertThat(told(far)).isEqualTo(told(near));
    }
  }

  /** What somebody was told, without how much time is left. */
  private static List<String> told(Ear ear) {
    return ear.heard.stream()
        .map(JsonNode::toString)
        .map(message -> message.replaceAll("\"(left|patience)\":\\d+", "\"$1\":0"))
        .toList();
  }

  /** The seats whose time runs, in each clock that was told. */
  private static List<List<Integer>> clocks(Ear ear) {
    return ear.heard.stream()
        .filter(message -> message.path("type").asText().equals("clock"))
        .map(message -> Json.tree(message).at("/clock/running"))
        .map(seats -> StreamSupport.stream(seats.spliterator(), false).map(s -> s.asInt()).toList())
        .toList();
  }

  @Test
  void atTheEndPlayersOnTheOtherNodeAreToldWhatTheWatchersSaid() {
    set(false);
    here.table().seating().start("host");
    Ear player = watching(there, id, 1);
    here.table().chat().sayWatching(Parlour.guest("zoe"), "What a game");
    for (int seq = 0; seq < PLAYERS * Morra.ROUNDS; seq++) {
      show(here, id, seq % PLAYERS, seq);
    }
    Patience.until("they are told", () -> player.lines().contains("What a game"));
  }

  @Test
  void whoIsForgottenGivesUpASeatOfWhichThisNodeHasNotHeard() {
    set(false);
    Fact.Header header = here.store.table(id).orElseThrow();
    Table<?, ?, ?> unheard = Table.recall(here.house, morra, header);
    there.table().seating().stand(guest(1), 1);
    Parlour.sit(there.table(), "zoe", 1);
    unheard.seating().forget("zoe");
    assertThat(here.store.chairs(id).get(1).kind()).isEqualTo(Chair.Kind.OPEN);
  }

  @Test
  void whatANodeHasNotHeardOfItFindsByComparing() {
    set(false);
    here.table().seating().start("host");
    Table<?, ?, ?> table = there.table();
    show(here, id, 0, 0);
    Fleet.Mark mark = there.store.fleet().marks(List.of(id)).getFirst();
    assertThat(mark.seq()).isEqualTo(1);
    table.refresh();
    assertThat(table.isBehind(mark)).isFalse();
    assertThat(table.isBehind(new Fleet.Mark(id, mark.revision(), 2, mark.lines()))).isTrue();
    assertThat(table.isBehind(new Fleet.Mark(id, mark.revision(), 1, 1))).isTrue();
    assertThat(table.isBehind(new Fleet.Mark(id, mark.revision() + 1, 1, 0))).isTrue();
  }

  @Test
  void whoIsConnectedHereIsThereForOthersUntilTheyLeave() {
    set(false);
    Ear ear = watching(here, id, 1);
    Table<?, ?, ?> other = there.table();
    Patience.until("they are seen there", () -> present(other, 1));
    assertThat(present(other, 0)).isFalse();
    Patience.until(
        "it is known that they look",
        () -> {
          other.refresh();
          return other.watching().isLooking(1);
        });
    ear.looking = false;
    here.table().watching().turned();
    Patience.until(
        "it is known that they look away",
        () -> {
          other.refresh();
          return !other.watching().isLooking(1);
        });
    assertThat(present(other, 1)).isTrue();
    here.table().watching().unwatch(ear, 1);
    Patience.until("they are gone there", () -> !present(other, 1));
  }

  @Test
  void whoComesOnOneNodeIsToldToThoseWhoWatchOnTheOther() {
    set(false);
    Ear far = watching(there, id, Seat.SPECTATOR);
    far.heard.clear();
    watching(here, id, 1);
    Patience.until(
        "they are told",
        () ->
            List.copyOf(far.heard).stream()
                .anyMatch(message -> message.at("/table/seats/1/present").asBoolean()));
  }

  private static boolean present(Table<?, ?, ?> table, int seat) {
    return table.view("").seats().get(seat).present();
  }

  @Test
  void whoWasTakenForDeadSaysAgainWhoIsThere() {
    set(false);
    watching(here, id, 1);
    Table<?, ?, ?> other = there.table();
    Patience.until("they are seen there", () -> present(other, 1));
    here.store.fleet().leave(here.house.node());
    here.store.fleet().beat(here.house.node(), Duration.ofHours(1).toMillis());
    there.store.fleet().bury(there.house.millis());
    here.house.presence().again();
    Patience.until("they are seen there again", () -> present(other, 1));
  }

  private void giveToBot(Node node) {
    node.table().seating().giveToBot(guest(1), 0, "quick");
  }

  /** The bots of the first node take a day for a move; those of the second are quick. */
  @Test
  void botsAreSeenToByTheNodeThatAskedThemUntilItLeaves() {
    set(false);
    here.table().seating().start("host");
    giveToBot(here);
    assertThat(here.store.fleet().holder(id, Fleet.Kind.BOTS)).hasValue(here.house.node());
    Table<?, ?, ?> other = there.table();
    assertThat(other.bots().isAtIt()).isFalse();
    assertThat(other.view("").seq()).isZero();
    try (Upkeep _ = new Upkeep(there.house, there.tables, QUICK)) {
      here.house.close();
      here.store.fleet().leave(here.house.node());
      Patience.until("the other has let them move", () -> other.view("").seq() == 1);
      Patience.until(
          "nobody need see to them any more",
          () -> there.store.fleet().holder(id, Fleet.Kind.BOTS).isEmpty());
    }
  }

  @Test
  void whoIsInAHurryLetsTheirOwnNodeSeeToThem() {
    set(false);
    here.table().seating().start("host");
    giveToBot(here);
    show(here, id, 1, 0);
    show(here, id, 2, 0);
    there.table().bots().hurry(guest(1));
    // In the next round it is asked again, and may have moved again before one looks.
    Patience.until("the bot has moved", () -> there.table().view("").seq() >= 3);
    assertThat(there.store.moves(id, 2)).extracting(Fact.Moved::actor).startsWith(0);
  }

  @Test
  void botsNobodySeesToAreFoundWhenTheyHaveNotMovedBetweenTwoLooks() {
    set(false);
    here.table().seating().start("host");
    giveToBot(here);
    Table<?, ?, ?> other = there.table();
    there.store.keep(List.of(new Fact.Undue(id, Fleet.Kind.BOTS)));
    other.refresh();
    Fleet.Mark mark = there.store.fleet().marks(List.of(id)).getFirst();
    other.isBehind(mark);
    assertThat(there.store.fleet().holder(id, Fleet.Kind.BOTS)).isEmpty();
    other.isBehind(mark);
    Patience.until("the bot has moved", () -> other.view("").seq() == 1);
  }

  @Test
  void saltsThatAreNotShownAreNoLongerWaitedForWhereverTheNodeIsThatWaited() {
    set(true);
    here.table().seating().start("host");
    assertThat(there.table().view("").status()).isEqualTo(Status.starting);
    there.table().sealing().show(guest(0), 0, "salt0");
    here.house.close();
    there.table().takeUp(Fleet.Kind.SEALS);
    assertThat(there.table().view("").status()).isEqualTo(Status.playing);
    assertThat(there.table().header().salts())
        .containsExactly("salt0", Salts.seal("salt1"), Salts.seal("salt2"));
    assertThat(saltsAreDue()).isFalse();
  }

  @Test
  void saltsAreDueFromTheSealingUntilTheLastIsShown() {
    set(true);
    here.table().seating().start("host");
    assertThat(saltsAreDue()).isTrue();
    for (int seat = 0; seat < PLAYERS; seat++) {
      here.table().sealing().show(guest(seat), seat, "salt" + seat);
    }
    assertThat(saltsAreDue()).isFalse();
  }

  private boolean saltsAreDue() {
    long later = there.house.millis() + Duration.ofHours(1).toMillis();
    return there.store.fleet().due(there.house.node(), later, 50).stream()
        .anyMatch(due -> due.table().equals(id) && due.kind() == Fleet.Kind.SEALS);
  }

  @Test
  void aSaltShownHereWhileAnotherNodeBeganIsNoMistake() {
    set(true);
    here.table().seating().start("host");
    for (int seat = 0; seat < PLAYERS; seat++) {
      here.table().sealing().show(guest(seat), seat, "salt" + seat);
    }
    there.table().sealing().show(guest(2), 2, "salt2");
    Parlour.denied(Denied.Why.TOO_LATE, () -> there.table().sealing().show(guest(2), 2, "another"));
  }

  @Test
  void whatIsDueAtATableThatIsGoneIsStruckOff() {
    String gone = "gone-" + id;
    here.store.keep(List.of(new Fact.Due(gone, Fleet.Kind.BOTS, 0, "")));
    try (Upkeep _ = new Upkeep(there.house, there.tables, QUICK)) {
      Patience.until("it is due no more", () -> isStruckOff(gone));
    }
  }

  private boolean isStruckOff(String table) {
    Fleet fleet = here.store.fleet();
    long now = here.house.millis();
    return Stream.of(
            fleet.due(here.house.node(), now, 50).stream(),
            fleet.held(there.house.node(), now).stream())
        .flatMap(due -> due)
        .noneMatch(due -> due.table().equals(table));
  }
}
