package chapeau.games.hunch;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The rows of a file of cards: a line a row, columns apart by tabs, lines with # left out. */
final class Content {

  private Content() {}

  static List<List<String>> rows(String file) {
    try (InputStream in = Content.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("no such file of cards: " + file);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> List.of(line.split("\t", -1)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }
}
