package chapeau.cli;

import chapeau.bots.Solver;
import chapeau.engine.Setup;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Works out what a game's bots play by. */
@Command(
    name = "solve",
    description = "Work out the values a game's expert plays by; goes on where it was stopped.",
    mixinStandardHelpOptions = true)
final class SolveCommand implements Callable<Integer> {
  @Parameters(paramLabel = "GAME", description = "The game, as ./chapeau games names it.")
  private String game = "";

  @Option(names = "--players", description = "How many; the fewest the game allows unless said.")
  private int players;

  @Option(names = "--option", description = "An option of the game, k=v.")
  private Map<String, String> options = Map.of();

  @Option(names = "--to", defaultValue = ".", description = "The folder of the file.")
  private Path folder = Path.of(".");

  @Option(names = "--check", description = "Reckon too what a best answer wins against it.")
  private boolean checked;

  @Override
  public Integer call() throws Mistake, IOException {
    Setup setup = Common.setup(Common.game(game), players, options);
    for (Solver solver : ServiceLoader.load(Solver.class)) {
      if (solver.game().equals(game)) {
        solver.solve(setup, folder, checked, System.out::println);
        return 0;
      }
    }
    throw new Mistake("Nothing is solved ahead for " + game + ".");
  }
}
