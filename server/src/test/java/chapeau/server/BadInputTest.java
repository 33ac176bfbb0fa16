package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import chapeau.OwnPostgres;
import chapeau.Patience;
import chapeau.server.Client.Answer;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is sent, the answer has the right status and a sentence in both languages. */
class BadInputTest {
  @TempDir static Path data;
  private static Server server;
  private static Client lea;

  @BeforeAll
  static void open() throws StartFailure {
    server = Running.on(data);
    lea = new Client(server.port());
  }

  @AfterAll
  static void close() {
    lea.close();
    server.close();
  }

  private static void denied(Answer answer, int status) {
    answer.is(status);
    assertThat(answer.json().at("/error/fr").asText()).isNotEmpty();
    assertThat(answer.json().at("/error/en").asText()).isNotEmpty();
    assertThat(answer.json().path("rule").isTextual()).isTrue();
    assertThat(answer.text()).doesNotContain("Exception").doesNotContain("\tat ");
  }

  /**
   * PostgreSQL stores no text with a zero character: the write would fail, with others of its
   * group.
   */
  @Test
  void textThatPostgresCannotStoreIsRefused() throws StartFailure {
    Settings shared = Running.settings(data.resolve("shared")).onDatabase(OwnPostgres.database());
    try (Server postgres = Server.start(shared);
        Client tom = new Client(postgres.port())) {
      String table = tom.set(2, "[\"me\",\"me\"]").path("id").asText();
      int seat = tom.get("/api/tables/" + table).json().at("/acting/0").asInt();
      JsonNode now = tom.lastUpdate(table, seat);
      String move = now.path("moves").path(0).toString();
      denied(tom.move(table, seat, now.path("seq").asInt(), "m\\u0000", move), 400);
      denied(tom.get("/api/me/games?before=%00"), 400);
      try (Feed line = tom.connect()) {
        JsonNode refused =
            line.say("{\"type\":\"watch\",\"table\":\"a\\u0000\",\"seat\":0}").next("failed");
        assertThat(refused.at("/error/en").asText()).isEqualTo("There is no such table.");
      }
    }
  }

  @Test
  void aTableThatCannotBeSet() {
    for (String bad :
        List.of(
            "",
            "no json",
            "null",
            "[]",
            "{",
            "{}",
            "[".repeat(5_000),
            Client.table(9, "[\"me\"]"),
            Client.table(3, "[\"me\",\"open\"]"),
            Client.table(2, "[\"open\",\"open\"]"),
            Client.table(2, "[\"me\",\"bot:genius\"]"),
            Client.table(2, "[\"me\",7]"),
            Client.table(2, "\"me\""),
            Client.table(2, "[\"me\",\"open\"]").replace("hattari", "chess"),
            Client.table(2, "[\"me\",\"open\"]").replace("{}", "{\"colour\":\"red\"}"),
            Client.table(2, "[\"me\",\"open\"]").replace("{}", "{\"expert\":\"perhaps\"}"),
            Client.table(2, "[\"me\",\"open\"]").replace("{}", "{\"expert\":{}}"),
            Client.table(2, "[\"me\",\"open\"]").replace("grain", "a,b"),
            Client.table(2, "[\"me\",\"open\"]").replace("grain", "a".repeat(65)),
            Client.table(2, "[\"me\",\"open\"]").replace(":2", ":2.5"),
            Client.table(2, "[\"me\",\"open\"]").replace(":2", ":99999999999"))) {
      denied(lea.post("/api/tables", bad), 400);
    }
    denied(
        lea.post(
            "/api/tables", Client.table(2, "[\"me\",\"open\"]").replace("{}", "{\"first\":\"3\"}")),
        422);
  }

