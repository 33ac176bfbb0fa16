package chapeau.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The project's own files, and the way checked-in texts are compared with what the code makes of
 * them today.
 */
public final class Project {
  private static final boolean UPDATE = Boolean.getBoolean("golden.update");

  private Project() {}

  public static Path file(String path) {
    return Path.of(System.getProperty("chapeau.root", ".")).resolve(path);
  }

  public static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }

  /**
   * The text as checked in; written anew first when the build is asked to ({@code
   * -Dgolden.update=true}).
   */
  public static String golden(Path file, String now) {
    if (UPDATE) {
      try {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, now);
      } catch (IOException e) {
        throw new UncheckedIOException("cannot write " + file, e);
      }
    }
    return Files.exists(file) ? read(file) : "";
  }
}
