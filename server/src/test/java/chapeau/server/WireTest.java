package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Told;
import chapeau.fair.GameFile;
import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What goes over the wire during a whole game: all of it, in order, once, and no secret. */
class WireTest {
  private static final int PLAYERS = 4;

  @TempDir Path data;
  private Server server;
  private final List<Client> clients = new ArrayList<>();
  private final List<Feed> feeds = new ArrayList<>();
  private final Dice dice = new Dice(7);

  @BeforeEach
  void open() throws StartFailure {
    server = Running.on(data);
    for (int seat = 0; seat < PLAYERS; seat++) {
      clients.add(new Client(server.port()));
    }
  }

  @AfterEach
  void close() {
    feeds.forEach(Feed::close);
    clients.forEach(Client::close);
    server.close();
  }

  private String table() {
    String id =
        clients.getFirst().set(4, "[\"me\",\"open\",\"open\",\"open\"]").path("id").asText();
    for (int seat = 1; seat < PLAYERS; seat++) {
      clients
          .get(seat)
          .post("/api/tables/" + id + "/seats", "{\"salt\":\"s" + seat + "\"}")
          .is(200);
    }
    for (int seat = 0; seat < PLAYERS; seat++) {
      feeds.add(clients.get(seat).connect().watch(id, seat));
      feeds.get(seat).next("table");
    }
    return id;
  }

  /** Plays at random until everybody has seen the end. */
  private void playToTheEnd(String id) {
    clients.getFirst().post("/api/tables/" + id + "/start", "").is(200);
    JsonNode update = feeds.getFirst().next(WireTest::asksSomebody);
    while (!update.path("turn").path("over").asBoolean()) {
      int seat = update.path("turn").path("acting").path(0).asInt();
      int seq = update.path("seq").asInt();
      JsonNode own = seat == 0 ? update : feeds.get(seat).next(m -> isUpdate(m, seq));
      List<JsonNode> moves = StreamSupport.stream(own.path("moves").spliterator(), false).toList();
      feeds
          .get(seat)
          .say(
              """
              {"type":"move","table":"%s","seat":%d,"seq":%d,"id":"m%d","move":%s}\
              """
                  .formatted(id, seat, seq, seq, dice.pick(moves)));
      update = feeds.getFirst().next(m -> asksSomebody(m) && m.path("seq").asInt() > seq);
    }
    feeds.forEach(feed -> feed.next(m -> m.at("/table/status").asText().equals("over")));
  }

  private static boolean isUpdate(JsonNode message, int seq) {
    return Feed.isUpdate(message) && message.path("seq").asInt() == seq;
  }

  private static boolean asksSomebody(JsonNode message) {
    return Feed.isUpdate(message) && !message.path("turn").path("chance").asBoolean();
  }

  private static List<JsonNode> updates(Feed feed) {
    feed.untilNow();
    return feed.all().stream().filter(Feed::isUpdate).toList();
  }

  @Test
  void fourPeopleSeeAWholeGameAndEachOnlyTheirOwn() throws Json.Unreadable {
    String id = table();
    playToTheEnd(id);
    GameFile file =
        Json.read(clients.getFirst().get("/api/tables/" + id + "/export").text(), GameFile.class);
    for (int seat = 0; seat < PLAYERS; seat++) {
      compare(
          Catalogue.load().find(file.game()).orElseThrow(), file, seat, updates(feeds.get(seat)));
    }
  }