  @Test
  void aNameThatIsNone() {
    for (String bad :
        List.of(
            "",
            " ",
            "a".repeat(25),
            "a\\nb",
            "a\\u0000b",
            "\\u202Eabc",
            "\\uD800",
            "\\u200B",
            "\\u3164",
            "\\u2800",
            "\\u00A0",
            "\\u200E\\u200F",
            "\\uFE0F",
            "L\\u200Béa",
            "Léa\\u3164",
            "L\\u200Déa",
            "A\\uFE0Flice",
            "\\u0410lice",
            "Z" + "\\u0338".repeat(5))) {
      denied(lea.put("/api/me", "{\"name\":\"" + bad + "\"}"), 400);
    }
    denied(lea.put("/api/me", "{\"name\":7}"), 400);
    lea.put("/api/me", "{\"name\":\"" + "🎩".repeat(24) + "\"}").is(200);
    for (String good : List.of("Léa", "Jean Noël", "محمد", "李", "👩\u200D🎨 Zoé", "☠\uFE0F")) {
      lea.put("/api/me", "{\"name\":\"" + good + "\"}").is(200);
    }
  }

  @Test
  void whatIsNotUtf8() throws IOException {
    for (String bad : List.of("\u00FF", "\u00C3", "\u00C0\u00AF", "\u00ED\u00A0\u0080")) {
      byte[] body = ("{\"name\":\"L" + bad + "a\"}").getBytes(StandardCharsets.ISO_8859_1);
      Answer answer = lea.send(lea.request("/api/me").PUT(BodyPublishers.ofByteArray(body)));
      denied(answer, 400);
      assertThat(answer.json().at("/error/en").asText()).contains("UTF-8");
    }
    assertThat(closeCodeAfter("{\"type\":\"\u00FF\"}")).isEqualTo(1007);
  }

  /** Sends malformed UTF-8 in a text frame, which a correct client never does. */
  private static int closeCodeAfter(String latin) throws IOException {
    byte[] text = latin.getBytes(StandardCharsets.ISO_8859_1);
    try (java.net.Socket socket =
        new java.net.Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.setSoTimeout((int) Duration.ofSeconds(Patience.SECONDS).toMillis());
      OutputStream out = socket.getOutputStream();
      out.write(
          """
          GET /api/ws HTTP/1.1
          Host: 127.0.0.1
          Upgrade: websocket
          Connection: Upgrade
          Sec-WebSocket-Version: 13
          Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==

          """
              .replace("\n", "\r\n")
              .getBytes(StandardCharsets.US_ASCII));
      InputStream in = socket.getInputStream();
      StringBuilder head = new StringBuilder();
      while (head.indexOf("\r\n\r\n") < 0) {
        head.append((char) in.read());
      }
      assertThat(head).startsWith("HTTP/1.1 101");
      // A final text frame with a zero mask.
      out.write(new byte[] {(byte) 0x81, (byte) (0x80 | text.length), 0, 0, 0, 0});
      out.write(text);
      DataInputStream answer = new DataInputStream(in);
      assertThat(answer.readUnsignedByte()).isEqualTo(0x88);
      answer.readUnsignedByte();
      return answer.readUnsignedShort();
    }
  }

  @Test
  void tooMuchAtOnce() {
    String large = "{\"name\":\"" + "a".repeat(1024 * 1024) + "\"}";
    denied(lea.put("/api/me", large), 413);
    denied(
        lea.send(
            lea.request("/api/me")
                .PUT(
                    BodyPublishers.ofInputStream(
                        () -> new ByteArrayInputStream(large.getBytes(StandardCharsets.UTF_8))))),
        413);
  }

