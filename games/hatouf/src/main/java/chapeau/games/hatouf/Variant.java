package chapeau.games.hatouf;

import chapeau.engine.Option;
import chapeau.engine.Setup;
import chapeau.engine.Text;
import java.util.List;

/**
 * The table's options as the rules read them.
 *
 * @param brief HTF-51: two boats each instead of four
 */
public record Variant(boolean brief) {
  private static final String SHORT = "short";

  static final List<Option> OPTIONS =
      List.of(
          new Option.Toggle(
              SHORT,
              new Text("Partie courte", "Short game"),
              new Text(
                  "Deux bateaux par joueur, aux deux mêmes cargaisons pour tous, tirées au sort.",
                  "Two boats each, with the same two cargoes for everyone, drawn at random."),
              false));

  static Variant of(Setup setup) {
    return new Variant(setup.on(SHORT));
  }

  /** How many boats each player has. */
  int boats() {
    return brief ? 2 : Mat.CARGOES;
  }
}
