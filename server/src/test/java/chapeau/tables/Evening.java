package chapeau.tables;

import chapeau.Patience;
import chapeau.bots.Choice;
import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.engine.Dice;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Talk;
import chapeau.fair.Salts;
import chapeau.json.Json;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact;
import chapeau.store.Fleet;
import chapeau.store.Fronted;
import chapeau.store.Standing;
import chapeau.store.Store;
import chapeau.store.Terms;
import chapeau.tables.Takeback.Word;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * A table of four people and a watcher on one node or on two, and a transcript of what each of them
 * receives. The script does one thing at a time: clocks stand still, bots wait until they are
 * hurried, and a node reads what another wrote when the script says so. The deal follows from the
 * id of the table alone.
 */
final class Evening implements AutoCloseable {
  static final String LEA = "lea";
  static final String TOM = "tom";
  static final String KIM = "kim";
  static final String MAX = "max";
  static final String EVE = "eve";

  /** In the order of their seats; Eve watches. */
  static final List<String> PEOPLE = List.of(LEA, TOM, KIM, MAX, EVE);

  private static final int PLAYERS = 4;
  private static final Instant START = Instant.parse("2026-11-16T20:00:00Z");
  private static final Sitter PLAIN = new Sitter("", "", "", "");
  private static final Duration LIFE_OF_A_NODE = Duration.ofDays(36_500);

  private final String id;
  private final MovableClock clock = new MovableClock();
  private final List<Node> nodes;
  private final Dice dice;
  private final Transcript transcript = new Transcript();
  private final Map<String, Ear> ears = new LinkedHashMap<>();
  private String table;
  private int sent;

  /** A node without upkeep, which hears of other nodes only when it is told to look. */
  private final class Node {
    private final Store store;
    private final House house;
    private final Tables tables;
    private final Clockwork clockwork;

    Node(Store behind, Playable<?, ?, ?> game) {
      store = new Deaf(behind);
      Duration never = Duration.ofDays(1);
      house = new House(store, clock, never, Duration.ofMinutes(1), never);
      house.measureBy(() -> Duration.between(START, clock.instant()).toNanos());
      tables = new Tables(house, Catalogue.of(List.of(game)));
      clockwork = new Clockwork(house, tables);
      store.fleet().beat(house.node(), LIFE_OF_A_NODE.toMillis());
    }

    Table<?, ?, ?> table() {
      return tables.find(table);
    }
  }

  /** A store that does not notify its node of what other nodes write. */
  private record Deaf(Store store) implements Fronted {
    @Override
    public void listen(Listener listener) {}
  }

  /** One person's connection. */
  private static final class Ear implements Watcher {
    private final String guest;
    private final List<String> received = new ArrayList<>();
    private int seat = Seat.SPECTATOR;
    private boolean connected;

    Ear(String guest) {
      this.guest = guest;
    }

    @Override
    public String guest() {
      return guest;
    }

    @Override
    public void send(String message) {
      received.add(message);
    }

    @Override
    public boolean looks() {
      return true;
    }
  }

  /**
   * Sets a table where Léa sits and three seats are open.
   *
   * @param stores one for each node; Tom, Max and Eve are on the last one
   * @param dice for the moves of all seats
   */
  Evening(
      List<Store> stores,
      Playable<?, ?, ?> game,
      Map<String, String> options,
      Terms terms,
      Dice dice) {
    this.dice = dice;
    id = "evening-" + game.id();
    table = id;
    Playable<?, ?, ?> simple = withSimpleBot(game);
    nodes = stores.stream().map(store -> new Node(store, simple)).toList();
    PEOPLE.forEach(guest -> ears.put(guest, new Ear(guest)));
    Fact.Header header =
        Fact.Header.open(
            id,
            game.id(),
            game.game().about().version(),
            Seating.checked(simple, new Setup(PLAYERS, options)),
            LEA,
            Salts.seal(id),
            START.toString());
    List<Fact> facts = new ArrayList<>(List.of(header.on(terms)));
    facts.add(new Fact.Seated(id, Chair.person(0, LEA, "Léa").taken("Léa", "cap")));
    for (int seat = 1; seat < PLAYERS; seat++) {
      facts.add(new Fact.Seated(id, Chair.open(seat)));
    }
    nodes.getFirst().store.keep(facts);
    nodes.forEach(Node::table);
  }

