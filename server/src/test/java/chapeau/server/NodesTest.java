package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.OwnPostgres;
import chapeau.Patience;
import chapeau.engine.Seat;
import chapeau.store.Timings;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Three nodes on one real PostgreSQL: whoever plays need not know on which. */
class NodesTest {
  private static final String TOKEN = "a token that nobody guesses";

  @TempDir Path data;
  private final String url = OwnPostgres.database();
  private final List<Server> nodes = new ArrayList<>();
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private List<Integer> ports = List.of();
  private final Client lea = new Client(0);
  private final Client tom = new Client(0);

  @BeforeEach
  void startNodes() throws StartFailure {
    for (int i = 0; i < 3; i++) {
      nodes.add(Server.start(settings(Duration.ZERO)));
    }
    ports = nodes.stream().map(Server::port).toList();
  }

  @AfterEach
  void stopNodes() {
    nodes.forEach(Server::close);
    lea.close();
    tom.close();
    threads.shutdownNow();
  }

  private Settings settings(Duration pace) {
    return new Settings("127.0.0.1", 0, data, false, pace, Duration.ZERO, false)
        .onDatabase(url)
        .timed(Running.node(Timings.USUAL.nodeLife()))
        .desk(TOKEN);
  }

  private Client lea(int node) {
    return lea.at(ports.get(node));
  }

  private Client tom(int node) {
    return tom.at(ports.get(node));
  }

  /** Léa sets a table on one node, and Tom sits down at it on another. */
  private String tableOfTwo(String more) {
    String seats = "[\"me\",\"open\"" + more + "]";
    int players = 2 + (int) more.chars().filter(c -> c == ',').count();
    String id = lea(0).set(players, seats).path("id").asText();
    tom(1).post("/api/tables/" + id + "/seats", "{\"seat\":1,\"salt\":\"s\"}").is(200);
    return id;
  }

  private List<Person> play(String table, Runnable meanwhile) {
    List<Person> people =
        List.of(new Person(lea, ports, table, 0), new Person(tom, ports, table, 1));
    List<CompletableFuture<Void>> games =
        people.stream().map(p -> CompletableFuture.runAsync(p::playToTheEnd, threads)).toList();
    meanwhile.run();
    games.forEach(game -> game.orTimeout(Patience.SECONDS, TimeUnit.SECONDS).join());
    return people;
  }

  /** What each saw is a part of the truth without holes, and all that was acknowledged is there. */
  private void holdsTogether(String table, List<Person> people, int node) {
    JsonNode moves = lea(node).get("/api/tables/" + table + "/export").is(200).json().path("moves");
    for (Person person : people) {
      int first = person.seen().getFirst();
      assertThat(person.seen())
          .isEqualTo(IntStream.rangeClosed(first, moves.size()).boxed().toList());
      assertThat(person.acknowledged()).isNotEmpty();
      person
          .acknowledged()
          .forEach((seq, move) ->
              assertThat(moves.path(seq - 1).path("move")).as("move " + seq).isEqualTo(move));
    }
  }

  @Test
  void peopleOnDifferentNodesPlayAWholeGame() {
    String table = tableOfTwo(",\"bot:novice\"");
    try (Feed spectator = tom(2).connect()) {
      spectator.watch(table, Seat.SPECTATOR);
      List<Person> people =
          play(table, () -> lea(2).post("/api/tables/" + table + "/start", "").is(200));
      spectator.next(m -> m.at("/table/status").asText().equals("over"));
      holdsTogether(table, people, 2);
    }
  }

  @Test
  void aNodeMayBeClosedInTheMiddle() {
    String table = tableOfTwo(",\"bot:novice\",\"bot:novice\"");
    lea(0).post("/api/tables/" + table + "/start", "").is(200);
    List<Person> people =
        play(
            table,
            () -> {
              try (Feed feed = lea(2).connect()) {
                feed.watch(table, Seat.SPECTATOR).next(m -> m.path("seq").asInt() > 8);
              }
              nodes.get(0).close();
            });
    holdsTogether(table, people, 2);
  }

