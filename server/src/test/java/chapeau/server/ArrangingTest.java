package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the host arranges before the start. */
class ArrangingTest {
  @TempDir Path data;
  private Server server;
  private Client host;
  private Client friend;

  @BeforeEach
  void open() throws StartFailure {
    server = Running.on(data);
    host = new Client(server.port());
    friend = new Client(server.port());
  }

  @AfterEach
  void close() {
    friend.close();
    host.close();
    server.close();
  }

  private static List<String> kinds(JsonNode table) {
    List<String> kinds = new ArrayList<>();
    table.get("seats").forEach(seat -> kinds.add(seat.get("kind").asText()));
    return kinds;
  }

  private Client.Answer resize(String id, int players) {
    return host.put(
        "/api/tables/" + id + "/options", "{\"options\":{},\"players\":" + players + "}");
  }

  @Test
  void theHostSetsMoreChairsOrFewer() {
    String id = host.set(3, "[\"me\",\"open\",\"bot:random\"]").get("id").asText();
    assertThat(kinds(resize(id, 4).is(200).json()))
        .containsExactly("person", "open", "bot", "open");
    assertThat(kinds(resize(id, 2).is(200).json())).containsExactly("person", "open");
    resize(id, 5).is(400);
    assertThat(host.get("/api/tables/" + id).json().get("players").asInt()).isEqualTo(2);
  }

  @Test
  void whoeverSatOnAChairThatGoesGetsAFreeOne() {
    String id = host.set(4, "[\"me\",\"bot:random\",\"open\",\"open\"]").get("id").asText();
    friend.post("/api/tables/" + id + "/seats", "{\"seat\":3,\"name\":\"Max\"}").is(200);
    JsonNode table = resize(id, 2).is(200).json();
    assertThat(kinds(table)).containsExactly("person", "person");
    assertThat(table.get("seats").get(1).get("name").asText()).isEqualTo("Max");
    JsonNode theirs = friend.get("/api/tables/" + id).json().get("seats").get(1);
    assertThat(theirs.get("you").asBoolean()).isTrue();
  }

  @Test
  void nobodyIsSentAway() {
    String id = host.set(3, "[\"me\",\"me\",\"open\"]").get("id").asText();
    friend.post("/api/tables/" + id + "/seats", "{\"name\":\"Max\"}").is(200);
    Client.Answer refused = resize(id, 2);
    refused.is(409);
    assertThat(refused.json().get("error").get("fr").asText()).contains("Trop de monde");
  }

  @Test
  void aSmallerTableIsStillSmallAfterARestartAndCanBePlayed() throws StartFailure {
    String id = host.set(4, "[\"me\",\"open\",\"open\",\"open\"]").get("id").asText();
    resize(id, 2).is(200);
    server.close();
    server = Running.on(data);
    Client back = host.at(server.port());
    assertThat(kinds(back.get("/api/tables/" + id).is(200).json()))
        .containsExactly("person", "open");
    JsonNode started = back.post("/api/tables/" + id + "/start", "{}").is(200).json();
    assertThat(started.get("status").asText()).isEqualTo("playing");
    assertThat(kinds(started)).containsExactly("person", "bot");
  }

  @Test
  void severalPeopleAtOneScreenHaveNamesOfTheirOwn() {
    JsonNode seats = host.set(3, "[\"me\",\"me:Léa\",\"me:Léa\"]").get("seats");
    assertThat(seats.get(1).get("name").asText()).isEqualTo("Léa");
    assertThat(seats.get(2).get("name").asText()).isEqualTo("Léa 2");
    assertThat(seats.get(2).get("you").asBoolean()).isTrue();
    host.post("/api/tables", Client.table(3, "[\"me\",\"me: \",\"open\"]")).is(400);
  }
}
