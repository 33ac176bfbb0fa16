package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.OwnPostgres;
import chapeau.Patience;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One person on several devices: passkeys, codes, signing out; and those who only pretend. */
class SignInTest {
  @TempDir Path data;
  private Server server;
  private Client lea;
  private Client phone;

  @BeforeEach
  void open() throws StartFailure {
    server = Running.on(data);
    lea = new Client(server.port());
    phone = new Client(server.port());
  }

  @AfterEach
  void close() {
    lea.close();
    phone.close();
    server.close();
  }

  private static String id(Client client) {
    return client.get("/api/me").is(200).json().path("id").asText();
  }

  private static String challenge(Client client, boolean register) {
    return client
        .post("/api/passkeys/challenge", "{\"register\":" + register + "}")
        .is(200)
        .json()
        .path("challenge")
        .asText();
  }

  private static void register(Client client, Authenticator device) {
    client.post("/api/passkeys", device.created(challenge(client, true))).is(200);
  }

  private static Client.Answer signIn(Client client, Authenticator device) {
    return client.post("/api/passkeys/sign-in", device.signed(challenge(client, false)));
  }

  private static void refused(Client.Answer answer, String because) {
    answer.is(403);
    assertThat(answer.json().at("/error/en").asText()).contains(because);
    assertThat(answer.json().at("/error/fr").asText()).isNotEmpty();
  }

  // Passkeys

  @Test
  void aPasskeyOfAnyUsualKindBringsOnesGamesToAnotherDevice() {
    int port = server.port();
    String table = lea.set(2, "[\"me\",\"me\"]").path("id").asText();
    for (Authenticator device :
        List.of(
            Authenticator.es256(port), Authenticator.rs256(port), Authenticator.ed25519(port))) {
      // Uses the device that has shown a passkey: the next registration needs that proof.
      Client somewhere = id(phone).equals(id(lea)) ? phone : lea;
      register(somewhere, device);
      device.counter++;
      JsonNode account = signIn(phone, device).is(200).json();
      assertThat(account.path("devices").asInt()).isGreaterThan(1);
      assertThat(id(phone)).isEqualTo(id(lea));
      assertThat(phone.get("/api/me/games").json().at("/running/0/id").asText()).isEqualTo(table);
    }
    assertThat(lea.get("/api/me/account").json().path("passkeys")).hasSize(3);
  }

  @Test
  void aPasskeyOfAnotherSiteIsRefused() {
    Authenticator device = Authenticator.es256(server.port());
    String origin = device.origin;
    device.origin = "https://evil.example";
    refused(lea.post("/api/passkeys", device.created(challenge(lea, true))), "another site");
    device.origin = origin;
    device.site = "evil.example";
    refused(lea.post("/api/passkeys", device.created(challenge(lea, true))), "another site");
    device.site = "127.0.0.1";
    register(lea, device);
    device.origin = "https://evil.example";
    refused(signIn(phone, device), "another site");
    device.origin = origin;
    device.site = "evil.example";
    refused(signIn(phone, device), "another site");
    assertThat(id(phone)).isNotEqualTo(id(lea));
  }

  @Test
  void aChallengeIsGoodOnceAndForWhomItWasMade() {
    Authenticator device = Authenticator.es256(server.port());
    String mine = challenge(lea, true);
    refused(phone.post("/api/passkeys", device.created(mine)), "somebody else");
    refused(lea.post("/api/passkeys", device.created(mine)), "has been used");
    refused(lea.post("/api/passkeys", device.created("invented")), "has been used");
    register(lea, device);
    String once = challenge(phone, false);
    String signed = device.signed(once);
    phone.post("/api/passkeys/sign-in", signed).is(200);
    try (Client thief = new Client(server.port())) {
      refused(thief.post("/api/passkeys/sign-in", signed), "has been used");
      refused(thief.post("/api/passkeys/sign-in", device.signed(challenge(thief, true))), "used");
      assertThat(id(thief)).isNotEqualTo(id(lea));
    }
  }

