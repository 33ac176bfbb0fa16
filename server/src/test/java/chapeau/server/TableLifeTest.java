package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Turn;
import chapeau.fair.GameFile;
import chapeau.fair.Seed;
import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table from the day it is set to its rematch. */
class TableLifeTest {
  @TempDir Path data;
  private Server server;
  private Client lea;
  private Client tom;

  @BeforeEach
  void open() throws StartFailure {
    server = Running.on(data);
    lea = new Client(server.port());
    tom = new Client(server.port());
  }

  @AfterEach
  void close() {
    lea.close();
    tom.close();
    server.close();
  }

  @Test
  void aGuestIsKnownAgainAndCanChangeNames() {
    JsonNode me = lea.get("/api/me").is(200).json();
    assertThat(me.path("name").asText()).isNotEmpty();
    lea.put("/api/me", "{\"name\":\" Léa \"}").is(200);
    JsonNode again = lea.get("/api/me").is(200).json();
    assertThat(again.path("id")).isEqualTo(me.path("id"));
    assertThat(again.path("name").asText()).isEqualTo("Léa");
    assertThat(tom.get("/api/me").json().path("id")).isNotEqualTo(me.path("id"));
  }

  @Test
  void aTableWithoutOpenSeatsStartsAtOnce() {
    JsonNode table = lea.set(3, "[\"me\",\"bot:novice\",\"bot:novice\"]");
    assertThat(table.path("status").asText()).isEqualTo("playing");
    assertThat(table.path("seq").asInt()).isPositive();
    assertThat(table.path("seats").path(0).path("you").asBoolean()).isTrue();
    assertThat(table.path("seats").path(1).path("name"))
        .isNotEqualTo(table.path("seats").path(2).path("name"));
  }

  @Test
  void unlessItsHostWantsToShowTheCommitmentBeforeTakingSalts() {
    JsonNode table =
        lea.post(
                "/api/tables",
                """
                {"game":"hattari","players":2,"seats":["me","bot:novice"],"hold":true}\
                """)
            .is(201)
            .json();
    String id = table.path("id").asText();
    assertThat(table.path("status").asText()).isEqualTo("open");
    lea.post("/api/tables/" + id + "/seats", "{\"salt\":\"later\",\"name\":\"L\"}").is(200);
    JsonNode started = lea.post("/api/tables/" + id + "/start", "{}").is(200).json();
    assertThat(started.path("status").asText()).isEqualTo("playing");
    assertThat(started.path("seats").path(0).path("name").asText()).isEqualTo("L");
  }

  @Test
  void friendsSitDownTheHostArrangesAndStarts() {
    JsonNode table = lea.set(4, "[\"me\",\"open\",\"open\",\"open\"]");
    String id = table.path("id").asText();
    String seats = "/api/tables/" + id + "/seats";
    assertThat(table.path("status").asText()).isEqualTo("open");
    assertThat(tom.get("/api/tables/" + id).json().path("host").asBoolean()).isFalse();

    JsonNode sat = tom.post(seats, "{\"name\":\"Tom\",\"salt\":\"s\"}").is(200).json();
    assertThat(sat.path("seats").path(1).path("name").asText()).isEqualTo("Tom");
    tom.post(seats, "{\"name\":\"Tom\",\"salt\":\"s\"}").is(200);
    tom.post(seats, "{\"seat\":0,\"salt\":\"s\"}").is(409);
    tom.put(seats + "/2", "{\"kind\":\"bot\",\"bot\":\"novice\"}").is(403);
    lea.put(seats + "/2", "{\"kind\":\"bot\",\"bot\":\"novice\"}").is(200);
    lea.put(seats + "/2", "{\"kind\":\"open\"}").is(200);
    lea.put("/api/tables/" + id + "/options", "{\"options\":{\"expert\":\"true\"}}").is(200);
    tom.post("/api/tables/" + id + "/start", "").is(403);

    JsonNode started = lea.post("/api/tables/" + id + "/start", "").is(200).json();
    assertThat(started.path("options").path("expert").asText()).isEqualTo("true");
    assertThat(started.path("seats").path(1).path("kind").asText()).isEqualTo("person");
    assertThat(started.path("seats").path(2).path("kind").asText()).isEqualTo("bot");
    lea.post("/api/tables/" + id + "/start", "").is(409);
    lea.put("/api/tables/" + id + "/options", "{\"options\":{}}").is(409);
  }

