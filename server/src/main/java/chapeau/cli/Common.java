package chapeau.cli;

import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.engine.Played;
import chapeau.engine.Setup;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What several commands ask of their arguments. */
final class Common {

  private Common() {}

  static Playable<?, ?, ?> game(String id) throws Mistake {
    Catalogue games = Catalogue.load();
    return games
        .find(id)
        .orElseThrow(() ->
            new Mistake(
                "There is no game “"
                    + id
                    + "”. There are: "
                    + games.all().stream().map(Playable::id).collect(Collectors.joining(", "))
                    + "."));
  }

  /** The set-up asked for; the smallest number of players when none is named. */
  static Setup setup(Playable<?, ?, ?> playable, int players, Map<String, String> options)
      throws Mistake {
    Setup setup = new Setup(players == 0 ? playable.game().about().minPlayers() : players, options);
    if (playable.game().start(setup) instanceof Played.Refused<?>(var refusal)) {
      throw new Mistake(refusal.why().en());
    }
    return setup;
  }

  static int atLeastOne(String option, int value) throws Mistake {
    if (value < 1) {
      throw new Mistake(option + " must be at least 1.");
    }
    return value;
  }

  static List<String> names(List<String> names) throws Mistake {
    if (names.isEmpty() || names.stream().anyMatch(String::isBlank)) {
      throw new Mistake("--bots takes names separated by commas.");
    }
    return names;
  }
}
