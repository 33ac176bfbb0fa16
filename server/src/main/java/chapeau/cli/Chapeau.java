package chapeau.cli;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** What {@code ./chapeau} starts: a command, or the server when none is named. */
@Command(
    name = "chapeau",
    description = "Table games in the browser, with friends and bots.",
    subcommands = {
      Run.class,
      GamesCommand.class,
      SimulateCommand.class,
      ArenaCommand.class,
      ExamCommand.class,
      SolveCommand.class,
      EngineCommand.class,
      VerifyCommand.class,
      WarmUp.class,
      CopyDataCommand.class
    })
public final class Chapeau {

  private Chapeau() {}

  public static void main(String[] args) {
    System.setOut(new PrintStream(System.out, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(System.err, true, StandardCharsets.UTF_8));
    System.exit(run(args));
  }

  static int run(String... args) {
    CommandLine line = new CommandLine(new Chapeau());
    line.setExecutionExceptionHandler((problem, command, _) -> explain(problem, command));
    boolean bare =
        args.length == 0
            || (args[0].startsWith("-") && !args[0].equals("--help") && !args[0].equals("-h"));
    return bare ? line.execute(with("run", args)) : line.execute(args);
  }

  /** A mistake gets a sentence, not a stack trace. */
  private static int explain(Exception problem, CommandLine command) {
    String said =
        problem.getMessage() == null ? problem.getClass().getSimpleName() : problem.getMessage();
    command.getErr().println(said);
    return problem instanceof Mistake ? command.getCommandSpec().exitCodeOnInvalidInput() : 1;
  }

  private static String[] with(String first, String[] rest) {
    String[] all = new String[rest.length + 1];
    all[0] = first;
    System.arraycopy(rest, 0, all, 1, rest.length);
    return all;
  }
}
