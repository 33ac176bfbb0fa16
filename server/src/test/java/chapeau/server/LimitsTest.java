package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.tables.Denied;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Whoever is too fast waits as long as they should, whatever the clock on the wall is set to. */
class LimitsTest {
  private static final int LINES_AT_ONCE = 8;

  /** What has passed since the machine was started. */
  private static final class Uptime implements TimeMeter {
    private long nanos;

    void pass(Duration time) {
      nanos += time.toNanos();
    }

    @Override
    public long currentTimeNanos() {
      return nanos;
    }

    @Override
    public boolean isWallClockBased() {
      return false;
    }
  }

  private final Uptime uptime = new Uptime();
  private final Limits limits = new Limits(true, uptime);

  private boolean speaks(String who) {
    try {
      limits.count(Limits.Kind.LINE, who);
      return true;
    } catch (Denied e) {
      assertThat(e.why()).isEqualTo(Denied.Why.TOO_FAST);
      return false;
    }
  }

  private void saysAllOneMay() {
    for (int line = 0; line < LINES_AT_ONCE; line++) {
      assertThat(speaks("lea")).isTrue();
    }
    assertThat(speaks("lea")).isFalse();
  }

  @Test
  void whoSaidTooMuchMaySpeakAgainAsTimePasses() {
    saysAllOneMay();
    assertThat(speaks("tom")).as("everybody is counted alone").isTrue();
    uptime.pass(Duration.ofSeconds(2));
    assertThat(speaks("lea")).isTrue();
    assertThat(speaks("lea")).isFalse();
    uptime.pass(Duration.ofMinutes(1));
    saysAllOneMay();
  }

  @Test
  void aHouseUsesAClockNobodySets() {
    assertThat(Limits.CLOCK.isWallClockBased()).isFalse();
  }

  @Test
  void whereNobodyIsLimitedNothingIsCounted() {
    Limits none = new Limits(false, uptime);
    for (int line = 0; line <= LINES_AT_ONCE; line++) {
      none.count(Limits.Kind.LINE, "lea");
    }
  }

  /** Many other callers, each seen once, do not evict the bucket of a caller over its limit. */
  @Test
  void nobodyIsForgottenWhoIsOverTheLimit() {
    saysAllOneMay();
    for (int stranger = 0; stranger < 21_000; stranger++) {
      speaks("2001:db8:1:" + Integer.toHexString(stranger));
    }
    assertThat(speaks("lea")).isFalse();
    assertThat(speaks("one more")).as("newcomers share a bucket").isFalse();
    uptime.pass(Duration.ofMinutes(1));
    assertThat(speaks("one more")).isTrue();
    saysAllOneMay();
  }
}