  /** Every update is exactly what the rules let that seat know, and there is nothing else. */
  private static <S, M, V> void compare(
      Playable<S, M, V> playable, GameFile file, int seat, List<JsonNode> updates)
      throws Json.Unreadable {
    var game = playable.game();
    assertThat(updates).hasSize(file.moves().size() + 1);
    if (!(game.start(file.setup()) instanceof Played.Done<S>(S state, var told))) {
      throw new AssertionError("the game does not start");
    }
    for (int seq = 0; seq <= file.moves().size(); seq++) {
      if (seq > 0) {
        GameFile.Row row = file.moves().get(seq - 1);
        M move = Json.read(row.move(), game.types().move());
        if (!(game.play(state, row.actor(), move) instanceof Played.Done<S>(S next, var events))) {
          throw new AssertionError("move " + seq + " is refused");
        }
        state = next;
        told = events;
      }
      JsonNode update = updates.get(seq);
      assertThat(update.path("seq").asInt()).isEqualTo(seq);
      assertThat(update.path("seat").asInt()).isEqualTo(seat);
      assertThat(update.path("view")).isEqualTo(parsed(game.view(state, seat)));
      assertThat(update.path("events")).hasSize(count(told, seat));
      assertThat(update.path("moves")).hasSize(game.moves(state, seat).size());
      int at = 0;
      for (Told t : told) {
        if (t.reaches(seat)) {
          assertThat(update.path("events").path(at++).path("event")).isEqualTo(parsed(t.event()));
        }
      }
    }
  }

  private static int count(List<Told> told, int seat) {
    return (int) told.stream().filter(t -> t.reaches(seat)).count();
  }

  private static JsonNode parsed(Object value) throws Json.Unreadable {
    return Json.parse(Json.write(value));
  }

  @Test
  void noOtherDoorLeadsToAnothersSecrets() {
    String id = table();
    clients.getFirst().post("/api/tables/" + id + "/start", "").is(200);
    Client tom = clients.get(1);
    tom.get("/api/tables/" + id + "/feed?seat=0").is(403);
    tom.get("/api/tables/" + id + "/feed?seat=" + Seat.OPEN).is(404);
    tom.get("/api/tables/" + id + "/replay").is(403);
    tom.get("/api/tables/" + id + "/export").is(403);
    tom.get("/api/dev/tables/" + id + "/views").is(404);
    tom.post("/api/dev/tables/" + id + "/step", "{}").is(404);
    try (Feed feed = tom.connect()) {
      feed.watch(id, 0).next("failed");
      feed.watch(id, Seat.OPEN).next("failed");
      assertThat(feed.all()).noneMatch(Feed::isUpdate);
    }
  }

  @Test
  void whoGetsUpSeesNoMoreOfThatSeatOnceItIsAnothers() {
    String id = table();
    clients.get(3).delete("/api/tables/" + id + "/seats/3").is(200);
    clients.get(2).post("/api/tables/" + id + "/seats", "{\"seat\":3}").is(200);
    feeds.get(3).untilNow();
    clients.getFirst().post("/api/tables/" + id + "/start", "").is(200);
    assertThat(updates(feeds.get(3))).isEmpty();
  }

  @Test
  void whoComesBackIsToldEveryStepMissedAsItWasThen() {
    String id = table();
    playToTheEnd(id);
    List<JsonNode> seen = feeds.get(2).updates();
    JsonNode now = updates(feeds.get(2)).getLast().path("view");
    int last = seen.getLast().path("seq").asInt();
    try (Feed again = clients.get(2).connect()) {
      again.watch(id, 2, last - 20);
      assertThat(again.updates())
          .containsExactlyElementsOf(seen.subList(seen.size() - 20, seen.size()));
    }
    try (Feed forgetful = clients.get(2).connect()) {
      forgetful.watch(id, 2);
      List<JsonNode> told = updates(forgetful);
      assertThat(told).hasSize(1);
      assertThat(told.getFirst().path("type").asText()).isEqualTo("catchUp");
      assertThat(told.getFirst().path("view")).isEqualTo(now);
    }
    try (Feed upToDate = clients.get(2).connect()) {
      upToDate.watch(id, 2, last);
      assertThat(updates(upToDate)).isEmpty();
    }
  }

  @Test
  void aMoveSentTwiceIsPlayedOnce() {
    String id = table();
    clients.getFirst().post("/api/tables/" + id + "/start", "").is(200);
    JsonNode update = feeds.getFirst().next(WireTest::asksSomebody);
    int seat = update.path("turn").path("acting").path(0).asInt();
    int seq = update.path("seq").asInt();
    Client who = clients.get(seat);
    String move = who.lastUpdate(id, seat).path("moves").path(0).toString();
    JsonNode first = who.move(id, seat, seq, "once", move).is(200).json();
    JsonNode second = who.move(id, seat, seq, "once", move).is(200).json();
    assertThat(second).isEqualTo(first);
    assertThat(who.get("/api/tables/" + id).json().path("seq")).isEqualTo(first.path("seq"));
  }