  @Test
  void whoStandsUpIsReplacedAndMayComeBack() {
    JsonNode table = lea.set(2, "[\"me\",\"open\"]");
    String seats = "/api/tables/" + table.path("id").asText() + "/seats";
    tom.post(seats, "{}").is(200);
    assertThat(tom.delete(seats + "/1").is(200).json().path("seats").path(1).path("kind").asText())
        .isEqualTo("open");
    tom.post(seats, "{\"name\":\"Tom\"}").is(200);
    lea.post("/api/tables/" + table.path("id").asText() + "/start", "").is(200);

    JsonNode away = tom.delete(seats + "/1").is(200).json().path("seats").path(1);
    assertThat(away.path("standIn").asBoolean()).isTrue();
    assertThat(away.path("you").asBoolean()).isTrue();
    JsonNode back = tom.post(seats, "{\"seat\":1}").is(200).json().path("seats").path(1);
    assertThat(back.path("kind").asText()).isEqualTo("person");
    assertThat(back.path("name").asText()).isEqualTo("Tom");

    JsonNode replaced =
        lea.put(seats + "/1", "{\"kind\":\"bot\",\"bot\":\"novice\"}").is(200).json();
    assertThat(replaced.path("seats").path(1).path("standIn").asBoolean()).isTrue();
  }

  @Test
  void nobodyIsReplacedWhileConnected() {
    JsonNode table = lea.set(2, "[\"me\",\"open\"]");
    String id = table.path("id").asText();
    tom.post("/api/tables/" + id + "/seats", "{}").is(200);
    lea.post("/api/tables/" + id + "/start", "").is(200);
    try (Feed feed = tom.connect()) {
      feed.watch(id, 1).next(Feed::isUpdate);
      lea.put("/api/tables/" + id + "/seats/1", "{\"kind\":\"bot\",\"bot\":\"novice\"}").is(403);
    }
  }

  @Test
  void aGameOfBotsIsPlayedToItsEndReplayedExportedAndProved() throws Json.Unreadable {
    String id = botsOnly();
    JsonNode replay = lea.get("/api/tables/" + id + "/replay").is(200).json();
    assertThat(replay.path("steps").path(0).path("seq").asInt()).isZero();
    assertThat(replay.path("steps")).hasSizeGreaterThan(10);
    // Events are data; the page makes their sentences.
    assertThat(replay.findValuesAsText("type")).contains("looked", "accused", "ended");
    assertThat(replay.findValues("en")).isEmpty();

    GameFile file =
        Json.read(lea.get("/api/tables/" + id + "/export").is(200).text(), GameFile.class);
    assertThat(new Seed(file.seed()).commitment()).isEqualTo(file.commitment());
    Catalogue.load().find(file.game()).ifPresent(playable -> prove(playable, file));
  }

  private static <S, M, V> void prove(Playable<S, M, V> playable, GameFile file) {
    S state = done(playable.game().start(file.setup()));
    int draws = 0;
    for (GameFile.Row row : file.moves()) {
      try {
        M move = Json.read(row.move(), playable.game().types().move());
        if (row.actor() == Seat.CHANCE) {
          var dice = new Seed(file.seed()).draw(file.table(), file.salts(), ++draws);
          assertThat(move).isEqualTo(playable.game().draw(state, dice));
        }
        state = done(playable.game().play(state, row.actor(), move));
      } catch (Json.Unreadable e) {
        throw new AssertionError(e);
      }
    }
    assertThat(playable.game().turn(state)).isInstanceOf(Turn.Over.class);
    if (playable.game().turn(state) instanceof Turn.Over(var ranking)) {
      assertThat(ranking.places()).isEqualTo(file.places());
    }
  }

  private static <S> S done(Played<S> played) {
    return switch (played) {
      case Played.Done<S>(S state, var _) -> state;
      case Played.Refused<S>(var refusal) -> throw new AssertionError(refusal);
    };
  }

  private String botsOnly() {
    String id = lea.set(2, "[\"bot:novice\",\"bot:novice\"]").path("id").asText();
    try (Feed feed = lea.connect()) {
      feed.watch(id, Seat.SPECTATOR);
      feed.next(m -> m.path("table").path("status").asText().equals("over"));
    }
    return id;
  }

