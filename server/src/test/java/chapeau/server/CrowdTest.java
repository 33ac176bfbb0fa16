package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import chapeau.engine.Seat;
import chapeau.tables.Denied;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nobody fills the house alone. */
class CrowdTest {
  private static final int MORE_THAN_ANY_BUFFER = 3_000;
  private static final int PATIENCE = 600;

  @TempDir Path data;

  @Test
  void aGuestHasSoManyConnectionsAndNoMore() throws StartFailure {
    Settings limited =
        new Settings("127.0.0.1", 0, data, false, Duration.ZERO, Duration.ZERO, true);
    List<Feed> feeds = new ArrayList<>();
    try (Server server = Server.start(limited);
        Client lea = new Client(server.port());
        Client tom = new Client(server.port())) {
      lea.get("/api/me").is(200);
      for (int i = 0; i < 30; i++) {
        feeds.add(lea.connect());
        feeds.getLast().untilNow();
      }
      assertThat(lea.connect().closeCode()).isEqualTo(1013);
      tom.connect().untilNow();
      feeds.forEach(Feed::close);
    }
  }

  @Test
  void whoeverGoesMakesRoom() {
    Crowd crowd = new Crowd(true);
    for (int i = 0; i < 30; i++) {
      crowd.enter("lea", "here");
    }
    assertThatThrownBy(() -> crowd.enter("lea", "here")).isInstanceOf(Denied.class);
    crowd.leave("lea", "here");
    crowd.enter("lea", "here");
    assertThat(crowd.size()).isEqualTo(30);
  }

  @Test
  void anAddressHasSoManyConnectionsAndNoMore() {
    Crowd crowd = new Crowd(true);
    for (int i = 0; i < 500; i++) {
      crowd.enter("guest" + i, "here");
    }
    assertThatThrownBy(() -> crowd.enter("another", "here")).isInstanceOf(Denied.class);
    crowd.enter("another", "elsewhere");
  }

  @Test
  void whoDoesNotReadIsLetGoAndMayComeBack() throws StartFailure {
    try (Server server = Running.on(data);
        Client lea = new Client(server.port())) {
      String id =
          lea.set(4, "[\"bot:novice\",\"bot:novice\",\"bot:novice\",\"bot:novice\"]")
              .path("id")
              .asText();
      try (Feed feed = lea.connect()) {
        feed.watch(id, Seat.SPECTATOR);
        feed.next(message -> message.at("/table/status").asText().equals("over"));
      }
      WebSocket deaf = lea.stalled();
      String watch =
          "{\"type\":\"watch\",\"table\":\"" + id + "\",\"seat\":" + Seat.SPECTATOR + "}";
      assertThatThrownBy(
              () -> {
                for (int i = 0; i < MORE_THAN_ANY_BUFFER; i++) {
                  deaf.sendText(watch, true).join();
                }
                for (int i = 0; i < PATIENCE; i++) {
                  deaf.sendText("{\"type\":\"ping\"}", true).join();
                  Thread.sleep(100);
                }
              })
          .isInstanceOf(CompletionException.class);
      try (Feed feed = lea.connect()) {
        feed.watch(id, Seat.SPECTATOR).next("table");
      }
    }
  }
}
