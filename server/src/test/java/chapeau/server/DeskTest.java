package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import chapeau.server.Client.Answer;
import chapeau.store.Sqlite;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The host's desk: who opens it, what it shows, and what is decided there. */
class DeskTest {
  private static final String TOKEN = "a token that nobody guesses";

  @TempDir Path data;
  private Server server;
  private Client host;
  private Client lea;
  private Client tom;

  @BeforeEach
  void open() throws StartFailure {
    server = Server.start(Running.settings(data).desk(TOKEN).measured(true));
    host = new Client(server.port());
    lea = new Client(server.port());
    tom = new Client(server.port());
  }

  @AfterEach
  void close() {
    host.close();
    lea.close();
    tom.close();
    server.close();
  }

  static HttpRequest.Builder with(String token, HttpRequest.Builder request) {
    return request.header("Authorization", "Bearer " + token);
  }

  private JsonNode look() {
    return host.send(with(TOKEN, host.request("/api/desk").GET())).is(200).json();
  }

  private Answer change(String method, String path, String body) {
    return host.send(with(TOKEN, host.request(path).method(method, BodyPublishers.ofString(body))));
  }

  private static String idOf(Client guest) {
    return guest.get("/api/me").is(200).json().path("id").asText();
  }

  private String tableOfTwo() {
    String id = lea.set(2, "[\"me\",\"open\"]").path("id").asText();
    tom.post("/api/tables/" + id + "/seats", "{\"name\":\"Tom\"}").is(200);
    return id;
  }

  @Test
  void aTokenIsMadeOnceAndKeptAsAHashOnly(@TempDir Path folder) throws StartFailure {
    String made;
    try (Server first = Running.on(folder);
        Client anyone = new Client(first.port())) {
      made = first.newDeskToken().orElseThrow();
      anyone.send(with(made, anyone.request("/api/desk"))).is(200);
    }
    try (Server second = Running.on(folder)) {
      assertThat(second.newDeskToken()).isEmpty();
    }
    try (var store = Sqlite.open(folder.resolve("chapeau.db"))) {
      assertThat(store.steward().note("desk"))
          .hasValueSatisfying(kept -> assertThat(kept).hasSize(64).doesNotContain(made));
    }
    assertThatThrownBy(() -> Server.start(Running.settings(folder).desk("short")).close())
        .isInstanceOf(StartFailure.class);
  }

  @Test
  void noOtherTokenOpensItAndWhoeverGuessesIsSlowedDown(@TempDir Path folder) throws StartFailure {
    Settings limited = new Settings("127.0.0.1", 0, folder, false).desk(TOKEN);
    try (Server careful = Server.start(limited);
        Client thief = new Client(careful.port())) {
      thief.get("/api/desk").is(403);
      String me = idOf(thief);
      List<Integer> answers = new ArrayList<>();
      for (int i = 0; i < 12; i++) {
        HttpRequest.Builder ban =
            thief.request("/api/desk/bans/" + me).PUT(BodyPublishers.noBody());
        answers.add(thief.send(with("guess " + i, ban)).status());
      }
      assertThat(answers).contains(403, 429).doesNotContain(200);
      // Whoever knows the token is not kept out by those who do not.
      JsonNode seen = thief.send(with(TOKEN, thief.request("/api/desk").GET())).is(200).json();
      assertThat(seen.path("bans")).isEmpty();
      thief
          .send(
              with(TOKEN, thief.request("/api/desk/restart"))
                  .header("Origin", "https://elsewhere.example")
                  .PUT(BodyPublishers.noBody()))
          .is(403);
    }
  }

  @Test
  void itShowsTablesPeopleAndReports() {
    String id = tableOfTwo();
    lea.set(3, "[\"me\",\"bot:novice\",\"open\"]");
    lea.post("/api/tables/" + id + "/start", "").is(200);
    String report = "{\"seat\":1,\"name\":\"Tom\",\"why\":\"des gros mots\"}";
    lea.post("/api/tables/" + id + "/reports", report).is(200);
    try (Feed feed = lea.connect()) {
      feed.watch(id, 0).next(Feed::isUpdate);
      JsonNode desk = look();
      assertThat(desk.path("playing").asInt()).isEqualTo(1);
      assertThat(desk.path("open").asInt()).isEqualTo(1);
      assertThat(desk.path("people").asInt()).isEqualTo(1);
      assertThat(desk.at("/here/0/guest").asText()).isEqualTo(idOf(lea));
      assertThat(desk.at("/here/0/name").asText()).isNotEmpty();
      JsonNode game = desk.at("/tables/1");
      assertThat(game.path("id").asText()).isEqualTo(id);
      assertThat(game.path("people").asInt()).isEqualTo(2);
      assertThat(game.path("status").asText()).isEqualTo("playing");
      JsonNode waiting = desk.at("/tables/0");
      assertThat(waiting.path("people").asInt()).isEqualTo(1);
      assertThat(waiting.path("bots").asInt()).isEqualTo(1);
      assertThat(waiting.path("free").asInt()).isEqualTo(1);
      assertThat(desk.at("/reports/0/why").asText()).isEqualTo("des gros mots");
      assertThat(desk.at("/reports/0/guest").asText()).isEqualTo(idOf(tom));
      assertThat(desk.path("metrics").asBoolean()).isTrue();
      // Nothing anybody holds in their hand is any business of the desk's.
      assertThat(desk.toString()).doesNotContain("seed", "salt", "token", "view");
    }
  }

