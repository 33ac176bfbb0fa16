package chapeau.games.hattari;

import chapeau.engine.Event;
import chapeau.engine.Played;
import chapeau.engine.Ranking;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Told;
import chapeau.engine.Turn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A table of Hattari told as a story: who did what, one after the other. */
final class AtTheTable {
  static final Hattari HATTARI = new Hattari();
  static final int LEFT = 0;
  static final int MIDDLE = 1;
  static final int RIGHT = 2;

  private State state;
  private List<Told> told = List.of();

  private AtTheTable(State state) {
    this.state = state;
  }

  /** Players at a table where seat 0 begins. */
  static AtTheTable of(int players) {
    return with(players, Map.of());
  }

  static AtTheTable with(int players, Map<String, String> options) {
    Map<String, String> all = new HashMap<>(options);
    all.putIfAbsent("first", "0");
    return start(new Setup(players, all));
  }

  static AtTheTable start(Setup setup) {
    if (HATTARI.start(setup) instanceof Played.Done<State>(State state, var _)) {
      return new AtTheTable(state);
    }
    throw new AssertionError("refused: " + setup);
  }

  /**
   * A round with these suspects from left to right; the other profiles lie as victim and clues in
   * rising order.
   */
  AtTheTable suspects(int left, int middle, int right) {
    List<Integer> rest = new ArrayList<>(Profile.inPlay(state.players()));
    rest.removeAll(List.of(left, middle, right));
    return deal(List.of(left, middle, right), rest.getFirst(), rest.subList(1, rest.size()));
  }

  AtTheTable deal(List<Integer> suspects, int victim, List<Integer> clues) {
    return does(Seat.CHANCE, new Move.Deal(suspects, victim, clues));
  }

  AtTheTable markers(State.Markers... markers) {
    state =
        new State(
            state.variant(),
            state.round(),
            state.first(),
            state.deal(),
            state.looked(),
            state.unseen(),
            state.swap(),
            state.accusations(),
            List.of(markers),
            state.reveals(),
            state.over());
    return this;
  }

  AtTheTable inRound(int round) {
    state =
        new State(
            state.variant(),
            round,
            state.first(),
            state.deal(),
            state.looked(),
            state.unseen(),
            state.swap(),
            state.accusations(),
            state.markers(),
            state.reveals(),
            state.over());
    return this;
  }

  AtTheTable looks(int seat, int... suspects) {
    for (int suspect : suspects) {
      does(seat, new Move.Look(suspect));
    }
    return this;
  }

  AtTheTable swaps(int seat, int suspect) {
    return does(seat, new Move.Swap(suspect));
  }

  AtTheTable keeps(int seat) {
    return does(seat, new Move.Keep());
  }

  /** A whole turn: any looks still owed, no swap, and the accusation. */
  AtTheTable accuses(int seat, int suspect) {
    while (!HATTARI.moves(state, seat).contains(new Move.Accuse(suspect))) {
      List<Move> moves = HATTARI.moves(state, seat);
      does(seat, moves.contains(new Move.Keep()) ? new Move.Keep() : moves.getFirst());
    }
    return does(seat, new Move.Accuse(suspect));
  }

  AtTheTable does(int actor, Move move) {
    switch (HATTARI.play(state, actor, move)) {
      case Played.Done<State>(State next, List<Told> events) -> {
        state = next;
        told = events;
      }
      case Played.Refused<State>(var refusal) ->
          throw new AssertionError(move + " refused: " + refusal);
    }
    return this;
  }

  /** The clause a move is refused by, or "played". */
  String tries(int actor, Move move) {
    return switch (HATTARI.play(state, actor, move)) {
      case Played.Done<State> _ -> "played";
      case Played.Refused<State>(var refusal) -> refusal.rule();
    };
  }

  State state() {
    return state;
  }

  View view(int viewer) {
    return HATTARI.view(state, viewer);
  }

  List<Move> moves(int seat) {
    return HATTARI.moves(state, seat);
  }

  Turn turn() {
    return HATTARI.turn(state);
  }

  State.Markers markers(int seat) {
    return view(seat).markers().get(seat);
  }

  List<Integer> places() {
    if (turn() instanceof Turn.Over(Ranking ranking)) {
      return ranking.places();
    }
    throw new AssertionError("the game goes on");
  }

  /** What a viewer was told of the last move. */
  List<Event> told(int viewer) {
    return told.stream().filter(event -> event.reaches(viewer)).map(Told::event).toList();
  }

  /** The faces of the suspects as a viewer sees them. */
  List<Integer> faces(int viewer) {
    return view(viewer).suspects().stream().map(View.Suspect::face).toList();
  }
}
