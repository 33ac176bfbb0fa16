package chapeau.server;

import java.nio.file.Path;
import java.time.Duration;

/** A real server on a free port, in a hurry. */
final class Running {
  private Running() {}

  static Settings settings(Path data) {
    return new Settings("127.0.0.1", 0, data, false, Duration.ZERO, Duration.ZERO, false);
  }

  static Server on(Path data) throws StartFailure {
    return Server.start(settings(data));
  }
}
