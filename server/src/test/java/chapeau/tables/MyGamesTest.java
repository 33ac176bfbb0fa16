package chapeau.tables;

import static chapeau.tables.Parlour.HOST;
import static chapeau.tables.Parlour.sit;
import static chapeau.tables.Parlour.toTheEnd;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.engine.Setup;
import chapeau.store.Chair;
import chapeau.store.Fact;
import chapeau.wire.MyGames;
import chapeau.wire.TableView;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What somebody finds of theirs when they come back. */
class MyGamesTest {
  private static final String EVER = "9999";

  @TempDir Path data;
  private Parlour parlour;
  private OwnGames games;

  @BeforeEach
  void open() {
    parlour = new Parlour(data, Duration.ZERO);
    games = new OwnGames(parlour.house, parlour.tables);
  }

  @AfterEach
  void close() {
    parlour.close();
  }

  /** A game of two that is on; the host's seat moves first. */
  private Table<?, ?, ?> ofTwo() {
    parlour.clock.move(Duration.ofSeconds(1));
    Table<?, ?, ?> table = parlour.hattari("me", "open");
    sit(table, "tom", 1);
    table.seating().start(HOST);
    return table;
  }

  private List<String> running(String guest) {
    return games.of(guest, EVER).running().stream().map(TableView::id).toList();
  }

  @Test
  void whatWaitsForOneComesFirstAndThenTheNewest() {
    Table<?, ?, ?> first = ofTwo();
    Table<?, ?, ?> second = ofTwo();
    parlour.clock.move(Duration.ofSeconds(1));
    Table<?, ?, ?> notBegun = parlour.hattari("me", "open");
    assertThat(running(HOST)).containsExactly(second.id(), first.id(), notBegun.id());
    assertThat(running("tom")).containsExactly(second.id(), first.id());
    first.seating().giveToBot(HOST, 0, "novice");
    assertThat(running(HOST)).containsExactly(second.id(), notBegun.id(), first.id());
    assertThat(running("stranger")).isEmpty();
  }

  @Test
  void whatIsOverIsToldWithWhoPlayedAndHowItEnded() {
    Table<?, ?, ?> table = ofTwo();
    toTheEnd(table);
    MyGames told = games.of("tom", EVER);
    assertThat(told.running()).isEmpty();
    assertThat(told.more()).isEmpty();
    MyGames.Game game = told.finished().getFirst();
    assertThat(game.id()).isEqualTo(table.id());
    assertThat(game.game()).isEqualTo("hattari");
    assertThat(game.ended()).isEqualTo(parlour.house.now());
    assertThat(game.players()).extracting(MyGames.Player::you).containsExactly(false, true);
    assertThat(game.players())
        .extracting(MyGames.Player::name)
        .containsExactly("Léa", "Name of tom");
    assertThat(game.players())
        .extracting(MyGames.Player::place)
        .containsExactlyElementsOf(table.aftermath().export().places());
    assertThat(games.of("tom", game.ended()).finished()).as("before it").isEmpty();
    assertThat(games.of("stranger", EVER).finished()).isEmpty();
  }

  @Test
  void ofManyGamesThirtyAreToldAtOnceAndWhereToGoOn() {
    for (int game = 1; game <= 31; game++) {
      keepOver("game-" + game, game % 2 == 0 ? List.of(1, 2) : List.of(2, 1));
    }
    MyGames last = games.of(HOST, EVER);
    assertThat(last.finished()).hasSize(30);
    assertThat(last.finished().getFirst().id()).isEqualTo("game-31");
    assertThat(last.more()).isEqualTo(last.finished().getLast().ended());
    MyGames rest = games.of(HOST, last.more());
    assertThat(rest.finished()).hasSize(1);
    assertThat(rest.finished().getFirst().id()).isEqualTo("game-1");
    assertThat(rest.more()).isEmpty();
    assertThat(games.record(HOST).games()).isEqualTo(31);
    assertThat(games.record(HOST).wins()).isEqualTo(15);
    assertThat(games.record("tom").wins()).isEqualTo(16);
    assertThat(games.record("stranger").games()).isZero();
  }

  /** A game of two that was over a second after the one before. */
  private void keepOver(String id, List<Integer> places) {
    parlour.clock.move(Duration.ofSeconds(1));
    Playable<?, ?, ?> hattari = Catalogue.load().find("hattari").orElseThrow();
    Fact.Header header = Aftermath.header(id, hattari, new Setup(2), HOST, parlour.house);
    parlour.store.keep(
        List.of(
            header,
            new Fact.Seated(id, Chair.person(0, HOST, "Léa")),
            new Fact.Seated(id, Chair.person(1, "tom", "Tom")),
            new Fact.Ended(id, places, parlour.house.now())));
    parlour.store.keep(List.of(header.with(Fact.Status.OVER)));
  }

  @Test
  void aGameThatIsNotHereAnyMoreIsLeftOut() {
    ofTwo();
    Tables others = new Tables(parlour.house, Catalogue.of(List.of()));
    assertThat(new OwnGames(parlour.house, others).of(HOST, EVER).running()).isEmpty();
  }
}
