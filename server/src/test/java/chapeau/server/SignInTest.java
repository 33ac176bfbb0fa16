package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.OwnPostgres;
import com.fasterxml.jackson.databind.JsonNode;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
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
      register(lea, device);
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
      refused(thief.post("/api/passkeys/sign-in", device.signed(challenge(lea, true))), "used");
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
    String weak = Authenticator.weak(server.port()).created(challenge(lea, true));
    lea.post("/api/passkeys", weak).is(400);
    lea.post("/api/passkeys", device.created(challenge(lea, true))).is(409);
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

  private static Client.Answer move(Client client, String code) {
    return client.post("/api/move", "{\"code\":\"" + code + "\"}");
  }

  @Test
  void aCodeMovesOneOtherDeviceOnce() {
    String code = code(lea);
    move(phone, code).is(200);
    assertThat(id(phone)).isEqualTo(id(lea));
    try (Client thief = new Client(server.port())) {
      refused(move(thief, code), "used or is too old");
      refused(move(thief, "invented"), "used or is too old");
      assertThat(id(thief)).isNotEqualTo(id(lea));
    }
  }

  // Games of before

  @Test
  void gamesThatWereThereBeforeAreTakenAlongWhenAsked() {
    String old = phone.set(2, "[\"me\",\"open\"]").path("id").asText();
    String was = id(phone);
    JsonNode account = move(phone, code(lea)).is(200).json();
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

  @Test
  void whoLeavesIsAgainWhoTheBrowserWasBefore() {
    phone.set(2, "[\"me\",\"open\"]");
    String was = id(phone);
    move(phone, code(lea)).is(200);
    phone.post("/api/me/sign-out", "{}").is(200);
    assertThat(id(phone)).isEqualTo(was);
  }

  @Test
  void gamesWithAPasskeyOfTheirOwnAreNobodyElsesToTake() {
    phone.set(2, "[\"me\",\"open\"]");
    Authenticator device = Authenticator.es256(server.port());
    register(phone, device);
    String was = id(phone);
    JsonNode account = move(phone, code(lea)).is(200).json();
    assertThat(account.path("before").asInt()).isZero();
    phone.post("/api/me/adopt", "").is(404);
    signIn(phone, device).is(200);
    assertThat(id(phone)).isEqualTo(was);
  }

  // Signing out

  @Test
  void signedOutEverywhereTheOthersAreStrangersAtOnce() {
    String table = lea.set(2, "[\"me\",\"me\"]").path("id").asText();
    move(phone, code(lea)).is(200);
    String me = id(lea);
    try (Feed feed = phone.connect()) {
      feed.watch(table, 0);
      lea.post("/api/me/sign-out", "{\"everywhere\":true}").is(200);
      while (!feed.nextOrEnd().isMissingNode()) {
        // What was under way comes first, then the end.
      }
    }
    assertThat(id(lea)).isEqualTo(me);
    assertThat(id(phone)).isNotEqualTo(me);
    phone.get("/api/tables/" + table + "/feed?seat=0").is(403);
  }

  @Test
  void soAreThoseWhoAreConnectedToAnotherNode() throws StartFailure, IOException {
    try (EmbeddedPostgres postgres = OwnPostgres.start()) {
      String url = postgres.getJdbcUrl("postgres", "postgres");
      try (Server one = Server.start(Running.settings(data.resolve("one")).onDatabase(url));
          Server two = Server.start(Running.settings(data.resolve("two")).onDatabase(url));
          Client here = new Client(one.port());
          Client there = new Client(two.port())) {
        String table = here.set(2, "[\"me\",\"me\"]").path("id").asText();
        move(there, code(here)).is(200);
        try (Feed feed = there.connect()) {
          feed.watch(table, 0);
          here.post("/api/me/sign-out", "{\"everywhere\":true}").is(200);
          while (!feed.nextOrEnd().isMissingNode()) {
            // What was under way comes first, then the end.
          }
        }
        there.get("/api/tables/" + table + "/feed?seat=0").is(403);
        here.get("/api/tables/" + table + "/feed?seat=0").is(200);
      }
    }
  }

  @Test
  void whoHasAPasskeyIsSignedOutHereToo() {
    Authenticator device = Authenticator.es256(server.port());
    register(lea, device);
    String me = id(lea);
    lea.post("/api/me/sign-out", "{\"everywhere\":true}").is(200);
    assertThat(id(lea)).isNotEqualTo(me);
    signIn(lea, device).is(200);
    assertThat(id(lea)).isEqualTo(me);
  }

  @Test
  void nobodyLosesTheirGamesByASlip() {
    String me = id(lea);
    lea.post("/api/me/sign-out", "{}").is(409);
    assertThat(id(lea)).isEqualTo(me);
  }
}
