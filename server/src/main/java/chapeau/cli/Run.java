package chapeau.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Serves the page and the API until it is told to stop. */
@Command(name = "run", description = "Serve the page and the API.", mixinStandardHelpOptions = true)
final class Run implements Callable<Integer> {
  @Override
  public Integer call() {
    return 0;
  }
}
