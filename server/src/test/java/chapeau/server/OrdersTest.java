package chapeau.server;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import chapeau.OwnPostgres;
import chapeau.store.Postgres;
import chapeau.store.Store;
import chapeau.tables.Denied;
import chapeau.tables.House;
import chapeau.wire.Restart;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Tests how long a node trusts its cached bans. */
class OrdersTest {
  private static final Orders.Ears DEAF =
      new Orders.Ears() {
        @Override
        public void restarts(Restart restart) {}

        @Override
        public void sentAway(String guest) {}
      };

  @Test
  void aBanOfAnotherNodeCountsWithinTwoSecondsAlsoWhereNothingIsFollowed() {
    AtomicLong millis = new AtomicLong(1_000_000);
    String url = OwnPostgres.database();
    try (Store here = Postgres.open(url);
        Store there = Postgres.open(url);
        House house = new House(here, moved(millis), Duration.ZERO, Duration.ZERO);
        Orders orders = new Orders(house, here, Duration.ofDays(1))) {
      orders.start(DEAF, () -> {});
      there.steward().ban("tom", "now");
      assertThatCode(() -> orders.admit("tom")).doesNotThrowAnyException();
      millis.addAndGet(2_000);
      assertThatThrownBy(() -> orders.admit("tom")).isInstanceOf(Denied.class);
      assertThatCode(() -> orders.admit("lea")).doesNotThrowAnyException();
    }
  }

  private static Clock moved(AtomicLong millis) {
    return new Clock() {
      @Override
      public Instant instant() {
        return Instant.ofEpochMilli(millis.get());
      }

      @Override
      public ZoneOffset getZone() {
        return ZoneOffset.UTC;
      }

      @Override
      public Clock withZone(ZoneId zone) {
        return this;
      }
    };
  }
}
