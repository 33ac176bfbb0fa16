package chapeau.cli;

import chapeau.catalogue.Catalogue;
import chapeau.engine.About;
import chapeau.json.Json;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists the games there are. */
@Command(
    name = "games",
    description = "List the games, their players, options and bots.",
    mixinStandardHelpOptions = true)
final class GamesCommand implements Callable<Integer> {
  @Option(names = "--json", description = "As JSON.")
  private boolean json;

  private record Listed(About about, List<String> bots) {}

  @Override
  public Integer call() {
    List<Listed> games =
        Catalogue.load().all().stream()
            .map(p -> new Listed(p.game().about(), List.copyOf(p.bots().keySet())))
            .toList();
    if (json) {
      System.out.println(Json.write(games));
    } else {
      games.forEach(GamesCommand::print);
    }
    return 0;
  }

  private static void print(Listed game) {
    About about = game.about();
    System.out.printf(
        Locale.ROOT,
        "%-10s %d-%d players, %d minutes, bots: %s%n",
        about.id(),
        about.minPlayers(),
        about.maxPlayers(),
        about.minutes(),
        String.join(", ", game.bots()));
    about
        .options()
        .forEach(option ->
            System.out.printf(
                "  --option %s=%s  %s%n", option.id(), option.standard(), option.help().en()));
  }
}
