package chapeau.tables;

import static chapeau.tables.Parlour.HOST;
import static chapeau.tables.Parlour.sit;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.Seat;
import chapeau.store.Pace;
import chapeau.store.Terms;
import chapeau.tables.Parlour.Ear;
import chapeau.wire.LobbyView;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which tables are offered to whoever comes: those where somebody waits for them. */
class ListedTest {
  private static final Duration LATER = Duration.ofMinutes(10);

  @TempDir Path data;
  private Parlour parlour;
  private Lobby lobby;

  @BeforeEach
  void open() {
    parlour = new Parlour(data, Duration.ZERO);
    lobby = new Lobby(parlour.house);
  }

  @AfterEach
  void close() {
    parlour.close();
  }

  private Table<?, ?, ?> listed(Pace pace) {
    return parlour.hattari(new Terms(pace, true, "fr", false), "me", "open", "bot:novice");
  }

  private List<String> offered() {
    parlour.clock.move(LATER);
    return lobby.tables().stream().map(LobbyView.Entry::id).toList();
  }

  @Test
  void aNewTableIsOfferedAtOnceAndWithWhoSitsThere() {
    Table<?, ?, ?> table = listed(Pace.LIVELY);
    assertThat(lobby.tables()).extracting(LobbyView.Entry::id).containsExactly(table.id());
    sit(table, "tom", 1);
    parlour.clock.move(Duration.ofSeconds(2));
    LobbyView.Entry entry = lobby.tables().getFirst();
    assertThat(entry.people()).containsExactly("Léa", "Name of tom");
    assertThat(entry.free()).isZero();
    assertThat(entry.bots()).isEqualTo(1);
  }

  @Test
  void laterOnlyWhileSomebodyIsThereWhoSitsThere() {
    Table<?, ?, ?> table = listed(Pace.NONE);
    assertThat(offered()).isEmpty();
    table.watching().watch(new Ear("zoe"), Seat.SPECTATOR, OptionalInt.empty());
    assertThat(offered()).isEmpty();
    Ear lea = new Ear(HOST);
    table.watching().watch(lea, 0, OptionalInt.empty());
    assertThat(offered()).containsExactly(table.id());
    table.seating().start(HOST);
    assertThat(offered()).containsExactly(table.id());
    table.watching().unwatch(lea, 0);
    assertThat(offered()).isEmpty();
  }

  @Test
  void whereOnePlaysByDayNobodyNeedBeThere() {
    Table<?, ?, ?> table = listed(Pace.DAY);
    assertThat(offered()).containsExactly(table.id());
    parlour.clock.move(Duration.ofDays(4));
    assertThat(offered()).isEmpty();
  }
}
