package chapeau.cli;

import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Ranking;
import chapeau.engine.Refusal;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Told;
import chapeau.engine.Turn;
import chapeau.fair.Seed;
import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * One state of one game, and commands to it as JSON objects; every answer says {@code ok}, none is
 * a stack trace.
 */
final class Conversation<S, M, V> {
  private static final String TABLE = "engine";

  private final Game<S, M, V> game;
  private Optional<S> current = Optional.empty();
  private Seed seed = Seed.random();
  private int draws;

  Conversation(Game<S, M, V> game) {
    this.game = game;
  }

  /** What was asked makes no sense, in a sentence. */
  private static final class Unclear extends Exception {
    private static final long serialVersionUID = 1;

    Unclear(String sentence) {
      super(sentence);
    }
  }

  String answer(String line) {
    try {
      return Json.write(obey(Json.parse(line)));
    } catch (Json.Unreadable | Unclear e) {
      return Json.write(no("", String.valueOf(e.getMessage())));
    } catch (RuntimeException e) {
      // A loaded state may be one that no game can reach.
      return Json.write(
          no("", "The state does not allow that: it is not one the rules can reach."));
    }
  }

  private Map<String, Object> obey(JsonNode said) throws Json.Unreadable, Unclear {
    String command = said.path("cmd").asText();
    return switch (command) {
      case "new" -> start(said);
      case "turn" -> turn();
      case "moves" ->
          yes("moves", game.moves(state(), seat(said)).stream().map(Json::tree).toList());
      case "play" -> play(seat(said), move(said));
      case "chance" -> play(Seat.CHANCE, move(said));
      case "draw" -> draw();
      case "view" ->
          yes("view", game.view(state(), said.has("seat") ? viewer(said) : Seat.SPECTATOR));
      case "state" -> yes("state", state());
      case "load" -> load(said);
      default ->
          throw new Unclear(
              "Unknown command “"
                  + command
                  + "”: say new, turn, moves, play, chance, draw, view, state or load.");
    };
  }

  private Map<String, Object> start(JsonNode said) throws Unclear {
    Map<String, String> options = new LinkedHashMap<>();
    said.path("options")
        .properties()
        .forEach(option -> options.put(option.getKey(), option.getValue().asText()));
    if (!said.path("players").canConvertToInt()) {
      throw new Unclear("Say how many players, as a number.");
    }
    Seed chosen = said.has("seed") ? seed(said.path("seed").asText()) : Seed.random();
    return switch (game.start(new Setup(said.path("players").asInt(), options))) {
      case Played.Done<S>(S state, var _) -> {
        current = Optional.of(state);
        seed = chosen;
        draws = 0;
        yield turn();
      }
      case Played.Refused<S>(Refusal refusal) -> no(refusal);
    };
  }

  private static Seed seed(String hex) throws Unclear {
    try {
      return new Seed("0".repeat(Math.max(0, 64 - hex.length())) + hex);
    } catch (IllegalArgumentException e) {
      throw new Unclear("A seed is up to 64 hexadecimal digits.");
    }
  }

  private Map<String, Object> turn() throws Unclear {
    Turn turn = game.turn(state());
    Map<String, Object> answer = yes("acting", acting(turn));
    answer.put("chance", turn instanceof Turn.Chance);
    answer.put("over", turn.isOver());
    if (turn instanceof Turn.Over(Ranking ranking)) {
      answer.put("places", ranking.places());
    }
    return answer;
  }

  private static List<Integer> acting(Turn turn) {
    return turn instanceof Turn.Acting(int seats)
        ? IntStream.range(0, Integer.SIZE - 1).filter(seat -> Seat.in(seats, seat)).boxed().toList()
        : List.of();
  }

  private Map<String, Object> play(int actor, M move) throws Unclear {
    return switch (game.play(state(), actor, move)) {
      case Played.Done<S>(S next, List<Told> events) -> {
        current = Optional.of(next);
        yield yes("events", events.stream().map(Conversation::told).toList());
      }
      case Played.Refused<S>(Refusal refusal) -> no(refusal);
    };
  }

  private static Map<String, Object> told(Told told) {
    Map<String, Object> event = new LinkedHashMap<>();
    event.put("to", told.audience() == Told.EVERYONE ? "all" : acting(Turn.all(told.audience())));
    event.put("event", Json.tree(told.event()));
    event.put("text", told.event().text());
    return event;
  }

  private Map<String, Object> draw() throws Unclear {
    if (!(game.turn(state()) instanceof Turn.Chance)) {
      throw new Unclear("It is not chance's turn.");
    }
    draws++;
    M move = game.draw(state(), seed.draw(TABLE, List.of(), draws));
    Map<String, Object> answer = play(Seat.CHANCE, move);
    answer.put("move", Json.tree(move));
    return answer;
  }

  private Map<String, Object> load(JsonNode said) throws Json.Unreadable, Unclear {
    S loaded = Json.read(said.path("state"), game.types().state());
    // A state nobody can look at is refused now, and not at the next command.
    game.turn(loaded);
    game.view(loaded, Seat.OPEN);
    current = Optional.of(loaded);
    return turn();
  }

  private S state() throws Unclear {
    return current.orElseThrow(() -> new Unclear("There is no game yet: say new first."));
  }

  private M move(JsonNode said) throws Json.Unreadable {
    return Json.read(said.path("move"), game.types().move());
  }

  /** A seat, or a number no player has, which the rules then refuse. */
  private static int seat(JsonNode said) throws Unclear {
    int seat = viewer(said);
    if (seat < 0) {
      throw new Unclear("A seat is a number from 0.");
    }
    return seat;
  }

  private static int viewer(JsonNode said) throws Unclear {
    JsonNode seat = said.path("seat");
    if (!seat.canConvertToInt() || seat.asInt() < Seat.OPEN || seat.asInt() >= Integer.SIZE) {
      throw new Unclear("Say which seat, as a number.");
    }
    return seat.asInt();
  }

  private static Map<String, Object> yes(String name, Object value) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("ok", true);
    answer.put(name, value);
    return answer;
  }

  private static Map<String, Object> no(Refusal refusal) {
    Map<String, Object> answer = no(refusal.rule(), refusal.why().en());
    answer.put("fr", refusal.why().fr());
    return answer;
  }

  private static Map<String, Object> no(String rule, String error) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("ok", false);
    answer.put("rule", rule);
    answer.put("error", error);
    return answer;
  }
}
