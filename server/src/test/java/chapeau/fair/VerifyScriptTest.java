package chapeau.fair;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import chapeau.engine.Setup;
import chapeau.json.Json;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * {@code docs/verify.py}, written from docs/fairness.md alone, finds every honest game honest and
 * every doctored one not.
 */
class VerifyScriptTest {
  private static final Path SCRIPT =
      Path.of(System.getProperty("chapeau.root", "..")).resolve("docs/verify.py");

  /** Runs the script for each line of arguments as a new program, without a new Python. */
  private static final String RUNNER =
      """
      import contextlib, io, json, runpy, sys
      script = sys.argv[1]
      for line in sys.stdin:
          said = io.StringIO()
          sys.argv = [script, *json.loads(line)]
          with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
              try:
                  runpy.run_path(script, run_name="__main__")
                  code = 0
              except SystemExit as end:
                  code = end.code
          print(json.dumps({"code": code, "words": said.getvalue()}), flush=True)
      """;

  private static @Nullable Process python;

  @TempDir Path folder;

  /** What the program said, and how it ended. */
  record Said(int code, String words) {}

  @BeforeAll
  static void startPython() {
    try {
      python = new ProcessBuilder("python3", "-c", RUNNER, SCRIPT.toString()).start();
    } catch (IOException e) {
      assumeTrue(false, "docs/verify.py is not tried: there is no python3 here");
    }
  }

  @AfterAll
  static void stopPython() {
    if (python != null) {
      python.destroy();
    }
  }

  private static Setup set(int players, String... options) {
    return new Setup(
        players,
        IntStream.range(0, options.length / 2)
            .boxed()
            .collect(Collectors.toMap(i -> options[2 * i], i -> options[2 * i + 1])));
  }

  /** A host's own deck of words, so many cards. */
  private static String deck(int cards) {
    return IntStream.range(0, cards)
        .mapToObj(card -> "mot" + card + "a, mot" + card + "b, mot" + card + "c")
        .collect(Collectors.joining("\n\n"));
  }

  record Table(String game, Setup setup) {}

  static Stream<Table> tables() {
    return Stream.of(
        new Table("hattari", set(2)),
        new Table("hattari", set(3, "first", "2", "beginner", "true")),
        new Table("hattari", set(4, "expert", "true", "memory", "false")),
        new Table("tophat", set(2)),
        new Table("tophat", set(3)),
        new Table("hatouf", set(4)),
        new Table("hatouf", set(4, "short", "true")),
        new Table("hatouf", set(4, "short", "true", "flying", "true")),
        new Table("hunch", set(3, "advanced", "true")),
        new Table("hunch", set(4, "language", "en", "first", "1")),
        new Table("hunch", set(5, "deck", deck(30))),
        new Table("hunch", set(6, "deck", deck(12), "chat", "true")),
        new Table("huisclos", set(4)),
        new Table("huisclos", set(5, "characters", "order", "first", "3")),
        new Table("huisclos", set(6, "characters", "random")),
        new Table("huisclos", set(8, "characters", "chosen", "first", "0", "shared", "true")));
  }

  @ParameterizedTest
  @MethodSource("tables")
  void everyDrawOfAnHonestGameIsDerived(Table table) {
    List<GameFile> files =
        IntStream.range(0, 5)
            .mapToObj(game -> Evidence.played(table.game(), table.setup(), game))
            .toList();
    Said said = verify(files.stream().map(Evidence::tree).toList());
    assertThat(said.words().lines().toList())
        .isEqualTo(
            files.stream()
                .map(file ->
                    "Honest: the seed is the one committed to, and all %d draws of %d moves follow from it and the salts."
                        .formatted(Evidence.draws(file).size(), file.moves().size()))
                .toList());
    assertThat(said.code()).isZero();
  }

  @ParameterizedTest
  @MethodSource("tables")
  void whateverIsDoctoredIsFound(Table table) {
    GameFile file = Evidence.played(table.game(), table.setup(), 7);
    List<ObjectNode> doctored = new ArrayList<>();
    doctored.add(Evidence.tree(file).put("seed", new Seed("cd".repeat(32)).hex()));
    doctored.add(Evidence.tree(file).put("commitment", new Seed("cd".repeat(32)).commitment()));
    doctored.add(withSalt(file, "another", false));
    doctored.add(Evidence.without(file, file.moves().size() / 2, false));
    List<Integer> draws = Evidence.draws(file);
    for (int row : List.of(draws.getFirst(), draws.get(draws.size() / 2), draws.getLast())) {
      doctored.add(Evidence.withDraw(file, row));
      doctored.add(Evidence.without(file, row, true));
    }
    areFound(doctored);
  }