  @Test
  void whateverCarriesAnIdIsAnsweredWithIt() {
    String id = table();
    Feed feed = feeds.getFirst();
    feed.say("{\"type\":\"ping\",\"id\":\"p\"}").next(m -> answers(m, "done", "p"));
    String chat =
        """
        {"type":"chat","table":"%s","seat":%d,"room":"table","text":"salut","id":"%s"}\
        """;
    feed.say(chat.formatted(id, 0, "c")).next(m -> answers(m, "done", "c"));
    feed.say(chat.formatted(id, 1, "d")).next(m -> answers(m, "refused", "d"));
    feed.say("{\"type\":\"fly\",\"id\":\"e\"}").next(m -> answers(m, "refused", "e"));
  }

  private static boolean answers(JsonNode message, String type, String id) {
    return message.path("type").asText().equals(type) && message.path("id").asText().equals(id);
  }

  @Test
  void whoWatchesTheSeatThatMovesFindsTheReceiptInTheStep() {
    String id = table();
    clients.getFirst().post("/api/tables/" + id + "/start", "").is(200);
    JsonNode update = feeds.getFirst().next(WireTest::asksSomebody);
    int seat = update.path("turn").path("acting").path(0).asInt();
    int seq = update.path("seq").asInt();
    String move =
        """
        {"type":"move","table":"%s","seat":%d,"seq":%d,"id":"mine","move":%s}\
        """
            .formatted(id, seat, seq, clients.get(seat).lastUpdate(id, seat).path("moves").path(0));
    feeds.get(seat).say(move).next(m -> answers(m, "step", "mine"));
    feeds.get(seat).say(move).next(m -> answers(m, "played", "mine"));
    try (Feed blind = clients.get(seat).connect()) {
      blind.say(move).next(m -> answers(m, "played", "mine"));
    }
    int other = (seat + 1) % PLAYERS;
    assertThat(feeds.get(other).updates()).noneMatch(m -> m.has("id"));
  }

  @Test
  void theFirstDealIsToldAsItHappensToWhoeverComesBeforeAnybodyMoves() {
    String id = table();
    clients.getFirst().post("/api/tables/" + id + "/start", "").is(200);
    try (Feed spectator = clients.getFirst().connect()) {
      spectator.watch(id, Seat.SPECTATOR);
      List<JsonNode> told = spectator.updates();
      assertThat(told.getFirst().path("type").asText()).isEqualTo("catchUp");
      assertThat(told.getFirst().path("seq").asInt()).isZero();
      assertThat(told).hasSizeGreaterThan(1);
      assertThat(told.get(1).path("events")).isNotEmpty();
    }
  }

  @Test
  void theSocketRefusesInSentences() {
    String id = table();
    Feed feed = feeds.getFirst();
    for (String bad :
        List.of(
            "no json",
            "[]",
            "{\"type\":\"fly\"}",
            "{}",
            "{\"type\":\"watch\",\"table\":\"nope\",\"seat\":0}",
            "{\"type\":\"watch\",\"table\":\"" + id + "\",\"seat\":\"0\"}",
            "{\"type\":\"hurry\"}",
            "[".repeat(1000))) {
      JsonNode error = feed.say(bad).next("failed").path("error");
      assertThat(error.path("fr").asText()).isNotEmpty();
      assertThat(error.path("en").asText()).isNotEmpty();
    }
    JsonNode refused =
        feed.say(
                """
                {"type":"move","table":"%s","seat":0,"seq":0,"id":"a","move":{"type":"keep"}}\
                """
                    .formatted(id))
            .next("refused");
    assertThat(refused.path("id").asText()).isEqualTo("a");
    feed.sayAtLast("\"" + "x".repeat(70_000) + "\"");
    assertThat(feed.closeCode()).isEqualTo(1009);
  }
}
