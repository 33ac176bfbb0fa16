package chapeau.tables;

import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact;
import chapeau.store.Fact.Status;
import chapeau.wire.LobbyView;
import chapeau.wire.TableView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The tables anybody may come to. Read from the store, so that every node lists them all; read at
 * most once a second, however many look.
 */
public final class Lobby {
  private static final long FRESH = 1_000;
  private static final Duration NEW = Duration.ofMinutes(5);
  private static final Duration BY_DAY = Duration.ofDays(4);

  /** The most tables the list shows. */
  private static final int MOST = 100;

  /** The most tables the list shows of one guest, and of one address. */
  private static final int MOST_OF_GUEST = 3;

  private static final int MOST_FROM_ADDRESS = 10;

  /** The maximum number of tables whose address is remembered, in memory only. */
  private static final int REMEMBERED = 20_000;

  private final House house;
  private final Map<String, String> addresses =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
          return size() > REMEMBERED;
        }
      };
  private List<LobbyView.Entry> listed = List.of();
  private long readAt = Long.MIN_VALUE / 2;

  public Lobby(House house) {
    this.house = house;
  }

  /** Newest first. */
  public synchronized List<LobbyView.Entry> tables() {
    long now = house.millis();
    if (Math.abs(now - readAt) >= FRESH) {
      listed = shown().stream().map(this::entry).toList();
      readAt = now;
    }
    return listed;
  }

  /** Whether the list has room for one more table of this guest, set from this address. */
  public synchronized boolean hasRoom(String guest, String address) {
    List<Fact.Header> offered = offered();
    return count(offered, header -> header.host().equals(guest)) < MOST_OF_GUEST
        && count(offered, header -> address.equals(addresses.get(header.id()))) < MOST_FROM_ADDRESS;
  }

  /**
   * Remembers the address from which a table was first set. Several guests may ask for the same
   * rematch.
   */
  public synchronized void remember(String table, String address) {
    addresses.putIfAbsent(table, address);
  }

  private static long count(List<Fact.Header> offered, Predicate<Fact.Header> which) {
    return offered.stream().filter(which).count();
  }

  /**
   * Returns the newest tables of each guest and each address. {@link #hasRoom} alone does not limit
   * the list: it does not count tables without visitors, and visitors could come to all of them
   * later at once.
   */
  private List<Fact.Header> shown() {
    Map<String, Integer> of = new HashMap<>();
    List<Fact.Header> shown = new ArrayList<>();
    for (Fact.Header header : offered()) {
      String address = addresses.getOrDefault(header.id(), header.id());
      if (shown.size() < MOST
          && of.merge("guest " + header.host(), 1, Integer::sum) <= MOST_OF_GUEST
          && of.merge("address " + address, 1, Integer::sum) <= MOST_FROM_ADDRESS) {
        shown.add(header);
      }
    }
    return shown;
  }

  /**
   * Nobody need be there where one plays by day. Elsewhere whoever has just set a table may be away
   * for a moment; then it waits for nobody any more.
   */
  private List<Fact.Header> offered() {
    Instant now = Instant.ofEpochMilli(house.millis());
    return house
        .store()
        .listed(
            now.minus(BY_DAY).toString(), now.minus(NEW).toString(), house.presence().attended());
  }

  private LobbyView.Entry entry(Fact.Header header) {
    List<Chair> chairs = house.store().chairs(header.id());
    boolean rated = TakeOver.mayBeRated(house, header, house.store().holders(header.id()));
    return new LobbyView.Entry(
        header.id(),
        header.game(),
        header.setup().players(),
        Paces.written(header.terms().pace()),
        header.terms().lang(),
        header.status() == Status.OPEN ? TableView.Status.open : TableView.Status.playing,
        chairs.stream().filter(chair -> !chair.guest().isEmpty()).map(Chair::name).toList(),
        (int) chairs.stream().filter(chair -> chair.is(Kind.OPEN)).count(),
        rated ? 0 : (int) chairs.stream().filter(chair -> chair.is(Kind.BOT)).count());
  }
}
