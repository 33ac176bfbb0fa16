package chapeau.games.huisclos;

import chapeau.engine.Option;
import chapeau.engine.Setup;
import chapeau.engine.Text;
import java.util.List;
import java.util.Locale;

/**
 * The table's options as the rules read them.
 *
 * @param first the seat the host chose to start, or {@link #RANDOM}
 * @param characters how players come by their characters
 * @param sharedWin whether all living Innocents win when turns run out
 * @param notebook whether the page shows what the seat has seen
 */
public record Variant(
    int players, int first, Characters characters, boolean sharedWin, boolean notebook) {
  static final int MIN_PLAYERS = 4;
  static final int MAX_PLAYERS = 8;
  static final int RANDOM = -1;

  static final List<Option> OPTIONS =
      List.of(
          Option.firstPlayer(
              "first",
              MAX_PLAYERS,
              new Text("Premier joueur", "First player"),
              new Text("Qui a l’urne au premier tour.", "Who has the urn in the first round.")),
          new Option.Choice(
              "characters",
              new Text("Personnages", "Characters"),
              new Text("Comment sont attribués les personnages.", "How characters are assigned."),
              List.of(
                  new Option.Value("chosen", new Text("Chacun choisit", "Everybody chooses")),
                  new Option.Value("order", new Text("Dans l’ordre des places", "In seat order")),
                  new Option.Value("random", new Text("Au hasard", "At random")))),
          new Option.Toggle(
              "shared",
              new Text("Victoire partagée", "Shared win"),
              new Text(
                  "Quand les tours sont écoulés, tous les Innocents en vie gagnent.",
                  "When the rounds run out, all living Innocents win."),
              false),
          new Option.Toggle(
              "notebook",
              new Text("Carnet d’enquête", "Notebook"),
              new Text(
                  "Ce que vous avez vu, lieu par lieu et tour par tour, reste noté pour vous.",
                  "What you have seen, by room and round, stays written down for you."),
              true));

  static Variant of(Setup setup) {
    String first = setup.value("first");
    return new Variant(
        setup.players(),
        first.equals("random") ? RANDOM : Integer.parseInt(first),
        Characters.valueOf(setup.value("characters").toUpperCase(Locale.ROOT)),
        setup.on("shared"),
        setup.on("notebook"));
  }

  /** HUC-10. */
  int lastTurn() {
    return 2 * players;
  }

  /** HUC-30. */
  int accusationsFrom() {
    return players + 1;
  }
}
