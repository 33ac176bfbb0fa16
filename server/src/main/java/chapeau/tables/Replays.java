package chapeau.tables;

import chapeau.engine.Game;
import chapeau.engine.Seat;
import chapeau.json.AnyValue;
import chapeau.wire.Happened;
import chapeau.wire.Replay;
import chapeau.wire.TurnView;
import java.util.ArrayList;
import java.util.List;

/** A finished game told again, step by step, everything open. */
final class Replays {
  private Replays() {}

  static <S, M, V> List<Replay.Scene> of(Course<S, M, V> course) {
    Game<S, M, V> game = course.playable().game();
    List<Replay.Scene> scenes = new ArrayList<>();
    course.retell(moment ->
        scenes.add(
            new Replay.Scene(
                moment.seq(),
                moment.actor(),
                Happened.to(Seat.OPEN, moment.told()),
                new AnyValue(game.view(moment.state(), Seat.OPEN)),
                TurnView.of(game.turn(moment.state())))));
    return scenes;
  }
}
