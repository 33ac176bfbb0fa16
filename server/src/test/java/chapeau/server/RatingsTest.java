package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Ratings for those who want them, of games that count. */
class RatingsTest {
  @TempDir Path data;
  private Server server;
  private Client lea;
  private Client tom;

  @BeforeEach
  void open() throws StartFailure {
    server = Running.on(data);
    lea = new Client(server.port());
    tom = new Client(server.port());
  }

  @AfterEach
  void close() {
    lea.close();
    tom.close();
    server.close();
  }

  private static void want(Client client, boolean wanted) {
    client.put("/api/me/ratings", "{\"wanted\":" + wanted + "}").is(200);
  }

  private void play(String terms) {
    Playing.toTheEnd(Playing.pair(lea, tom, terms), lea, tom);
  }

  /** What is rated after all games that are rated were: starting again rates what was left. */
  private JsonNode ratings(Client client) throws StartFailure {
    for (int i = 0; i < 100; i++) {
      JsonNode told = client.get("/api/me/ratings").is(200).json();
      if (!told.path("ratings").isEmpty()) {
        return told;
      }
      Thread.onSpinWait();
    }
    server.close();
    server = Running.on(data);
    return client.at(server.port()).get("/api/me/ratings").is(200).json();
  }

  @Test
  void aGameBetweenTwoWhoWantItCountsOnceForEach() throws StartFailure {
    want(lea, true);
    want(tom, true);
    play(",\"rated\":true");
    JsonNode hers = ratings(lea).at("/ratings/0");
    JsonNode his = ratings(tom).at("/ratings/0");
    assertThat(hers.path("games").asInt()).isEqualTo(1);
    assertThat(hers.path("rating").asInt() + his.path("rating").asInt()).isBetween(2999, 3001);
    assertThat(hers.path("sure").asBoolean()).isFalse();
    assertThat(hers.path("low").asInt()).isLessThan(hers.path("rating").asInt() - 400);
    assertThat(hers.path("high").asInt()).isGreaterThan(hers.path("rating").asInt() + 400);
  }

  @Test
  void amongFriendsNothingCountsUnlessTheHostSaysSo() throws StartFailure {
    want(lea, true);
    want(tom, true);
    play("");
    assertThat(ratings(lea).path("ratings")).isEmpty();
  }

  @Test
  void whoDoesNotWantItIsNotRatedAndNobodyAgainstThem() throws StartFailure {
    want(lea, true);
    play(",\"listed\":true");
    assertThat(ratings(lea).path("ratings")).isEmpty();
    assertThat(tom.at(server.port()).get("/api/me/ratings").json().path("wanted").asBoolean())
        .isFalse();
  }

  @Test
  void whoWantsItNoMoreHasNoRating() throws StartFailure {
    want(lea, true);
    want(tom, true);
    play(",\"listed\":true");
    assertThat(ratings(lea).path("ratings")).hasSize(1);
    want(lea, false);
    assertThat(lea.get("/api/me/ratings").json().path("ratings")).isEmpty();
    lea.put("/api/me/ratings", "{\"wanted\":\"maybe\"}").is(400);
  }
}