  @Test
  void aRematchIsOneTableHoweverOftenAsked() {
    String id = botsOnly();
    JsonNode next = lea.post("/api/tables/" + id + "/rematch", "").is(200).json();
    JsonNode again = lea.post("/api/tables/" + id + "/rematch", "{\"salt\":\"x\"}").is(200).json();
    assertThat(next.path("id")).isEqualTo(again.path("id"));
    assertThat(next.path("status").asText()).isEqualTo("playing");
    assertThat(lea.get("/api/tables/" + id).json().path("rematch")).isEqualTo(next.path("id"));
  }

  @Test
  void aRematchOfFriendsWaitsForThem() {
    String id = lea.set(2, "[\"me\",\"open\"]").path("id").asText();
    tom.post("/api/tables/" + id + "/seats", "{}").is(200);
    lea.post("/api/tables/" + id + "/start", "").is(200);
    lea.delete("/api/tables/" + id + "/seats/0").is(200);
    tom.delete("/api/tables/" + id + "/seats/1").is(200);
    try (Feed feed = lea.connect()) {
      feed.watch(id, Seat.SPECTATOR);
      feed.next(m -> m.path("table").path("status").asText().equals("over"));
    }
    JsonNode next = lea.post("/api/tables/" + id + "/rematch", "{}").is(200).json();
    assertThat(next.path("status").asText()).isEqualTo("open");
    assertThat(next.path("seats").path(1).path("kind").asText()).isEqualTo("person");
    JsonNode joined =
        tom.post("/api/tables/" + next.path("id").asText() + "/seats", "{}").is(200).json();
    assertThat(joined.path("status").asText()).isEqualTo("playing");
    assertThat(joined.path("seats").path(1).path("you").asBoolean()).isTrue();
  }

  @Test
  void thoseAtATableTalk() {
    String id = lea.set(2, "[\"me\",\"open\"]").path("id").asText();
    tom.post("/api/tables/" + id + "/seats", "{\"name\":\"Tom\"}").is(200);
    try (Feed heard = lea.connect();
        Feed late = lea.connect()) {
      heard.watch(id, 0).next("table");
      tom.post("/api/tables/" + id + "/chat", "{\"seat\":1,\"room\":\"table\",\"text\":\"Salut\"}")
          .is(200);
      JsonNode line = heard.next("chat");
      assertThat(line.path("text").asText()).isEqualTo("Salut");
      assertThat(line.path("name").asText()).isEqualTo("Tom");
      assertThat(line.path("n").asInt()).isEqualTo(1);
      late.watch(id, Seat.SPECTATOR);
      assertThat(late.next("chat").path("text").asText()).isEqualTo("Salut");
    }
    String chat = "/api/tables/" + id + "/chat";
    tom.post(chat, "{\"seat\":1,\"room\":\"dead\",\"text\":\"x\"}").is(403);
    tom.post(chat, "{\"seat\":0,\"room\":\"table\",\"text\":\"x\"}").is(403);
    tom.post(chat, "{\"seat\":1,\"room\":\"table\",\"text\":\"\"}").is(400);
    tom.post(chat, "{\"seat\":1,\"room\":\"table\",\"text\":\"a\\nb\"}").is(400);
    tom.post(chat, "{\"seat\":1,\"room\":\"table\",\"text\":\"" + "a".repeat(501) + "\"}").is(400);
  }

  @Test
  void atHunchASlowPlayerIsRemindedThoughNobodyWritesFreely() {
    String id =
        lea.post(
                "/api/tables",
                """
                {"game":"hunch","players":3,"seats":["me","bot:novice","open"]}\
                """)
            .is(201)
            .json()
            .path("id")
            .asText();
    tom.post("/api/tables/" + id + "/seats", "{\"name\":\"Tom\"}").is(200);
    lea.post("/api/tables/" + id + "/start", "{}").is(200);
    String chat = "/api/tables/" + id + "/chat";
    try (Feed heard = tom.connect()) {
      heard.watch(id, 2).next("table");
      lea.post(chat, "{\"seat\":0,\"room\":\"table\",\"text\":\"Le mien est vert\"}").is(403);
      lea.post(chat, "{\"seat\":0,\"room\":\"table\",\"text\":\"On vous attend\u00a0!\"}").is(200);
      assertThat(heard.next("chat").path("text").asText()).isEqualTo("On vous attend\u00a0!");
    }
  }
}
