package chapeau.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A disk in memory, small enough to be filled; only root may have one. */
final class SmallDisk implements AutoCloseable {
  private static final String SIZE = "size=700m,mode=0777";

  private final Path at;
  private final boolean mounted;

  private SmallDisk(Path at, boolean mounted) {
    this.at = at;
    this.mounted = mounted;
  }

  /** A disk there, or where that is not allowed just a folder. */
  static SmallDisk at(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return new SmallDisk(
        folder, execute(List.of("mount", "-t", "tmpfs", "-o", SIZE, "tmpfs", folder.toString())));
  }

  boolean canBeFilled() {
    return mounted;
  }

  void fill() {
    long free = at.toFile().getUsableSpace();
    execute(List.of("fallocate", "-l", String.valueOf(free), ballast().toString()));
  }

  void free() {
    try {
      Files.deleteIfExists(ballast());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private Path ballast() {
    return at.resolve("ballast");
  }

  private static boolean execute(List<String> command) {
    try {
      return new ProcessBuilder(command)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException | InterruptedException _) {
      return false;
    }
  }

  @Override
  public void close() {
    if (mounted) {
      execute(List.of("umount", "-l", at.toString()));
    }
  }
}
