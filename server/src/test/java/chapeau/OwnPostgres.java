package chapeau;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.time.Duration;

/** A real PostgreSQL of a test's own, given as long to start as everything else. */
public final class OwnPostgres {
  private OwnPostgres() {}

  public static EmbeddedPostgres start() throws IOException {
    return builder().start();
  }

  public static EmbeddedPostgres.Builder builder() {
    return EmbeddedPostgres.builder().setPGStartupWait(Duration.ofSeconds(Patience.SECONDS));
  }
}