  /** The game with one bot, which always makes the first legal move. */
  private static <S, M, V> Playable<S, M, V> withSimpleBot(Playable<S, M, V> game) {
    return new Playable<>(
        game.game(), Map.of("simple", (now, _) -> Choice.of(now.moves().getFirst(), "")));
  }

  // The script

  /** Does one thing and notes what each person receives for it. */
  void step(String heading, Runnable action) {
    action.run();
    transcript.add(heading, received());
  }

  /** Does one thing and notes a hash of what each person receives for it. */
  void glance(String heading, Runnable action) {
    action.run();
    transcript.addHashes(heading, received());
  }

  private Map<String, List<String>> received() {
    settle();
    Map<String, List<String>> received = new LinkedHashMap<>();
    ears.forEach((name, ear) -> {
      received.put(name, List.copyOf(ear.received));
      ear.received.clear();
    });
    for (Chair chair : at(LEA).chairs().all()) {
      if (chair.is(Kind.BOT)) {
        transcript.replace(chair.name(), "Bot");
      }
    }
    return received;
  }

  /** Lets every node read what the others wrote, and who is connected to them. */
  private void settle() {
    for (int round = 0; round < 2; round++) {
      for (Node node : nodes) {
        int elsewhere = connectedBeside(node);
        Patience.until(
            "the nodes know who is connected",
            () -> node.store.standing(table, node.house.node(), 0).map(Standing::elsewhere),
            found -> found.equals(Optional.of(elsewhere)));
      }
      nodes.forEach(node -> node.table().refresh());
      ears.values().forEach(ear -> ear.connected &= ear.seat < 0 || owns(ear));
    }
  }

  /** Whether a seat is still its viewer's on the node of the viewer. */
  private boolean owns(Ear ear) {
    return at(ear.guest).chairs().owns(ear.guest, ear.seat);
  }

  /** The bits of those who are connected to the other nodes; see {@link Watching}. */
  private int connectedBeside(Node node) {
    int bits = 0;
    for (Ear ear : ears.values()) {
      if (nodeOf(ear.guest) == node || !ear.connected) {
        continue;
      }
      if (ear.seat < 0) {
        bits |= 1 << Fleet.WATCHED;
      } else if (owns(ear)) {
        bits |= 1 << ear.seat | 1 << (ear.seat + 16);
      }
    }
    return bits;
  }

  private Node nodeOf(String person) {
    boolean first = person.equals(LEA) || person.equals(KIM);
    return first ? nodes.getFirst() : nodes.getLast();
  }

  /** The table as the node of a person has it. */
  Table<?, ?, ?> at(String person) {
    return nodeOf(person).table();
  }

  private Ear ear(String person) {
    Ear ear = ears.get(person);
    if (ear == null) {
      throw new AssertionError(person);
    }
    return ear;
  }

  // Coming and going

  void watch(String person, int seat) {
    connect(person, seat, OptionalInt.empty());
  }

  /** Comes back and says which step was seen last. */
  void watchSince(String person, int seat, int seen) {
    connect(person, seat, OptionalInt.of(seen));
  }

  private void connect(String person, int seat, OptionalInt from) {
    Ear ear = ear(person);
    if (ear.connected) {
      leave(person);
    }
    ear.seat = seat;
    ear.connected = true;
    at(person).watching().watch(ear, seat, from);
  }

  void leave(String person) {
    Ear ear = ear(person);
    ear.connected = false;
    at(person).watching().unwatch(ear, ear.seat);
  }

  void sit(String person, int seat, Sitter sitter) {
    at(person).seating().sit(guest(person), OptionalInt.of(seat), sitter);
  }

  void sit(String person, int seat) {
    sit(person, seat, PLAIN);
  }

  private static Fact.Guest guest(String person) {
    String name = person.substring(0, 1).toUpperCase(Locale.ROOT) + person.substring(1);
    return new Fact.Guest(person, "", name, "beret", "");
  }

  /** Starts, and shows the sealed salts before anybody stops waiting for them. */
  void start(Map<String, String> salts) {
    at(LEA)
        .doInTurn(() ->
            at(TOM)
                .doInTurn(() -> {
                  at(LEA).seating().start(LEA);
                  nodes.forEach(node -> node.table().refresh());
                  salts.forEach((person, salt) -> {
                    at(person).sealing().show(person, seatOf(person), salt);
                    nodes.forEach(node -> node.table().refresh());
                  });
                }));
  }