  @Test
  void allNodesMayBeRestartedOneByOneBehindOneAddress() throws IOException {
    String table = tableOfTwo(",\"bot:novice\",\"bot:novice\"");
    List<Integer> behind = ports;
    try (Balancer balancer = new Balancer(behind);
        Feed spectator = tom.at(balancer.port()).connect()) {
      spectator.watch(table, Seat.SPECTATOR);
      spectator.untilNow();
      ports = List.of(balancer.port());
      List<Person> people =
          play(
              table,
              () -> {
                start(table);
                for (int node = 0; node < nodes.size(); node++) {
                  restart(node, balancer);
                }
              });
      assertThat(spectator.closeCode()).isEqualTo(1001);
      holdsTogether(table, people, 0);
    }
  }

  private void start(String table) {
    lea(0).post("/api/tables/" + table + "/start", "").is(200);
  }

  /** The new one is there before the old one goes. */
  private void restart(int node, Balancer balancer) {
    Server old = nodes.get(node);
    try {
      nodes.set(node, Server.start(settings(Duration.ZERO)));
    } catch (StartFailure e) {
      throw new AssertionError(e);
    }
    balancer.lead(nodes.stream().map(Server::port).toList());
    old.close();
  }

  /** Sets a table of bots with a viewer on this node, so that this node drives the bots. */
  private String watchedBots(Process node) throws IOException {
    Client there = lea.at(Child.port(node));
    String table = there.set(2, "[\"bot:novice\",\"bot:novice\"]").path("id").asText();
    there.get("/api/tables/" + table + "/feed?seat=-2").is(200);
    return table;
  }

  @Test
  void theBotsOfANodeThatIsKilledAreTakenUpByAnother() throws IOException, InterruptedException {
    Process child = Child.start(data.toString(), url, "60000");
    String table = watchedBots(child);
    child.destroyForcibly().waitFor();
    try (Feed feed = lea(1).connect()) {
      feed.watch(table, Seat.SPECTATOR).next(m -> m.at("/table/status").asText().equals("over"));
    }
  }

  /** The database failed when a node took them up, and it never heard that it had. */
  @Test
  void botsThatANodeTookUpUnknowinglyMove() throws Exception {
    Process child = Child.start(data.toString(), url, "60000");
    String table = watchedBots(child);
    sql(
        table,
        """
        UPDATE due SET node = (SELECT max(n.id) FROM nodes n WHERE n.id <> due.node)
        WHERE table_id = '%s'\
        """
            .formatted(table));
    child.destroyForcibly().waitFor();
    try (Feed feed = lea(1).connect()) {
      feed.watch(table, Seat.SPECTATOR).next(m -> m.at("/table/status").asText().equals("over"));
    }
  }

  /** All who know the table take a node for their driver that has left it to nobody. */
  @Test
  void botsThatOneNodeForgotAreTakenUpByAnother() throws Exception {
    Process child = Child.start(data.toString(), url, "60000");
    String table = watchedBots(child);
    try (Feed feed = lea(1).connect()) {
      feed.watch(table, Seat.SPECTATOR);
      sql(table, "DELETE FROM due WHERE table_id = '%s'".formatted(table));
      child.destroyForcibly().waitFor();
      feed.next(m -> m.at("/table/status").asText().equals("over"));
    }
  }