  /**
   * Another seed or salt can draw the same by chance where there is little to draw; most do not.
   */
  @ParameterizedTest
  @MethodSource("tables")
  void aSeedOrASaltChosenAfterwardsIsFound(Table table) {
    GameFile file = Evidence.played(table.game(), table.setup(), 7);
    List<ObjectNode> doctored = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      doctored.add(withSalt(file, "another" + i, true));
      doctored.add(withSeed(file, new Seed(("a" + i).repeat(32))));
    }
    assertThat(verify(doctored).words().lines())
        .filteredOn(line -> line.startsWith("Not honest: ") && line.contains("does not follow"))
        .hasSizeGreaterThan(8);
  }

  /** A seed chosen afterwards, with a commitment that fits it. */
  private static ObjectNode withSeed(GameFile file, Seed other) {
    return Evidence.tree(file).put("seed", other.hex()).put("commitment", other.commitment());
  }

  private static ObjectNode withSalt(GameFile file, String salt, boolean sealedAnew) {
    ObjectNode tree = Evidence.tree(file);
    ((ArrayNode) tree.path("salts")).set(0, salt);
    if (sealedAnew) {
      ((ArrayNode) tree.path("seals")).set(0, Salts.seal(salt));
    }
    return tree;
  }

  /** Where the game's own book-keeping shows it, a move is missed though the rest is renumbered. */
  @Test
  void aMoveLeftOutBeforeADrawIsMissed() {
    GameFile hattari = Evidence.played("hattari", set(3), 1);
    GameFile hatouf = Evidence.played("hatouf", set(4), 1);
    GameFile huisclos = Evidence.played("huisclos", set(4), 1);
    GameFile hunch = Evidence.played("hunch", set(3), 1);
    GameFile tophat = Evidence.played("tophat", set(2), 1);
    areFound(
        List.of(
            Evidence.without(hattari, 5, true),
            Evidence.without(hattari, hattari.moves().size() - 1, true),
            Evidence.without(hatouf, 4, true),
            Evidence.without(hatouf, 9, true),
            Evidence.without(huisclos, 8, true),
            Evidence.without(hunch, 3, true),
            Evidence.without(tophat, 1, true),
            Evidence.without(tophat, 6, true)));
  }

  @Test
  void whatIsNoGameIsSaidInASentence() throws IOException {
    String known = "{\"format\":\"chapeau-game-1\",\"game\":";
    for (Map.Entry<String, String> bad :
        Map.of(
                "words",
                "not JSON",
                "{}",
                "not an exported game",
                "[1]",
                "not an exported game",
                known + "\"chess\"}",
                "does not know",
                known + "\"hattari\"}",
                "missing",
                known + "[]}",
                "not what it should be",
                known + "\"hattari\",\"salts\":3}",
                "missing")
            .entrySet()) {
      Path file = Files.writeString(folder.resolve("bad.json"), bad.getKey());
      Said said = run(List.of(file.toString()));
      assertThat(said.words()).contains(bad.getValue()).doesNotContain("Traceback");
      assertThat(said.code()).isEqualTo(2);
    }
    String nowhere = folder.resolve("nowhere.json").toString();
    assertThat(run(List.of(nowhere))).isEqualTo(new Said(2, "Cannot read " + nowhere + ".\n"));
    assertThat(run(List.of()).words()).contains("Say which file");
  }

  private void areFound(List<ObjectNode> doctored) {
    Said said = verify(doctored);
    assertThat(said.words().lines())
        .hasSize(doctored.size())
        .allSatisfy(line -> assertThat(line).startsWith("Not honest: "));
    assertThat(said.code()).isEqualTo(1);
  }

  private Said verify(List<ObjectNode> files) {
    List<String> paths = new ArrayList<>();
    try {
      for (ObjectNode file : files) {
        Path path = folder.resolve("game" + paths.size() + ".json");
        paths.add(Files.writeString(path, file.toString()).toString());
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return run(paths);
  }

  private static Said run(List<String> files) {
    Process running = Objects.requireNonNull(python);
    try {
      Writer to = running.outputWriter(UTF_8);
      to.write(Json.write(files) + "\n");
      to.flush();
      String said = running.inputReader(UTF_8).readLine();
      return Json.read(Json.parse(Objects.requireNonNull(said)), Said.class);
    } catch (IOException | Json.Unreadable e) {
      throw new AssertionError(e);
    }
  }
}
