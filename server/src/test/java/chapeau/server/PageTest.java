package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.server.Client.Answer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page is served as a browser likes it. */
class PageTest {
  private static final String SCRIPT = "/assets/app-1a2b3c4d.js";
  private static final Pattern SHELL = Pattern.compile("name=\"shell\" content=\"([^\"]+)\"");

  @TempDir static Path data;
  private static Server server;
  private static Client browser;

  @BeforeAll
  static void open() throws StartFailure {
    server = Running.on(data);
    browser = new Client(server.port());
  }

  @AfterAll
  static void close() {
    browser.close();
    server.close();
  }

  @Test
  void everyAddressOfTheClientIsThePage() {
    for (String path : List.of("/", "/t/abc", "/g/hattari", "/replay/abc", "/dev/x")) {
      Answer page = browser.get(path).is(200);
      assertThat(page.text()).contains("<title>Chapeau</title>");
      assertThat(page.headers().firstValue("Content-Type").orElse("")).startsWith("text/html");
      assertThat(page.headers().firstValue("Cache-Control")).hasValue("no-cache");
    }
  }

  @Test
  void anAddressGetsThePageThatNamesWhatItNeeds() {
    String waiting = table("\"open\"");
    String playing = table("\"bot:random\"");
    assertThat(shell("/g/hattari", "fr")).isEqualTo("setup");
    assertThat(shell("/rules/hattari", "fr")).isEqualTo("rules-hattari-fr");
    assertThat(shell("/rules/hattari", "en")).isEqualTo("rules-hattari-en");
    assertThat(shell("/t/" + waiting, "fr")).isEqualTo("lobby");
    assertThat(shell("/t/" + playing, "fr")).isEqualTo("table-hattari");
    assertThat(shell("/", "fr")).isEmpty();
    assertThat(shell("/rules/none", "fr")).isEmpty();
    assertThat(shell("/t/no-such-table", "fr")).isEmpty();
    assertThat(shell("/replay/" + playing, "fr")).isEmpty();
  }

  /** Before any script is there, and in the language somebody chose rather than their browser's. */
  @Test
  void whatItIsAboutIsReadAtOnceInOnesOwnLanguage() {
    String table = "/t/" + table("\"bot:random\"");
    for (String path : List.of("/g/hattari", "/rules/hattari", table)) {
      assertThat(opening(path, "fr", "")).contains("lang=\"fr\"", "<b>Hattari</b>Trois suspects");
      assertThat(opening(path, "en", "")).contains("lang=\"en\"", "<b>Hattari</b>Three suspects");
    }
    assertThat(opening("/", "fr", "lang=en")).contains("lang=\"en\"", "Five games");
    assertThat(opening("/rules/none", "en", "lang=fr")).contains("lang=\"fr\"", "Cinq jeux");
    assertThat(opening("/", "en", "lang=xx")).contains("lang=\"en\"", "Five games");
  }

  private static String opening(String path, String language, String cookie) {
    return browser
        .send(browser.request(path).header("Accept-Language", language).header("Cookie", cookie))
        .is(200)
        .text();
  }

  private static String table(String other) {
    String seats = "\"seats\":[\"me\",\"bot:random\"," + other + "]";
    String wish = "{\"game\":\"hattari\",\"players\":3,\"options\":{}," + seats + "}";
    return browser.post("/api/tables", wish).is(201).json().get("id").asText();
  }

  /** Which of the built pages was sent; empty for the plain one. */
  private static String shell(String path, String language) {
    String html =
        browser.send(browser.request(path).header("Accept-Language", language)).is(200).text();
    Matcher named = SHELL.matcher(html);
    return named.find() ? named.group(1) : "";
  }

  @Test
  void aMistypedAddressIsToldByThePage() {
    Answer page =
        browser.send(browser.request("/new/hattari").header("Accept", "text/html")).is(404);
    assertThat(page.text()).contains("<title>Chapeau</title>");
  }

  @Test
  void anInvitationMadeAtLocalhostLeadsHere(@TempDir Path folder) throws StartFailure {
    Settings everywhere =
        new Settings("0.0.0.0", 0, folder, false, Duration.ZERO, Duration.ZERO, false);
    try (Server open = Server.start(everywhere);
        Client client = new Client(open.port())) {
      String address = client.get("/api/here").is(200).json().get("address").asText();
      assertThat(address).isEqualTo(HomeNetwork.address("0.0.0.0", open.port()).orElse(""));
      assertThat(address).doesNotContain("localhost").doesNotStartWith("http://127.");
    }
    assertThat(browser.get("/api/here").is(200).json().get("address").asText()).isEmpty();
  }

  @Test
  void whatIsNamedByItsHashIsKeptForever() {
    Answer script = browser.get(SCRIPT).is(200);
    assertThat(script.headers().firstValue("Cache-Control").orElse("")).contains("immutable");
    assertThat(script.headers().firstValue("Content-Type").orElse(""))
        .startsWith("text/javascript");
    assertThat(script.text()).startsWith("console.log");
  }

  @Test
  void whatIsKnownIsNotSentAgain() {
    String tag = browser.get("/").headers().firstValue("ETag").orElseThrow();
    Answer again = browser.send(browser.request("/").header("If-None-Match", tag));
    again.is(304);
    assertThat(again.text()).isEmpty();
  }

  @Test
  void thePackedFileIsSentToWhoeverUnpacksIt() {
    assertThat(encoding("br, gzip")).isEqualTo("br");
    assertThat(encoding("gzip")).isEqualTo("gzip");
    assertThat(encoding("identity")).isEmpty();
  }

  private static String encoding(String accepted) {
    return browser
        .send(browser.request(SCRIPT).header("Accept-Encoding", accepted))
        .is(200)
        .headers()
        .firstValue("Content-Encoding")
        .orElse("");
  }
}
