package chapeau.tables;

import chapeau.fair.GameFile;
import chapeau.fair.Seed;
import chapeau.store.Chair;
import chapeau.store.Fact;
import java.util.List;

/**
 * A finished game as a file anybody can check: the journal itself, whatever the rules are today.
 */
final class Export {
  private Export() {}

  static GameFile of(
      Fact.Header header, Chairs chairs, List<Fact.Moved> journal, List<Integer> places) {
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
        places);
  }

  private static GameFile.Row row(Fact.Moved moved) {
    return new GameFile.Row(moved.seq(), moved.actor(), Replays.move(moved), moved.time());
  }
}