  @Test
  void whatIsForgedOrCopiedIsRefused() {
    Authenticator device = Authenticator.es256(server.port());
    Authenticator other = Authenticator.es256(server.port());
    register(lea, device);
    refused(signIn(phone, other), "isn’t known here");
    String forged = other.signed(challenge(phone, false)).replace(other.id(), device.id());
    refused(phone.post("/api/passkeys/sign-in", forged), "signature");
    String creates = device.signed(challenge(phone, false), "webauthn.create");
    phone.post("/api/passkeys/sign-in", creates).is(400);
    device.flags = 1;
    refused(signIn(phone, device), "really you");
    device.flags = 5;
    device.counter = 7;
    signIn(phone, device).is(200);
    device.counter = 7;
    refused(signIn(phone, device), "copied");
    String weak = Authenticator.weak(server.port()).created(challenge(phone, true));
    phone.post("/api/passkeys", weak).is(400);
    phone.post("/api/passkeys", device.created(challenge(phone, true))).is(409);
    lea.post("/api/passkeys", "{\"id\":\"!\",\"client\":\"e30\"}").is(400);
    lea.post("/api/passkeys", "{}").is(400);
  }

  @Test
  void aPasskeyThatWasRemovedOpensNothing() {
    Authenticator device = Authenticator.es256(server.port());
    register(lea, device);
    phone.delete("/api/passkeys/" + device.id()).is(200);
    assertThat(lea.get("/api/me/account").json().path("passkeys")).hasSize(1);
    lea.delete("/api/passkeys/" + device.id()).is(200);
    refused(signIn(phone, device), "isn’t known here");
  }

  // A code

  private static String code(Client client) {
    return client.post("/api/me/move", "{}").is(200).json().path("code").asText();
  }

  private static Client.Answer with(Client client, String path, String code) {
    return client.post(path, "{\"code\":\"" + code + "\"}");
  }

  private static Client.Answer confirm(Client client, String code, boolean yes) {
    return client.post("/api/me/move/confirm", "{\"code\":\"" + code + "\",\"yes\":" + yes + "}");
  }

  /** One device shows a code, the other asks, the first confirms. */
  private static Client.Answer move(Client issuer, Client asker) {
    String code = code(issuer);
    with(asker, "/api/move/ask", code).is(200);
    confirm(issuer, code, true).is(200);
    return with(asker, "/api/move", code);
  }

  @Test
  void aCodeMovesOneOtherDeviceOnceThatTheFirstHasConfirmed() {
    lea.put("/api/me", "{\"name\":\"Léa\",\"hat\":\"beret\"}").is(200);
    phone.set(2, "[\"me\",\"open\"]");
    String code = code(lea);
    JsonNode becomes = with(phone, "/api/move/preview", code).is(200).json();
    assertThat(becomes.path("name").asText()).isEqualTo("Léa");
    assertThat(becomes.path("hat").asText()).isEqualTo("beret");
    assertThat(becomes.path("games").asInt()).isEqualTo(1);
    assertThat(state(lea, code)).isEqualTo("offered");
    HttpRequest.Builder asks =
        phone
            .request("/api/move/ask")
            .header("User-Agent", "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Firefox/130.0")
            .POST(BodyPublishers.ofString("{\"code\":\"" + code + "\"}"));
    assertThat(phone.send(asks).is(200).json().path("state").asText()).isEqualTo("asked");
    JsonNode asked = with(lea, "/api/me/move/look", code).is(200).json();
    assertThat(asked.path("state").asText()).isEqualTo("asked");
    assertThat(asked.path("browser").asText()).isEqualTo("Firefox, Android");
    confirm(lea, code, true).is(200);
    assertThat(with(phone, "/api/move/ask", code).json().path("state").asText())
        .isEqualTo("confirmed");
    with(phone, "/api/move", code).is(200);
    assertThat(id(phone)).isEqualTo(id(lea));
    for (String path : List.of("/api/move/preview", "/api/move/ask", "/api/move")) {
      refused(with(phone, path, code), "used or is too old");
    }
  }

  private static String state(Client client, String code) {
    return with(client, "/api/me/move/look", code).is(200).json().path("state").asText();
  }

  @Test
  void aCodeAloneGivesNothing() {
    String code = code(lea);
    try (Client thief = new Client(server.port())) {
      refused(with(thief, "/api/move", code), "used or is too old");
      with(thief, "/api/move/ask", code).is(200);
      refused(with(thief, "/api/move", code), "used or is too old");
      refused(confirm(thief, code, true), "used or is too old");
      refused(with(thief, "/api/me/move/look", code), "used or is too old");
      refused(with(phone, "/api/move/ask", code), "used or is too old");
      confirm(thief, code, false).is(200);
      assertThat(state(lea, code)).as("nobody else refuses it").isEqualTo("asked");
      confirm(lea, code, false).is(200);
      refused(with(thief, "/api/move/ask", code), "used or is too old");
      refused(with(thief, "/api/move", code), "used or is too old");
      assertThat(id(thief)).isNotEqualTo(id(lea));
    }
  }

