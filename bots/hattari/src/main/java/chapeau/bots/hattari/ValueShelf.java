package chapeau.bots.hattari;

import chapeau.bots.hattari.MarkerStates.Stop;
import chapeau.games.hattari.Variant;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The values that come with the program, read when first asked for; estimates where none were
 * solved.
 */
final class ValueShelf {
  private record Key(int players, Stop stop) {}

  private static final Map<Key, Values> SHELF = new ConcurrentHashMap<>();

  private ValueShelf() {}

  static Values of(Variant variant) {
    return of(variant.players(), new Stop(variant.limit(), variant.expert()));
  }

  static Values of(int players, Stop stop) {
    return SHELF.computeIfAbsent(new Key(players, stop), ValueShelf::read);
  }

  /** The file of a game: players, the limit of markers, x for the expert's end. */
  static String fileName(int players, Stop stop) {
    return "%d-%d%s.values".formatted(players, stop.limit(), stop.expert() ? "x" : "");
  }

  private static Values read(Key key) {
    Values values = new Values(new MarkerStates(key.players(), key.stop()));
    String name = fileName(key.players(), key.stop());
    try (InputStream in = ValueShelf.class.getResourceAsStream(name)) {
      if (in == null) {
        values.estimate();
      } else {
        values.read(new BufferedInputStream(in));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return values;
  }
}
