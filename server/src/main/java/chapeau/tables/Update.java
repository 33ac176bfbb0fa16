package chapeau.tables;

import chapeau.engine.Game;
import chapeau.engine.Seat;
import chapeau.engine.Text;
import chapeau.engine.Told;
import chapeau.engine.Turn;
import chapeau.json.Json;
import com.fasterxml.jackson.databind.util.RawValue;
import java.util.List;
import java.util.stream.IntStream;

/**
 * One step as one viewer is told of it: what happened, then how things stand.
 *
 * @param catchUp the events are the whole log so far, not what just happened
 */
public record Update(
    String type,
    String table,
    int seat,
    int seq,
    int actor,
    String time,
    List<Happened> events,
    RawValue view,
    TurnView turn,
    List<RawValue> moves,
    boolean catchUp) {
  private static final Text NOTHING = new Text("", "");

  /** Nobody picks from a longer list (Top Hat for three can be packed in thousands of ways). */
  private static final int MOST_LISTED = 1_000;

  /** An event and the line it writes in the log. */
  public record Happened(RawValue event, Text text) {}

  /** Who is asked now, or how it ended. */
  public record TurnView(
      List<Integer> acting, boolean chance, boolean over, List<Integer> places, Text why) {

    static TurnView of(Turn turn) {
      return switch (turn) {
        case Turn.Chance() -> new TurnView(List.of(), true, false, List.of(), NOTHING);
        case Turn.Acting(int seats) ->
            new TurnView(
                IntStream.range(0, Integer.SIZE - 1)
                    .filter(seat -> Seat.in(seats, seat))
                    .boxed()
                    .toList(),
                false,
                false,
                List.of(),
                NOTHING);
        case Turn.Over(var ranking) ->
            new TurnView(List.of(), false, true, ranking.places(), ranking.why());
      };
    }
  }

  static <S, M, V> Update of(String table, Game<S, M, V> game, Step<S> step, int viewer) {
    return of(table, game, step, viewer, step.events(), false);
  }

  /** Where things stand after the last of these steps, with all that happened in them. */
  static <S, M, V> Update catchUp(
      String table, Game<S, M, V> game, List<Step<S>> steps, int viewer) {
    List<Told> log = steps.stream().flatMap(step -> step.events().stream()).toList();
    return of(table, game, steps.getLast(), viewer, log, true);
  }

  private static <S, M, V> Update of(
      String table,
      Game<S, M, V> game,
      Step<S> step,
      int viewer,
      List<Told> told,
      boolean catchUp) {
    S state = step.state();
    return new Update(
        "update",
        table,
        viewer,
        step.seq(),
        step.actor(),
        step.time(),
        happened(told, viewer),
        raw(game.view(state, viewer)),
        TurnView.of(game.turn(state)),
        moves(game, state, viewer),
        catchUp);
  }

  static List<Happened> happened(List<Told> told, int viewer) {
    return told.stream()
        .filter(t -> t.reaches(viewer))
        .map(t -> new Happened(raw(t.event()), words(t, viewer)))
        .toList();
  }

  /** What is said to one seat alone says “you”, and would be wrong in anybody else's ears. */
  private static Text words(Told told, int viewer) {
    boolean open = viewer == Seat.OPEN && told.audience() != Told.EVERYONE;
    return open ? NOTHING : told.event().text();
  }

  static <S, M> List<RawValue> moves(Game<S, M, ?> game, S state, int viewer) {
    return viewer < 0
        ? List.of()
        : game.moves(state, viewer).stream().limit(MOST_LISTED).map(Update::raw).toList();
  }

  /** A value of the game's as JSON, written once and copied from there on. */
  static RawValue raw(Object value) {
    return new RawValue(Json.write(value));
  }
}
