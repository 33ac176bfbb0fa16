package chapeau.tables;

import chapeau.engine.Game;
import chapeau.engine.Seat;
import chapeau.engine.Told;
import chapeau.engine.Turn;
import chapeau.json.AnyValue;
import chapeau.json.Changes;
import chapeau.json.Json;
import chapeau.store.Packed;
import chapeau.wire.Happened;
import chapeau.wire.Replay;
import chapeau.wire.TurnView;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;

/**
 * A finished game as its replay shows it, in a form that needs no rules to be read: for each step
 * the events and what changed in the open view. It is written when a game ends and stays readable
 * whatever becomes of the rules, the events and the views; so nothing here is read into a record.
 */
final class Archive {
  static final String FORMAT = "chapeau-replay-1";

  private Archive() {}

  /** The whole document. */
  record Document(String format, List<Entry> steps) {}

  /**
   * A step.
   *
   * @param acting the seats that are asked after it; nobody where chance draws, or it is over
   * @param places how it ended; empty before the end
   */
  record Entry(
      int seq,
      int actor,
      List<AnyValue> events,
      Changes changes,
      List<Integer> acting,
      List<Integer> places) {}

  /** Writes the history of a finished game. */
  static <S, M, V> Packed of(GameHistory<S, M, V> history) {
    Game<S, M, V> game = history.playable().game();
    List<Entry> entries = new ArrayList<>();
    List<V> last = new ArrayList<>(1);
    history.retell(moment -> {
      V view = game.view(moment.state(), Seat.OPEN);
      entries.add(entry(moment, game.turn(moment.state()), changes(last, view)));
      last.clear();
      last.add(view);
    });
    return Packed.of(Json.write(new Document(FORMAT, entries)));
  }

  private static <V> Changes changes(List<V> last, V now) {
    return last.isEmpty() ? Changes.whole(now) : new Changes(last.getFirst(), now);
  }

  private static Entry entry(Moment<?> moment, Turn turn, Changes changes) {
    TurnView now = TurnView.of(turn);
    return new Entry(
        moment.seq(),
        moment.actor(),
        moment.all().stream().map(Told::event).map(AnyValue::new).toList(),
        changes,
        now.acting(),
        now.places());
  }

  static List<Replay.Scene> scenes(Packed replay) {
    List<Replay.Scene> scenes = new ArrayList<>();
    JsonNode view = MissingNode.getInstance();
    for (JsonNode step : steps(replay)) {
      view = Changes.made(view, step.path("changes"));
      scenes.add(
          new Replay.Scene(
              step.path("seq").asInt(),
              step.path("actor").asInt(),
              StreamSupport.stream(step.path("events").spliterator(), false)
                  .map(event -> new Happened(new AnyValue(event)))
                  .toList(),
              new AnyValue(view),
              turn(step)));
    }
    return scenes;
  }

  private static TurnView turn(JsonNode step) {
    List<Integer> acting = numbers(step.path("acting"));
    List<Integer> places = numbers(step.path("places"));
    boolean over = !places.isEmpty();
    return new TurnView(acting, acting.isEmpty() && !over, over, places);
  }

  /** How the game ended. */
  static List<Integer> places(Packed replay) {
    JsonNode steps = steps(replay);
    return numbers(steps.path(steps.size() - 1).path("places"));
  }

  private static List<Integer> numbers(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false).map(JsonNode::asInt).toList();
  }

  private static JsonNode steps(Packed replay) {
    try {
      JsonNode document = Json.parse(replay.text());
      if (!document.path("format").asText().equals(FORMAT)) {
        throw new IllegalStateException("a replay in a form of another day");
      }
      return document.path("steps");
    } catch (Json.Unreadable e) {
      throw new IllegalStateException("a replay that is no JSON", e);
    }
  }
}
