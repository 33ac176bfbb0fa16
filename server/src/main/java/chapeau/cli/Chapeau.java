package chapeau.cli;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.OptionSpec;

/** What {@code ./chapeau} starts: a command, or the server when none is named. */
@Command(
    name = "chapeau",
    description = "Board games in the browser, with friends and bots.",
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

  private static final Set<String> HELP = Set.of("--help", "-h");

  private Chapeau() {}

  public static void main(String[] args) {
    System.setOut(new PrintStream(System.out, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(System.err, true, StandardCharsets.UTF_8));
    System.exit(run(args));
  }

  static int run(String... args) {
    return run(System.getenv(), args);
  }

  static int run(Map<String, String> environment, String... args) {
    CommandLine line = new CommandLine(new Chapeau());
    helpful(line);
    line.getSubcommands().values().forEach(Chapeau::helpful);
    line.setExecutionExceptionHandler((problem, command, _) -> explain(problem, command));
    CommandLine server = Objects.requireNonNull(line.getSubcommands().get("run"));
    server.getCommandSpec().addOption(Defaults.option());
    try {
      server.setDefaultValueProvider(
          Defaults.of(server.getCommandSpec(), List.of(args), environment));
    } catch (Mistake e) {
      return explain(e, line);
    }
    boolean bare = args.length == 0 || (args[0].startsWith("-") && !HELP.contains(args[0]));
    return bare ? line.execute(with("run", args)) : line.execute(args);
  }

  private static void helpful(CommandLine command) {
    if (command.getCommandSpec().findOption("--help") == null) {
      command
          .getCommandSpec()
          .addOption(
              OptionSpec.builder("-h", "--help")
                  .usageHelp(true)
                  .description("Show this and stop.")
                  .build());
    }
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
