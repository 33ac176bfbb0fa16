package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A link pasted into a conversation says who invites to which game, and nothing else. */
class InvitationTest {
  private static final String SEATS =
      "\"seats\":[\"me\",\"open\",\"open\",\"bot:random\"],\"name\":\"Léa <b>\\\"&\"";

  @TempDir static Path data;
  private static Server server;
  private static Client host;

  @BeforeAll
  static void open() throws StartFailure {
    server = Running.on(data);
    host = new Client(server.port());
  }

  @AfterAll
  static void close() {
    host.close();
    server.close();
  }

  private static String table() {
    String wish = "{\"game\":\"hattari\",\"players\":4,\"options\":{}," + SEATS + "}";
    return host.post("/api/tables", wish).is(201).json().get("id").asText();
  }

  private static String page(String path, String languages) {
    return host.send(host.request(path).header("Accept-Language", languages)).is(200).text();
  }

  @Test
  void itSaysWhoInvitesToWhichGameInTheReadersLanguage() {
    String id = table();
    assertThat(page("/t/" + id, "fr-FR,fr;q=0.9,en;q=0.8"))
        .contains("<title>Chapeau</title>")
        .contains("content=\"Léa &lt;b&gt;&quot;&amp; vous invite à jouer à Hattari\"")
        .contains("2 places libres")
        .contains("content=\"http://127.0.0.1:" + server.port() + "/invitation/hattari.png\"");
    assertThat(page("/t/" + id, "en-GB,en;q=0.9"))
        .contains("invites you to play Hattari\"")
        .contains("2 free seats");
  }

  @Test
  void itTellsNoSecret() {
    String id = table();
    String commitment = host.get("/api/tables/" + id).is(200).json().get("commitment").asText();
    assertThat(page("/t/" + id, "fr"))
        .doesNotContain(commitment)
        .doesNotContain("seal")
        .doesNotContain("guest");
  }

  @Test
  void whereThereIsNoTableThereIsNoInvitation() {
    assertThat(page("/t/no-such-table-at-all", "fr")).doesNotContain("og:title");
    assertThat(page("/", "fr")).doesNotContain("vous invite");
  }

  @Test
  void aReaderWithoutAWishReadsFrench() {
    assertThat(Language.asksForFrench(null)).isTrue();
    assertThat(Language.asksForFrench("de-DE,de;q=0.9")).isTrue();
    assertThat(Language.asksForFrench("en;q=0.4, fr;q=0.9")).isTrue();
    assertThat(Language.asksForFrench("en-US")).isFalse();
    assertThat(Language.asksForFrench(";;q=x")).isTrue();
  }
}
