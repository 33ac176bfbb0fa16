package chapeau.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import chapeau.catalogue.Playable;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.fair.GameFile;
import chapeau.fair.Salts;
import chapeau.json.Json;
import chapeau.store.Chair;
import chapeau.store.Fact;
import chapeau.store.Fleet;
import chapeau.store.Sqlite;
import chapeau.store.Store;
import chapeau.tables.Parlour.Ear;
import chapeau.wire.TableView.Status;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nobody chooses a salt knowing the others'. */
class SealingTest {
  private static final int PLAYERS = 3;

  @TempDir Path data;
  private Store store;
  private House house;
  private Playable<Morra.State, Morra.Move, Morra.View> morra;
  private Table<Morra.State, Morra.Move, Morra.View> table;

  @BeforeEach
  void set() {
    store = Sqlite.open(data.resolve("test.db"));
    house = new House(store, Clock.systemUTC(), Duration.ZERO, Duration.ZERO);
    morra = new Playable<>(new Morra(), Map.of());
    Fact.Header header = Aftermath.header("morra-table", morra, new Setup(PLAYERS), "host", house);
    List<Fact> facts = new ArrayList<>(List.of(header));
    for (int seat = 0; seat < PLAYERS; seat++) {
      Chair chair =
          Chair.person(seat, "guest" + seat, "P" + seat).sealed(Salts.seal("salt" + seat));
      facts.add(new Fact.Seated(header.id(), chair));
    }
    store.keep(facts);
    table = Table.recall(house, morra, header);
    table.seating().start("host");
  }

  @AfterEach
  void close() {
    house.close();
    store.close();
  }

  private void show(int seat, String salt) {
    table.sealing().show("guest" + seat, seat, salt);
  }

  private Status status() {
    return table.view("guest0").status();
  }

  @Test
  void theGameStartsWhenTheLastSaltIsShown() {
    assertThat(status()).isEqualTo(Status.starting);
    show(0, "salt0");
    show(2, "salt2");
    assertThat(status()).isEqualTo(Status.starting);
    show(1, "salt1");
    assertThat(status()).isEqualTo(Status.playing);
    assertThat(table.header().salts()).containsExactly("salt0", "salt1", "salt2");
  }

  @Test
  void anotherSaltThanTheSealedOneIsRefused() {
    show(0, "salt0");
    assertThatThrownBy(() -> show(1, "a better one")).isInstanceOf(Denied.class);
    assertThatThrownBy(() -> table.sealing().show("guest0", 1, "salt1")).isInstanceOf(Denied.class);
    assertThatThrownBy(() -> show(0, "salt0")).isInstanceOf(Denied.class);
    assertThat(status()).isEqualTo(Status.starting);
  }

  @Test
  void nobodySealsAnewOrGetsUpOnceSaltsAreShown() {
    show(0, "salt0");
    Fact.Guest guest = new Fact.Guest("guest1", "token", "P1", "", "now");
    Sitter another = new Sitter("", "", "", Salts.seal("a better one"));
    assertThatThrownBy(() -> table.seating().sit(guest, OptionalInt.of(1), another))
        .isInstanceOf(Denied.class);
    assertThatThrownBy(() -> table.seating().stand("guest1", 1)).isInstanceOf(Denied.class);
  }

  @Test
  void aSaltNobodyShowsIsReplacedByItsSeal() {
    show(0, "salt0");
    show(1, "salt1");
    table.sealing().beginAnyway();
    assertThat(status()).isEqualTo(Status.playing);
    assertThat(table.header().salts()).containsExactly("salt0", "salt1", Salts.seal("salt2"));
    table.sealing().beginAnyway();
    assertThat(status()).isEqualTo(Status.playing);
  }

  @Test
  void soItIsWhereTheNodeThatWaitedIsGone() {
    show(0, "salt0");
    table.takeUp(Fleet.Kind.SEALS);
    assertThat(status()).isEqualTo(Status.playing);
    assertThat(table.header().salts())
        .containsExactly("salt0", Salts.seal("salt1"), Salts.seal("salt2"));
  }

  @Test
  void whatWasShownIsThereAfterARestart() {
    show(0, "salt0");
    table = Table.recall(house, morra, store.table("morra-table").orElseThrow());
    assertThat(status()).isEqualTo(Status.starting);
    show(1, "salt1");
    show(2, "salt2");
    assertThat(table.header().salts()).containsExactly("salt0", "salt1", "salt2");
  }

  @Test
  void whoeverWatchesIsToldThatSaltsAreWaitedForAndWhoSitsThereIsKept() {
    Fact.Header header = Aftermath.header("open-table", morra, new Setup(2), "host", house);
    Chair sealed = Chair.person(0, "guest0", "P0").sealed(Salts.seal("salt0"));
    store.keep(
        List.of(
            header,
            new Fact.Seated(header.id(), sealed),
            new Fact.Seated(header.id(), Chair.open(1))));
    table = Table.recall(house, morra, header);
    Ear ear = new Ear("zoe");
    table.watching().watch(ear, Seat.SPECTATOR, OptionalInt.empty());
    table.seating().start("host");
    assertThat(ear.heard.getLast().at("/table/status").asText()).isEqualTo("starting");
    assertThat(ear.heard.getLast().at("/table/seats/1/kind").asText()).isEqualTo("bot");
    assertThat(store.chairs(header.id()))
        .extracting(Chair::kind)
        .containsExactly(Chair.Kind.PERSON, Chair.Kind.BOT);
    assertThat(store.table(header.id()).orElseThrow().status()).isEqualTo(Fact.Status.STARTING);
  }

  @Test
  void anOlderFileHasNoSeals() throws Json.Unreadable {
    String older =
        """
        {"format":"chapeau-game-1","game":"morra","version":1,"table":"t",
         "setup":{"players":2,"options":{}},"names":["A","B"],"commitment":"","seed":"",
         "salts":["a","b"],"moves":[],"places":[]}\
        """;
    assertThat(GameFile.read(older).sealOf(1)).isEmpty();
  }
}
