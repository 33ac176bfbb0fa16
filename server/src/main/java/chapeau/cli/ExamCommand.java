package chapeau.cli;

import chapeau.bots.Budget;
import chapeau.catalogue.Playable;
import chapeau.coach.Exam;
import chapeau.engine.Run;
import chapeau.engine.Setup;
import chapeau.json.Json;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets the coach judge bots of known strength, and says what it found. */
@Command(
    name = "exam",
    description = "Let the coach judge games of bots, and say how much each gave away.",
    mixinStandardHelpOptions = true)
final class ExamCommand implements Callable<Integer> {
  @Parameters(paramLabel = "GAME", description = "The game, as ./chapeau games names it.")
  private String game = "";

  @Option(names = "--players", description = "How many; the fewest the game allows unless said.")
  private int players;

  @Option(
      names = "--bots",
      split = ",",
      description = "Who is judged; each plays among the usual bots.",
      defaultValue = "expert,player,novice,random")
  private List<String> bots = List.of();

  @Option(names = "--games", defaultValue = "12")
  private int games;

  @Option(names = "--seed", defaultValue = "1")
  private long seed;

  @Option(
      names = "--effort",
      description = "Iterations the bots that play think.",
      defaultValue = "400")
  private int effort;

  @Option(names = "--option", description = "An option of the game, k=v.")
  private Map<String, String> options = Map.of();

  @Option(names = "--json", description = "As JSON.")
  private boolean json;

  @Override
  public Integer call() throws Mistake {
    for (String bot : Common.names(bots)) {
      Exam exam = run(Common.game(game), bot);
      if (json) {
        System.out.println(Json.write(exam));
      } else {
        System.out.printf(
            "%-8s %d games, %d decisions: gives away %.1f %% of winning chances a game (± %.1f),"
                + " %.2f %% a decision (± %.2f), %.2f %% (± %.2f) doubtful or not, %.1f %% (±"
                + " %.1f) of those held; %.0f %% mistakes; luck %+.1f %% a game (± %.1f);"
                + " judged in %.1f s of one processor, at most %.1f s%n",
            exam.bot(),
            exam.games(),
            exam.decisions(),
            100 * exam.perGame().mean(),
            100 * exam.perGame().margin95(),
            100 * exam.perDecision().mean(),
            100 * exam.perDecision().margin95(),
            100 * exam.cost().mean(),
            100 * exam.cost().margin95(),
            100 * exam.ofHeld().mean(),
            100 * exam.ofHeld().margin95(),
            100 * exam.mistakes(),
            100 * exam.luck().mean(),
            100 * exam.luck().margin95(),
            exam.seconds(),
            exam.longest());
      }
    }
    return 0;
  }

  private <S, M, V> Exam run(Playable<S, M, V> playable, String bot) throws Mistake {
    Setup setup = Common.setup(playable, players, options);
    if (playable.bot(bot).isEmpty()) {
      throw new Mistake(
          "There is no bot “%s” for %s. There are: %s."
              .formatted(bot, playable.id(), String.join(", ", playable.bots().keySet())));
    }
    if (playable.assessor().isEmpty()) {
      throw new Mistake("Nobody can judge " + playable.id() + " yet.");
    }
    int several = Common.atLeastOne("--games", games);
    try {
      return Exam.of(playable, setup, bot, several, seed, Budget.of(effort));
    } catch (Run.Refused e) {
      throw new Mistake(String.valueOf(e.getMessage()));
    }
  }
}
