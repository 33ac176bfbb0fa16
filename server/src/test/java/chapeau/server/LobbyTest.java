package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.Patience;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables anybody may come to, and those who only watch. */
class LobbyTest {
  @TempDir Path data;
  private Server server;
  private Client lea;
  private Client tom;
  private Client zoe;

  @BeforeEach
  void open() throws StartFailure {
    server = Running.on(data);
    lea = new Client(server.port());
    tom = new Client(server.port());
    zoe = new Client(server.port());
  }

  @AfterEach
  void close() {
    lea.close();
    tom.close();
    zoe.close();
    server.close();
  }

  private String set(String seats, String more) {
    return lea.post(
            "/api/tables",
            """
            {"game":"hattari","players":2,"seats":%s,"salt":"s"%s}\
            """
                .formatted(seats, more))
        .is(201)
        .json()
        .path("id")
        .asText();
  }

  /** The table once the lobby shows it: it is read at most once a second. */
  private JsonNode untilListed(String id) {
    return Patience.until("it is listed", () -> listed(id), table -> !table.isMissingNode());
  }

  /** The table as the lobby shows it now. */
  private JsonNode listed(String id) {
    JsonNode lobby = tom.get("/api/lobby").is(200).json();
    return StreamSupport.stream(lobby.path("tables").spliterator(), false)
        .filter(table -> table.path("id").asText().equals(id))
        .findFirst()
        .orElse(lobby.path("nothing"));
  }

  @Test
  void aTableIsFoundOnlyIfItsHostWantsIt() {
    String hidden = set("[\"me\",\"open\"]", "");
    String open = set("[\"me\",\"open\"]", ",\"listed\":true,\"pace\":\"lively\",\"lang\":\"fr\"");
    JsonNode found = untilListed(open);
    assertThat(found.path("free").asInt()).isEqualTo(1);
    assertThat(found.path("pace").asText()).isEqualTo("lively");
    assertThat(found.path("lang").asText()).isEqualTo("fr");
    // It was there before the other one, and would be listed with it.
    assertThat(listed(hidden).isMissingNode()).isTrue();
    tom.put("/api/tables/" + open + "/terms", "{\"listed\":false}").is(403);
    lea.put("/api/tables/" + open + "/terms", "{\"listed\":false,\"pace\":\"day\"}").is(200);
    Patience.until("it is listed no more", () -> listed(open).isMissingNode());
    lea.put("/api/tables/" + open + "/terms", "{\"pace\":\"yesterday\"}").is(400);
    lea.put("/api/tables/" + open + "/terms", "{\"lang\":\"xx\"}").is(400);
  }

  @Test
  void whatHasNotChangedIsAnsweredInALine() {
    Client.Answer first = tom.get("/api/lobby").is(200);
    String tag = first.headers().firstValue("ETag").orElseThrow();
    Client.Answer again =
        tom.send(tom.request("/api/lobby").header("If-None-Match", tag).GET()).is(304);
    assertThat(again.text()).isEmpty();
    assertThat(first.json().path("people").asInt()).isPositive();
  }

  @Test
  void whoeverComesTakesABotsSeatInMidGameAndSeesNoMoreThanItDid() {
    String id = set("[\"me\",\"bot:novice\"]", ",\"listed\":true");
    assertThat(untilListed(id).path("bots").asInt()).isEqualTo(1);
    JsonNode sat = tom.post("/api/tables/" + id + "/seats", "{\"name\":\"Tom\"}").is(200).json();
    assertThat(sat.at("/seats/1/kind").asText()).isEqualTo("person");
    assertThat(sat.at("/seats/1/you").asBoolean()).isTrue();
    assertThat(tom.lastUpdate(id, 1).path("view").isObject()).isTrue();
    tom.get("/api/tables/" + id + "/feed?seat=0").is(403);
    zoe.post("/api/tables/" + id + "/seats", "{}").is(409);
    lea.post("/api/tables/" + id + "/seats", "{\"seat\":1}").is(409);
  }

