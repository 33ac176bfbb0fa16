package chapeau.cli;

import chapeau.bots.Arena;
import chapeau.bots.Match;
import chapeau.bots.Playable;
import chapeau.bots.Situation;
import chapeau.engine.Setup;
import chapeau.json.Json;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures bots against each other: same deals, every seat rotation. */
@Command(
    name = "arena",
    description = "Measure bots against each other: same deals, every seat rotation.",
    mixinStandardHelpOptions = true)
final class ArenaCommand implements Callable<Integer> {
  @Parameters(paramLabel = "GAME", description = "The game, as ./chapeau games names it.")
  private String game = "";

  @Option(
      names = "--bots",
      split = ",",
      required = true,
      description = "The line-up, by seat; repeated in turn.")
  private List<String> bots = List.of();

  @Option(names = "--players", description = "How many; the fewest the game allows unless said.")
  private int players;

  @Option(names = "--games", defaultValue = "200", description = "Rounded up to whole rotations.")
  private int games;

  @Option(names = "--seed", defaultValue = "1")
  private long seed;

  @Option(
      names = "--effort",
      description = "What a searching bot may spend on a decision.",
      defaultValue = "" + Situation.AT_THE_TABLE)
  private int effort;

  @Option(names = "--option", description = "An option of the game, k=v.")
  private Map<String, String> options = Map.of();

  @Option(names = "--json", description = "As JSON.")
  private boolean json;

  @Override
  public Integer call() throws Mistake {
    Arena result = run(Common.game(game));
    if (json) {
      System.out.println(Json.write(result));
    } else {
      result
          .bots()
          .forEach(bot ->
              System.out.printf(
                  "%-10s wins %5.1f %% [%.1f, %.1f] of %,d games, mean rank %.2f, %.2f ms a move%n",
                  bot.name(),
                  100 * bot.winRate(),
                  100 * bot.low95(),
                  100 * bot.high95(),
                  bot.games(),
                  bot.meanRank(),
                  bot.msPerMove()));
    }
    return 0;
  }

  private <S, M, V> Arena run(Playable<S, M, V> playable) throws Mistake {
    Setup setup = Common.setup(playable, players, options);
    if (Common.names(bots).size() > setup.players()) {
      throw new Mistake("More bots than players: name at most " + setup.players() + ".");
    }
    try {
      return Arena.run(
          playable,
          setup,
          bots,
          Common.atLeastOne("--games", games),
          seed,
          Common.atLeastOne("--effort", effort));
    } catch (Match.Refused e) {
      throw new Mistake(String.valueOf(e.getMessage()));
    }
  }
}
