package chapeau.games.hatouf;

import chapeau.engine.Option;
import chapeau.engine.Setup;
import chapeau.engine.Text;
import java.util.List;

/**
 * The table's options as the rules read them.
 *
 * @param brief HTF-51: two boats each instead of four
 * @param flying HTF-53: one boat of each begins at sea
 */
public record Variant(boolean brief, boolean flying) {
  private static final String SHORT = "short";
  private static final String FLYING = "flying";

  static final List<Option> OPTIONS =
      List.of(
          new Option.Toggle(
              SHORT,
              new Text("Partie courte", "Short game"),
              new Text(
                  "Deux bateaux chacun, avec les deux mêmes cargaisons pour tous, tirées au sort.",
                  "Two boats each, with the same two cargoes for everyone, drawn at random."),
              false),
          new Option.Toggle(
              FLYING,
              new Text("Départ lancé", "Flying start"),
              new Text(
                  "Chacun commence avec un bateau déjà en mer : on n’attend pas un 1 ou un K pour"
                      + " jouer. Bien pour une première partie.",
                  "Everyone starts with one boat already at sea, so nobody waits for a 1 or a K to"
                      + " begin. Good for a first game."),
              false));

  static Variant of(Setup setup) {
    return new Variant(setup.on(SHORT), setup.on(FLYING));
  }

  /** How many boats each player has. */
  int boats() {
    return brief ? 2 : Mat.CARGOES;
  }
}
