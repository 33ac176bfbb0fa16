package chapeau.cli;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Reads default values of command-line options from the environment (CHAPEAU_PUBLIC_URL for
 * --public-url), or else from a file with lines such as {@code public-url =
 * https://chapeau.example}.
 */
final class Defaults implements IDefaultValueProvider {
  private static final String CONFIG = "--config";

  private final Map<String, String> environment;
  private final Properties file;

  private Defaults(Map<String, String> environment, Properties file) {
    this.environment = environment;
    this.file = file;
  }

  static OptionSpec option() {
    return OptionSpec.builder(CONFIG)
        .paramLabel("FILE")
        .type(Path.class)
        .description(
            "A file with one option per line, as in: public-url = https://chapeau.example. Every"
                + " option can also be an environment variable, as in CHAPEAU_PUBLIC_URL. The"
                + " command line has priority over the environment, and the environment over the"
                + " file.")
        .build();
  }

  /** Reads the configuration file if the arguments or the environment name one. */
  static Defaults of(CommandSpec command, List<String> args, Map<String, String> environment)
      throws Mistake {
    Properties file = new Properties();
    Optional<String> name =
        config(args).or(() -> Optional.ofNullable(environment.get(env(CONFIG))));
    if (name.isPresent()) {
      try (Reader lines = Files.newBufferedReader(Path.of(name.get()))) {
        file.load(lines);
      } catch (IOException | IllegalArgumentException _) {
        throw new Mistake("The file " + name.get() + " of --config cannot be read.");
      }
    }
    for (String key : file.stringPropertyNames()) {
      if (command.findOption("--" + key) == null) {
        throw new Mistake("The file of --config contains “" + key + "”, which is not an option.");
      }
    }
    return new Defaults(environment, file);
  }

  private static Optional<String> config(List<String> args) {
    for (int i = 0; i < args.size(); i++) {
      if (args.get(i).startsWith(CONFIG + "=")) {
        return Optional.of(args.get(i).substring(CONFIG.length() + 1));
      }
      if (args.get(i).equals(CONFIG) && i + 1 < args.size()) {
        return Optional.of(args.get(i + 1));
      }
    }
    return Optional.empty();
  }

  private static String env(String option) {
    return "CHAPEAU_" + option.substring(2).toUpperCase(Locale.ROOT).replace('-', '_');
  }

  @Override
  public @Nullable String defaultValue(ArgSpec arg) {
    if (!(arg instanceof OptionSpec option) || option.usageHelp() || option.versionHelp()) {
      return null;
    }
    String said = environment.get(env(option.longestName()));
    return said != null ? said : file.getProperty(option.longestName().substring(2));
  }
}
