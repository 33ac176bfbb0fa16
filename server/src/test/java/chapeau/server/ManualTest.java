package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The description of the API is true, and can be read. */
class ManualTest {
  @TempDir Path data;

  @Test
  void everyRouteIsDescribedAndNothingElse() throws StartFailure {
    try (Server server = Running.on(data);
        Client anyone = new Client(server.port())) {
      JsonNode paths = anyone.get("/api/openapi.json").is(200).json().path("paths");
      List<String> described = new ArrayList<>();
      paths
          .properties()
          .forEach(path ->
              path.getValue()
                  .fieldNames()
                  .forEachRemaining(
                      verb -> described.add(verb.toUpperCase(Locale.ROOT) + " " + path.getKey())));
      List<String> registered =
          server.routes().stream().map(r -> r.method().name() + " " + r.path()).toList();
      assertThat(described).containsExactlyInAnyOrderElementsOf(registered);
      assertThat(anyone.get("/api/docs").is(200).text()).contains("/api/tables/{id}/moves");
    }
  }

  @Test
  void whatIsDescribedOfATableIsWhatComes() throws StartFailure {
    try (Server server = Running.on(data);
        Client lea = new Client(server.port())) {
      JsonNode schemas = lea.get("/api/openapi.json").json().at("/components/schemas");
      JsonNode table = lea.set(2, "[\"me\",\"bot:novice\"]");
      JsonNode update = lea.lastUpdate(table.path("id").asText(), 0);
      assertThat(fields(table)).isEqualTo(fields(schemas.at("/TableView/properties")));
      assertThat(fields(table.at("/seats/0")))
          .isEqualTo(fields(schemas.at("/SeatView/properties")));
      assertThat(fields(update)).isEqualTo(fields(schemas.at("/FromServerCatchUp/properties")));
      assertThat(fields(schemas.at("/TurnView/properties")))
          .containsAll(fields(update.path("turn")));
    }
  }

  private static List<String> fields(JsonNode object) {
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }

  @Test
  void theHouseIsWell() throws StartFailure {
    try (Server server = Running.on(data);
        Client anyone = new Client(server.port())) {
      assertThat(anyone.get("/api/health").is(200).json().path("journal").asText()).isEqualTo("ok");
      assertThat(anyone.get("/api/games").is(200).json().at("/0/about/id").asText()).isNotEmpty();
    }
  }

  @Test
  void theMakersOfGamesSeeEverythingAndMoveForAll() throws StartFailure {
    Settings dev =
        new Settings("127.0.0.1", 0, data, true, Duration.ofHours(1), Duration.ZERO, false);
    try (Server server = Server.start(dev);
        Client maker = new Client(server.port())) {
      String id = maker.set(2, "[\"me\",\"me\"]").path("id").asText();
      JsonNode views = maker.get("/api/dev/tables/" + id + "/views").is(200).json();
      assertThat(views.path("viewers")).hasSize(4);
      int before = views.path("seq").asInt();
      JsonNode after =
          maker
              .post("/api/dev/tables/" + id + "/step", "{\"bot\":\"novice\",\"steps\":3}")
              .is(200)
              .json();
      assertThat(after.path("seq").asInt()).isGreaterThanOrEqualTo(before + 3);
      maker.post("/api/dev/tables/" + id + "/step", "{\"bot\":\"nobody\"}").is(400);
    }
  }

  @Test
  void whoSetsTablesTooFastIsToldSo() throws StartFailure {
    try (Server server = Server.start(new Settings("127.0.0.1", 0, data, false));
        Client hasty = new Client(server.port())) {
      List<Integer> answers = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        answers.add(hasty.post("/api/tables", Client.table(2, "[\"me\",\"open\"]")).status());
      }
      assertThat(answers).contains(201, 429);
    }
  }
}