  /**
   * Changes the node that drives a table's bots. A starved node may count as dead, and then the
   * bots may have finished the game already.
   */
  private void sql(String table, String statement) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement one = connection.createStatement()) {
      if (one.executeUpdate(statement) == 0) {
        assertThat(lea(1).get("/api/tables/" + table).is(200).json().path("status").asText())
            .isEqualTo("over");
      }
    }
  }

  @Test
  void ofTwoWhoTakeASeatAtOnceOneHasIt() {
    for (int i = 0; i < 10; i++) {
      String id = lea(0).set(2, "[\"me\",\"open\"]").path("id").asText();
      Client kim = new Client(ports.get(2));
      String sit = "{\"seat\":1,\"salt\":\"s\"}";
      CompletableFuture<Integer> one =
          CompletableFuture.supplyAsync(
              () -> tom(1).post("/api/tables/" + id + "/seats", sit).status(), threads);
      int other = kim.post("/api/tables/" + id + "/seats", sit).status();
      assertThat(List.of(one.join(), other)).containsExactlyInAnyOrder(200, 409);
      kim.close();
    }
  }

  @Test
  void everythingSaidAtOnceOnSeveralNodesIsHeardOnceByAll() {
    String table = tableOfTwo("");
    try (Feed there = lea(2).connect();
        Feed here = lea(0).connect();
        Feed other = tom(1).connect()) {
      // Whoever comes late hears the last hundred lines only.
      there.watch(table, 0).next("table");
      for (int i = 0; i < 60; i++) {
        here.say(line(table, 0, "lea " + i));
        other.say(line(table, 1, "tom " + i));
      }
      List<String> heard = new ArrayList<>();
      for (int i = 1; i <= 120; i++) {
        JsonNode line = there.next("chat");
        assertThat(line.path("n").asInt()).isEqualTo(i);
        heard.add(line.path("text").asText());
      }
      assertThat(heard).doesNotHaveDuplicates().contains("lea 0", "lea 59", "tom 0", "tom 59");
    }
  }

  private static String line(String table, int seat, String text) {
    return """
    {"type":"chat","table":"%s","seat":%d,"room":"table","text":"%s"}\
    """
        .formatted(table, seat, text);
  }

  @Test
  void whoIsConnectedIsKnownEverywhereUntilTheyOrTheirNodeAreGone()
      throws IOException, InterruptedException {
    String table = tableOfTwo("");
    Process child = Child.start(data.toString(), url, "0");
    Client away = tom.at(Child.port(child));
    try (Feed feed = lea(0).connect()) {
      feed.watch(table, 0);
      Feed once = tom(1).connect();
      once.watch(table, 1);
      feed.next(NodesTest::tomIsHere);
      once.close();
      feed.next(m -> isTable(m) && !tomIsHere(m));
      Feed again = away.connect();
      again.watch(table, 1);
      feed.next(NodesTest::tomIsHere);
      child.destroyForcibly().waitFor();
      feed.next(m -> isTable(m) && !tomIsHere(m));
    }
  }

  private static boolean isTable(JsonNode message) {
    return message.path("type").asText().equals("table");
  }

  private static boolean tomIsHere(JsonNode message) {
    return message.at("/table/seats/1/present").asBoolean();
  }

  @Test
  void whatTheHostDecidesOnOneNodeIsKnownOnAll() {
    String table = tableOfTwo("");
    lea(0).post("/api/tables/" + table + "/start", "").is(200);
    String guest = tom(1).get("/api/me").is(200).json().path("id").asText();
    Client host = new Client(ports.get(2));
    try (Feed lucky = lea(0).connect();
        Feed banned = tom(1).connect()) {
      lucky.watch(table, 0);
      banned.watch(table, 1).next(Feed::isUpdate);
      decide(host, "/api/desk/restart");
      assertThat(lucky.next("restarts").at("/restart/in").asLong()).isPositive();
      assertThat(banned.next("restarts").at("/restart/announced").asBoolean()).isTrue();
      decide(host, "/api/desk/bans/" + guest);
      assertThat(banned.closeCode()).isEqualTo(4403);
      lucky.next(m -> m.at("/table/seats/1/standIn").asBoolean());
      // Every node reads for itself, once a second, who may not play.
      Patience.until("banned here too", () -> tom(0).get("/api/me").status() == 403);
    }
    host.close();
  }

  private static void decide(Client host, String path) {
    host.send(DeskTest.with(TOKEN, host.request(path)).PUT(BodyPublishers.noBody())).is(200);
  }

  @Test
  void aMoveSentToAllNodesAtOnceIsMadeOnce() {
    String table = lea(0).set(2, "[\"me\",\"me\"]").path("id").asText();
    for (int i = 0; i < 5; i++) {
      JsonNode now = lea(i % 3).lastUpdate(table, 0);
      int seat = now.at("/turn/acting/0").asInt();
      JsonNode seen = lea(i % 3).lastUpdate(table, seat);
      int seq = seen.path("seq").asInt();
      String id = "m" + i;
      String move = seen.at("/moves/0").toString();
      List<CompletableFuture<Integer>> receipts =
          IntStream.range(0, 3)
              .mapToObj(node ->
                  CompletableFuture.supplyAsync(
                      () ->
                          lea(node)
                              .move(table, seat, seq, id, move)
                              .is(200)
                              .json()
                              .path("seq")
                              .asInt(),
                      threads))
              .toList();
      assertThat(receipts.stream().map(CompletableFuture::join).toList()).containsOnly(seq + 1);
    }
  }
}
