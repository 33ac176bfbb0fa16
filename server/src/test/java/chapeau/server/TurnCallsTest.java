package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.Patience;
import chapeau.json.Json;
import chapeau.push.Browser;
import chapeau.store.Fact;
import chapeau.store.Fleet;
import chapeau.store.Sqlite;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** People who are elsewhere are called to their turn, once, and told nothing else. */
class TurnCallsTest {
  @TempDir Path data;
  private Server server;
  private Client lea;
  private Client tom;
  private Browser browser;
  private int moves;

  @BeforeEach
  void open() throws StartFailure, IOException, GeneralSecurityException {
    browser = new Browser();
    server = Server.start(settings());
    lea = new Client(server.port());
    tom = new Client(server.port());
  }

  private Settings settings() {
    return Running.settings(data)
        .calling(
            new Settings.Push("mailto:a@b.example", Duration.ZERO, Duration.ofMinutes(1), true));
  }

  @AfterEach
  void close() {
    lea.close();
    tom.close();
    server.close();
    browser.close();
  }

  private String tableOfTwo() {
    lea.put("/api/push", browser.subscription("fr")).is(200);
    String id =
        lea.post(
                "/api/tables",
                """
                {"game":"hattari","players":2,"seats":["me","open"],"salt":"s","name":"Léa"}\
                """)
            .is(201)
            .json()
            .path("id")
            .asText();
    tom.post("/api/tables/" + id + "/seats", "{\"name\":\"Tom\"}").is(200);
    lea.post("/api/tables/" + id + "/start", "").is(200);
    return id;
  }

  private int asked(String id) {
    return tom.lastUpdate(id, 1).at("/turn/acting/0").asInt();
  }

  /** Whoever is asked makes a legal move. */
  private void move(String id) {
    int seat = asked(id);
    Client who = seat == 0 ? lea : tom;
    JsonNode now = who.lastUpdate(id, seat);
    String move = now.at("/moves/0").toString();
    who.move(id, seat, now.path("seq").asInt(), "m" + moves++, move).is(200);
  }

  private void untilAsked(String id, int seat) {
    while (asked(id) != seat) {
      move(id);
    }
  }

  /** Whatever was due is done, and nothing else is waited for. */
  private void untilNothingIsDue(String id) {
    try (var store = Sqlite.open(data.resolve("chapeau.db"))) {
      Patience.until("nothing is due", () -> store.pushes().pending(id).isEmpty());
    }
  }

  @Test
  void whoIsElsewhereIsCalledOnceATurnAndToldNothingHidden()
      throws InterruptedException, GeneralSecurityException, Json.Unreadable {
    String id = tableOfTwo();
    untilAsked(id, 0);
    Browser.Received call = browser.next();
    JsonNode said = Json.parse(call.text());
    // Nothing but this is in it: it is all anybody at the table may know.
    assertThat(said)
        .isEqualTo(
            Json.parse(
                """
                {"title":"À vous de jouer","body":"Hattari, avec Tom","url":"/t/%s","tag":"%s"}\
                """
                    .formatted(id, id)));
    assertThat(call.encoding()).isEqualTo("aes128gcm");
    assertThat(call.topic()).hasSize(32).doesNotContain(id);
    assertThat(Browser.claims(call.authorization()))
        .contains("\"aud\":\"http://127.0.0.1:", "\"sub\":\"mailto:a@b.example\"");
    untilNothingIsDue(id);
    // Further decisions of the same turn call nobody again.
    while (asked(id) == 0) {
      move(id);
    }
    untilNothingIsDue(id);
    assertThat(browser.isQuiet()).isTrue();
    untilAsked(id, 0);
    assertThat(Json.parse(browser.next().text()).path("tag").asText()).isEqualTo(id);
  }

  @Test
  void whoLooksIsNotCalledAndWhoTurnsAwayIs() throws InterruptedException {
    lea.put("/api/push", browser.subscription("en")).is(200);
    try (Feed feed = lea.connect()) {
      String id = tableOfTwo();
      feed.watch(id, 0).next(Feed::isUpdate);
      browser.answers(201);
      untilAsked(id, 1);
      untilNothingIsDue(id);
      drain();
      untilAsked(id, 0);
      untilNothingIsDue(id);
      assertThat(browser.isQuiet()).isTrue();
      untilAsked(id, 1);
      feed.say("{\"type\":\"look\",\"looking\":false,\"id\":\"away\"}");
      feed.next("done");
      untilAsked(id, 0);
      assertThat(browser.next().text()).contains("À vous de jouer");
    }
  }

