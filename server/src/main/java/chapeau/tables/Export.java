package chapeau.tables;

import chapeau.engine.Turn;
import chapeau.fair.GameFile;
import chapeau.fair.Seed;
import chapeau.json.Json;
import chapeau.store.Chair;
import chapeau.store.Fact;
import java.util.List;

/**
 * A finished game as a file anybody can check: the journal itself, whatever the rules are today.
 */
final class Export {
  private Export() {}

  static GameFile of(
      Fact.Header header, Chairs chairs, List<Fact.Moved> journal, Course<?, ?, ?> course) {
    return new GameFile(
        GameFile.FORMAT,
        header.game(),
        header.version(),
        header.id(),
        header.setup(),
        chairs.all().stream().map(Chair::name).toList(),
        new Seed(header.seed()).commitment(),
        header.seed(),
        header.salts(),
        chairs.all().stream().map(Chair::seal).toList(),
        journal.stream().map(Export::row).toList(),
        course.turn() instanceof Turn.Over(var ranking) ? ranking.places() : List.of());
  }

  private static GameFile.Row row(Fact.Moved moved) {
    try {
      return new GameFile.Row(moved.seq(), moved.actor(), Json.parse(moved.move()), moved.time());
    } catch (Json.Unreadable e) {
      throw new IllegalStateException("a journal that is no JSON", e);
    }
  }
}
