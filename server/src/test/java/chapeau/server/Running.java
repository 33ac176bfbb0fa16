package chapeau.server;

import chapeau.store.Timings;
import java.nio.file.Path;
import java.time.Duration;

/** A real server on a free port, in a hurry. */
final class Running {
  private Running() {}

  static Settings settings(Path data) {
    return new Settings("127.0.0.1", 0, data, false, Duration.ZERO, Duration.ZERO, false);
  }

  /** A server that gives up on its database after this time. */
  static Timings databaseWait(Duration wait) {
    Timings usual = Timings.USUAL;
    return new Timings(wait, usual.round(), usual.nodeLife(), usual.orders(), usual.lastWord());
  }

  /** A node that looks after the others often and is missed after this time. */
  static Timings node(Duration life) {
    Timings usual = Timings.USUAL;
    Duration often = Duration.ofMillis(50);
    return new Timings(usual.databaseWait(), often, life, often, usual.lastWord());
  }

  /** A server that waits this long until its clients have heard that it stops. */
  static Timings lastWord(Duration lastWord) {
    Timings usual = Timings.USUAL;
    return new Timings(
        usual.databaseWait(), usual.round(), usual.nodeLife(), usual.orders(), lastWord);
  }

  static Server on(Path data) throws StartFailure {
    return Server.start(settings(data));
  }
}
