package chapeau.tables;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.catalogue.Playable;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.json.Json;
import chapeau.server.Settings;
import chapeau.store.Chair;
import chapeau.store.Fact;
import chapeau.store.Pace;
import chapeau.store.Sqlite;
import chapeau.store.Store;
import chapeau.store.Terms;
import chapeau.tables.Parlour.Ear;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nobody learns from when something is told, nor from what clocks say, what they may not know. */
class TimingTest {
  private static final int PLAYERS = 3;
  private static final Playable<Morra.State, Morra.Move, Morra.View> MORRA =
      new Playable<>(new Morra(), Map.of());

  @TempDir Path data;

  /** What whoever sees so hears of two rounds in which the second seat shows so many fingers. */
  private List<JsonNode> heard(int fingers, String guest, int viewer) {
    MovableClock clock = new MovableClock();
    try (Store store = Sqlite.open(data.resolve(fingers + "-" + viewer + ".db"));
        House house = new House(store, clock, Duration.ZERO, Duration.ofDays(1))) {
      Table<Morra.State, Morra.Move, Morra.View> table = timed(store, house);
      table.seating().start("host");
      Ear ear = new Ear(guest);
      table.watching().watch(ear, viewer, OptionalInt.of(-1));
      for (int seq = 0; seq < 2 * PLAYERS; seq++) {
        int seat = seq % PLAYERS;
        clock.move(Duration.ofSeconds(7));
        Morra.Move shows = new Morra.Move.Show(seat == 1 ? fingers : 2);
        table.playing().play("guest" + seat, seat, seq, "m" + seq, Json.tree(shows));
      }
      return ear.heard.stream().map(TimingTest::withoutSeed).toList();
    }
  }

  private static Table<Morra.State, Morra.Move, Morra.View> timed(Store store, House house) {
    Fact.Header header =
        Aftermath.header("morra-table", MORRA, new Setup(PLAYERS), "host", house)
            .with(new Terms(Pace.LIVELY, true, "", false));
    List<Fact> facts = new ArrayList<>(List.of(header));
    for (int seat = 0; seat < PLAYERS; seat++) {
      facts.add(new Fact.Seated(header.id(), Chair.person(seat, "guest" + seat, "P" + seat)));
    }
    store.keep(facts);
    return Table.recall(house, MORRA, header);
  }

  /** Each table has a seed of its own, and promises it to everybody. */
  private static JsonNode withoutSeed(JsonNode message) {
    if (message.path("table") instanceof ObjectNode table) {
      table.remove("commitment");
    }
    return message;
  }

  @Test
  void whatABystanderIsToldAndWhenHangsOnNothingHidden() {
    List<JsonNode> one = heard(1, "zoe", Seat.SPECTATOR);
    assertThat(one).extracting(message -> message.path("type").asText()).contains("step", "clock");
    for (int fingers = 2; fingers <= 5; fingers++) {
      assertThat(heard(fingers, "zoe", Seat.SPECTATOR)).isEqualTo(one);
    }
  }

  @Test
  void norDoesWhatAnotherPlayerIsTold() {
    List<JsonNode> one = heard(1, "guest0", 0);
    for (int fingers = 2; fingers <= 5; fingers++) {
      assertThat(heard(fingers, "guest0", 0)).isEqualTo(one);
    }
    // Who chose knows.
    assertThat(heard(1, "guest1", 1)).isNotEqualTo(heard(2, "guest1", 1));
  }

  /** A move comes when its beat has come, whatever it took to find it. */
  @Test
  void aBotHasThoughtLongBeforeItsMoveIsShown() {
    Duration pace = new Settings("127.0.0.1", 0, data, false).pace();
    Duration soonest = pace.multipliedBy(3).dividedBy(4);
    assertThat(Duration.ofNanos(Playable.AT_THE_TABLE.nanos())).isLessThan(soonest.dividedBy(4));
  }
}
