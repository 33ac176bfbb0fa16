package chapeau.tables;

import static chapeau.tables.Parlour.HOST;
import static chapeau.tables.Parlour.seen;
import static chapeau.tables.Parlour.sit;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.Seat;
import chapeau.json.Json;
import chapeau.store.Terms;
import chapeau.tables.Parlour.Ear;
import chapeau.wire.FromServer;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who comes to look, who is told of it, and what whoever comes has missed. */
class WatchingTest {
  private static final Duration HOUR = Duration.ofHours(1);

  @TempDir Path data;
  private Parlour parlour;

  @BeforeEach
  void open() {
    parlour = new Parlour(data, HOUR);
  }

  @AfterEach
  void close() {
    parlour.close();
  }

  private static Ear watching(Table<?, ?, ?> table, String guest, int viewer, OptionalInt from) {
    Ear ear = new Ear(guest);
    table.watching().watch(ear, viewer, from);
    return ear;
  }

  private static Ear watching(Table<?, ?, ?> table, String guest, int viewer) {
    return watching(table, guest, viewer, OptionalInt.empty());
  }

  private static List<String> types(Ear ear) {
    return ear.heard.stream().map(message -> message.path("type").asText()).toList();
  }

  private static List<Integer> seqs(Ear ear) {
    return ear.heard.stream()
        .filter(message -> List.of("step", "catchUp").contains(message.path("type").asText()))
        .map(message -> message.path("seq").asInt())
        .toList();
  }

  private static boolean present(Ear ear, int seat) {
    return ear.heard.getLast().at("/table/seats/" + seat + "/present").asBoolean();
  }

  /** Whoever is asked makes the first legal move. */
  private static void play(Table<?, ?, ?> table) {
    FromServer.CatchUp now = seen(table, 0);
    int seat = now.turn().acting().getFirst();
    var move = Json.tree(seen(table, seat).moves().getFirst());
    table.playing().play(HOST, seat, now.seq(), "m" + now.seq(), move);
  }

  @Test
  void othersAreToldWhoComesToTheirSeatAndWhoLeavesIt() {
    Table<?, ?, ?> table = parlour.hattari("me", "open");
    sit(table, "tom", 1);
    Ear lea = watching(table, HOST, 0);
    lea.heard.clear();
    Ear tom = watching(table, "tom", 1);
    assertThat(types(lea)).containsExactly("table");
    assertThat(types(tom)).containsExactly("table");
    assertThat(present(lea, 1)).isTrue();
    lea.heard.clear();
    Ear again = watching(table, "tom", 1);
    assertThat(lea.heard).isEmpty();
    table.watching().unwatch(again, 1);
    assertThat(lea.heard).isEmpty();
    table.watching().unwatch(tom, 1);
    assertThat(types(lea)).containsExactly("table");
    assertThat(present(lea, 1)).isFalse();
    assertThat(present(lea, 0)).isTrue();
  }

  @Test
  void whoOnlyWatchesComesAndGoesUnnoticed() {
    Table<?, ?, ?> table = parlour.hattari("me", "open");
    Ear lea = watching(table, HOST, 0);
    lea.heard.clear();
    Ear zoe = watching(table, "zoe", Seat.SPECTATOR);
    assertThat(types(zoe)).containsExactly("table");
    table.watching().unwatch(zoe, Seat.SPECTATOR);
    assertThat(lea.heard).isEmpty();
    table.seating().start(HOST);
    assertThat(types(zoe)).containsExactly("table");
  }

  @Test
  void theTableIsToldBeforeTheGameThatBegins() {
    Table<?, ?, ?> table = parlour.hattari("me", "me");
    Ear zoe = watching(table, "zoe", Seat.SPECTATOR);
    zoe.heard.clear();
    table.seating().start(HOST);
    assertThat(types(zoe)).startsWith("table", "catchUp", "step").containsOnlyOnce("table");
    assertThat(zoe.heard.getFirst().at("/table/status").asText()).isEqualTo("playing");
  }

