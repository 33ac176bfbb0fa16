package chapeau.games.huisclos;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.Played;
import chapeau.engine.Refusal;
import chapeau.engine.Seat;
import chapeau.engine.Told;
import chapeau.games.huisclos.State.Ending;
import chapeau.games.huisclos.State.Player;
import chapeau.games.huisclos.State.Step;
import chapeau.games.huisclos.State.Tiebreak;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A manor arranged for a test: everybody in the Blue Suite with empty hands and empty places around
 * them, the last seat the Murderer, seat 0 the starter of turn 1. Then moves are played in it.
 */
final class Manor {
  private static final HuisClos GAME = new HuisClos();

  private State s;
  private List<Told> told = List.of();

  private Manor(State s) {
    this.s = s;
  }

  static Manor of(int players) {
    return of(players, false);
  }

  static Manor of(int players, boolean sharedWin) {
    List<Player> arriving =
        Arrays.stream(Guest.values()).limit(players).map(Player::arriving).toList();
    return new Manor(
        new State(
            new Variant(players, 0, Characters.ORDER, sharedWin, true),
            Step.INVESTIGATE,
            1,
            0,
            players - 1,
            List.of(),
            arriving,
            List.of(0L, 0L, 0L, 0L, 0L, 0L, 0L),
            0,
            0,
            0,
            0,
            Investigation.NONE,
            Resolution.of(1, players),
            0,
            0,
            List.of(),
            List.of(),
            Ending.NOT_YET,
            0,
            Tiebreak.NONE));
  }

  static Manor at(State s) {
    return new Manor(s);
  }

  // Arranging

  Manor turn(int turn) {
    return set(s.step(), turn, s.starter(), s.murderer(), s.acting(), s.asked());
  }

  Manor murderer(int seat) {
    return set(s.step(), s.turn(), s.starter(), seat, s.acting(), s.asked());
  }

  Manor starter(int seat) {
    return set(s.step(), s.turn(), seat, s.murderer(), seat, s.asked());
  }

  /** The last to investigate this turn. */
  Manor lastToInvestigate(int seat) {
    int next = (seat + 1) % s.size();
    while (!s.player(next).alive()) {
      next = (next + 1) % s.size();
    }
    return set(s.step(), s.turn(), next, s.murderer(), seat, s.asked());
  }

  /** All have investigated; everybody with a clue is asked for one. */
  Manor atTheUrn() {
    int asked = 0;
    for (int seat = 0; seat < s.size(); seat++) {
      asked |= s.player(seat).alive() && s.player(seat).hand() != 0 ? 1 << seat : 0;
    }
    return set(Step.SLIP, s.turn(), s.starter(), s.murderer(), Seat.NOBODY, asked);
  }

  Manor over() {
    return set(Step.OVER, s.turn(), s.starter(), s.murderer(), Seat.NOBODY, 0);
  }

  Manor stands(int seat, Place place) {
    return player(seat, s.player(seat).at(place));
  }

  Manor holds(int seat, Clue... clues) {
    return player(seat, s.player(seat).holding(Clue.set(List.of(clues))));
  }

  Manor destroyed(int seat, Clue... clues) {
    Player player = s.player(seat);
    for (Clue clue : clues) {
      player = player.destroying(clue);
    }
    return player(seat, player);
  }

  Manor cards(int seat, int cards) {
    return player(seat, s.player(seat).withCards(cards));
  }

  Manor dead(int... seats) {
    for (int seat : seats) {
      player(seat, s.player(seat).dead());
    }
    return this;
  }

  Manor lies(Place place, Clue... clues) {
    List<Long> places = new ArrayList<>(s.places());
    places.set(place.number, Clue.set(List.of(clues)));
    return places(places, s.closed());
  }

  Manor closed(Place... places) {
    int closed = s.closed();
    for (Place place : places) {
      closed |= place.bit();
    }
    return places(s.places(), closed);
  }

