package chapeau.cli;

import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Ranking;
import chapeau.engine.Refusal;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Text;
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
  private static final String COMMANDS = "new, turn, moves, play, chance, draw, view, state, load";

  private final Game<S, M, V> game;
  private Optional<S> current = Optional.empty();
  private Seed seed = Seed.random();
  private int draws;
  private int players;

  Conversation(Game<S, M, V> game) {
    this.game = game;
  }

  /** What was asked makes no sense, in a sentence. */
  private static final class Unclear extends Exception {
    private static final long serialVersionUID = 1;

    private final String fr;

    Unclear(String fr, String en) {
      super(en);
      this.fr = fr;
    }
  }

  String answer(String line) {
    try {
      return Json.write(obey(Json.parse(line)));
    } catch (Json.Unreadable e) {
      return Json.write(no("", e.fr(), e.en()));
    } catch (Unclear e) {
      return Json.write(no("", e.fr, String.valueOf(e.getMessage())));
    } catch (RuntimeException e) {
      // A loaded state may be one that no game can reach.
      return Json.write(
          no(
              "",
              "L’état ne le permet pas : les règles ne peuvent pas y mener.",
              "The state does not allow that: it is not one the rules can reach."));
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
              "« cmd » doit être l’un de : " + COMMANDS + ".",
              "“cmd” must be one of: " + COMMANDS + ".");
    };
  }

  private Map<String, Object> start(JsonNode said) throws Unclear {
    Map<String, String> options = new LinkedHashMap<>();
    said.path("options")
        .properties()
        .forEach(option -> options.put(option.getKey(), option.getValue().asText()));
    int wanted = number(said, "players", game.about().minPlayers(), game.about().maxPlayers());
    Seed chosen = said.has("seed") ? seed(said.path("seed").asText()) : Seed.random();
    return switch (game.start(new Setup(wanted, options))) {
      case Played.Done<S>(S state, var _) -> {
        current = Optional.of(state);
        players = wanted;
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
      throw new Unclear(
          "« seed » est fait de 64 chiffres hexadécimaux au plus.",
          "“seed” is up to 64 hexadecimal digits.");
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
    return event;
  }

  private Map<String, Object> draw() throws Unclear {
    if (!(game.turn(state()) instanceof Turn.Chance)) {
      throw new Unclear("Ce n’est pas au hasard de jouer.", "It is not chance’s turn.");
    }
    draws++;
    M move = game.draw(state(), seed.draw(TABLE, List.of(), draws));
    Map<String, Object> answer = play(Seat.CHANCE, move);
    answer.put("move", Json.tree(move));
    return answer;
  }

  private Map<String, Object> load(JsonNode said) throws Json.Unreadable, Unclear {
    if (!said.path("state").isObject()) {
      throw new Unclear("« state » doit être un objet.", "“state” must be an object.");
    }
    S loaded = Json.read(said.path("state"), game.types().state());
    check(loaded);
    current = Optional.of(loaded);
    players = game.about().maxPlayers();
    return turn();
  }

  /**
   * A state no table can look like, or nobody can look at or go on from, is refused now, and not at
   * the next command.
   */
  private void check(S loaded) throws Unclear {
    boolean sound;
    try {
      Optional<Text> flaw = game.flaw(loaded);
      if (flaw.isPresent()) {
        throw new Unclear(flaw.get().fr(), flaw.get().en());
      }
      game.view(loaded, Seat.OPEN);
      game.view(loaded, Seat.SPECTATOR);
      sound =
          switch (game.turn(loaded)) {
            case Turn.Over _ -> true;
            case Turn.Chance _ -> canBeMade(loaded, Seat.CHANCE, game.draw(loaded, new Dice(1)));
            case Turn.Acting(int seats) ->
                IntStream.range(0, Integer.SIZE - 1)
                    .filter(seat -> Seat.in(seats, seat))
                    .allMatch(seat -> canGoOn(loaded, seat));
          };
    } catch (RuntimeException _) {
      sound = false;
    }
    if (!sound) {
      throw new Unclear(
          "« state » n’est pas une position de ce jeu : personne ne peut y jouer.",
          "“state” is no position of this game: nobody can play from it.");
    }
  }

  private boolean canGoOn(S state, int seat) {
    game.view(state, seat);
    List<M> moves = game.moves(state, seat);
    return !moves.isEmpty() && moves.stream().allMatch(move -> canBeMade(state, seat, move));
  }

  private boolean canBeMade(S state, int actor, M move) {
    return game.play(state, actor, move) instanceof Played.Done<S>;
  }

  private S state() throws Unclear {
    return current.orElseThrow(() ->
        new Unclear(
            "Il n’y a pas encore de partie : dites d’abord new.",
            "There is no game yet: say new first."));
  }

  private M move(JsonNode said) throws Json.Unreadable {
    return Json.read(said.path("move"), game.types().move());
  }

  private int seat(JsonNode said) throws Unclear {
    state();
    return number(said, "seat", 0, players - 1);
  }

  private int viewer(JsonNode said) throws Unclear {
    state();
    return number(said, "seat", Seat.OPEN, players - 1);
  }

  private static int number(JsonNode said, String field, int least, int most) throws Unclear {
    JsonNode number = said.path(field);
    if (!number.isInt() || number.intValue() < least || number.intValue() > most) {
      throw new Unclear(
          "« " + field + " » doit être un nombre entier de " + least + " à " + most + ".",
          "“" + field + "” must be a whole number from " + least + " to " + most + ".");
    }
    return number.intValue();
  }

  private static Map<String, Object> yes(String name, Object value) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("ok", true);
    answer.put(name, value);
    return answer;
  }

  private static Map<String, Object> no(Refusal refusal) {
    return no(refusal.rule(), refusal.why().fr(), refusal.why().en());
  }

  private static Map<String, Object> no(String rule, String fr, String en) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("ok", false);
    answer.put("rule", rule);
    answer.put("error", en);
    answer.put("fr", fr);
    return answer;
  }
}
