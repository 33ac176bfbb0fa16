package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What somebody plays and has played, by who they are and not by the browser. */
class OwnGamesTest {
  @TempDir Path data;

  private static List<String> ids(JsonNode games) {
    List<String> ids = new ArrayList<>();
    games.forEach(game -> ids.add(game.path("id").asText()));
    return ids;
  }

  @Test
  void whatOneWasIsToldOnceTheGameIsOver() throws StartFailure {
    try (Server server = Running.on(data);
        Client lea = new Client(server.port());
        Client tom = new Client(server.port())) {
      String table =
          """
          {"game":"huisclos","players":4,"options":{"characters":"order"},"salt":"grain",
           "seats":["me","me","me","open"]}\
          """;
      String id = lea.post("/api/tables", table).is(201).json().path("id").asText();
      tom.post("/api/tables/" + id + "/seats", "{}").is(200);
      lea.post("/api/tables/" + id + "/start", "").is(200);
      assertThat(tom.get("/api/me/record").is(200).json().path("byRole")).isEmpty();
      Playing.toTheEnd(id, lea, lea, lea, tom);
      JsonNode record = tom.get("/api/me/record").is(200).json();
      assertThat(record.at("/favourite/game").asText()).isEqualTo("huisclos");
      assertThat(record.at("/favourite/role").asText()).isEqualTo("GEORGES");
      assertThat(record.path("byRole")).hasSize(2);
      int guilty = murderer(tom, id);
      assertThat(record.at("/byRole/1/name").asText())
          .isEqualTo(guilty == 3 ? "MURDERER" : "INNOCENT");
    }
  }

  private static int murderer(Client client, String id) {
    JsonNode players =
        client.get("/api/tables/" + id + "/replay").is(200).json().findValues("players").getLast();
    for (int seat = 0; seat < players.size(); seat++) {
      if (players.get(seat).path("role").asText().equals("MURDERER")) {
        return seat;
      }
    }
    throw new AssertionError("nobody did it");
  }

  @Test
  void whatWaitsForMeIsFirstAndWhatIsOverHasItsResult() throws StartFailure {
    try (Server server = Running.on(data);
        Client lea = new Client(server.port());
        Client tom = new Client(server.port())) {
      String over = lea.set(2, "[\"me\",\"me\"]").path("id").asText();
      Playing.toTheEnd(over, lea, lea);
      String mine = lea.set(2, "[\"me\",\"me\"]").path("id").asText();
      String open = lea.set(2, "[\"me\",\"open\"]").path("id").asText();
      JsonNode games = lea.get("/api/me/games").is(200).json();
      assertThat(ids(games.path("running"))).containsExactly(mine, open);
      assertThat(ids(games.path("finished"))).containsExactly(over);
      JsonNode players = games.at("/finished/0/players");
      assertThat(players).hasSize(2);
      assertThat(players.get(0).path("you").asBoolean()).isTrue();
      assertThat(players.get(0).path("place").asInt()).isBetween(1, 2);
      assertThat(games.path("more").asText()).isEmpty();
      JsonNode none = tom.get("/api/me/games").is(200).json();
      assertThat(none.path("running")).isEmpty();
      assertThat(none.path("finished")).isEmpty();
    }
  }
}
