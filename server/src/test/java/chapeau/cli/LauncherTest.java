package chapeau.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.Patience;
import com.sun.net.httpserver.HttpServer;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher on a machine without Java, Maven and Node: small scripts play the tools, and a
 * server of our own plays the makers' sites.
 */
class LauncherTest {
  private static final List<String> ORDINARY =
      List.of(
          "bash",
          "sed",
          "grep",
          "head",
          "cut",
          "uname",
          "tr",
          "curl",
          "tar",
          "gzip",
          "mktemp",
          "sha256sum",
          "mkdir",
          "rm",
          "mv",
          "cp",
          "cat",
          "find",
          "awk",
          "tee",
          "touch",
          "sleep",
          "dirname",
          "readlink",
          "id",
          "paste",
          "env",
          "chmod",
          "timeout");

  private static final String JAVA =
      """
      #!/bin/sh
      if [ "$1" = -version ]; then echo 'openjdk version "25.0.4"' >&2; exit; fi
      case "$*" in *warm-up*) exit 1 ;; esac
      echo "java $*"; cat
      """;

  /** Reads all its input, as the real one may, and is slow enough for two builds to meet. */
  private static final String MAVEN =
      """
      #!/bin/sh
      cat >/dev/null
      echo begin >>"$LOG"; sleep 0.5
      mkdir -p server/target; echo jar >server/target/chapeau.jar
      echo end >>"$LOG"
      """;

  private static final String NODE = "#!/bin/sh\nexit 0\n";

  /** Logs its arguments and leaves the report of a failed test. */
  private static final String TESTING_MAVEN =
      """
      #!/bin/sh
      echo "$*" >>"$LOG"
      mkdir -p engine/target/surefire-reports
      cat >engine/target/surefire-reports/TEST-chapeau.ClockTest.xml <<END
      <testsuite name="chapeau.ClockTest">
        <testcase name="ticks" classname="chapeau.ClockTest" time="0.1"/>
        <testcase name="strikes" classname="chapeau.ClockTest" time="0.2">
          <failure message="m"><![CDATA[expected: 12 &amp; was: <13>]]></failure>
        </testcase>
      </testsuite>
      END
      exit 1
      """;

  private static final String APT =
      """
      #!/bin/sh
      echo "apt-get $*" >>"$LOG"
      case "$*" in *chromium*) echo '#!/bin/sh' >"${0%/*}/chromium"; chmod +x "${0%/*}/chromium" ;; esac
      """;

  @TempDir private Path folder;
  private final Map<String, byte[]> site = new HashMap<>();
  private HttpServer server;
  private Path project;
  private Path tools;

