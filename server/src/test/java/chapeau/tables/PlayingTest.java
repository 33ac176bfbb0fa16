package chapeau.tables;

import static chapeau.tables.Parlour.HOST;
import static chapeau.tables.Parlour.denied;
import static chapeau.tables.Parlour.sit;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.Seat;
import chapeau.json.Json;
import chapeau.store.Pace;
import chapeau.store.Terms;
import chapeau.tables.Denied.Why;
import chapeau.tables.Parlour.Ear;
import chapeau.wire.FromServer;
import chapeau.wire.TableView;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The way of a move: who may make it, and what everybody is told and the store keeps of it. */
class PlayingTest {
  private static final Terms TIMED = new Terms(Pace.LIVELY, false, "", false);

  @TempDir Path data;
  private Parlour parlour;
  private int moves;

  @BeforeEach
  void open() {
    parlour = new Parlour(data, Duration.ZERO);
  }

  @AfterEach
  void close() {
    parlour.close();
  }

  private static FromServer.CatchUp seen(Table<?, ?, ?> table, int seat) {
    return table.watching().feed(HOST, seat, OptionalInt.empty()).stream()
        .map(FromServer.CatchUp.class::cast)
        .findFirst()
        .orElseThrow();
  }

  /** Whoever is asked makes the first legal move. */
  private int play(Table<?, ?, ?> table) {
    int seat = seen(table, 0).turn().acting().getFirst();
    JsonNode move = Json.tree(seen(table, seat).moves().getFirst());
    int seq = seen(table, seat).seq();
    return table.playing().play(HOST, seat, seq, "m" + ++moves, move).seq();
  }

  private static List<String> types(Ear ear) {
    return ear.heard.stream().map(message -> message.path("type").asText()).toList();
  }

  @Test
  void theStartIsAnnouncedAndEachMoveToldWithTheClockAfterIt() {
    Table<?, ?, ?> table = parlour.hattari(TIMED, "me", "me");
    Ear ear = new Ear("zoe");
    table.watching().watch(ear, Seat.SPECTATOR, OptionalInt.empty());
    ear.heard.clear();
    table.seating().start(HOST);
    assertThat(types(ear)).startsWith("table", "catchUp").endsWith("step", "clock");
    assertThat(ear.heard.getFirst().at("/table/status").asText()).isEqualTo("playing");
    // The host's first request announces the host's presence.
    seen(table, 0);
    ear.heard.clear();
    assertThat(play(table)).isEqualTo(table.view("").seq());
    assertThat(types(ear)).containsExactly("step", "clock");
  }

  @Test
  void theEndIsAnnouncedKeptAndNothingIsPlayedAfterwards() {
    Table<?, ?, ?> table = parlour.hattari("me", "me");
    Ear ear = new Ear("zoe");
    table.watching().watch(ear, Seat.SPECTATOR, OptionalInt.empty());
    table.seating().start(HOST);
    for (int i = 0; i < 1_000 && table.view("").status() == TableView.Status.playing; i++) {
      play(table);
    }
    assertThat(ear.heard.getLast().at("/table/status").asText()).isEqualTo("over");
    assertThat(ear.heard.getLast().at("/table/acting")).isEmpty();
    assertThat(parlour.store.table(table.id()).orElseThrow().status().name()).isEqualTo("OVER");
    assertThat(parlour.store.archive(table.id())).isPresent();
    assertThat(table.aftermath().export().places()).hasSize(2).contains(1);
    JsonNode look = Json.tree(Map.of("type", "look", "suspect", 0));
    int seq = table.view("").seq();
    for (int seat : List.of(0, 1)) {
      denied(
          Why.AGAINST_THE_RULES, () -> table.playing().play(HOST, seat, seq, "late" + seat, look));
    }
    denied(Why.TOO_LATE, () -> sit(table, HOST, 0));
    denied(Why.TOO_LATE, () -> table.seating().stand(HOST, 0));
    table.seating().sendAway(HOST);
    assertThat(table.chairs().at(0).guest()).isEqualTo(HOST);
  }

  @Test
  void nobodyMovesBeforeTheStartNorWhileABotPlaysForThem() {
    Table<?, ?, ?> table = parlour.hattari("me", "me");
    JsonNode look = Json.tree(Map.of("type", "look", "suspect", 0));
    denied(Why.TOO_LATE, () -> table.playing().play(HOST, 0, 0, "early", look));
    table.seating().start(HOST);
    int seq = table.view("").seq();
    table.seating().giveToBot(HOST, 1, "novice");
    table.seating().giveToBot(HOST, 0, "novice");
    denied(Why.NOT_YOURS, () -> table.playing().play(HOST, 0, seq, "a", look));
    denied(Why.NOT_YOURS, () -> table.playing().play("tom", 0, seq, "a", look));
    assertThat(table.view("").seq()).isEqualTo(seq);
    assertThat(parlour.store.moves(table.id(), seq)).isEmpty();
  }
}
