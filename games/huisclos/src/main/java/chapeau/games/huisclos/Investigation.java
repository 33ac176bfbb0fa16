package chapeau.games.huisclos;

import chapeau.engine.Seat;
import java.util.List;

/**
 * One player's investigation, whole or as somebody knows it: a line of the notebook.
 *
 * @param turn 0 for the opening pick
 * @param victim of the exchange or the accusation, or {@link Seat#NOBODY}
 * @param observers the seats that watched
 * @param looked what lay in the place; empty for whoever did not look
 * @param taken the clue taken or drawn; {@link Clue#HIDDEN} to whoever did not see it
 * @param put the clue left in the place or given to the victim
 * @param destroyed the clue of the hand destroyed, or used to accuse in vain
 * @param destroyedThere the clue destroyed in the place, in the confrontation
 */
public record Investigation(
    int turn,
    int seat,
    Action action,
    Place place,
    int victim,
    List<Integer> observers,
    List<Clue> looked,
    Clue taken,
    Clue put,
    Clue destroyed,
    Clue destroyedThere) {

  /** What a player comes to do. */
  public enum Action {
    PICK,
    SEARCH,
    EXCHANGE,
    ACCUSE,
    WALK
  }

  /** Nobody is investigating. */
  static final Investigation NONE = of(0, Seat.NOBODY, Action.WALK, Place.BLUE_SUITE, Seat.NOBODY);

  public Investigation {
    observers = List.copyOf(observers);
    looked = List.copyOf(looked);
  }

  static Investigation of(int turn, int seat, Action action, Place place, int victim) {
    return new Investigation(
        turn, seat, action, place, victim, List.of(), List.of(), Clue.NONE, Clue.NONE, Clue.NONE,
        Clue.NONE);
  }

  Investigation watchedBy(List<Integer> seats) {
    return new Investigation(
        turn, seat, action, place, victim, seats, looked, taken, put, destroyed, destroyedThere);
  }

  Investigation looking(List<Clue> clues) {
    return new Investigation(
        turn, seat, action, place, victim, observers, clues, taken, put, destroyed, destroyedThere);
  }

  Investigation taking(Clue clue) {
    return done(clue, put, destroyed, destroyedThere);
  }

  Investigation putting(Clue clue) {
    return done(taken, clue, destroyed, destroyedThere);
  }

  Investigation destroying(Clue clue) {
    return done(taken, put, clue, destroyedThere);
  }

  Investigation done(Clue taken, Clue put, Clue destroyed, Clue destroyedThere) {
    return new Investigation(
        turn,
        seat,
        action,
        place,
        victim,
        observers,
        looked,
        taken,
        put,
        destroyed,
        destroyedThere);
  }

  /** The set of seats that know which clue was taken. */
  int whoSawTaken() {
    int seen = whoSawPut();
    for (int observer : observers) {
      seen |= 1 << observer;
    }
    return seen;
  }

  /** The set of seats that know which clue was put or given. */
  int whoSawPut() {
    return 1 << seat | (action == Action.EXCHANGE ? 1 << victim : 0);
  }

  /** As a seat knows it. */
  Investigation seenBy(int viewer) {
    return new Investigation(
        turn,
        seat,
        action,
        place,
        victim,
        observers,
        viewer == seat ? looked : List.of(),
        knows(whoSawTaken(), viewer) ? taken : taken.unnamed(),
        knows(whoSawPut(), viewer) ? put : put.unnamed(),
        destroyed,
        destroyedThere);
  }

  private boolean knows(int seats, int viewer) {
    return seat >= 0 && Seat.in(seats, viewer);
  }
}
