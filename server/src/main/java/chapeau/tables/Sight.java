package chapeau.tables;

import chapeau.engine.Game;
import chapeau.json.AnyValue;
import chapeau.json.Changes;
import chapeau.wire.FromServer;
import chapeau.wire.Happened;
import chapeau.wire.TurnView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The view a viewer was last sent. The next step is sent as the difference from it.
 *
 * @param eyes the viewer as whom the game was seen
 */
record Sight<M, V>(int seq, int eyes, V view, List<M> moves) {

  /** Nobody picks from a longer list (Top Hat for three can be packed in thousands of ways). */
  private static final int MOST_LISTED = 1_000;

  static <S, M, V> Sight<M, V> of(Game<S, M, V> game, int seq, S state, int eyes) {
    return new Sight<>(seq, eyes, game.view(state, eyes), moves(game, state, eyes));
  }

  static <S, M> List<M> moves(Game<S, M, ?> game, S state, int viewer) {
    if (viewer < 0) {
      return List.of();
    }
    List<M> moves = game.listed(state, viewer);
    return moves.size() <= MOST_LISTED ? moves : moves.subList(0, MOST_LISTED);
  }

  /** Returns the message about the step that leads from an earlier view to this one. */
  <S> FromServer.Step since(
      Sight<M, V> before, String table, Moment<S> moment, TurnView turn, int viewer) {
    return new FromServer.Step(
        table,
        viewer,
        seq,
        moment.actor(),
        Happened.to(eyes, moment.all()),
        new Changes(before.view, view),
        turn,
        moves.equals(before.moves) ? null : values(moves),
        receipt(moment, viewer));
  }

  private static @Nullable String receipt(Moment<?> moment, int viewer) {
    return moment.actor() == viewer && !moment.id().isEmpty() ? moment.id() : null;
  }

  static <T> List<AnyValue> values(List<T> values) {
    return values.stream().map(AnyValue::new).toList();
  }
}