  @Test
  void othersWaitAWhileForWhoIsAwayAndNotForWhoIsThere() {
    Table<?, ?, ?> table = parlour.hattari("me", "open", "bot:novice");
    sit(table, "tom", 1);
    assertThat(table.watching().patience(1)).isPositive().isLessThanOrEqualTo(HOUR.toMillis());
    Ear tom = watching(table, "tom", 1);
    assertThat(table.watching().patience(1)).isZero();
    assertThat(table.watching().isAway(1)).isFalse();
    table.watching().unwatch(tom, 1);
    assertThat(table.watching().patience(1)).isGreaterThan(HOUR.toMillis() / 2);
    assertThat(table.watching().isAway(1)).isFalse();
    assertThat(table.view("tom").seats().get(1).patience()).isPositive();
    assertThat(table.view("tom").seats().get(2).patience()).isZero();
  }

  @Test
  void whoIsNotWaitedForIsAwayAtOnceUnlessConnectedToAnotherNode() {
    parlour.close();
    parlour = new Parlour(data, Duration.ZERO);
    Table<?, ?, ?> table = parlour.hattari("me", "open");
    assertThat(table.watching().isAway(1)).isTrue();
    assertThat(table.watching().patience(1)).isZero();
    table.watching().elsewhere(1 << 1);
    assertThat(table.watching().isAway(1)).isFalse();
    table.watching().elsewhere(0);
    assertThat(table.watching().isAway(1)).isTrue();
  }

  @Test
  void whoeverComesBeforeTheFirstMoveSeesTheDealAsItIsDealt() {
    Table<?, ?, ?> table = parlour.hattari("me", "me");
    table.seating().start(HOST);
    int dealt = table.view("").seq();
    assertThat(dealt).isPositive();
    assertThat(seqs(watching(table, "zoe", Seat.SPECTATOR))).startsWith(0, 1).endsWith(dealt);
    play(table);
    int now = table.view("").seq();
    assertThat(seqs(watching(table, "zoe", Seat.SPECTATOR))).containsExactly(now);
  }

  @Test
  void whoComesBackIsToldEachStepMissedAndWhoSaysNonsenseWhereThingsStand() {
    Table<?, ?, ?> table = parlour.hattari("me", "me");
    table.seating().start(HOST);
    int before = table.view("").seq();
    play(table);
    play(table);
    int now = table.view("").seq();
    Ear back = watching(table, HOST, 0, OptionalInt.of(before));
    assertThat(seqs(back)).startsWith(before + 1).endsWith(now).hasSize(now - before);
    assertThat(types(back)).doesNotContain("catchUp");
    assertThat(seqs(watching(table, HOST, 0, OptionalInt.of(now)))).isEmpty();
    assertThat(types(watching(table, HOST, 0, OptionalInt.of(now + 1)))).contains("catchUp");
    assertThat(types(watching(table, HOST, 0, OptionalInt.of(-2)))).contains("catchUp");
    Ear fromTheStart = watching(table, HOST, 0, OptionalInt.of(-1));
    assertThat(seqs(fromTheStart)).hasSize(now + 1).startsWith(0).endsWith(now);
  }

  @Test
  void eachSeesThroughTheirOwnEyes() {
    Table<?, ?, ?> table = parlour.ofTwo(Terms.USUAL);
    assertThat(known(table, 0)).isNotEqualTo(known(table, 1));
    for (int viewer : List.of(0, 1, Seat.SPECTATOR)) {
      Ear ear = watching(table, viewer == 0 ? HOST : "tom", viewer, OptionalInt.of(-2));
      JsonNode last = ear.heard.getLast();
      assertThat(last.path("type").asText()).isEqualTo("catchUp");
      assertThat(last.path("view")).isEqualTo(known(table, viewer));
    }
  }

  private static <S, M, V> JsonNode known(Table<S, M, V> table, int viewer) {
    return Json.tree(table.playable().game().view(table.history().state(), viewer));
  }

  @Test
  void whatIsToldStepByStepAddsUpToWhatThereIs() {
    Table<?, ?, ?> table = parlour.hattari("me", "me");
    Ear ear = watching(table, "zoe", Seat.SPECTATOR);
    table.seating().start(HOST);
    play(table);
    assertThat(seqs(ear)).hasSize(table.view("").seq() + 1).isSorted().doesNotHaveDuplicates();
    table.watching().unwatch(ear, Seat.SPECTATOR);
    int heard = ear.heard.size();
    play(table);
    assertThat(ear.heard).hasSize(heard);
  }
}
