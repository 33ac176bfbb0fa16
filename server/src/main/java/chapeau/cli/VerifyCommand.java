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
  /** Neither honest (0) nor not (1), nor a mistake in the command (2). */
  private static final int OTHER_RULES = 3;

  @Parameters(paramLabel = "FILE", description = "A game exported from the page.")
  private Path file = Path.of("");

  @Override
  public Integer call() throws Mistake {
    return switch (Verdict.of(read(), Catalogue.load())) {
      case Verdict.Honest(int moves, int draws) -> {
        System.out.printf(
            "Honest: the seed is the one committed to, all %d draws follow from it, all %d moves"
                + " keep the rules.%n",
            draws, moves);
        yield 0;
      }
      case Verdict.OtherRules(int version, int present, String why) -> {
        System.err.printf(
            "Not all could be checked: the seed is the one committed to and the salts are the"
                + " sealed ones, but the game was played under version %d of the rules, and these"
                + " are version %d. %s%n",
            version, present, why);
        yield OTHER_RULES;
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
