package chapeau.cli;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.server.Server;
import chapeau.server.Settings;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a shell, a service unit or a person at a prompt gets back: 2 and a sentence. */
class ExitCodesTest {
  private static final int MISTAKE = 2;

  @TempDir Path data;

  private record Outcome(int code, String said) {}

  private static Outcome run(String... args) {
    return run(Map.of(), args);
  }

  private static Outcome run(Map<String, String> environment, String... args) {
    PrintStream before = System.err;
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
    try {
      return new Outcome(Chapeau.run(environment, args), said.toString(StandardCharsets.UTF_8));
    } finally {
      System.setErr(before);
    }
  }

  private static void isAMistake(String because, String... args) {
    isAMistake(because, Map.of(), args);
  }

  private static void isAMistake(String because, Map<String, String> environment, String... args) {
    Outcome outcome = run(environment, args);
    assertThat(outcome.code()).as(Arrays.toString(args)).isEqualTo(MISTAKE);
    assertThat(outcome.said()).contains(because).doesNotContain("Exception", "\tat ");
  }

  @Test
  void helpIsNoMistake() {
    assertThat(run("--help").code()).isZero();
    assertThat(run("run", "--help").code()).isZero();
  }

  /** The launcher does without what was learnt where this fails, and nobody would see why. */
  @Test
  void theProgramCanWarmUp() {
    assertThat(run("warm-up", "--seconds", "0").code()).isZero();
  }

  @Test
  void aDatabaseThatIsNotThere() {
    isAMistake(
        "no server that can be written to answers",
        "run",
        "--port",
        "0",
        "--db",
        "jdbc:postgresql://127.0.0.1:1/chapeau?user=kim&password=hunter2");
    isAMistake("begins with jdbc:postgresql:", "run", "--db", "mysql://localhost/chapeau");
  }

  @Test
  void theCommandLineWinsThenTheEnvironmentThenTheFile() throws Exception {
    Path file = Files.writeString(data.resolve("chapeau.conf"), "# ours\ndb = mysql://file\n");
    String contact = "--push-contact";
    isAMistake("begins with jdbc:postgresql:", "run", "--config", file.toString());
    isAMistake("begins with jdbc:postgresql:", Map.of("CHAPEAU_CONFIG", file.toString()), "run");
    Map<String, String> noDatabase = Map.of("CHAPEAU_DB", "", "CHAPEAU_PUSH_CONTACT", "nobody");
    isAMistake("begins with mailto:", noDatabase, "--config=" + file);
    isAMistake("begins with mailto:", Map.of(), "--config=" + file, "--db=", contact, "nobody");
    isAMistake(
        "--trusted-proxy takes",
        Map.of("CHAPEAU_TRUSTED_PROXY", "127.0.0.1,no such proxy"),
        "run",
        "--port=0",
        "--data=" + data);
  }

  @Test
  void aFileOfOptionsThatCannotBeReadOrSaysSomethingElse() throws Exception {
    Path file = Files.writeString(data.resolve("chapeau.conf"), "colour = red\n");
    isAMistake("“colour”", "run", "--config", file.toString());
    isAMistake("cannot be read", "run", "--config", data.resolve("none").toString());
  }

  @Test
  void aFolderAnotherServerHasOpen() throws Exception {
    try (Server server = Server.start(new Settings("127.0.0.1", 0, data, false))) {
      assertThat(server.port()).isPositive();
      isAMistake(data.toString(), "run", "--port", "0", "--data", data.toString());
    }
  }

  @Test
  void aFileThatIsNoDatabase() throws Exception {
    Files.writeString(data.resolve("chapeau.db"), "x".repeat(10_000));
    isAMistake("chapeau.db", "run", "--port", "0", "--data", data.toString());
  }
}
