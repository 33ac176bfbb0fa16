package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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

  /** Takes all the memory there is, somewhere beside whoever waits for it. */
  static final class Glutton {
    private Glutton() {}

    public static void main(String[] args) throws InterruptedException {
      Thread eater =
          new Thread(() -> {
            List<byte[]> eaten = new ArrayList<>();
            while (eaten.size() < Integer.MAX_VALUE) {
              eaten.add(new byte[1 << 20]);
            }
          });
      eater.start();
      eater.join();
      // Without the switch only that thread ends, and all the others go on as if nothing was.
      System.exit(0);
    }
  }

  @Test
  void whoeverStartsItLetsAProcessWithoutMemoryEndAndTheServicesStartItAgain()
      throws IOException, InterruptedException {
    Path root = DEPLOY.resolveSibling("");
    for (String starter : List.of("chapeau", "build/package")) {
      List<String> switches =
          Files.readAllLines(root.resolve(starter)).stream()
              .filter(line -> line.startsWith("switches=(") || line.startsWith("exec "))
              .flatMap(line -> Pattern.compile("-XX:\\+[A-Za-z]+").matcher(line).results())
              .map(MatchResult::group)
              .distinct()
              .toList();
      assertThat(switches).as(starter).isNotEmpty();
      assertThat(exitOf(switches)).as(starter + " " + switches).isNotIn(0, 143);
    }
    for (String unit : List.of("chapeau.service", "chapeau@.service")) {
      assertThat(Files.readAllLines(DEPLOY.resolve(unit)))
          .contains("SuccessExitStatus=143")
          .anyMatch(line -> line.matches("Restart=(on-failure|always)"));
    }
  }

  private static int exitOf(List<String> switches) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(switches);
    command.addAll(
        List.of("-Xmx16m", "-cp", System.getProperty("java.class.path"), Glutton.class.getName()));
    return new ProcessBuilder(command)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
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
