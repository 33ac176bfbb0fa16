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
