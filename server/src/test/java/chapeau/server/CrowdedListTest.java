package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.Patience;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the limits of the lobby list with guests behind one proxy. */
class CrowdedListTest {
  @TempDir Path data;
  private Server server;
  private Client lea;

  @BeforeEach
  void open() throws StartFailure {
    server = Server.start(Running.settings(data).behind(Set.of("127.0.0.1")));
    lea = new Client(server.port());
  }

  @AfterEach
  void close() {
    lea.close();
    server.close();
  }

  private static JsonNode list(Client client, String address) {
    String table =
        "{\"game\":\"hattari\",\"players\":2,\"seats\":[\"me\",\"open\"],\"listed\":true}";
    var request =
        client
            .request("/api/tables")
            .header("X-Forwarded-For", address)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(table));
    return client.send(request).is(201).json();
  }

  private List<String> shown() {
    List<String> ids = new ArrayList<>();
    lea.get("/api/lobby")
        .is(200)
        .json()
        .path("tables")
        .forEach(t -> ids.add(t.path("id").asText()));
    return ids;
  }

  @Test
  void manyTablesFromThreeAddressesDoNotHideAnHonestOne() {
    String honest = list(lea, "198.51.100.1").path("id").asText();
    int listed = 0;
    for (int guest = 0; guest < 35; guest++) {
      try (Client spammer = new Client(server.port())) {
        for (int table = 0; table < 3; table++) {
          listed += list(spammer, "203.0.113." + guest % 3).path("listed").asBoolean() ? 1 : 0;
        }
      }
    }
    assertThat(listed).isEqualTo(30);
    Patience.until("the list is read anew", () -> shown().size() == 31);
    assertThat(shown()).contains(honest);
  }

  @Test
  void theFourthTableOfAGuestIsSetByInvitationAndStaysSo() {
    for (int i = 0; i < 3; i++) {
      assertThat(list(lea, "198.51.100.1").path("listed").asBoolean()).isTrue();
    }
    JsonNode fourth = list(lea, "198.51.100.2");
    assertThat(fourth.path("listed").asBoolean()).isFalse();
    String terms = "/api/tables/" + fourth.path("id").asText() + "/terms";
    assertThat(lea.put(terms, "{\"listed\":true}").is(409).json().at("/error/en").asText())
        .contains("three tables");
    lea.put(terms, "{\"listed\":false,\"pace\":\"day\"}").is(200);
  }
}
