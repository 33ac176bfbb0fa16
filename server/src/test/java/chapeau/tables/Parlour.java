package chapeau.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import chapeau.Patience;
import chapeau.catalogue.Catalogue;
import chapeau.json.Json;
import chapeau.store.Fact;
import chapeau.store.Sqlite;
import chapeau.store.Store;
import chapeau.store.Terms;
import chapeau.tables.Denied.Why;
import chapeau.wire.FromServer;
import chapeau.wire.TableView;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** A house with a real store, its tables, and people who come to them. */
final class Parlour implements AutoCloseable {
  static final String HOST = "host";
  static final Sitter PLAIN = new Sitter("", "", "", "");
  private static final Catalogue GAMES = Catalogue.load();

  final Catalogue games;

  final MovableClock clock = new MovableClock();
  final Store store;
  final House house;
  final Tables tables;

  /** Bots take their time, so that nothing happens unless it is done by somebody. */
  Parlour(Path data, Duration absence) {
    this(data, absence, GAMES);
  }

  Parlour(Path data, Duration absence, Catalogue games) {
    this(data, absence, games, Duration.ofSeconds(Patience.SECONDS));
  }

  /** With bots that may think for so long. */
  Parlour(Path data, Catalogue games, Duration thinking) {
    this(data, Duration.ZERO, games, thinking);
  }

  private Parlour(Path data, Duration absence, Catalogue games, Duration thinking) {
    this.games = games;
    store = Sqlite.open(data.resolve("test.db"));
    house = new House(store, clock, Duration.ofDays(1), absence, thinking);
    tables = new Tables(house, games);
  }

  Table<?, ?, ?> hattari(String... seats) {
    return hattari(Terms.USUAL, seats);
  }

  /** A table that waits for its host to start it. */
  Table<?, ?, ?> hattari(Terms terms, String... seats) {
    Sitter host = new Sitter("Léa", "cap", "", "");
    return tables.set(
        HOST,
        new Tables.Wish(
            "hattari", seats.length, Map.of("first", "0"), List.of(seats), host, true, terms));
  }

  /** The host and Tom, already playing. */
  Table<?, ?, ?> ofTwo(Terms terms) {
    Table<?, ?, ?> table = hattari(terms, "me", "open");
    sit(table, "tom", 1);
    table.seating().start(HOST);
    return table;
  }

  static Fact.Guest guest(String id) {
    return new Fact.Guest(id, "token-" + id, "Name of " + id, "beret", "now");
  }

  static void sit(Table<?, ?, ?> table, String guest, int seat) {
    table.seating().sit(guest(guest), OptionalInt.of(seat), PLAIN);
  }

  /** What a seat is shown now. */
  static FromServer.CatchUp seen(Table<?, ?, ?> table, int seat) {
    String guest = table.chairs().at(seat).guest();
    return table.watching().feed(guest, seat, OptionalInt.empty()).stream()
        .map(FromServer.CatchUp.class::cast)
        .findFirst()
        .orElseThrow();
  }

  /** Whoever is asked makes the first move of those there are, until the game is over. */
  static void toTheEnd(Table<?, ?, ?> table) {
    for (int i = 0; i < 1_000 && table.view("").status() == TableView.Status.playing; i++) {
      int seat = table.view("").acting().getFirst();
      FromServer.CatchUp now = seen(table, seat);
      JsonNode move = Json.tree(now.moves().getFirst());
      table.playing().play(table.chairs().at(seat).guest(), seat, now.seq(), "m" + i, move);
    }
    assertThat(table.view("").status()).isEqualTo(TableView.Status.over);
  }

  static void denied(Why why, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            Denied.class,
            denied -> {
              assertThat(denied.why()).isEqualTo(why);
              assertThat(denied.rule().isEmpty()).isEqualTo(why != Why.AGAINST_THE_RULES);
              assertThat(denied.text().fr()).isNotBlank().isNotEqualTo(denied.text().en());
            });
  }

  /** Somebody who remembers whatever they were told. */
  static final class Ear implements Watcher {
    final List<JsonNode> heard = new CopyOnWriteArrayList<>();
    boolean looking = true;
    private final String guest;

    Ear(String guest) {
      this.guest = guest;
    }

    @Override
    public String guest() {
      return guest;
    }

    @Override
    public boolean looks() {
      return looking;
    }

    @Override
    public void send(String message) {
      try {
        heard.add(Json.parse(message));
      } catch (Json.Unreadable e) {
        throw new AssertionError(e);
      }
    }

    /** What was said, in the order it was heard. */
    List<String> lines() {
      return heard.stream()
          .filter(m -> m.path("type").asText().equals("chat"))
          .map(m -> m.path("text").asText())
          .toList();
    }
  }

  @Override
  public void close() {
    house.close();
    store.close();
  }
}
