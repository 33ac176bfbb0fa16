package chapeau.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A short round of faults; {@code ./chapeau faults --minutes N} is a long one. */
@Tag("long")
class FaultsTest {
  private static final int SECONDS = 30;
  private static final long SEED = 17;

  @Test
  void nothingAcknowledgedIsLostWhateverBreaks() throws IOException, InterruptedException {
    Assumptions.assumeTrue(
        Cluster.programs().isPresent(), "skipped: needs PostgreSQL (apt-get install postgresql)");
    Faults.Result result =
        Faults.run(
            Cluster.programs().orElseThrow(), Faults.Plan.of(SECONDS, SEED, 6, Ports.free(5)));
    assertThat(result.wrong()).as(result.toString()).isEmpty();
    assertThat(result.history().games).as("all that are played").hasSize(5);
    assertThat(result.history().moves).hasSizeGreaterThan(30);
    assertThat(result.compared()).isGreaterThan(30);
  }
}
