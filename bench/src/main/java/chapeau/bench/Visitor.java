package chapeau.bench;

import chapeau.engine.Dice;
import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * A person with a browser: goes to another node when one does not answer, says what was seen last,
 * and sends again, under the same id, what was not answered.
 */
final class Visitor {
  private static final int PATIENCE_MILLIS = 3_000;
  private static final int QUIET_SECONDS = 3;
  private static final HttpClient HTTP =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(2)).build();

  private final List<Integer> ports;
  private final History history;
  private final Dice dice;
  private String cookie = "";
  private int sent;

  Visitor(List<Integer> ports, History history, long seed) {
    this.ports = ports;
    this.history = history;
    this.dice = new Dice(seed);
  }

  /** The line to a node is lost, or the node does not do what it should. */
  static final class Lost extends Exception {
    private static final long serialVersionUID = 1;

    Lost(String why) {
      super(why, null, false, false);
    }
  }

  /** The program that plays asks for what no server would do. */
  static final class Misled extends RuntimeException {
    private static final long serialVersionUID = 1;

    Misled(String what) {
      super(what);
    }
  }

  private int anyPort() {
    return ports.get(dice.below(ports.size()));
  }

  /** Asks one node after another until one answers, or the time is over. */
  JsonNode ask(String path, String body) throws Lost {
    while (history.goesOn()) {
      try {
        return post(path, body);
      } catch (Lost e) {
        if (String.valueOf(e.getMessage()).startsWith("400")) {
          throw new Misled(path + ": " + e.getMessage());
        }
        pause(200);
      }
    }
    throw new Lost("no node answers " + path);
  }

  /** Starts a game; that it has started already is as good. */
  void start(String table) throws Lost {
    while (history.goesOn()) {
      try {
        post("/api/tables/" + table + "/start", "");
        return;
      } catch (Lost e) {
        if (String.valueOf(e.getMessage()).startsWith("409")) {
          return;
        }
        pause(200);
      }
    }
    throw new Lost("the game did not start");
  }

  private JsonNode post(String path, String body) throws Lost {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + anyPort() + path))
            .timeout(Duration.ofSeconds(5))
            .POST(BodyPublishers.ofString(body));
    if (!cookie.isEmpty()) {
      request.header("Cookie", cookie);
    }
    try {
      HttpResponse<String> answer = HTTP.send(request.build(), BodyHandlers.ofString());
      if (answer.statusCode() >= 300) {
        throw new Lost(answer.statusCode() + " " + answer.body());
      }
      answer
          .headers()
          .firstValue("Set-Cookie")
          .ifPresent(set -> cookie = set.substring(0, set.indexOf(';')));
      return Json.parse(answer.body());
    } catch (IOException | Json.Unreadable e) {
      throw new Lost(String.valueOf(e.getMessage()));
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A seat at a table, played to the end of its game or of the time. */
  void play(String table, int seat) {
    new Seated(table, seat).play();
  }

  private final class Seated {
    private final String table;
    private final int seat;
    private int seen = -1;
    private JsonNode moves = MissingNode.getInstance();
    private boolean asked;
    private boolean over;
    private String waitingId = "";
    private String waiting = "";
    private JsonNode chosen = MissingNode.getInstance();
    private long sentAt;
    private String lineId = "";
    private String line = "";

    Seated(String table, int seat) {
      this.table = table;
      this.seat = seat;
    }

    void play() {
      while (!over && history.goesOn()) {
        try (Line on = dial(anyPort())) {
          history.note(table, "seat " + seat + " watches on " + on.port + " from " + seen);
          on.say(watch());
          if (!waiting.isEmpty()) {
            on.say(waiting);
          }
          playOn(on);
        } catch (Lost e) {
          history.note(table, "seat " + seat + " lost its line: " + e.getMessage());
          pause(100 + dice.below(200));
        }
      }
    }

    private String watch() {
      return Json.write(
          seen < 0
              ? Map.of("type", "watch", "table", table, "seat", seat)
              : Map.of("type", "watch", "table", table, "seat", seat, "from", seen));
    }

    private void playOn(Line on) throws Lost {
      int quiet = 0;
      while (!over && history.goesOn()) {
        JsonNode message = on.next();
        quiet = message.isMissingNode() ? quiet + 1 : 0;
        if (quiet > QUIET_SECONDS) {
          throw new Lost("not even a pong");
        }
        if (message.isMissingNode()) {
          if (!waiting.isEmpty() && history.millis() - sentAt > PATIENCE_MILLIS) {
            throw new Lost("no answer to " + waitingId);
          }
          on.say("{\"type\":\"ping\"}");
          continue;
        }
        hear(message);
        if (waiting.isEmpty() && asked && !moves.isEmpty()) {
          pause(20 + dice.below(150));
          move(on);
        }
      }
    }

    private void hear(JsonNode message) throws Lost {
      switch (message.path("type").asText()) {
        case "step", "catchUp" -> update(message);
        case "played" -> answered(message);
        case "refused" -> refused(message);
        case "done" -> {
          if (message.path("id").asText().equals(lineId) && !lineId.isEmpty()) {
            history.lines.add(new History.Said(table, seat, line));
            lineId = "";
          }
        }
        case "failed" -> history.note(table, "seat " + seat + " was told: " + message);
        default -> {}
      }
    }

    private void update(JsonNode update) throws Lost {
      int seq = update.path("seq").asInt();
      if (update.path("type").asText().equals("step") && seen >= 0 && seq <= seen) {
        return;
      }
      if (update.path("type").asText().equals("step") && seq != seen + 1) {
        throw new Lost("step " + seq + " came after " + seen);
      }
      history.show(table, seat, update);
      seen = seq;
      moves = update.has("moves") ? update.path("moves") : moves;
      asked = asks(update.at("/turn/acting"));
      history.note(
          table, "seat " + seat + " sees " + seq + ", asked: " + update.at("/turn/acting"));
      answered(update);
      if (update.at("/turn/over").asBoolean()) {
        over = true;
        history.over(table);
      }
    }

    private boolean asks(JsonNode acting) {
      for (JsonNode one : acting) {
        if (one.asInt() == seat) {
          return true;
        }
      }
      return false;
    }

    private void answered(JsonNode message) {
      if (!waitingId.isEmpty() && message.path("id").asText().equals(waitingId)) {
        int seq = message.path("seq").asInt();
        history.moves.add(
            new History.Acknowledged(
                table, seat, waitingId, seq, chosen, sentAt, history.millis()));
        history.note(table, "seat " + seat + " made move " + seq + " as " + waitingId);
        waiting = "";
        waitingId = "";
      }
    }

    /** Where the server has trouble, the same again elsewhere; otherwise another move. */
    private void refused(JsonNode message) throws Lost {
      if (!message.path("id").asText().equals(waitingId)) {
        return;
      }
      history.note(table, "seat " + seat + " was refused " + waitingId + ": " + message);
      String why = message.at("/error/en").asText();
      if (!why.contains("Try again soon") && !why.contains("broke on our side")) {
        waiting = "";
        waitingId = "";
        asked = false;
        // Told again where things stand, it chooses anew.
        seen = -1;
      }
      pause(150);
      throw new Lost("refused: " + why);
    }

    private void move(Line on) throws Lost {
      chosen = moves.get(dice.below(moves.size()));
      waitingId = "s" + seat + "m" + sent++;
      waiting =
          Json.write(
              Map.of(
                  "type", "move", "table", table, "seat", seat, "seq", seen, "id", waitingId,
                  "move", chosen));
      sentAt = history.millis();
      on.say(waiting);
      if (dice.below(4) == 0) {
        line = "line " + seat + " " + sent;
        lineId = "l" + sent;
        on.say(
            Json.write(
                Map.of(
                    "type", "chat", "table", table, "seat", seat, "room", "table", "text", line,
                    "id", lineId)));
      }
    }
  }

  private Line dial(int port) throws Lost {
    Line line = new Line(port);
    try {
      line.socket =
          HTTP.newWebSocketBuilder()
              .header("Cookie", cookie)
              .connectTimeout(Duration.ofSeconds(2))
              .buildAsync(URI.create("ws://127.0.0.1:" + port + "/api/ws"), line)
              .get(3, TimeUnit.SECONDS);
      return line;
    } catch (ExecutionException | TimeoutException e) {
      throw new Lost("no line to " + port);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A websocket. */
  private static final class Line implements WebSocket.Listener, AutoCloseable {
    private final LinkedBlockingQueue<String> unread = new LinkedBlockingQueue<>();
    private final StringBuilder partial = new StringBuilder();
    private final int port;
    private volatile boolean closed;
    private @Nullable WebSocket socket;

    Line(int port) {
      this.port = port;
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      partial.append(data);
      if (last) {
        unread.add(partial.toString());
        partial.setLength(0);
      }
      from.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
      closed = true;
      unread.add("");
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
      closed = true;
      unread.add("");
    }

    /** The next message, or a missing one when none comes for a second. */
    JsonNode next() throws Lost {
      try {
        String message = unread.poll(1, TimeUnit.SECONDS);
        if (message == null) {
          return MissingNode.getInstance();
        }
        if (message.isEmpty() || (closed && unread.isEmpty())) {
          throw new Lost("closed");
        }
        return Json.parse(message);
      } catch (Json.Unreadable e) {
        throw new Lost("not JSON");
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }

    void say(String message) throws Lost {
      try {
        if (socket == null || closed) {
          throw new Lost("closed");
        }
        socket.sendText(message, true).orTimeout(2, TimeUnit.SECONDS).join();
      } catch (CompletionException | IllegalStateException e) {
        throw new Lost("cannot send");
      }
    }

    @Override
    public void close() {
      if (socket != null) {
        socket.abort();
      }
    }
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
