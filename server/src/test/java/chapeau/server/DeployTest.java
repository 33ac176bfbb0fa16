package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files for those who run Chapeau say nothing that is not so. */
class DeployTest {
  private static final Path DEPLOY = Path.of(System.getProperty("chapeau.root"), "deploy");

  @TempDir Path data;

  @Test
  void theDashboardShowsOnlyNumbersThereAre() throws IOException, StartFailure, Json.Unreadable {
    JsonNode dashboard = Json.parse(Files.readString(DEPLOY.resolve("grafana.json")));
    List<String> shown =
        Pattern.compile("chapeau_[a-z_]+|jvm_[a-z_]+|process_[a-z_]+")
            .matcher(dashboard.path("panels").toString())
            .results()
            .map(MatchResult::group)
            .distinct()
            .toList();
    assertThat(shown).hasSizeGreaterThan(8);
    try (Server server = Server.start(Running.settings(data).measured(true));
        Client lea = new Client(server.port())) {
      lea.set(2, "[\"bot:random\",\"bot:random\"]");
      assertThat(lea.get("/metrics").is(200).text()).contains(shown);
    }
  }

  @Test
  void theServicesUseOptionsThereAre() throws IOException {
    Pattern option = Pattern.compile("--[a-z-]+");
    for (String file : List.of("chapeau.service", "chapeau@.service", "compose.yaml")) {
      List<String> used =
          Files.readAllLines(DEPLOY.resolve(file)).stream()
              .filter(line -> !line.strip().startsWith("#"))
              .flatMap(line -> option.matcher(line).results().map(MatchResult::group))
              .toList();
      assertThat(used)
          .isNotEmpty()
          .isSubsetOf("--host", "--port", "--data", "--db", "--trusted-proxy", "--metrics");
    }
  }
}
