package chapeau.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * A choice the host makes before the game, described so that a page can show it without knowing the
 * game.
 */
public sealed interface Option {
  String id();

  Text name();

  Text help();

  /** The value it has when the host says nothing. */
  String standard();

  boolean accepts(String value);

  /** Yes or no, written {@code true} and {@code false}. */
  record Toggle(String id, Text name, Text help, boolean on) implements Option {
    @Override
    public String standard() {
      return String.valueOf(on);
    }

    @Override
    public boolean accepts(String value) {
      return value.equals("true") || value.equals("false");
    }
  }

  /** One of several values; the first is the standard. */
  record Choice(String id, Text name, Text help, List<Value> values) implements Option {
    @Override
    public String standard() {
      return values.getFirst().id();
    }

    @Override
    public boolean accepts(String value) {
      return values.stream().anyMatch(v -> v.id().equals(value));
    }
  }

  /** A text of the host's own, empty unless given; the game checks what it means. */
  record Writing(String id, Text name, Text help, int maxLength) implements Option {
    @Override
    public String standard() {
      return "";
    }

    @Override
    public boolean accepts(String value) {
      return value.length() <= maxLength;
    }
  }

  record Value(String id, Text name) {}

  /** Who begins: drawn at random, or the seat the host points at. */
  static Choice firstPlayer(String id, int maxPlayers, Text name, Text help) {
    var values = new ArrayList<Value>();
    values.add(new Value("random", new Text("Au hasard", "At random")));
    for (int seat = 0; seat < maxPlayers; seat++) {
      values.add(
          new Value(String.valueOf(seat), new Text("Place " + (seat + 1), "Seat " + (seat + 1))));
    }
    return new Choice(id, name, help, List.copyOf(values));
  }
}