  static Sitter sealed(String salt) {
    return new Sitter("", "", "", Salts.seal(salt));
  }

  static Sitter salted(String salt) {
    return new Sitter("", "", salt, "");
  }

  // Playing

  boolean isOver() {
    return at(LEA).history().isOver();
  }

  int seq() {
    return at(LEA).history().seq();
  }

  /** The seats that are asked. */
  List<Integer> asked() {
    return at(LEA).view("").acting();
  }

  int seatOf(String person) {
    return at(person).chairs().all().stream()
        .filter(chair -> chair.belongsTo(person))
        .findFirst()
        .orElseThrow()
        .seat();
  }

  String personAt(int seat) {
    return at(LEA).chairs().at(seat).guest();
  }

  /** Any legal move of a seat. */
  void play(int seat) {
    play(seat, anyMove(at(personAt(seat)), seat));
  }

  private <S, M, V> JsonNode anyMove(Table<S, M, V> at, int seat) {
    return Json.tree(at.playable().game().anyMove(at.history().state(), seat, dice));
  }

  /** Whether a seat may make such a move. */
  boolean offers(int seat, Predicate<JsonNode> wanted) {
    return moves(at(LEA), seat).stream().anyMatch(wanted);
  }

  /** The first legal move of a seat that is wanted. */
  void play(int seat, Predicate<JsonNode> wanted) {
    play(seat, moves(at(LEA), seat).stream().filter(wanted).findFirst().orElseThrow());
  }

  private static <S, M, V> List<JsonNode> moves(Table<S, M, V> at, int seat) {
    return at.playable().game().moves(at.history().state(), seat).stream()
        .<JsonNode>map(Json::tree)
        .toList();
  }

  private void play(int seat, JsonNode move) {
    String person = personAt(seat);
    at(person).playing().play(person, seat, seq(), "move-" + ++sent, move);
  }

  /** Lets the bots that are asked move, on the node where Eve watches. */
  void hurry() {
    Table<?, ?, ?> where = at(EVE);
    where.bots().hurry(TOM);
    Patience.until("the bots have moved", () -> !isBotAsked(where));
  }

  private static boolean isBotAsked(Table<?, ?, ?> where) {
    return where.inTurn(() ->
        where.chairs().all().stream()
            .anyMatch(chair -> chair.playedByBot() && where.history().asks(chair.seat())));
  }

  void takeBack(String person, Word word) {
    at(person).takeback().say(person, seatOf(person), word);
  }

  void say(String person, String room, String text) {
    at(person).chat().say(person, seatOf(person), room, text);
  }

  /** The first seat that may speak in a room of its game; {@link Seat#NOBODY} for none. */
  int speakerIn(String room) {
    return speakerIn(at(LEA), room);
  }

  @SuppressWarnings("unchecked") // The type that a game talks about is its own state.
  private static <S, M, V> int speakerIn(Table<S, M, V> at, String room) {
    int seats = ((Talk<S>) at.playable().game()).maySpeak(at.history().state(), room);
    return seats == 0 ? Seat.NOBODY : Integer.numberOfTrailingZeros(seats);
  }

  /** One of the phrases that the game offers. */
  String reaction() {
    return ((Talk<?>) at(LEA).playable().game())
        .reactions().stream().sorted().findFirst().orElseThrow();
  }

  void sayWatching(String person, String text) {
    at(person).chat().sayWatching(guest(person), text);
  }

  // Time

  /** Time passes at all nodes; one of them lets bots decide where it is over. */
  void wait(Duration time) {
    clock.move(time);
    nodes.getFirst().clockwork.ring();
  }

  // What follows

  /** From now on the script is about the table that follows. */
  void rematch(String person) {
    String next = at(person).aftermath().rematch(person, salted("encore"));
    transcript.replace(next, "rematch");
    nodes.getFirst().tables.find(next);
    transcript.replace(
        nodes.getFirst().tables.find(next).view("").commitment(), "commitment of the rematch");
  }

  void goTo(String next) {
    table = next;
    nodes.forEach(Node::table);
  }

  String rematch() {
    return at(LEA).header().rematch();
  }

  String text() {
    return transcript.text();
  }

  @Override
  public void close() {
    Patience.until("the game is rated", () -> nodes.getFirst().store.people().unrated().isEmpty());
    nodes.forEach(node -> node.house.close());
    nodes.forEach(node -> node.store.close());
  }
}
