package chapeau.contract;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A change of a game's source or content that breaks one clause of its rules, as a row of {@code
 * src/test/mutants/clauses.tsv} in the game's module plants it.
 *
 * @param file a file of the game's package, among its sources or its resources
 * @param text what is replaced; it stands in the file exactly once
 */
record ClauseBreak(String clause, String file, String text, String replacement) {
  private static final Path MODULE = Path.of(System.getProperty("basedir", "."));

  static List<ClauseBreak> all() {
    return Project.read(MODULE.resolve("src/test/mutants/clauses.tsv"))
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(ClauseBreak::of)
        .toList();
  }

  private static ClauseBreak of(String line) {
    String[] row = line.split("\t", -1);
    if (row.length != 4) {
      throw new IllegalStateException("a row has clause, file, text and replacement: " + line);
    }
    return new ClauseBreak(row[0], row[1], written(row[2]), written(row[3]));
  }

  /** A text of several lines is written in one, and so are tabs. */
  private static String written(String text) {
    return text.replace("\\n", "\n").replace("\\t", "\t");
  }

  boolean isSource() {
    return file.endsWith(".java");
  }

  /** The folder of a package's sources. */
  static Path sources(String name) {
    return MODULE.resolve("src/main/java").resolve(name.replace('.', '/'));
  }

  String original(String name) {
    Path source = sources(name).resolve(file);
    Path resource = MODULE.resolve("src/main/resources").resolve(name.replace('.', '/'));
    return Project.read(Files.exists(source) ? source : resource.resolve(file));
  }

  /** How often the text stands in the file. */
  long occurrences(String name) {
    return Pattern.compile(Pattern.quote(text)).matcher(original(name)).results().count();
  }

  /** The file with the change. */
  String broken(String name) {
    return original(name).replace(text, replacement);
  }
}