  @Test
  void whoTookABotsSeatAndLeavesGivesItBackAndWhoBeganKeepsTheirs() {
    String id =
        lea.post(
                "/api/tables",
                """
                {"game":"hattari","players":3,"options":{},"listed":true,"salt":"grain",
                 "seats":["me","bot:novice","bot:novice"]}\
                """)
            .is(201)
            .json()
            .path("id")
            .asText();
    String seats = "/api/tables/" + id + "/seats";
    tom.post(seats, "{\"name\":\"Tom\"}").is(200);
    Patience.until("his seat is a bot's no more", () -> listed(id).path("bots").asInt() == 1);
    JsonNode left = tom.delete(seats + "/1").is(200).json().at("/seats/1");
    assertThat(left.path("kind").asText()).isEqualTo("bot");
    assertThat(left.path("bot").asText()).isEqualTo("novice");
    assertThat(left.path("standIn").asBoolean()).isFalse();
    assertThat(left.path("name").asText()).isNotEqualTo("Tom");
    assertThat(tom.get("/api/me/games").json().path("running")).isEmpty();
    tom.get("/api/tables/" + id + "/feed?seat=1").is(403);
    // Another guest may take the seat. Tom has seen that hand and may not take another seat.
    zoe.post(seats, "{\"name\":\"Zoé\",\"seat\":1}").is(200);
    tom.post(seats, "{\"name\":\"Tom\"}").is(403);
    tom.post(seats, "{\"name\":\"Tom\",\"seat\":2}").is(403);
    tom.get("/api/tables/" + id + "/feed?seat=2").is(403);
    JsonNode host = lea.delete(seats + "/0").is(200).json().at("/seats/0");
    assertThat(host.path("standIn").asBoolean()).isTrue();
    lea.post(seats, "{\"seat\":0}").is(200);
  }

  @Test
  void atAPrivateTableALateFriendReplacesABotUnlessTheGameIsRated() {
    String rated = set("[\"me\",\"bot:novice\"]", ",\"rated\":true");
    tom.post("/api/tables/" + rated + "/seats", "{}").is(403);
    String id = set("[\"me\",\"bot:novice\"]", "");
    JsonNode seat = tom.get("/api/tables/" + id).is(200).json().at("/seats/1");
    assertThat(seat.path("takeOver").asBoolean()).isTrue();
    JsonNode taken = tom.post("/api/tables/" + id + "/seats", "{}").is(200).json().at("/seats/1");
    assertThat(taken.path("you").asBoolean()).isTrue();
  }

  @Test
  void nobodyHoldsTwoSeatsByTakingABotsOver() {
    String id = set("[\"me\",\"bot:novice\"]", ",\"listed\":true");
    lea.post("/api/tables/" + id + "/seats", "{\"seat\":1}").is(403);
  }

  @Test
  void theHostRemovesAPlayerBeforeTheStartAndNobodyElseDoes() {
    String id = set("[\"me\",\"open\"]", "");
    String seats = "/api/tables/" + id + "/seats";
    tom.post(seats, "{}").is(200);
    zoe.put(seats + "/1", "{\"kind\":\"open\"}").is(403);
    tom.put(seats + "/0", "{\"kind\":\"open\"}").is(403);
    JsonNode freed = lea.put(seats + "/1", "{\"kind\":\"open\"}").is(200).json();
    assertThat(freed.at("/seats/1/kind").asText()).isEqualTo("open");
  }

  @Test
  void thoseWhoWatchTalkAmongThemselvesUntilTheEnd() {
    String id = set("[\"me\",\"open\"]", ",\"listed\":true");
    tom.post("/api/tables/" + id + "/seats", "{}").is(200);
    lea.post("/api/tables/" + id + "/start", "").is(200);
    String chat = "/api/tables/" + id + "/chat";
    try (Feed watching = zoe.connect();
        Feed playing = lea.connect();
        Feed peeping = lea.connect()) {
      watching.watch(id, -2).next(Feed::isUpdate);
      playing.watch(id, 0).next(Feed::isUpdate);
      peeping.watch(id, -2).next(Feed::isUpdate);
      zoe.post(chat, "{\"seat\":-2,\"room\":\"watchers\",\"text\":\"Elle bluffe !\"}").is(200);
      assertThat(watching.next(m -> m.path("type").asText().equals("chat")).path("text").asText())
          .isEqualTo("Elle bluffe !");
      tom.post(chat, "{\"seat\":1,\"room\":\"table\",\"text\":\"fin\"}").is(200);
      // What was said at the table afterwards is the first thing a player hears.
      for (Feed feed : List.of(playing, peeping)) {
        assertThat(feed.next(m -> m.path("type").asText().equals("chat")).path("text").asText())
            .isEqualTo("fin");
      }
    }
    lea.post(chat, "{\"seat\":-2,\"room\":\"watchers\",\"text\":\"ah ?\"}").is(403);
    tom.post(chat, "{\"seat\":1,\"room\":\"watchers\",\"text\":\"ah ?\"}").is(403);
  }

