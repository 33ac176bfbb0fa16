package chapeau.tables;

import static chapeau.tables.Parlour.HOST;
import static chapeau.tables.Parlour.sit;
import static chapeau.tables.Parlour.toTheEnd;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.Seat;
import chapeau.store.Pace;
import chapeau.store.Terms;
import chapeau.tables.Parlour.Ear;
import chapeau.wire.LobbyView;
import chapeau.wire.TableView.Status;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tables somebody finds who has no link. */
class ListedTablesTest {
  private static final Terms LISTED = new Terms(Pace.LIVELY, true, "fr", false);
  private static final Terms BY_DAY = new Terms(Pace.DAY, true, "", false);
  private static final Duration LATER = Duration.ofMinutes(10);

  /** Whoever has set a table may be away for so long. */
  private static final Duration NEW = Duration.ofMinutes(5);

  private static final Duration SECOND = Duration.ofSeconds(1);

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

  private List<String> ids() {
    return lobby.tables().stream().map(LobbyView.Entry::id).toList();
  }

  private List<String> offeredLater() {
    pass(LATER);
    return ids();
  }

  private void pass(Duration time) {
    parlour.clock.move(time);
  }

  @Test
  void aTableIsListedAsWhoPassesBySeesIt() {
    Table<?, ?, ?> table = parlour.hattari(LISTED, "me", "open", "open", "bot:novice");
    sit(table, "tom", 1);
    LobbyView.Entry waiting = lobby.tables().getFirst();
    assertThat(waiting)
        .isEqualTo(
            new LobbyView.Entry(
                table.id(),
                "hattari",
                4,
                Paces.written(Pace.LIVELY),
                "fr",
                Status.open,
                List.of("Léa", "Name of tom"),
                1,
                1));
    table.seating().start(HOST);
    pass(SECOND);
    LobbyView.Entry played = lobby.tables().getFirst();
    assertThat(played.status()).isEqualTo(Status.playing);
    assertThat(played.free()).isZero();
    assertThat(played.bots()).isEqualTo(2);
  }

  @Test
  void theNewestComesFirstAndWhatIsAmongFriendsOrOverNotAtAll() {
    Table<?, ?, ?> first = parlour.hattari(LISTED, "me", "open");
    pass(SECOND);
    Table<?, ?, ?> second = parlour.hattari(LISTED, "me", "open");
    parlour.hattari("me", "open");
    assertThat(ids()).containsExactly(second.id(), first.id());
    sit(first, "tom", 1);
    first.seating().start(HOST);
    toTheEnd(first);
    pass(SECOND);
    assertThat(ids()).containsExactly(second.id());
  }

  private String listedBy(String guest, String address) {
    Tables.Wish wish =
        new Tables.Wish("hattari", 2, Map.of(), List.of("me", "open"), Parlour.PLAIN, true, LISTED);
    String id = parlour.tables.set(guest, wish).id();
    lobby.remember(id, address);
    pass(SECOND);
    return id;
  }

  @Test
  void aGuestHasRoomForThreeTablesAndAnAddressForTen() {
    for (int i = 0; i < 3; i++) {
      assertThat(lobby.hasRoom("mallory", "1.2.3.4")).isTrue();
      listedBy("mallory", "1.2.3.4");
    }
    assertThat(lobby.hasRoom("mallory", "5.6.7.8")).isFalse();
    for (int i = 0; i < 7; i++) {
      assertThat(lobby.hasRoom("sybil" + i, "1.2.3.4")).isTrue();
      listedBy("sybil" + i, "1.2.3.4");
    }
    assertThat(lobby.hasRoom("sybil7", "1.2.3.4")).isFalse();
    lobby.remember(ids().getFirst(), "5.6.7.8");
    assertThat(lobby.hasRoom("sybil7", "1.2.3.4")).as("the first address counts").isFalse();
    assertThat(lobby.hasRoom("sybil7", "5.6.7.8")).isTrue();
    pass(NEW);
    assertThat(lobby.hasRoom("mallory", "1.2.3.4")).as("nobody is there any more").isTrue();
  }

  @Test
  void tablesThatAreAttendedLaterAllAtOnceHideNobodyElses() {
    String honest = listedBy("lea", "9.9.9.9");
    List<String> spam = new ArrayList<>();
    for (int i = 0; i < 36; i++) {
      spam.add(listedBy("sybil" + i % 6, "1.2.3." + i % 3));
      spam.add(listedBy("mallory", "6.6.6." + i));
      pass(NEW);
    }
    for (String id : spam) {
      String guest = parlour.tables.find(id).chairs().at(0).guest();
      parlour.tables.find(id).watching().watch(new Ear(guest), 0, OptionalInt.empty());
    }
    parlour.tables.find(honest).watching().watch(new Ear("lea"), 0, OptionalInt.empty());
    pass(SECOND);
    assertThat(ids()).contains(honest).hasSize(1 + 3 + 6 * 3);
  }

  @Test
  void aGameByDayIsShownForDays() {
    Table<?, ?, ?> table = parlour.hattari(BY_DAY, "me", "open");
    Table<?, ?, ?> slower =
        parlour.hattari(new Terms(Pace.THREE_DAYS, true, "", false), "me", "open");
    pass(Duration.ofHours(95));
    assertThat(ids()).containsExactlyInAnyOrder(table.id(), slower.id());
    pass(Duration.ofHours(2));
    assertThat(ids()).isEmpty();
  }

  @Test
  void itIsReadOnceASecondHoweverManyLook() {
    assertThat(ids()).isEmpty();
    Table<?, ?, ?> table = parlour.hattari(LISTED, "me", "open");
    pass(SECOND.minusMillis(1));
    assertThat(ids()).as("read a moment ago").isEmpty();
    pass(Duration.ofMillis(1));
    assertThat(ids()).containsExactly(table.id());
  }

  @Test
  void aClockThatIsSetBackKeepsNobodyFromSeeingWhatIsNew() {
    assertThat(ids()).isEmpty();
    pass(Duration.ofHours(-2));
    Table<?, ?, ?> table = parlour.hattari(LISTED, "me", "open");
    assertThat(ids()).containsExactly(table.id());
  }

  @Test
  void laterItIsOfferedOnlyWhileSomebodyIsThereWhoSitsThere() {
    Table<?, ?, ?> table = parlour.hattari(LISTED, "me", "open", "bot:novice");
    pass(NEW.minus(SECOND));
    assertThat(ids()).containsExactly(table.id());
    pass(SECOND);
    assertThat(ids()).isEmpty();
    table.watching().watch(new Ear("zoe"), Seat.SPECTATOR, OptionalInt.empty());
    assertThat(offeredLater()).isEmpty();
    Ear lea = new Ear(HOST);
    table.watching().watch(lea, 0, OptionalInt.empty());
    assertThat(offeredLater()).containsExactly(table.id());
    table.seating().start(HOST);
    assertThat(offeredLater()).containsExactly(table.id());
    table.watching().unwatch(lea, 0);
    assertThat(offeredLater()).isEmpty();
  }
}
