package chapeau.cli;

import chapeau.store.CopyData;
import chapeau.store.Store;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Copies everything a server has kept: a backup, its restoring, or a move to another database. */
@Command(
    name = "copy-data",
    description = {
      "Copy all tables from one place to another that is empty.",
      "A place is a data folder, a file, or the address of a PostgreSQL. The one copied from may be"
          + " in use."
    },
    mixinStandardHelpOptions = true)
final class CopyDataCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "FROM", description = "Where the tables are.")
  private String from = "";

  @Parameters(index = "1", paramLabel = "TO", description = "Where they are to be as well.")
  private String to = "";

  @Override
  public Integer call() throws Mistake {
    String source = place(from);
    if (!isAddress(source) && !Files.isRegularFile(Path.of(source))) {
      throw new Mistake("There are no tables at " + from + ".");
    }
    try {
      System.out.println("Copied " + CopyData.copy(source, place(to)) + " rows.");
      return 0;
    } catch (Store.Trouble e) {
      throw new Mistake(e.getMessage() + ".");
    }
  }

  private static boolean isAddress(String place) {
    return place.startsWith("jdbc:postgresql:");
  }

  private static String place(String name) {
    return !isAddress(name) && Files.isDirectory(Path.of(name))
        ? Path.of(name, "chapeau.db").toString()
        : name;
  }
}