  @Test
  void onlyTheDeviceThatAskedComesInAndOnlyTheOneThatShowedTheCodeLetsIt() {
    move(lea, phone).is(200);
    String code = code(lea);
    try (Client laptop = new Client(server.port());
        Client thief = new Client(server.port())) {
      with(laptop, "/api/move/ask", code).is(200);
      refused(confirm(phone, code, true), "used or is too old");
      confirm(lea, code, true).is(200);
      refused(with(thief, "/api/move", code), "used or is too old");
      with(laptop, "/api/move", code).is(200);
      assertThat(id(laptop)).isEqualTo(id(lea));
      assertThat(id(thief)).isNotEqualTo(id(lea));
    }
  }

  @Test
  void aCodeOfADeviceThatWasSignedOutIsWorthNothing() {
    move(lea, phone).is(200);
    String code = code(phone);
    try (Client thief = new Client(server.port())) {
      with(thief, "/api/move/ask", code).is(200);
      confirm(phone, code, true).is(200);
      lea.post("/api/me/sign-out", "{\"everywhere\":true}").is(200);
      refused(with(thief, "/api/move", code), "used or is too old");
      assertThat(id(thief)).isNotEqualTo(id(lea));
    }
  }

  // Games of before

  @Test
  void gamesThatWereThereBeforeAreTakenAlongWhenAsked() {
    String old = phone.set(2, "[\"me\",\"open\"]").path("id").asText();
    String was = id(phone);
    JsonNode account = move(lea, phone).is(200).json();
    assertThat(account.path("before").asInt()).isEqualTo(1);
    assertThat(phone.get("/api/me/games").json().path("running")).isEmpty();
    phone.post("/api/me/adopt", "").is(200);
    assertThat(phone.get("/api/me/games").json().at("/running/0/id").asText()).isEqualTo(old);
    assertThat(lea.get("/api/tables/" + old).json().path("host").asBoolean()).isTrue();
    assertThat(lea.get("/api/tables/" + old).json().at("/seats/0/you").asBoolean()).isTrue();
    lea.post("/api/tables/" + old + "/start", "").is(200);
    assertThat(id(phone)).isEqualTo(id(lea)).isNotEqualTo(was);
    phone.post("/api/me/adopt", "").is(404);
  }

  /**
   * Lea's code signs in the browser of another person, and later the browser's games are merged.
   */
  @Test
  void noCookieAndNoCodeOfBeforeAMergeOpensTheAccountAfterIt() {
    Authenticator device = Authenticator.es256(server.port());
    try (Client home = new Client(server.port())) {
      register(home, device);
      String victim = id(home);
      String code = code(lea);
      lea.set(2, "[\"me\",\"open\"]");
      move(lea, phone).is(200);
      signIn(phone, device).is(200);
      JsonNode account = phone.get("/api/me/account").is(200).json();
      assertThat(account.path("before").asInt()).isEqualTo(1);
      assertThat(account.path("beforeDevices").asInt()).as("besides this one").isEqualTo(1);
      phone.post("/api/me/adopt", "").is(200);
      assertThat(id(phone)).isEqualTo(victim);
      assertThat(phone.get("/api/me/games").json().path("running")).hasSize(1);
      assertThat(phone.get("/api/me/account").json().path("devices").asInt()).isEqualTo(2);
      assertThat(id(lea)).as("a cookie of before").isNotEqualTo(victim);
      try (Client thief = new Client(server.port())) {
        refused(with(thief, "/api/move/ask", code), "used or is too old");
        assertThat(id(thief)).isNotEqualTo(victim);
      }
      phone.post("/api/me/sign-out", "{}").is(200);
      assertThat(id(phone)).as("the cookie of who this browser was before").isNotEqualTo(victim);
    }
  }

  @Test
  void whoLeavesIsAgainWhoTheBrowserWasBefore() {
    phone.set(2, "[\"me\",\"open\"]");
    String was = id(phone);
    move(lea, phone).is(200);
    phone.post("/api/me/sign-out", "{}").is(200);
    assertThat(id(phone)).isEqualTo(was);
  }

  @Test
  void gamesWithAPasskeyOfTheirOwnAreNobodyElsesToTake() {
    phone.set(2, "[\"me\",\"open\"]");
    Authenticator device = Authenticator.es256(server.port());
    register(phone, device);
    String was = id(phone);
    JsonNode account = move(lea, phone).is(200).json();
    assertThat(account.path("before").asInt()).isZero();
    phone.post("/api/me/adopt", "").is(404);
    signIn(phone, device).is(200);
    assertThat(id(phone)).isEqualTo(was);
  }

