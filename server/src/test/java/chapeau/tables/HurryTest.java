package chapeau.tables;

import static chapeau.tables.Parlour.HOST;
import static chapeau.tables.Parlour.denied;
import static chapeau.tables.Parlour.seen;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.Patience;
import chapeau.engine.Seat;
import chapeau.json.Json;
import chapeau.store.Fleet;
import chapeau.tables.Denied.Why;
import chapeau.wire.FromServer;
import chapeau.wire.TableView.Status;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bots that would take a day for a move, and who may tell them to make haste. */
class HurryTest {
  @TempDir Path data;
  private Parlour parlour;

  @BeforeEach
  void open() {
    parlour = new Parlour(data, Duration.ZERO);
  }

  @AfterEach
  void close() {
    parlour.close();
  }

  /** The person makes the first legal moves until a bot is asked, or nobody. */
  private static void playUntilABotIsAsked(Table<?, ?, ?> table) {
    for (int i = 0; i < 50 && table.view("").acting().contains(0); i++) {
      FromServer.CatchUp now = seen(table, 0);
      var move = Json.tree(now.moves().getFirst());
      table.playing().play(HOST, 0, now.seq(), "m" + now.seq(), move);
    }
    assertThat(table.view("").acting()).isNotEmpty().doesNotContain(0);
  }

  @Test
  void aGameOfBotsIsHurriedByAnybodyToItsEnd() {
    Table<?, ?, ?> table = parlour.hattari("bot:random", "bot:random");
    table.seating().start(HOST);
    assertThat(table.view("").status()).isEqualTo(Status.playing);
    table.bots().hurry("stranger");
    Patience.until("the game is over", () -> table.view("").status() == Status.over);
  }

  @Test
  void wherePeoplePlayOnlyTheyHurryTheBotsAndOnlyUntilAPersonIsAsked() {
    Table<?, ?, ?> table = parlour.hattari("me", "bot:random");
    table.seating().start(HOST);
    playUntilABotIsAsked(table);
    int seq = table.view("").seq();
    denied(Why.NOT_YOURS, () -> table.bots().hurry("stranger"));
    assertThat(table.view("").seq()).isEqualTo(seq);
    table.bots().hurry(HOST);
    Patience.until("one is asked again", () -> table.view("").acting().contains(0));
    // Asked oneself, there is nothing to hurry, also not what comes afterwards.
    table.bots().hurry(HOST);
    playUntilABotIsAsked(table);
    int waiting = table.view("").seq();
    assertThat(table.bots().isAtIt()).isTrue();
    table.bots().hurry(HOST);
    Patience.until("the bots have moved", () -> table.view("").seq() > waiting);
  }

  @Test
  void aSeatTakenBackFromABotIsNotMovedForAnyMore() {
    Table<?, ?, ?> table = parlour.hattari("me", "bot:random");
    table.seating().start(HOST);
    table.watching().watch(new Parlour.Ear("zoe"), Seat.SPECTATOR, OptionalInt.empty());
    table.seating().giveToBot(HOST, 0, "random");
    Patience.until("a bot sees to it", () -> table.bots().isAtIt());
    assertThat(isSeenTo(table, Fleet.Kind.BOTS)).isTrue();
    assertThat(isSeenTo(table, Fleet.Kind.TURN)).isFalse();
    int seq = table.view("").seq();
    table.seating().sit(Parlour.guest(HOST), OptionalInt.of(0), Parlour.PLAIN);
    Patience.until("no bot is at it", () -> !table.bots().isAtIt());
    assertThat(isSeenTo(table, Fleet.Kind.BOTS)).isFalse();
    assertThat(table.view("").seq()).isEqualTo(seq);
  }

  private boolean isSeenTo(Table<?, ?, ?> table, Fleet.Kind kind) {
    return parlour.tables.isSeenTo(new Fleet.Due(table.id(), kind, ""));
  }
}
