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
import java.util.Set;

/**
 * The tables anybody may come to. Read from the store, so that every node lists them all; read at
 * most once a second, however many look.
 */
public final class Lobby {
  private static final long FRESH = 1_000;
  private static final Duration NEW = Duration.ofMinutes(5);
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
    Set<String> attended = house.presence().attended();
    for (Fact.Header header : house.store().listed(now.minus(BY_DAY).toString())) {
      if (attended.contains(header.id()) || canWait(header, now)) {
        found.add(entry(header, house.store().chairs(header.id())));
      }
    }
    return List.copyOf(found);
  }

  /**
   * Nobody need be there where one plays by day. Elsewhere whoever has just set a table may be away
   * for a moment; then it waits for nobody any more.
   */
  private static boolean canWait(Fact.Header header, Instant now) {
    Pace pace = header.terms().pace();
    Duration age = Duration.between(Instant.parse(header.since()), now);
    return pace == Pace.DAY || pace == Pace.THREE_DAYS || age.compareTo(NEW) < 0;
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