  /** By no legal move, no receipt and no event that was not told to all. */
  @Test
  void aBystanderIsToldWhatEverybodyIsToldAndNothingElse() {
    String id = set("[\"me\",\"open\"]", ",\"listed\":true");
    tom.post("/api/tables/" + id + "/seats", "{}").is(200);
    lea.post("/api/tables/" + id + "/start", "").is(200);
    try (Feed watching = zoe.connect();
        Feed one = lea.connect();
        Feed two = tom.connect()) {
      watching.watch(id, -2, -1).next(Feed::isUpdate);
      one.watch(id, 0, -1).next(Feed::isUpdate);
      two.watch(id, 1, -1).next(Feed::isUpdate);
      int looked = 0;
      for (int i = 0; i < 12; i++) {
        JsonNode now = lea.lastUpdate(id, 0);
        int seat = now.at("/turn/acting/0").asInt();
        Client actor = seat == 0 ? lea : tom;
        JsonNode mine = actor.lastUpdate(id, seat);
        JsonNode move = mine.at("/moves/0");
        looked += move.path("type").asText().equals("look") ? 1 : 0;
        actor.move(id, seat, mine.path("seq").asInt(), "m" + i, move.toString()).is(200);
      }
      assertThat(looked).isPositive();
      List<JsonNode> seen = watching.updates();
      List<JsonNode> all = Stream.concat(one.updates().stream(), two.updates().stream()).toList();
      for (JsonNode update : seen) {
        assertThat(update.path("moves")).isEmpty();
        assertThat(update.has("id")).isFalse();
        for (JsonNode event : update.path("events")) {
          assertThat(
                  all.stream()
                      .filter(other -> other.path("seq").equals(update.path("seq")))
                      .filter(other ->
                          StreamSupport.stream(other.path("events").spliterator(), false)
                              .anyMatch(event::equals)))
              .hasSize(2);
        }
      }
    }
  }

  @Test
  void markupIsJustText() {
    String id = set("[\"me\",\"open\"]", "");
    String chat = "/api/tables/" + id + "/chat";
    String said = "<img src=x onerror=alert(1)>";
    try (Feed feed = lea.connect()) {
      feed.watch(id, 0);
      lea.post(chat, "{\"seat\":0,\"room\":\"table\",\"text\":\"" + said + "\"}").is(200);
      assertThat(feed.next(m -> m.path("type").asText().equals("chat")).path("text").asText())
          .isEqualTo(said);
    }
  }

  @Test
  void aReportIsKeptAndAGuessedTableIsNot() {
    String id = set("[\"me\",\"open\"]", "");
    String report = "{\"seat\":0,\"name\":\"Léa\",\"why\":\"des gros mots\"}";
    tom.post("/api/tables/" + id + "/reports", report).is(403);
    tom.post("/api/tables/" + id + "/seats", "{\"seat\":1}").is(200);
    tom.post("/api/tables/" + id + "/reports", report).is(200);
    tom.post("/api/tables/AAAAAAAAAAAAAAAAAAAAAA/reports", report).is(404);
    tom.post("/api/tables/" + id + "/reports", "{\"seat\":9,\"name\":\"L\",\"why\":\"x\"}").is(404);
    tom.post("/api/tables/" + id + "/takeback", "{\"seat\":0,\"say\":\"ask\"}").is(403);
    lea.post("/api/tables/" + id + "/takeback", "{\"seat\":0,\"say\":\"perhaps\"}").is(400);
  }
}
