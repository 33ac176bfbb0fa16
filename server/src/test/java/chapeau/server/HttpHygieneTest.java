package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cookies, origins and headers that another page, site or proxy could have made. */
class HttpHygieneTest {
  private static final String URL = "https://chapeau.example";
  private static final String TOKEN = "a token of twenty or more";

  @TempDir Path data;

  private Settings behindProxy() {
    return Running.settings(data).behind(Set.of("127.0.0.1"));
  }

  private static HttpRequest.Builder https(Client client, String path) {
    return client.request(path).header("X-Forwarded-Proto", "https");
  }

  private static List<String> cookies(Client.Answer answer) {
    return answer.headers().allValues("Set-Cookie");
  }

  private static String secret(Client.Answer answer) {
    return cookies(answer).stream()
        .filter(cookie -> cookie.matches("(__Host-)?chapeau=.+"))
        .findFirst()
        .orElseThrow()
        .replaceFirst("^[^=]*=([^;]*).*", "$1");
  }

  private static String who(Client.Answer answer) {
    return answer.is(200).json().toString();
  }

  @Test
  void underTlsTheCookieIsOneThatNoOtherSiteCanSet() throws StartFailure {
    try (Server server = Server.start(behindProxy());
        Client lea = Client.stranger(server.port())) {
      assertThat(cookies(lea.send(https(lea, "/api/me"))))
          .singleElement()
          .asString()
          .startsWith("__Host-chapeau=")
          .contains("Secure", "HttpOnly", "SameSite=Lax", "Path=/")
          .doesNotContain("Domain");
    }
  }

  @Test
  void aCookieOfBeforeIsExchangedAtOnce() throws StartFailure {
    try (Server server = Server.start(behindProxy());
        Client lea = Client.stranger(server.port())) {
      Client.Answer plain = lea.get("/api/me").is(200);
      String secret = secret(plain);
      Client.Answer first =
          lea.send(https(lea, "/api/me").header("Cookie", "chapeau=" + secret)).is(200);
      assertThat(who(first)).isEqualTo(who(plain));
      assertThat(cookies(first))
          .anyMatch(cookie -> cookie.startsWith("__Host-chapeau=" + secret))
          .anyMatch(cookie -> cookie.startsWith("chapeau=;") && cookie.contains(" 1970 "));
      String other = secret(lea.get("/api/me").is(200));
      Client.Answer planted =
          lea.send(
              https(lea, "/api/me")
                  .header("Cookie", "chapeau=" + other + "; __Host-chapeau=" + secret));
      assertThat(who(planted)).as("the new one wins").isEqualTo(who(plain));
    }
  }

  @Test
  void ofTwoCookiesOfOneNameNoneIsBelieved() throws StartFailure {
    try (Server server = Running.on(data);
        Client lea = Client.stranger(server.port())) {
      String one = secret(lea.get("/api/me").is(200));
      String other = secret(lea.get("/api/me").is(200));
      var request = lea.request("/api/me");
      Client.Answer refused =
          lea.send(request.header("Cookie", "chapeau=" + one + "; chapeau=" + other)).is(400);
      assertThat(refused.json().at("/error/fr").asText()).contains("cookies");
    }
  }

  /** The thief plants the secret of another guest as the previous guest of the browser. */
  @Test
  void aPlantedGuestOfBeforeIsNotOffered() throws StartFailure {
    try (Server server = Running.on(data);
        Client lea = Client.stranger(server.port());
        Client thief = Client.stranger(server.port())) {
      String secret = secret(thief.get("/api/me").is(200));
      thief
          .send(
              thief
                  .request("/api/tables")
                  .header("Cookie", "chapeau=" + secret)
                  .POST(
                      HttpRequest.BodyPublishers.ofString(
                          Client.table(2, "[\"me\",\"bot:random\"]"))))
          .is(201);
      String own = secret(lea.get("/api/me").is(200));
      for (String planted : List.of(secret, secret + "." + secret)) {
        Client.Answer account =
            thief.send(
                thief
                    .request("/api/me/account")
                    .header("Cookie", "chapeau=" + own + "; chapeau-before=" + planted));
        assertThat(account.is(200).json().path("before").asInt()).isZero();
      }
    }
  }