  @BeforeEach
  void setUp() throws Exception {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          byte[] body = site.get(exchange.getRequestURI().getPath());
          exchange.sendResponseHeaders(body == null ? 404 : 200, body == null ? -1 : body.length);
          if (body != null) {
            exchange.getResponseBody().write(body);
          }
          exchange.close();
        });
    server.start();
    Path root = Path.of(System.getProperty("chapeau.root", "."));
    project = Files.createDirectories(folder.resolve("project"));
    Files.createDirectories(project.resolve("build"));
    for (String file : List.of("chapeau", "build/tools.sh", "build/tests.sh")) {
      Files.copy(root.resolve(file), project.resolve(file));
    }
    project.resolve("chapeau").toFile().setExecutable(true);
    for (String part :
        List.of(
            "pom.xml",
            "LICENSE",
            "NOTICE",
            "licences",
            "engine",
            "json",
            "games",
            "bots",
            "catalogue",
            "server",
            "web")) {
      Files.createDirectories(project.resolve(part));
    }
    tools = folder.resolve("tools.txt");
    offerTools(MAVEN, NODE);
  }

  private void offerTools(String maven, String node) throws Exception {
    Files.writeString(
        tools,
        offer("jdk", Map.of("bin/java", JAVA, "bin/javac", NODE))
            + offer("maven", Map.of("bin/mvn", maven))
            + offer("node", Map.of("bin/node", node, "bin/npm", NODE)));
  }

  @AfterEach
  void tearDown() {
    server.stop(0);
  }

  @Test
  void whatIsMissingIsNamedAndNothingIsFetchedUnasked() throws Exception {
    Outcome outcome = run("", "games");
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.said()).contains("JDK 25").contains("Maven").contains("--yes");
    assertThat(project.resolve(".chapeau/jdk-1")).doesNotExist();
  }

  @Test
  void whatIsMissingIsFetchedBuiltAndRun() throws Exception {
    Outcome outcome = run("", "games", "--yes");
    assertThat(outcome.code()).as(outcome.said()).isZero();
    assertThat(outcome.said()).contains("Fetching maven").contains("chapeau.jar games");
  }

  @Test
  void whatIsNotAsItShouldBeIsThrownAway() throws Exception {
    site.put("/maven.tar.gz", "something else".getBytes(UTF_8));
    Outcome outcome = run("", "games", "--yes");
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.said()).contains("SHA-256 differs").doesNotContain("chapeau.jar games");
    try (var left = Files.list(project.resolve(".chapeau"))) {
      assertThat(left.map(file -> String.valueOf(file.getFileName()))).containsOnly("jdk-1");
    }
  }

  @Test
  void aSiteThatDoesNotAnswerLeavesASentence() throws Exception {
    site.remove("/jdk.tar.gz");
    Outcome outcome = run("", "games", "--yes");
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.said()).contains("could not be fetched. Install a JDK 25");
  }

  @Test
  void theBuildLeavesTheInputToTheCommand() throws Exception {
    assertThat(run("{\"cmd\":\"turn\"}\n", "engine", "hattari", "--yes").said())
        .contains("{\"cmd\":\"turn\"}");
  }

  @Test
  void twoAtOnceBuildOnce() throws Exception {
    run("", "games", "--yes");
    Files.delete(project.resolve(".chapeau/chapeau.jar"));
    Files.deleteIfExists(folder.resolve("log"));
    Process one = start("games");
    Process two = start("games");
    finish(one, "");
    finish(two, "");
    assertThat(Files.readAllLines(folder.resolve("log"))).containsExactly("begin", "end");
  }

  @Test
  void aRebuildLeavesTheFileARunningServerHasOpenAlone() throws Exception {
    run("", "games", "--yes");
    Path jar = project.resolve(".chapeau/chapeau.jar");
    Object before = Files.getAttribute(jar, "unix:ino");
    Path kept = folder.resolve("kept");
    Files.createLink(kept, jar);
    Files.writeString(project.resolve("server/newer"), "change");
    run("", "games");
    assertThat(Files.getAttribute(jar, "unix:ino")).isNotEqualTo(before);
    assertThat(kept).hasContent("jar");
  }

  @Test
  void packagesThatAreMissingAreNamedAndNotInstalledUnasked() throws Exception {
    program("id", "#!/bin/sh\necho 0\n");
    program("apt-get", APT);
    run("", "games", "--yes");
    Outcome outcome = run("", "test");
    assertThat(outcome.code()).as(outcome.said()).isEqualTo(3);
    assertThat(outcome.said()).contains("chromium").contains("firefox-esr").contains("--yes");
    assertThat(folder.resolve("log")).content().doesNotContain("apt-get");
  }

  @Test
  void packagesThatAreMissingAreInstalledOnDemand() throws Exception {
    program("id", "#!/bin/sh\necho 0\n");
    program("apt-get", APT);
    Outcome outcome = run("", "test", "--yes");
    assertThat(outcome.code()).as(outcome.said()).isZero();
    assertThat(folder.resolve("log")).content().contains("chromium").contains("firefox-esr");
  }

  @Test
  void aUserWithoutTheRightToInstallIsToldWhatTheTestsNeed() throws Exception {
    program("id", "#!/bin/sh\necho 1000\n");
    Outcome outcome = run("", "test", "--yes");
    assertThat(outcome.code()).as(outcome.said()).isEqualTo(3);
    assertThat(outcome.said()).contains("need Chromium or Chrome");
  }

  @Test
  void otherBrowsersThatCannotBeInstalledAreSkipped() throws Exception {
    program("id", "#!/bin/sh\necho 1000\n");
    program("chromium", NODE);
    Outcome outcome = run("", "test", "--yes");
    assertThat(outcome.code()).as(outcome.said()).isZero();
    assertThat(outcome.said()).contains("firefox-esr").contains("will be skipped");
  }

  @Test
  void aWordThatNamesNoTestIsAMistake() throws Exception {
    layOutTests();
    Outcome outcome = run("", "test", "Clocck", "--yes");
    assertThat(outcome.code()).as(outcome.said()).isEqualTo(2);
    assertThat(outcome.said()).contains("No test is called “Clocck”");
    assertThat(folder.resolve("log")).doesNotExist();
  }

  @Test
  void aClauseSelectsItsTestsAndAFailureSaysWhy() throws Exception {
    layOutTests();
    Outcome outcome = run("", "test", "CLK-2", "--yes");
    assertThat(outcome.code()).as(outcome.said()).isEqualTo(1);
    assertThat(folder.resolve("log"))
        .content()
        .contains("-Dtest=chapeau.ClockTest#strikes ")
        .contains("-pl engine -am");
    assertThat(outcome.said())
        .contains("FAILED chapeau.ClockTest.strikes", "expected: 12 &amp; was: <13>")
        .endsWith("\n1 passed, 1 failed, 0 skipped\n");
  }

  @Test
  void switchesGoToMavenWithTheModulesANamedOneNeeds() throws Exception {
    offerTools(TESTING_MAVEN, NODE);
    run("", "test", "-pl", "engine,json", "-Dx=y", "--yes");
    assertThat(folder.resolve("log")).content().contains("verify -pl engine,json -Dx=y -am");
  }

  /** Creates a project with one module and one test class; links the real Node and its scripts. */
  private void layOutTests() throws Exception {
    Path root = Path.of(System.getProperty("chapeau.root", "."));
    Path scripts = Files.createDirectories(project.resolve("build/tests"));
    try (var files = Files.list(root.resolve("build/tests"))) {
      for (Path file : files.toList()) {
        Files.copy(file, scripts.resolve(file.getFileName()));
      }
    }
    Files.delete(project.resolve("pom.xml"));
    Files.writeString(project.resolve("pom.xml"), "<module>engine</module>");
    Files.createDirectories(project.resolve("web/test"));
    Files.createDirectories(project.resolve("web/e2e"));
    Files.writeString(
        Files.createDirectories(project.resolve("engine/src/test/java/chapeau"))
            .resolve("ClockTest.java"),
        """
        @Test @Rule("CLK-1") void ticks() {}
        @Test
        @Rule({"CLK-2", "CLK-3"})
        void strikes() {}
        """);
    String path = System.getenv("PATH");
    Path node =
        Arrays.stream(path.split(File.pathSeparator))
            .map(place -> Path.of(place, "node"))
            .filter(Files::isExecutable)
            .findFirst()
            .orElseThrow();
    offerTools(TESTING_MAVEN, "#!/bin/sh\nexec " + node + " \"$@\"\n");
  }

  private void program(String name, String script) throws IOException {
    Path at = Files.createDirectories(folder.resolve("bin")).resolve(name);
    Files.writeString(at, script);
    at.toFile().setExecutable(true);
  }

  private String offer(String tool, Map<String, String> files) throws Exception {
    Path shelf = folder.resolve("made").resolve(tool);
    Path made = Files.createDirectories(shelf.resolve("top"));
    for (Map.Entry<String, String> file : files.entrySet()) {
      Path at = made.resolve(file.getKey());
      Files.createDirectories(made.resolve("bin"));
      Files.writeString(at, file.getValue());
      at.toFile().setExecutable(true);
    }
    Path archive = folder.resolve(tool + ".tar.gz");
    Process tar =
        new ProcessBuilder("tar", "-czf", archive.toString(), "top")
            .directory(shelf.toFile())
            .start();
    assertThat(tar.waitFor()).isZero();
    byte[] bytes = Files.readAllBytes(archive);
    site.put("/" + tool + ".tar.gz", bytes);
    return "%s 1 any %s http://127.0.0.1:%d/%s.tar.gz%n"
        .formatted(tool, sha256(bytes), server.getAddress().getPort(), tool);
  }

  private static String sha256(byte[] bytes) throws NoSuchAlgorithmException {
    return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
  }

  private record Outcome(int code, String said) {}

  private Outcome run(String input, String... args) throws Exception {
    return finish(start(args), input);
  }

  private Process start(String... args) throws IOException {
    Path bin = Files.createDirectories(folder.resolve("bin"));
    for (String tool : ORDINARY) {
      Path link = bin.resolve(tool);
      for (String place : List.of("/usr/bin", "/bin", "/usr/local/bin")) {
        Path found = Path.of(place, tool);
        if (Files.exists(found) && !Files.exists(link)) {
          Files.writeString(link, "#!/bin/sh\nexec " + found + " \"$@\"\n");
          link.toFile().setExecutable(true);
        }
      }
    }
    String[] command = new String[args.length + 1];
    command[0] = project.resolve("chapeau").toString();
    System.arraycopy(args, 0, command, 1, args.length);
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().clear();
    builder.environment().put("PATH", bin.toString());
    builder.environment().put("HOME", folder.toString());
    builder.environment().put("CHAPEAU_JDKS", "");
    builder.environment().put("CHAPEAU_TOOLS", tools.toString());
    builder.environment().put("LOG", folder.resolve("log").toString());
    return builder.start();
  }

  private static Outcome finish(Process process, String input) throws Exception {
    try (var to = process.getOutputStream()) {
      to.write(input.getBytes(UTF_8));
    }
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor(Patience.SECONDS, TimeUnit.SECONDS)).isTrue();
    return new Outcome(process.exitValue(), said);
  }
}
