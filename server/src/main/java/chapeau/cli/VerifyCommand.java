package chapeau.cli;

import chapeau.catalogue.Catalogue;
import chapeau.fair.GameFile;
import chapeau.fair.Verdict;
import chapeau.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Replays an exported game and derives its draws again. */
@Command(
    name = "verify",
    description = "Replay an exported game and derive its draws again.",
    mixinStandardHelpOptions = true)
final class VerifyCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", description = "A game exported from the page.")
  private Path file = Path.of("");

  @Override
  public Integer call() throws Mistake {
    return switch (Verdict.of(read(), Catalogue.load())) {
      case Verdict.Honest(int moves, int draws) -> {
        System.out.printf(
            "Honest: the seed is the one committed to, all %d draws follow from it, all %d moves keep the rules.%n",
            draws, moves);
        yield 0;
      }
      case Verdict.Wrong(String why) -> {
        System.err.println("Not honest: " + why);
        yield 1;
      }
    };
  }

  private GameFile read() throws Mistake {
    try {
      return GameFile.read(Files.readString(file));
    } catch (IOException e) {
      throw new Mistake("Cannot read " + file + ".");
    } catch (Json.Unreadable e) {
      throw new Mistake(file + " is not an exported game. " + e.getMessage());
    }
  }
}
