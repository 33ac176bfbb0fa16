package chapeau.bench;

import java.io.IOException;

/**
 * The wire between nodes and database, where it can be cut without a word: an address of its own
 * that comes and goes, in a network namespace of this run's own.
 */
final class Wires {
  static final String ADDRESS = "10.77.0.1";

  private Wires() {}

  /** For whoever runs under {@code unshare --net}: lays the wire. */
  static void lay() {
    ip("link", "set", "lo", "up");
    mend();
  }

  /** From now on nothing arrives, and nobody is told. */
  static void cut() {
    ip("address", "del", ADDRESS + "/32", "dev", "lo");
  }

  static void mend() {
    ip("address", "add", ADDRESS + "/32", "dev", "lo");
  }

  private static void ip(String... arguments) {
    String[] command = new String[arguments.length + 1];
    command[0] = "ip";
    System.arraycopy(arguments, 0, command, 1, arguments.length);
    try {
      Process process = new ProcessBuilder(command).inheritIO().start();
      if (process.waitFor() != 0) {
        throw new IllegalStateException(String.join(" ", command) + " failed");
      }
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
