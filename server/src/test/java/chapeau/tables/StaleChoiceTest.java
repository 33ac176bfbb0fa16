package chapeau.tables;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.Patience;
import chapeau.bots.Choice;
import chapeau.catalogue.Playable;
import chapeau.engine.Setup;
import chapeau.json.Json;
import chapeau.store.Chair;
import chapeau.store.Fact;
import chapeau.store.Sqlite;
import chapeau.store.Store;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A bot thinks while the table goes on; what it chose for a moment that is past is not played. */
class StaleChoiceTest {
  private static final int PLAYERS = 3;

  @TempDir Path data;
  private final CountDownLatch thinking = new CountDownLatch(1);
  private final CountDownLatch thought = new CountDownLatch(1);

  private Choice<Morra.Move> slowly() {
    thinking.countDown();
    try {
      thought.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return Choice.of(new Morra.Move.Show(5), "");
  }

  @Test
  void whatABotChoseForAMomentThatIsPastIsNotPlayed() throws InterruptedException {
    try (Store store = Sqlite.open(data.resolve("test.db"));
        House house =
            new House(
                store, Clock.systemUTC(), Duration.ZERO, Duration.ZERO, Duration.ofMinutes(5))) {
      Playable<Morra.State, Morra.Move, Morra.View> morra =
          new Playable<>(
              new Morra(),
              Map.of(
                  "slow",
                  (_, _) -> slowly(),
                  "quick",
                  (now, _) -> Choice.of(now.moves().getFirst(), "")));
      Table<Morra.State, Morra.Move, Morra.View> table = table(store, house, morra);
      table.seating().giveToBot("guest1", 0, "slow");
      thinking.await();
      Fact.Guest back = new Fact.Guest("guest0", "token", "P0", "", house.now());
      table.seating().sit(back, OptionalInt.of(0), new Sitter("P0", "", "", ""));
      for (int seat = 0; seat < PLAYERS; seat++) {
        show(table, seat, seat);
      }
      thought.countDown();
      // Bots move one after the other: when this one has, the slow one was heard.
      table.seating().giveToBot("guest0", 2, "quick");
      Patience.until("the quick bot has moved", () -> table.view("").seq() > PLAYERS);
      assertThat(store.moves(table.id(), PLAYERS)).extracting(Fact.Moved::actor).containsExactly(2);
      assertThat(show(table, 0, PLAYERS + 1)).isEqualTo(PLAYERS + 2);
    }
  }

  private static int show(Table<Morra.State, Morra.Move, Morra.View> table, int seat, int seen) {
    return table
        .playing()
        .play("guest" + seat, seat, seen, "m" + seen, Json.tree(new Morra.Move.Show(2)))
        .seq();
  }

  private static Table<Morra.State, Morra.Move, Morra.View> table(
      Store store, House house, Playable<Morra.State, Morra.Move, Morra.View> morra) {
    Fact.Header header = Aftermath.header("morra-table", morra, new Setup(PLAYERS), "host", house);
    List<Fact> facts = new ArrayList<>(List.of(header));
    for (int seat = 0; seat < PLAYERS; seat++) {
      facts.add(new Fact.Seated(header.id(), Chair.person(seat, "guest" + seat, "P" + seat)));
    }
    store.keep(facts);
    Table<Morra.State, Morra.Move, Morra.View> table = Table.recall(house, morra, header);
    table.seating().start("host");
    return table;
  }
}