  // Signing out

  @Test
  void signedOutEverywhereTheOthersAreStrangersAtOnce() {
    String table = lea.set(2, "[\"me\",\"me\"]").path("id").asText();
    move(lea, phone).is(200);
    String me = id(lea);
    try (Feed feed = phone.connect()) {
      feed.watch(table, 0);
      lea.post("/api/me/sign-out", "{\"everywhere\":true}").is(200);
      while (!feed.nextOrEnd().isMissingNode()) {
        // Skips messages in flight until the server closes the socket.
      }
    }
    assertThat(id(lea)).isEqualTo(me);
    assertThat(id(phone)).isNotEqualTo(me);
    phone.get("/api/tables/" + table + "/feed?seat=0").is(403);
  }

  @Test
  void soAreThoseWhoAreConnectedToAnotherNode() throws StartFailure {
    String url = OwnPostgres.database();
    try (Server one = Server.start(Running.settings(data.resolve("one")).onDatabase(url));
        Server two = Server.start(Running.settings(data.resolve("two")).onDatabase(url));
        Client here = new Client(one.port());
        Client there = new Client(two.port())) {
      String table = here.set(2, "[\"me\",\"me\"]").path("id").asText();
      move(here, there).is(200);
      try (Feed feed = there.connect()) {
        feed.watch(table, 0);
        here.post("/api/me/sign-out", "{\"everywhere\":true}").is(200);
        while (!feed.nextOrEnd().isMissingNode()) {
          // Skips messages in flight until the server closes the socket.
        }
      }
      there.get("/api/tables/" + table + "/feed?seat=0").is(403);
      here.get("/api/tables/" + table + "/feed?seat=0").is(200);
    }
  }

  @Test
  void whoIsSignedOutWhileALineOpensIsNotConnected() throws Exception {
    Door door = new Door();
    Settings settings = Running.settings(data.resolve("own"));
    try (Server own = Server.start(settings, new Hooks(door, _ -> List.of()));
        Client here = new Client(own.port());
        Client there = new Client(own.port())) {
      move(here, there).is(200);
      try (Feed first = there.connect()) {
        door.stops = true;
        CompletableFuture<Feed> second = CompletableFuture.supplyAsync(there::connect);
        door.reached.await();
        everywhere(here);
        assertThat(first.closeCode()).isEqualTo(1008);
        door.goesOn.countDown();
        try (Feed late = second.join()) {
          late.sayAtLast("{\"type\":\"ping\"}");
          assertThat(late.nextOrEnd().isMissingNode()).isTrue();
        }
      }
    }
  }

  /** A clock that holds the request of a websocket after the check of its cookie. */
  private static final class Door extends Clock {
    final CountDownLatch reached = new CountDownLatch(1);
    final CountDownLatch goesOn = new CountDownLatch(1);
    volatile boolean stops;

    @Override
    public Instant instant() {
      if (stops && isAsked()) {
        stops = false;
        reached.countDown();
        try {
          goesOn.await();
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      }
      return Instant.now();
    }

    private static boolean isAsked() {
      return StackWalker.getInstance()
          .walk(frames ->
              frames.anyMatch(frame -> frame.getClassName().equals(Socket.class.getName())));
    }

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }
  }

  @Test
  void whoWaitsForNewsIsToldNoneOnceSignedOut() {
    String table = lea.set(2, "[\"me\",\"me\"]").path("id").asText();
    move(lea, phone).is(200);
    int seat = lea.get("/api/tables/" + table).json().at("/acting/0").asInt();
    JsonNode now = lea.lastUpdate(table, seat);
    int seq = now.path("seq").asInt();
    int other = 1 - seat;
    String news = "/api/tables/" + table + "/feed?seat=" + other + "&wait=25&from=" + seq;
    CompletableFuture<Client.Answer> told = CompletableFuture.supplyAsync(() -> phone.get(news));
    Patience.until(
        "they wait",
        () ->
            lea.get("/api/tables/" + table).json().at("/seats/" + other + "/present").asBoolean());
    everywhere(lea);
    lea.move(table, seat, seq, "m", now.path("moves").path(0).toString()).is(200);
    refused(told.join(), "signed out");
  }