  private Manor player(int seat, Player player) {
    List<Player> players = new ArrayList<>(s.players());
    players.set(seat, player);
    return all(
        s.step(),
        s.turn(),
        s.starter(),
        s.murderer(),
        players,
        s.places(),
        s.closed(),
        s.acting(),
        s.asked());
  }

  private Manor places(List<Long> places, int closed) {
    return all(
        s.step(),
        s.turn(),
        s.starter(),
        s.murderer(),
        s.players(),
        places,
        closed,
        s.acting(),
        s.asked());
  }

  private Manor set(Step step, int turn, int starter, int murderer, int acting, int asked) {
    return all(step, turn, starter, murderer, s.players(), s.places(), s.closed(), acting, asked);
  }

  private Manor all(
      Step step,
      int turn,
      int starter,
      int murderer,
      List<Player> players,
      List<Long> places,
      int closed,
      int acting,
      int asked) {
    s =
        new State(
            s.variant(),
            step,
            turn,
            starter,
            murderer,
            s.cast(),
            players,
            places,
            closed,
            acting,
            asked,
            0,
            s.now(),
            Resolution.of(turn, s.size()),
            s.urn(),
            s.spent(),
            s.past(),
            s.resolutions(),
            s.ending(),
            s.winners(),
            s.tiebreak());
    return this;
  }

  // Playing

  Manor play(int actor, Move move) {
    switch (GAME.play(s, actor, move)) {
      case Played.Done<State>(State next, List<Told> events) -> {
        s = next;
        told = events;
      }
      case Played.Refused<State>(Refusal refusal) ->
          throw new AssertionError(move + " refused: " + refusal);
    }
    return this;
  }

  /** Goes to search and takes a clue; those asked do not watch. */
  Manor search(int seat, Place place, Move.Take take) {
    play(seat, new Move.Search(place));
    nobodyWatches();
    return play(seat, take);
  }

  Manor nobodyWatches() {
    for (int seat : asked()) {
      play(seat, new Move.Observe(false));
    }
    return this;
  }

  Manor slip(int seat, Clue clue) {
    return play(seat, new Move.Slip(clue));
  }

  Manor takeBack(int seat, Clue clue) {
    return play(seat, new Move.TakeBack(clue));
  }

  String refusal(int actor, Move move) {
    return switch (GAME.play(s, actor, move)) {
      case Played.Refused<State>(Refusal refusal) -> refusal.rule();
      case Played.Done<State> _ -> throw new AssertionError(move + " was played");
    };
  }

  // Looking

  State state() {
    return s;
  }

  List<Move> moves(int seat) {
    return GAME.moves(s, seat);
  }

  View view(int viewer) {
    return GAME.view(s, viewer);
  }

  List<Clue> hand(int seat) {
    return Clue.list(s.player(seat).hand());
  }

  List<Clue> lying(Place place) {
    return Clue.list(s.lying(place));
  }

  Optional<Move> outOfTime(int seat) {
    return GAME.outOfTime(s, seat);
  }

  List<Integer> asked() {
    return State.seats(s.asked());
  }

  List<Integer> living() {
    return State.seats(s.living());
  }

  List<Integer> winners() {
    assertThat(s.step()).isEqualTo(Step.OVER);
    return State.seats(s.winners());
  }

  /** What reached a viewer of the last move. */
  List<Happening> heard(int viewer) {
    return told.stream()
        .filter(one -> one.reaches(viewer))
        .map(Told::event)
        .filter(Happening.class::isInstance)
        .map(Happening.class::cast)
        .toList();
  }

  List<Happening> heardByAll() {
    return heard(Seat.SPECTATOR);
  }

  static Move.Take take(Clue clue) {
    return new Move.Take(clue, Clue.NONE, Clue.NONE, Clue.NONE);
  }

  static Move.Take swap(Clue put, Clue clue) {
    return new Move.Take(clue, put, Clue.NONE, Clue.NONE);
  }

  static Move.Take takeAndDestroy(Clue clue, Clue destroy) {
    return new Move.Take(clue, Clue.NONE, destroy, Clue.NONE);
  }
}
