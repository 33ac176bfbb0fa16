package chapeau.tables;

import static chapeau.tables.Parlour.HOST;
import static chapeau.tables.Parlour.denied;
import static chapeau.tables.Parlour.sit;
import static chapeau.tables.Parlour.toTheEnd;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import chapeau.catalogue.Catalogue;
import chapeau.engine.Seat;
import chapeau.engine.Talk;
import chapeau.store.Chair.Kind;
import chapeau.store.Store;
import chapeau.tables.Denied.Why;
import chapeau.tables.Parlour.Ear;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Somebody wants to be forgotten. */
class LeavingTest {
  private static final String SEAL = "ab".repeat(32);

  @TempDir Path data;
  private Parlour parlour;
  private Leaving leaving;

  @BeforeEach
  void open() {
    parlour = new Parlour(data, Duration.ZERO);
    leaving = new Leaving(parlour.house, parlour.tables);
  }

  @AfterEach
  void close() {
    parlour.close();
  }

  private Table<?, ?, ?> ofTwo() {
    Table<?, ?, ?> table = parlour.hattari("me", "open");
    sit(table, "tom", 1);
    return table;
  }

  @Test
  void theirGamesGoOnWithoutThemAndNothingKnowsThemAnyMore() {
    Table<?, ?, ?> open = ofTwo();
    Table<?, ?, ?> played = ofTwo();
    played.seating().start(HOST);
    Table<?, ?, ?> over = ofTwo();
    over.seating().start(HOST);
    toTheEnd(over);
    List<String> signedOut = new ArrayList<>();
    parlour.house.onSignOut(signedOut::add);
    assertThat(leaving.all("tom").get("seats")).hasSize(3);

    leaving.forget("tom");

    assertThat(open.chairs().at(1).kind()).isEqualTo(Kind.OPEN);
    assertThat(played.chairs().at(1).kind()).isEqualTo(Kind.BOT);
    assertThat(played.chairs().at(1).name()).isNotEqualTo("Name of tom");
    assertThat(over.chairs().at(1).guest()).as("read again, too").isNotEqualTo("tom");
    assertThat(parlour.store.people().unfinished("tom")).isEmpty();
    assertThat(parlour.store.people().finished("tom", "9999", 10)).isEmpty();
    assertThat(leaving.all("tom").values()).allSatisfy(rows -> assertThat(rows).isEmpty());
    assertThat(signedOut).containsExactly("tom");
    assertThat(played.chairs().at(0).guest()).as("nobody else").isEqualTo(HOST);
    assertThat(parlour.store.people().finished(HOST, "9999", 10)).hasSize(1);
  }

  @Test
  void whoLooksAtAGameThatIsOverIsToldThatANameIsGone() {
    Table<?, ?, ?> table = ofTwo();
    table.seating().start(HOST);
    toTheEnd(table);
    Ear ear = new Ear("zoe");
    table.watching().watch(ear, Seat.SPECTATOR, OptionalInt.empty());
    ear.heard.clear();
    leaving.forget("tom");
    assertThat(ear.heard).hasSize(1);
    assertThat(ear.heard.getFirst().at("/table/seats/0/name").asText()).isEqualTo("Léa");
    assertThat(ear.heard.getFirst().at("/table/seats/1/name").asText()).isNotEqualTo("Name of tom");
  }

  @Test
  void theNextPersonStartsTheGameOfAHostWhoLeaves() {
    Table<?, ?, ?> table = ofTwo();
    leaving.forget(HOST);
    assertThat(table.header().host()).isEqualTo("tom");
    table.seating().start("tom");
    assertThat(table.chairs().at(0).kind()).isEqualTo(Kind.BOT);
  }

  @Test
  void whereNobodyElseSatWhoeverSitsDownNextIsTheHost() {
    Table<?, ?, ?> table = parlour.hattari("me", "open");
    leaving.forget(HOST);
    assertThat(table.header().host()).isEmpty();
    sit(table, "zoe", 1);
    sit(table, "tom", 0);
    assertThat(table.header().host()).isEqualTo("zoe");
    table.seating().start("zoe");
    assertThat(table.history().begun()).isTrue();
  }

  @Test
  void whileAGameStartsNobodyLeavesIt() {
    Table<?, ?, ?> table = parlour.hattari("me", "open");
    Sitter sealed = new Sitter("", "", "", SEAL);
    table.seating().sit(Parlour.guest("tom"), OptionalInt.of(1), sealed);
    table.seating().start(HOST);
    assertThat(table.isStarting()).isTrue();
    denied(Why.TOO_LATE, () -> leaving.forget("tom"));
    assertThat(parlour.store.people().unfinished("tom")).hasSize(1);
  }

  @Test
  void whatTheySaidWhileABotStoodInIsForgottenToo() {
    Table<?, ?, ?> table = ofTwo();
    table.seating().start(HOST);
    table.seating().stand("tom", 1);
    table.chat().say("tom", 1, Talk.TABLE, "my words");
    leaving.forget("tom");
    assertThat(parlour.store.lines(table.id()))
        .hasSize(2)
        .allSatisfy(line -> {
          assertThat(line.name()).isNotEqualTo("Name of tom");
          assertThat(line.text()).isNotEqualTo("my words");
        });
  }

  @Test
  void whoIsForgottenIsSignedOutThoughATableCannotBeReadAgain() {
    Table<?, ?, ?> over = ofTwo();
    over.seating().start(HOST);
    toTheEnd(over);
    Unsteady unsteady = new Unsteady(parlour.store);
    try (House house = new House(unsteady, parlour.clock, Duration.ZERO, Duration.ZERO)) {
      Tables tables = new Tables(house, parlour.games);
      assertThat(tables.find(over.id()).chairs().at(1).guest()).isEqualTo("tom");
      List<String> signedOut = new ArrayList<>();
      house.onSignOut(signedOut::add);
      unsteady.becomes(Unsteady.Mood.READS_NO_TALK);
      assertThatThrownBy(() -> new Leaving(house, tables).forget("tom"))
          .isInstanceOf(Store.Trouble.class);
      assertThat(signedOut).containsExactly("tom");
    }
  }

  @Test
  void aGameThatIsNotHereAnyMoreKeepsNobodyFromLeaving() {
    Table<?, ?, ?> table = ofTwo();
    table.seating().start(HOST);
    Tables others = new Tables(parlour.house, Catalogue.of(List.of()));
    new Leaving(parlour.house, others).forget("tom");
    assertThat(parlour.store.people().unfinished("tom")).isEmpty();
  }
}
