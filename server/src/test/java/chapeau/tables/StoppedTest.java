package chapeau.tables;

import static chapeau.tables.Parlour.HOST;
import static chapeau.tables.Parlour.PLAIN;
import static chapeau.tables.Parlour.denied;
import static chapeau.tables.Parlour.sit;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.Seat;
import chapeau.json.Json;
import chapeau.store.Chair.Kind;
import chapeau.store.Pace;
import chapeau.store.Terms;
import chapeau.tables.Denied.Why;
import chapeau.wire.TableView.Status;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A game under way whose moves the rules of a later day refuse: it is shown, and waits for none.
 */
class StoppedTest {
  private static final Terms TIMED = new Terms(Pace.LIVELY, false, "", false);
  private static final JsonNode LOOK = Json.tree(Map.of("type", "look", "suspect", 0));

  @TempDir Path data;
  private Parlour parlour;
  private Tables later;
  private Table<?, ?, ?> table;

  @BeforeEach
  void open() {
    parlour = new Parlour(data, Duration.ZERO);
    Table<?, ?, ?> today = parlour.hattari(TIMED, "me", "open");
    sit(today, "tom", 1);
    today.seating().start(HOST);
    assertThat(today.view("").stopped()).isFalse();
    later = new Tables(parlour.house, Later.catalogue());
    table = later.find(today.id());
  }

  @AfterEach
  void close() {
    parlour.close();
  }

  @Test
  void itSaysSoAndAsksNobody() {
    assertThat(table.view("").stopped()).isTrue();
    assertThat(table.view("").status()).isEqualTo(Status.playing);
    assertThat(table.view("").acting()).isEmpty();
  }

  @Test
  void nobodyMovesSitsDownGetsUpOrTakesAnythingBack() {
    int seq = table.view("").seq();
    denied(Why.TOO_LATE, () -> table.playing().play(HOST, 0, seq, "m", LOOK));
    denied(Why.TOO_LATE, () -> table.seating().stand(HOST, 0));
    denied(Why.TOO_LATE, () -> table.seating().giveToBot(HOST, 1, "random"));
    denied(Why.TOO_LATE, () -> table.seating().sit(Parlour.guest("tom"), OptionalInt.of(1), PLAIN));
    denied(Why.TOO_LATE, () -> table.takeback().say(HOST, 0, Takeback.Word.ask));
    assertThat(parlour.store.chairs(table.id()))
        .extracting(chair -> chair.kind())
        .containsOnly(Kind.PERSON);
  }

  @Test
  void itsClockIsStoppedForGoodAndNobodyIsDecidedFor() {
    int moves = parlour.store.moves(table.id(), 0).size();
    parlour.clock.move(Duration.ofHours(1));
    assertThat(parlour.store.due(parlour.house.millis())).containsExactly(table.id());
    new Clockwork(parlour.house, later).ring();
    assertThat(parlour.store.due(parlour.house.millis())).isEmpty();
    assertThat(parlour.store.moves(table.id(), 0))
        .hasSize(moves)
        .noneMatch(move -> move.actor() == Seat.CLOCK);
  }

  @Test
  void itsPeopleFindEachOtherAtANewTableWithWhatTheNewRulesKnow() {
    denied(Why.NOT_YOURS, () -> later.rematch(table.id(), "stranger", PLAIN));
    Table<?, ?, ?> next = later.rematch(table.id(), "tom", PLAIN);
    assertThat(next.header().version()).isEqualTo(table.header().version() + 1);
    assertThat(next.header().setup().players()).isEqualTo(2);
    assertThat(next.header().setup().options()).isEmpty();
    assertThat(next.chairs().at(0).kind()).isEqualTo(Kind.RESERVED);
    assertThat(next.chairs().at(1).kind()).isEqualTo(Kind.PERSON);
  }
}