  @Test
  void whoHasAPasskeyIsSignedOutHereToo() {
    Authenticator device = Authenticator.es256(server.port());
    register(lea, device);
    String me = id(lea);
    assertThat(everywhere(lea).path("here").asBoolean()).as("has shown nothing").isFalse();
    assertThat(id(lea)).isEqualTo(me);
    signIn(lea, device).is(200);
    device.counter++;
    assertThat(everywhere(lea).path("here").asBoolean()).isTrue();
    assertThat(id(lea)).isNotEqualTo(me);
    signIn(lea, device).is(200);
    assertThat(id(lea)).isEqualTo(me);
  }

  private static JsonNode everywhere(Client client) {
    return client.post("/api/me/sign-out", "{\"everywhere\":true}").is(200).json();
  }

  @Test
  void aCodeMadeBeforeOpensNothing() {
    String here = code(lea);
    move(lea, phone).is(200);
    String there = code(phone);
    everywhere(lea);
    try (Client thief = new Client(server.port())) {
      refused(with(thief, "/api/move/ask", here), "used or is too old");
      refused(with(thief, "/api/move/ask", there), "used or is too old");
      assertThat(id(thief)).isNotEqualTo(id(lea));
    }
  }

  @Test
  void whoeverAddedAPasskeyDoesNotLockTheOwnerOut() {
    Authenticator own = Authenticator.es256(server.port());
    String me = id(lea);
    move(lea, phone).is(200);
    register(phone, own);
    JsonNode told = lea.get("/api/me/account").json();
    assertThat(told.at("/passkeys/0/newer").asBoolean()).isTrue();
    assertThat(told.at("/passkeys/0/contested").asBoolean()).isTrue();
    // The thief signs in by the passkey and signs out all other sessions.
    try (Client thief = new Client(server.port())) {
      signIn(thief, own).is(200);
      assertThat(everywhere(thief).path("stay").asInt()).isEqualTo(2);
    }
    assertThat(id(lea)).isEqualTo(me);
    lea.post("/api/me/sign-out", "{\"everywhere\":true}").is(200);
    assertThat(id(lea)).isEqualTo(me);
    lea.delete("/api/passkeys/" + own.id()).is(200);
    own.counter++;
    refused(signIn(phone, own), "isn’t known here");
    assertThat(id(phone)).isNotEqualTo(me);
  }

  @Test
  void whoHasAPasskeyShowsItBeforeWhatCouldLockThemOut() {
    Authenticator device = Authenticator.es256(server.port());
    register(lea, device);
    refused(lea.post("/api/me/move", "{}"), "Show your passkey");
    refused(lea.post("/api/passkeys/challenge", "{\"register\":true}"), "Show your passkey");
    refused(lea.delete("/api/me"), "Show your passkey");
    assertThat(lea.get("/api/me/account").json().path("proved").asBoolean()).isFalse();
    device.counter++;
    assertThat(signIn(lea, device).is(200).json().path("proved").asBoolean()).isTrue();
    move(lea, phone).is(200);
    refused(phone.delete("/api/passkeys/" + device.id()), "Show your passkey");
    refused(phone.delete("/api/me"), "Show your passkey");
    register(lea, Authenticator.es256(server.port()));
    lea.delete("/api/me").is(200);
  }

  @Test
  void aLostPasskeyIsAnnouncedAndAnyDeviceSaysNo() {
    lea.post("/api/me/lost-key", "").is(409);
    move(lea, phone).is(200);
    register(lea, Authenticator.es256(server.port()));
    JsonNode waiting = phone.post("/api/me/lost-key", "").is(200).json().path("waiting");
    assertThat(waiting.path("here").asBoolean()).isTrue();
    assertThat(lea.get("/api/me/account").json().at("/waiting/here").asBoolean(true)).isFalse();
    refused(phone.delete("/api/me"), "Show your passkey");
    lea.delete("/api/me/lost-key").is(200);
    assertThat(phone.get("/api/me/account").json().has("waiting")).isFalse();
  }

  @Test
  void aChallengeIsGoodInTheBrowserThatAskedForIt() {
    Authenticator device = Authenticator.es256(server.port());
    register(lea, device);
    try (Client thief = new Client(server.port())) {
      String signed = device.signed(challenge(phone, false));
      refused(thief.post("/api/passkeys/sign-in", signed), "somebody else");
      assertThat(id(thief)).isNotEqualTo(id(lea));
    }
  }

  @Test
  void nobodyLosesTheirGamesByASlip() {
    String me = id(lea);
    lea.post("/api/me/sign-out", "{}").is(409);
    assertThat(id(lea)).isEqualTo(me);
  }
}
