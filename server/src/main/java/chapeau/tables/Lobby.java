package chapeau.tables;

import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact;
import chapeau.store.Fact.Status;
import chapeau.store.Pace;
import chapeau.wire.LobbyView;
import chapeau.wire.TableView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * The tables anybody may come to. Read from the store, so that every node lists them all; read at
 * most once a second, however many look.
 */
public final class Lobby {
  private static final long FRESH = 1_000;
  private static final Duration SHORT = Duration.ofHours(1);
  private static final Duration BY_DAY = Duration.ofDays(4);

  private final House house;
  private List<LobbyView.Entry> listed = List.of();
  private long readAt = Long.MIN_VALUE / 2;

  public Lobby(House house) {
    this.house = house;
  }

  /** Newest first. */
  public synchronized List<LobbyView.Entry> tables() {
    long now = house.millis();
    if (Math.abs(now - readAt) >= FRESH) {
      listed = read(Instant.ofEpochMilli(now));
      readAt = now;
    }
    return listed;
  }

  private List<LobbyView.Entry> read(Instant now) {
    List<LobbyView.Entry> found = new ArrayList<>();
    for (Fact.Header header : house.store().listed(now.minus(BY_DAY).toString())) {
      if (isFresh(header, now)) {
        found.add(entry(header, house.store().chairs(header.id())));
      }
    }
    return List.copyOf(found);
  }

  /** A table by the hour that was set long ago waits for nobody any more. */
  private static boolean isFresh(Fact.Header header, Instant now) {
    boolean byDay = header.terms().pace() == Pace.DAY || header.terms().pace() == Pace.THREE_DAYS;
    boolean playing = header.status() == Status.PLAYING;
    Duration age = Duration.between(Instant.parse(header.since()), now);
    return byDay || age.compareTo(playing ? SHORT.multipliedBy(3) : SHORT) < 0;
  }

  private static LobbyView.Entry entry(Fact.Header header, List<Chair> chairs) {
    return new LobbyView.Entry(
        header.id(),
        header.game(),
        header.setup().players(),
        Paces.written(header.terms().pace()),
        header.terms().lang(),
        header.status() == Status.OPEN ? TableView.Status.open : TableView.Status.playing,
        chairs.stream().filter(chair -> !chair.guest().isEmpty()).map(Chair::name).toList(),
        (int) chairs.stream().filter(chair -> chair.is(Kind.OPEN)).count(),
        (int) chairs.stream().filter(chair -> chair.is(Kind.BOT)).count());
  }
}