  @Test
  void aMethodInAHeaderIsRefused() throws StartFailure {
    try (Server server = Running.on(data);
        Client lea = new Client(server.port())) {
      for (String method : List.of("GET", "DELETE", "x")) {
        var request = lea.request("/api/me").header("X-HTTP-Method-Override", method);
        lea.send(request.POST(HttpRequest.BodyPublishers.noBody())).is(400);
      }
    }
  }

  private static int change(Client client, String... headers) {
    var request = client.request("/api/me/ratings").headers(headers);
    return client
        .send(request.PUT(HttpRequest.BodyPublishers.ofString("{\"wanted\":true}")))
        .status();
  }

  @Test
  void onlyThePageAtThePublicAddressMayChangeAnything() throws StartFailure {
    try (Server server = Server.start(behindProxy().at(URL + "/"));
        Client lea = new Client(server.port())) {
      assertThat(change(lea, "Origin", URL)).isEqualTo(200);
      for (String other :
          List.of(
              "http://chapeau.example",
              "https://chapeau.example:444",
              "https://127.0.0.1:" + server.port(),
              "http://127.0.0.1:" + server.port(),
              "https://evil.example",
              "null")) {
        assertThat(change(lea, "Origin", other)).as(other).isEqualTo(403);
      }
      assertThat(lea.get("/").is(200).headers().firstValue("Strict-Transport-Security"))
          .hasValue("max-age=31536000");
      assertThat(lea.post("/api/passkeys/challenge", "{}").is(200).json().path("site").asText())
          .isEqualTo("chapeau.example");
    }
  }

  @Test
  void theSchemeIsComparedWhereAProxyOfOursSaysIt() throws StartFailure {
    try (Server server = Server.start(behindProxy());
        Client lea = new Client(server.port())) {
      String here = "127.0.0.1:" + server.port();
      assertThat(change(lea, "Origin", "http://" + here)).isEqualTo(200);
      assertThat(change(lea, "Origin", "https://" + here, "X-Forwarded-Proto", "https"))
          .isEqualTo(200);
      assertThat(change(lea, "Origin", "http://" + here, "X-Forwarded-Proto", "https"))
          .isEqualTo(403);
      assertThat(lea.get("/").is(200).headers().firstValue("Strict-Transport-Security")).isEmpty();
    }
  }

  @Test
  void aPublicAddressThatIsNoneIsSaidAtTheStart() {
    for (String wrong : List.of("chapeau.example", "https://a/b", "ftp://a", "https://a b")) {
      StartFailure failure =
          assertThrows(StartFailure.class, () -> Server.start(behindProxy().at(wrong)));
      assertThat(failure).hasMessageContaining("--public-url");
    }
  }

  @Test
  void anAddressThatGuessedTooOftenIsRefusedBeforeItsTokenIsLookedAt() throws StartFailure {
    Settings limited =
        new Settings("127.0.0.1", 0, data, false, Duration.ZERO, Duration.ZERO, true)
            .behind(Set.of("127.0.0.1"))
            .desk(TOKEN);
    try (Server server = Server.start(limited);
        Client thief = new Client(server.port())) {
      int last = 0;
      for (int i = 0; i < 20 && last != 429; i++) {
        last = desk(thief, "guess " + i, "198.51.100.7");
      }
      assertThat(last).isEqualTo(429);
      assertThat(desk(thief, TOKEN, "198.51.100.7")).isEqualTo(429);
      assertThat(desk(thief, TOKEN, "198.51.100.8")).isEqualTo(200);
      for (int i = 0; i < 20; i++) {
        desk(thief, "guess " + i, "127.0.0.1");
      }
      assertThat(desk(thief, TOKEN, "127.0.0.1")).isEqualTo(200);
    }
  }

  private static int desk(Client client, String token, String from) {
    return client
        .send(
            client
                .request("/api/desk")
                .header("X-Forwarded-For", from)
                .header("Authorization", "Bearer " + token))
        .status();
  }
}
