package chapeau.games.hattari;

import chapeau.engine.Option;
import chapeau.engine.Setup;
import chapeau.engine.Text;
import java.util.List;

/**
 * The table's options as the rules read them.
 *
 * @param first the seat the host gave the first-player token, or {@link #RANDOM}
 * @param limit so many markers in front of a player stop the game
 */
public record Variant(int players, int first, int limit, boolean expert, boolean memoryAid) {
  static final int MIN_PLAYERS = 2;
  static final int MAX_PLAYERS = 4;
  static final int RANDOM = -1;
  private static final int NORMAL_LIMIT = 8;
  private static final int BEGINNER_LIMIT = 9;

  static final List<Option> OPTIONS =
      List.of(
          Option.firstPlayer(
              "first",
              MAX_PLAYERS,
              new Text("Premier joueur", "First player"),
              new Text("Qui commence la première manche.", "Who begins the first round.")),
          new Option.Toggle(
              "beginner",
              new Text("Neuf marqueurs", "Nine markers"),
              new Text(
                  "La partie s’arrête à 9 marqueurs devant un joueur, au lieu de 8.",
                  "The game stops at 9 markers in front of a player, instead of 8."),
              false),
          new Option.Toggle(
              "expert",
              new Text("Qui arrête ne gagne pas", "Stopping can’t win"),
              new Text(
                  "Qui arrête la partie ne peut pas la gagner.",
                  "Whoever stops the game can’t win it."),
              false),
          new Option.Toggle(
              "memory",
              new Text("Aide-mémoire", "Memory aid"),
              new Text(
                  "Ce que vous avez vu dans la manche reste visible pour vous.",
                  "What you have seen this round stays visible to you."),
              true));

  static Variant of(Setup setup) {
    String first = setup.value("first");
    return new Variant(
        setup.players(),
        first.equals("random") ? RANDOM : Integer.parseInt(first),
        setup.on("beginner") ? BEGINNER_LIMIT : NORMAL_LIMIT,
        setup.on("expert"),
        setup.on("memory"));
  }
}
