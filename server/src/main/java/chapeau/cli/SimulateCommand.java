package chapeau.cli;

import chapeau.arena.Match;
import chapeau.arena.Simulation;
import chapeau.catalogue.Playable;
import chapeau.engine.Setup;
import chapeau.json.Json;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays many games among bots and counts. */
@Command(
    name = "simulate",
    description = "Play many games among bots and count.",
    mixinStandardHelpOptions = true)
final class SimulateCommand implements Callable<Integer> {
  @Parameters(paramLabel = "GAME", description = "The game, as ./chapeau games names it.")
  private String game = "";

  @Option(names = "--players", description = "How many; the fewest the game allows unless said.")
  private int players;

  @Option(
      names = "--bots",
      split = ",",
      description = "Who plays, by seat; repeated in turn.",
      defaultValue = Playable.RANDOM)
  private List<String> bots = List.of();

  @Option(names = "--games", defaultValue = "1000")
  private int games;

  @Option(names = "--seed", defaultValue = "1")
  private long seed;

  @Option(names = "--option", description = "An option of the game, k=v.")
  private Map<String, String> options = Map.of();

  @Option(names = "--json", description = "As JSON.")
  private boolean json;

  @Override
  public Integer call() throws Mistake {
    Simulation result = run(Common.game(game));
    if (json) {
      System.out.println(Json.write(result));
    } else {
      System.out.printf(
          "%s, %d players: %,d games, %,d moves in %.1f s (%,d a second)%nwins by seat %s, moves a"
              + " game: half within %d, nine in ten within %d, at most %d%n",
          result.game(),
          result.players(),
          result.games(),
          result.moves(),
          result.seconds(),
          result.movesPerSecond(),
          result.wins(),
          result.length().p50(),
          result.length().p90(),
          result.length().max());
    }
    return 0;
  }

  private <S, M, V> Simulation run(Playable<S, M, V> playable) throws Mistake {
    Setup setup = Common.setup(playable, players, options);
    try {
      return Simulation.run(
          playable,
          setup,
          Simulation.lineUp(playable, Common.names(bots), setup.players()),
          Common.atLeastOne("--games", games),
          seed);
    } catch (Match.Refused e) {
      throw new Mistake(String.valueOf(e.getMessage()));
    }
  }
}