  /** The first deal may have asked Léa before she watched. */
  private void drain() throws InterruptedException {
    while (!browser.isQuiet()) {
      browser.next();
    }
  }

  @Test
  void aSubscriptionNobodyHasAnyMoreIsDroppedAndTheGameGoesOn()
      throws InterruptedException, GeneralSecurityException {
    browser.answers(410);
    String id = tableOfTwo();
    untilAsked(id, 0);
    browser.next();
    untilNothingIsDue(id);
    try (var store = Sqlite.open(data.resolve("chapeau.db"))) {
      assertThat(store.pushes().guests()).isEmpty();
    }
    untilAsked(id, 1);
    untilAsked(id, 0);
    untilNothingIsDue(id);
    assertThat(browser.isQuiet()).isTrue();
  }

  @Test
  void whatWasDueWhenAServerStoppedIsDoneByTheNext()
      throws InterruptedException, StartFailure, Json.Unreadable {
    browser.answers(503);
    String id = tableOfTwo();
    untilAsked(id, 0);
    browser.next();
    server.close();
    try (var store = Sqlite.open(data.resolve("chapeau.db"))) {
      assertThat(store.pushes().pending(id)).hasSize(1);
      // The push service was down, and is asked again later: now.
      store.keep(List.of(new Fact.Due(id, Fleet.Kind.TURN, 0, "a node that is gone")));
    }
    browser.answers(201);
    server = Server.start(settings());
    assertThat(Json.parse(browser.next().text()).path("tag").asText()).isEqualTo(id);
  }

  @Test
  void anAddressOfOursAndForgedKeysAreRefusedInASentence() throws StartFailure {
    String keys = browser.subscription("fr").replaceAll("^.*\"keys\"", "\"keys\"");
    List<String> wrong = new ArrayList<>();
    for (String endpoint :
        List.of("https://169.254.169.254/latest", "https://10.0.0.7/x", "http://push.example/x")) {
      wrong.add("{\"endpoint\":\"" + endpoint + "\"," + keys);
    }
    wrong.add(browser.subscription("fr").replace("\"auth\":\"", "\"auth\":\"A"));
    wrong.add("{\"endpoint\":\"" + browser.endpoint() + "\"}");
    for (String body : wrong) {
      Client.Answer answer = lea.put("/api/push", body).is(400);
      assertThat(answer.json().at("/error/fr").asText()).isNotEmpty();
      assertThat(answer.json().at("/error/en").asText()).isNotEmpty();
    }
    assertThat(lea.get("/api/push").is(200).json().path("key").asText()).hasSize(87);
    // Nobody takes back what another wants.
    lea.put("/api/push", browser.subscription("fr")).is(200);
    String body = "{\"endpoint\":\"" + browser.endpoint() + "\"}";
    delete(tom, body);
    assertThat(subscribed()).hasSize(1);
    delete(lea, body);
    assertThat(subscribed()).isEmpty();
  }

  @Test
  void aDeviceThatIsSignedOutIsNotCalled() {
    lea.put("/api/push", browser.subscription("fr")).is(200);
    String code = lea.post("/api/me/move", "{}").is(200).json().path("code").asText();
    tom.post("/api/move/ask", "{\"code\":\"" + code + "\"}").is(200);
    lea.post("/api/me/move/confirm", "{\"code\":\"" + code + "\",\"yes\":true}").is(200);
    tom.post("/api/move", "{\"code\":\"" + code + "\"}").is(200);
    assertThat(subscribed()).hasSize(1);
    lea.post("/api/me/sign-out", "{}").is(200);
    assertThat(subscribed()).isEmpty();
  }

  private static void delete(Client who, String body) {
    who.send(who.request("/api/push").method("DELETE", BodyPublishers.ofString(body))).is(200);
  }

  private Set<String> subscribed() {
    try (var store = Sqlite.open(data.resolve("chapeau.db"))) {
      return store.pushes().guests();
    }
  }
}
