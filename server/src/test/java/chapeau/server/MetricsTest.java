package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How the server does, in numbers, and for nobody who was not asked in. */
class MetricsTest {
  @TempDir Path data;

  @Test
  void theNumbersAreThereWhenAskedFor() throws StartFailure {
    try (Server server = Server.start(Running.settings(data).measured(true));
        Client lea = new Client(server.port())) {
      JsonNode table = lea.set(2, "[\"me\",\"me\"]");
      lea.connect().untilNow();
      String numbers = lea.get("/metrics").is(200).text();
      assertThat(numbers)
          .contains("chapeau_moves_total " + table.path("seq").asInt() + ".0")
          .contains("chapeau_sockets 1.0", "chapeau_tables 1.0")
          .contains("chapeau_append_seconds_count")
          .doesNotContain(table.path("id").asText().substring(0, 6));
    }
  }

  @Test
  void andOtherwiseNot() throws StartFailure {
    try (Server server = Running.on(data);
        Client lea = new Client(server.port())) {
      assertThat(lea.get("/metrics").text()).doesNotContain("chapeau_moves");
    }
  }
}
