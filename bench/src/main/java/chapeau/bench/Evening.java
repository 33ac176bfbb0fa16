package chapeau.bench;

import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** So many tables with everybody seated and connected, played to their end all at once. */
final class Evening implements AutoCloseable {
  private static final int SEATS = 4;

  private final List<Integer> ports;
  private final int seats;
  private final int people;
  private final List<Place> places = new ArrayList<>();
  private final HttpClient http =
      HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
  private CountDownLatch over;
  private boolean rematch;
  private long millis;
  private int most = Integer.MAX_VALUE;

  /** A table and the four lines to it. */
  private static final class Place {
    private final List<Player> players = new ArrayList<>();
    private final List<WebSocket> lines = new ArrayList<>();
    private Watch watch;
    private String id;

    Place(Watch watch, String id) {
      this.watch = watch;
      this.id = id;
    }
  }

  Evening(int port, int tables, String game) throws InterruptedException {
    this(List.of(port), tables, game);
  }

  /** Those of each table on as many nodes as there are. */
  Evening(List<Integer> ports, int tables, String game) throws InterruptedException {
    this(ports, tables, game, SEATS);
  }

  /** Bots that make any move sit on the seats left over. */
  Evening(List<Integer> ports, int tables, String game, int most) throws InterruptedException {
    this.ports = List.copyOf(ports);
    this.seats = game.equals("tophat") ? 3 : SEATS;
    this.people = Math.min(most, seats);
    this.over = new CountDownLatch(tables);
    for (int table = 0; table < tables; table++) {
      set(table, game);
    }
  }

  private String seated() {
    List<String> all = new ArrayList<>(Collections.nCopies(people, "\"me\""));
    all.addAll(Collections.nCopies(seats - people, "\"bot:random\""));
    return String.join(",", all);
  }

  private int port(int n) {
    return ports.get(n % ports.size());
  }

  private void set(int table, String game) throws InterruptedException {
    Watch watch = new Watch(this);
    String body =
        """
        {"game":"%s","players":%d,"seats":[%s],"hold":true}\
        """
            .formatted(game, seats, seated());
    Place place =
        new Place(watch, call(http, port(table), "/api/tables", body).path("id").asText());
    for (int seat = 0; seat < people; seat++) {
      place.players.add(new Player(seat, watch, table * SEATS + seat));
      place.lines.add(
          http.newWebSocketBuilder()
              .buildAsync(
                  URI.create("ws://127.0.0.1:" + port(table + seat) + "/api/ws"),
                  place.players.getLast())
              .join());
    }
    watch(place);
    places.add(place);
  }

  private static void watch(Place place) {
    for (int seat = 0; seat < place.lines.size(); seat++) {
      place
          .players
          .get(seat)
          .say(
              place.lines.get(seat),
              """
              {"type":"watch","table":"%s","seat":%d}\
              """
                  .formatted(place.id, seat))
          .join();
    }
  }

  /** Everybody thinks so long before a move. */
  Evening thinking(long millisAMove) {
    millis = millisAMove;
    return this;
  }

  /** Nobody moves any more once a table has seen so many moves. */
  Evening upTo(int moves) {
    most = moves;
    return this;
  }

  /** The same people once more, on the same lines. */
  Evening again() {
    over = new CountDownLatch(places.size());
    rematch = true;
    return this;
  }

  Result play() throws InterruptedException {
    for (Place place : places) {
      if (rematch) {
        place.watch = new Watch(this);
        place.players.forEach(player -> player.plays(place.watch));
        place.id =
            call(http, port(0), "/api/tables/" + place.id + "/rematch", "{}").path("id").asText();
        watch(place);
      } else {
        call(http, port(0), "/api/tables/" + place.id + "/start", "");
      }
    }
    over.await();
    List<Double> millis =
        places.stream().flatMap(p -> p.watch.nanos.stream()).map(n -> n / 1e6).sorted().toList();
    int moves = places.stream().mapToInt(p -> p.watch.moves.get()).sum();
    return new Result(moves, millis, bytes());
  }

  private Bytes bytes() {
    int steps = places.stream().mapToInt(p -> p.watch.steps.get()).sum();
    long all = places.stream().mapToLong(p -> p.watch.bytes.get()).sum();
    int largest = places.stream().mapToInt(p -> p.watch.largest.get()).max().orElse(0);
    return new Bytes(steps, Load.round((double) all / Math.max(1, steps)), largest);
  }

  /** A game at each of so many tables, after which everybody leaves. */
  static Result once(List<Integer> ports, int tables, String game) throws InterruptedException {
    try (Evening evening = new Evening(ports, tables, game)) {
      return evening.play();
    }
  }

  /** Everybody leaves. */
  @Override
  public void close() {
    places.forEach(place -> place.lines.forEach(WebSocket::abort));
    http.shutdownNow();
  }

  private static JsonNode call(HttpClient http, int port, String path, String body)
      throws InterruptedException {
    try {
      HttpResponse<String> answer =
          http.send(
              HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                  .POST(BodyPublishers.ofString(body))
                  .build(),
              BodyHandlers.ofString());
      if (answer.statusCode() >= 300) {
        throw new IllegalStateException(path + ": " + answer.statusCode() + " " + answer.body());
      }
      return Json.parse(answer.body());
    } catch (IOException | Json.Unreadable e) {
      throw new IllegalStateException(e);
    }
  }

  record Result(int moves, List<Double> millis, Bytes bytes) {
    double percentile(double p) {
      return millis.isEmpty()
          ? 0
          : millis.get((int) Math.min(millis.size() - 1, p * millis.size()));
    }
  }

  /** What steps weigh as they are sent. */
  record Bytes(int steps, double mean, int largest) {}

  /** Times each move of a table, from being sent to being seen by the last of four. */
  private static final class Watch implements Player.Seen {
    private final Evening evening;
    private final AtomicInteger moves = new AtomicInteger();
    private final AtomicInteger done = new AtomicInteger();
    private final Map<Integer, Long> sent = new ConcurrentHashMap<>();
    private final Map<Integer, AtomicInteger> sightings = new ConcurrentHashMap<>();
    private final ConcurrentLinkedQueue<Long> nanos = new ConcurrentLinkedQueue<>();
    private final AtomicInteger steps = new AtomicInteger();
    private final AtomicLong bytes = new AtomicLong();
    private final AtomicInteger largest = new AtomicInteger();

    Watch(Evening evening) {
      this.evening = evening;
    }

    @Override
    public long pause() {
      return moves.get() < evening.most ? evening.millis : -1;
    }

    @Override
    public void sends(int after) {
      sent.put(after + 1, System.nanoTime());
    }

    @Override
    public void sees(int seat, int seq, int size, boolean end) {
      if (seq > 0) {
        steps.incrementAndGet();
        bytes.addAndGet(size);
        largest.accumulateAndGet(size, Math::max);
      }
      int eyes = sightings.computeIfAbsent(seq, _ -> new AtomicInteger()).incrementAndGet();
      Long since = sent.get(seq);
      if (eyes == evening.people && since != null) {
        nanos.add(System.nanoTime() - since);
        if (moves.incrementAndGet() == evening.most) {
          evening.over.countDown();
        }
      }
      if (end && done.incrementAndGet() == evening.people && moves.get() < evening.most) {
        evening.over.countDown();
      }
    }
  }
}
