package chapeau.tables;

import chapeau.engine.Game;
import chapeau.engine.Seat;
import chapeau.json.AnyValue;
import chapeau.json.Json;
import chapeau.store.Fact;
import chapeau.wire.Happened;
import chapeau.wire.Replay;
import chapeau.wire.TurnView;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** A finished game told again under the present rules, step by step, everything open. */
final class Replays {
  private Replays() {}

  static <S, M, V> List<Replay.Scene> of(GameHistory<S, M, V> history) {
    Game<S, M, V> game = history.playable().game();
    List<Replay.Scene> scenes = new ArrayList<>();
    history.retell(moment ->
        scenes.add(
            new Replay.Scene(
                moment.seq(),
                moment.actor(),
                Happened.to(Seat.OPEN, moment.all()),
                new AnyValue(game.view(moment.state(), Seat.OPEN)),
                TurnView.of(game.turn(moment.state())))));
    return scenes;
  }

  /** The moves of a journal as they were written, whatever they mean today. */
  static List<Replay.Played> written(List<Fact.Moved> journal) {
    return journal.stream()
        .map(row -> new Replay.Played(row.seq(), row.actor(), move(row)))
        .toList();
  }

  static JsonNode move(Fact.Moved row) {
    try {
      return Json.parse(row.move());
    } catch (Json.Unreadable e) {
      throw new IllegalStateException("a journal that is no JSON", e);
    }
  }
}
