package chapeau.cli;

import chapeau.arena.Arena;
import chapeau.arena.Match;
import chapeau.bots.Budget;
import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.engine.Setup;
import chapeau.json.Json;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
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
  @Parameters(
      paramLabel = "GAME",
      arity = "0..1",
      description = "The game, as ./chapeau games names it.")
  private String game = "";

  @Option(
      names = "--tables",
      description = "Make the tables of docs/bots.md instead, of one game or of all; takes hours.")
  private boolean tables;

  @Option(
      names = "--from",
      defaultValue = "1",
      description = "With --tables: the first row to measure, to go on where one stopped.")
  private int from;

  @Option(names = "--bots", split = ",", description = "The line-up, by seat; repeated in turn.")
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
      defaultValue = "2000")
  private int effort;

  @Option(
      names = "--millis",
      description = "What each bot may spend in milliseconds a decision instead, for equal time.")
  private int millis;

  @Option(names = "--option", description = "An option of the game, k=v.")
  private Map<String, String> options = Map.of();

  @Option(names = "--json", description = "As JSON.")
  private boolean json;

  @Override
  public Integer call() throws Mistake, IOException {
    if (tables) {
      ArenaTables.print(Catalogue.load(), game, Common.atLeastOne("--from", from), seed);
      return 0;
    }
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
      result.bots().forEach(ArenaCommand::printRoles);
      result
          .bots()
          .forEach(bot ->
              bot.figures().forEach(one -> System.out.printf("%-10s %s%n", bot.name(), said(one))));
      result.figures().forEach(one -> System.out.printf("%-10s %s%n", "all", said(one)));
    }
    return 0;
  }

  /** One of the game's own figures, in words. */
  static String said(Arena.Counted one) {
    return String.format(
        Locale.ROOT,
        "%s %.3f [%.3f, %.3f] of %,d",
        one.name(),
        one.mean(),
        one.low95(),
        one.high95(),
        one.cases());
  }

  private static void printRoles(Arena.Standing bot) {
    bot.roles()
        .forEach(role ->
            System.out.printf(
                "%-10s as %s wins %5.1f %% [%.1f, %.1f] of %,d games%n",
                bot.name(),
                role.role(),
                100 * role.winRate(),
                100 * role.low95(),
                100 * role.high95(),
                role.games()));
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
          millis > 0 ? Budget.ofMillis(millis) : Budget.of(Common.atLeastOne("--effort", effort)),
          new ProgressLine());
    } catch (Match.Refused e) {
      throw new Mistake(String.valueOf(e.getMessage()));
    }
  }
}
