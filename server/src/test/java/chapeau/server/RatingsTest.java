package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.Patience;
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
  private Client zoe;

  @BeforeEach
  void open() throws StartFailure {
    server = Running.on(data);
    lea = new Client(server.port());
    tom = new Client(server.port());
    zoe = new Client(server.port());
  }

  @AfterEach
  void close() {
    lea.close();
    tom.close();
    zoe.close();
    server.close();
  }

  private static void want(Client client, boolean wanted) {
    client.put("/api/me/ratings", "{\"wanted\":" + wanted + "}").is(200);
  }

  private static void play(Client one, Client other, String terms) {
    Playing.toTheEnd(Playing.pair(one, other, terms), one, other);
  }

  /** What somebody is told once a game of theirs was rated: nobody at the table waits for that. */
  private static JsonNode rated(Client client) {
    return Patience.until(
            "a game is rated",
            () -> client.get("/api/me/ratings").is(200).json().path("ratings"),
            ratings -> !ratings.isEmpty())
        .path(0);
  }

  @Test
  void aGameBetweenTwoWhoWantItCountsOnceForEach() {
    want(lea, true);
    want(tom, true);
    play(lea, tom, ",\"rated\":true");
    JsonNode hers = rated(lea);
    JsonNode his = rated(tom);
    assertThat(hers.path("games").asInt()).isEqualTo(1);
    assertThat(hers.path("curve")).hasSize(1);
    assertThat(hers.at("/curve/0/rating")).isEqualTo(hers.path("rating"));
    assertThat(hers.path("rating").asInt() + his.path("rating").asInt()).isBetween(2999, 3001);
    assertThat(hers.path("sure").asBoolean()).isFalse();
    assertThat(hers.path("low").asInt()).isLessThan(hers.path("rating").asInt() - 400);
    assertThat(hers.path("high").asInt()).isGreaterThan(hers.path("rating").asInt() + 400);
  }

  @Test
  void amongFriendsNothingCountsUnlessTheHostSaysSo() {
    want(lea, true);
    want(tom, true);
    play(lea, tom, "");
    play(lea, tom, ",\"rated\":true");
    assertThat(rated(lea).path("games").asInt()).isEqualTo(1);
  }

  @Test
  void whoDoesNotWantItIsNotRatedAndNobodyAgainstThem() {
    want(lea, true);
    want(zoe, true);
    play(lea, tom, ",\"listed\":true");
    play(lea, zoe, ",\"listed\":true");
    assertThat(rated(lea).path("games").asInt()).isEqualTo(1);
    JsonNode his = tom.get("/api/me/ratings").is(200).json();
    assertThat(his.path("wanted").asBoolean()).isFalse();
    assertThat(his.path("ratings")).isEmpty();
  }

  @Test
  void whoWantsItNoMoreHasNoRating() {
    want(lea, true);
    want(tom, true);
    play(lea, tom, ",\"listed\":true");
    rated(lea);
    want(lea, false);
    assertThat(lea.get("/api/me/ratings").json().path("ratings")).isEmpty();
    lea.put("/api/me/ratings", "{\"wanted\":\"maybe\"}").is(400);
  }
}