  /** The client writes the whole body before it reads, as most clients do. */
  @Test
  void theAnswerToALargeBodyCanBeRead() throws IOException {
    byte[] piece = new byte[32 * 1024];
    int pieces = 128;
    try (java.net.Socket socket =
        new java.net.Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.setSoTimeout((int) Duration.ofSeconds(Patience.SECONDS).toMillis());
      OutputStream out = socket.getOutputStream();
      out.write(
          "PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: %d\r\n\r\n"
              .formatted(pieces * piece.length)
              .getBytes(StandardCharsets.US_ASCII));
      for (int i = 0; i < pieces; i++) {
        out.write(piece);
        out.flush();
      }
      String status = new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
      assertThat(status).isEqualTo("HTTP/1.1 413");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET /%00 HTTP/1.1",
        "GET /../../etc/passwd HTTP/1.1",
        "GET / HTTP/9.9",
        "\u0016\u0003\u0001"
      })
  void aConnectionThatIsClosedIsAnnounced(String line) throws IOException {
    try (java.net.Socket socket =
        new java.net.Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.setSoTimeout((int) Duration.ofSeconds(Patience.SECONDS).toMillis());
      socket
          .getOutputStream()
          .write((line + "\r\nHost: a\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      assertThat(answer).contains("\r\nConnection: close\r\n");
    }
  }

  @Test
  void whatIsNotThere() {
    denied(lea.get("/api/nothing"), 404);
    denied(lea.post("/api/nothing", "{}"), 404);
    denied(lea.get("/api/tables/nope"), 404);
    denied(lea.get("/nothing.png"), 404);
  }

  @Test
  void anAddressThatIsNone() {
    denied(lea.get("/api/tables/..%2f..%2fetc"), 404);
    denied(lea.get("/../../etc/passwd"), 400);
    denied(lea.get("/%00"), 400);
  }

  @Test
  void aMoveThatCannotBePlayed() {
    JsonNode table = lea.set(2, "[\"me\",\"me\"]");
    String id = table.path("id").asText();
    int seq = table.path("seq").asInt();
    int acting = lea.lastUpdate(id, 0).at("/turn/acting/0").asInt();
    String moves = "/api/tables/" + id + "/moves";
    denied(lea.move(id, acting, seq, "a", "{\"type\":\"accuse\",\"suspect\":0}"), 422);
    assertThat(
            lea.move(id, acting, seq, "a", "{\"type\":\"accuse\",\"suspect\":0}")
                .json()
                .path("rule")
                .asText())
        .startsWith("HTR-");
    denied(lea.move(id, 1 - acting, seq, "b", "{\"type\":\"look\",\"suspect\":0}"), 422);
    denied(
        lea.move(
            id, acting, seq, "c", "{\"type\":\"deal\",\"suspects\":[],\"victim\":0,\"clues\":[]}"),
        422);
    denied(lea.move(id, acting, seq, "d", "{\"type\":\"fly\"}"), 400);
    denied(lea.move(id, acting, seq, "d", "{}"), 400);
    denied(lea.move(id, acting, seq, "d", "7"), 400);
    denied(lea.move(id, acting, seq - 1, "e", "{\"type\":\"look\",\"suspect\":0}"), 409);
    denied(lea.move(id, acting, seq + 1, "e", "{\"type\":\"look\",\"suspect\":0}"), 409);
    denied(lea.move(id, 2, seq, "f", "{\"type\":\"look\",\"suspect\":0}"), 404);
    denied(lea.move(id, -1, seq, "f", "{\"type\":\"look\",\"suspect\":0}"), 404);
    denied(lea.post(moves, "{\"seat\":0}"), 400);
    denied(lea.move(id, acting, seq, "x".repeat(65), "{\"type\":\"look\",\"suspect\":0}"), 400);
    denied(lea.move(id, acting, seq, "h", "{\"type\":\"look\",\"suspect\":0.9}"), 400);
    assertThat(
            lea.move(id, acting, seq, "h", "{\"type\":\"look\"}").json().at("/error/en").asText())
        .contains("suspect");
    try (Client tom = new Client(server.port())) {
      denied(tom.move(id, acting, seq, "g", "{\"type\":\"look\",\"suspect\":0}"), 403);
      denied(tom.delete("/api/tables/" + id + "/seats/0"), 403);
      denied(tom.post("/api/tables/" + id + "/seats", "{}"), 409);
      denied(tom.post("/api/tables/" + id + "/rematch", ""), 403);
    }
    denied(lea.get("/api/tables/" + id + "/feed"), 400);
    denied(lea.get("/api/tables/" + id + "/feed?seat=zero"), 400);
    denied(lea.put("/api/tables/" + id + "/seats/x", "{\"kind\":\"open\"}"), 400);
    denied(lea.put("/api/tables/" + id + "/seats/0", "{\"kind\":\"king\"}"), 400);
    assertThat(lea.get("/api/tables/" + id).json().path("seq").asInt()).isEqualTo(seq);
  }

  /** What somebody really sent, to the game they sent it to. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tophat|2|{\"type\":\"jump\",\"from\":3,\"landings\":[null]}|landings[0]",
        "tophat|2|{\"type\":\"jump\",\"from\":3}|landings",
        "tophat|2|{\"type\":\"step\",\"from\":3}|to",
        "huisclos|4|{\"type\":\"search\",\"place\":1}|place",
        "huisclos|4|{\"type\":\"search\",\"place\":null}|place",
        "hattari|2|{\"type\":\"look\"}|suspect",
        "hattari|2|{\"suspect\":0}|type"
      })
  void aFieldThatIsWrongIsNamed(String game, int players, String move, String field) {
    String seats = "[\"me\"" + ",\"me\"".repeat(players - 1) + "]";
    String body = Client.table(players, seats).replace("hattari", game);
    String id = lea.post("/api/tables", body).is(201).json().path("id").asText();
    JsonNode now = lea.lastUpdate(id, 0);
    int seat = now.at("/turn/acting/0").asInt();
    int seq = now.path("seq").asInt();
    named(lea.move(id, seat, seq, "a", move), field);
    assertThat(lea.lastUpdate(id, 0).path("seq").asInt()).isEqualTo(seq);
  }

  private static void named(Answer answer, String field) {
    denied(answer, 400);
    for (String language : List.of("fr", "en")) {
      assertThat(answer.json().at("/error/" + language).asText())
          .containsPattern("[“«]\\h?" + Pattern.quote(field) + "\\h?[”»]")
          .endsWith(".")
          .doesNotContain("Feature", "java", "chapeau");
    }
  }

  @Test
  void aSeatThatIsNone() {
    String id = lea.set(2, "[\"me\",\"me\"]").path("id").asText();
    String moves = "/api/tables/" + id + "/moves";
    String rest = ",\"seq\":1,\"id\":\"a\",\"move\":{\"type\":\"look\",\"suspect\":0}}";
    Answer ninetyNine = lea.post(moves, "{\"seat\":99" + rest);
    denied(ninetyNine, 404);
    assertThat(ninetyNine.json().at("/error/fr").asText()).isEqualTo("Cette place n’existe pas.");
    assertThat(ninetyNine.json().at("/error/en").asText()).isEqualTo("There is no such seat.");
    for (String none : List.of("0.9", "\"0\"", "null", "99999999999")) {
      named(lea.post(moves, "{\"seat\":" + none + rest), "seat");
    }
    named(lea.post(moves, "{\"seat\":0,\"seq\":1,\"id\":\"a\"}"), "move");
    named(lea.post(moves, "{\"seat\":0,\"seq\":1,\"move\":{}}"), "id");
  }

  @Test
  void anotherSitesPage() {
    denied(
        lea.send(
            lea.request("/api/me")
                .header("Origin", "https://elsewhere.example")
                .PUT(BodyPublishers.ofString("{\"name\":\"x\"}"))),
        403);
    denied(
        lea.send(
            lea.request("/api/me")
                .header("Origin", "null")
                .PUT(BodyPublishers.ofString("{\"name\":\"x\"}"))),
        403);
    lea.send(
            lea.request("/api/me")
                .header("Origin", "http://127.0.0.1:" + server.port())
                .PUT(BodyPublishers.ofString("{\"name\":\"x\"}")))
        .is(200);
    assertThatThrownBy(() -> lea.connect(Map.of("Origin", "https://elsewhere.example")))
        .hasCauseInstanceOf(WebSocketHandshakeException.class);
  }

  @Test
  void thePageIsWellGuarded() {
    Answer page = lea.get("/api/games").is(200);
    assertThat(page.headers().firstValue("Content-Security-Policy").orElse(""))
        .contains("frame-ancestors 'none'")
        .doesNotContain("script-src 'self' 'unsafe");
    assertThat(page.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
    assertThat(page.headers().firstValue("Server")).isEmpty();
    try (Client fresh = new Client(server.port())) {
      String cookie =
          fresh
              .send(fresh.request("/api/me").header("X-Forwarded-Proto", "https"))
              .headers()
              .firstValue("Set-Cookie")
              .orElse("");
      assertThat(cookie)
          .contains("HttpOnly")
          .contains("SameSite=Lax")
          // Whoever is no proxy of ours may say what they like.
          .doesNotContain("Secure");
    }
  }
}