  @Test
  void whoOnlyWatchedIsKnownByWhatTheySaid() {
    String id = tableOfTwo();
    lea.post("/api/tables/" + id + "/start", "").is(200);
    try (Client zoe = new Client(server.port());
        Client other = new Client(server.port())) {
      String name = watching(zoe, id);
      String report = "{\"seat\":-2,\"name\":\"" + name + "\",\"why\":\"des gros mots\"}";
      lea.post("/api/tables/" + id + "/reports", report).is(200);
      assertThat(look().at("/reports/0/guest").asText()).isEqualTo(idOf(zoe));
      // Two of one name cannot be told apart, and nobody is banned for the other.
      other.put("/api/me", "{\"name\":\"" + name + "\"}").is(200);
      assertThat(watching(other, id)).isEqualTo(name);
      assertThat(look().at("/reports/0/guest").asText()).isEqualTo(idOf(zoe));
      tom.post("/api/tables/" + id + "/reports", report).is(200);
      assertThat(look().path("reports"))
          .extracting(said -> said.path("guest").asText())
          .containsExactlyInAnyOrder(idOf(zoe), "");
    }
  }

  /** Says something from beside the table; answers under which name. */
  private static String watching(Client client, String id) {
    try (Feed feed = client.connect()) {
      feed.watch(id, -2).next(Feed::isUpdate);
      client
          .post(
              "/api/tables/" + id + "/chat", "{\"seat\":-2,\"room\":\"watchers\",\"text\":\"oh\"}")
          .is(200);
      JsonNode me = client.get("/api/me").is(200).json();
      return feed.next(line ->
              line.path("type").asText().equals("chat")
                  && line.path("name").asText().equals(me.path("name").asText()))
          .path("name")
          .asText();
    }
  }

  @Test
  void whoIsBannedIsToldSoAndABotPlaysOnUntilTheyMayComeBack() {
    String id = tableOfTwo();
    String waiting = lea.set(2, "[\"me\",\"open\"]").path("id").asText();
    tom.post("/api/tables/" + waiting + "/seats", "{}").is(200);
    lea.post("/api/tables/" + id + "/start", "").is(200);
    String guest = idOf(tom);
    try (Feed watching = lea.connect();
        Feed banned = tom.connect()) {
      watching.watch(id, 0);
      banned.watch(id, 1).next(Feed::isUpdate);
      change("PUT", "/api/desk/bans/" + guest, "").is(200);
      assertThat(banned.closeCode()).isEqualTo(4403);
      watching.next(m -> m.at("/table/seats/1/standIn").asBoolean());
    }
    for (String path : List.of("/api/me", "/api/tables/" + id, "/api/lobby")) {
      assertThat(tom.get(path).is(403).json().at("/error/fr").asText())
          .contains("la personne qui tient ce serveur");
    }
    tom.post("/api/tables/" + id + "/seats", "{\"seat\":1}").is(403);
    assertThat(lea.get("/api/tables/" + waiting).is(200).json().at("/seats/1/kind").asText())
        .isEqualTo("open");
    assertThat(look().at("/bans/0/guest").asText()).isEqualTo(guest);
    change("DELETE", "/api/desk/bans/" + guest, "").is(200);
    tom.post("/api/tables/" + id + "/seats", "{\"seat\":1}").is(200);
    change("PUT", "/api/desk/bans/nobody", "").is(404);
  }

  /** A banned person tries to return as a new guest by a merge and by a sign-in. */
  @Test
  void neitherAMergeNorASignInBringsABannedPersonBack() {
    tableOfTwo();
    Authenticator device = Authenticator.es256(server.port());
    String challenge =
        lea.post("/api/passkeys/challenge", "{\"register\":true}")
            .json()
            .path("challenge")
            .asText();
    lea.post("/api/passkeys", device.created(challenge)).is(200);
    String me = idOf(lea);
    String banned = idOf(tom);
    try (Client again = new Client(server.port())) {
      String signed =
          tom.post("/api/passkeys/challenge", "{\"register\":false}")
              .json()
              .path("challenge")
              .asText();
      tom.post("/api/passkeys/sign-in", device.signed(signed)).is(200);
      assertThat(idOf(tom)).isEqualTo(me);
      change("PUT", "/api/desk/bans/" + banned, "").is(200);
      tom.post("/api/me/adopt", "").is(403);
      assertThat(look().path("bans")).hasSize(1);
      change("PUT", "/api/desk/bans/" + me, "").is(200);
      device.counter++;
      String fresh =
          again
              .post("/api/passkeys/challenge", "{\"register\":false}")
              .json()
              .path("challenge")
              .asText();
      again.post("/api/passkeys/sign-in", device.signed(fresh)).is(403);
      assertThat(idOf(again)).isNotEqualTo(me);
    }
  }

  @Test
  void everybodyConnectedIsToldOfARestartAndWhoeverComesAfterwards() {
    try (Feed before = lea.connect()) {
      assertThat(lea.get("/api/news").is(200).json().path("announced").asBoolean()).isFalse();
      JsonNode desk = change("PUT", "/api/desk/restart", "").is(200).json();
      assertThat(desk.at("/restart/in").asLong()).isBetween(1L, Duration.ofMinutes(2).toMillis());
      assertThat(before.next("restarts").at("/restart/announced").asBoolean()).isTrue();
      try (Feed after = tom.connect()) {
        assertThat(after.next("restarts").at("/restart/in").asLong()).isPositive();
        change("DELETE", "/api/desk/restart", "").is(200);
        after.next(m -> m.path("type").asText().equals("restarts") && !announced(m));
      }
      before.next(m -> m.path("type").asText().equals("restarts") && !announced(m));
    }
    change("PUT", "/api/desk/restart", "{\"minutes\":0}").is(400);
    change("PUT", "/api/desk/restart", "{\"minutes\":\"soon\"}").is(400);
  }

  private static boolean announced(JsonNode message) {
    return message.at("/restart/announced").asBoolean();
  }
}
