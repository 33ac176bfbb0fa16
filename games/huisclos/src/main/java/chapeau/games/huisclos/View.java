package chapeau.games.huisclos;

import chapeau.engine.Seat;
import chapeau.games.huisclos.State.Chosen;
import chapeau.games.huisclos.State.Ending;
import chapeau.games.huisclos.State.Step;
import chapeau.games.huisclos.State.Tiebreak;
import java.util.List;
import java.util.stream.Stream;

/**
 * What one viewer knows of a table of Huis Clos; clues and roles that are not known are hidden.
 *
 * @param viewer the seat, or one of the viewers without a chair
 * @param open whether everything lies face up: to the dead, to the makers, when the game is over
 * @param accusationsFrom the first turn in which one may accuse
 * @param acting the seat whose turn it is, or {@link Seat#NOBODY}
 * @param waitingFor the seats that have yet to answer or to slip a clue
 * @param watching the seats known to have said yes while others still think
 * @param cast who has chosen whom, until the deal
 * @param now the investigation under way; its seat is {@link Seat#NOBODY} when there is none
 * @param resolution of this turn, as far as it has come
 * @param urn the clues lying open in the urn
 * @param spent the clues accusations took out of the game
 * @param firstHalf the notebook of past turns, as long as nobody could accuse: every investigation,
 *     the opening picks first. The notebook comes in three parts because only the parts that change
 *     are sent on.
 * @param secondHalf the notebook of past turns since then
 * @param thisTurn the investigations of this turn
 * @param resolutions the notebook: the resolution of every turn so far
 * @param tiebreak what set the winner apart from others who survived
 */
public record View(
    int viewer,
    boolean open,
    Variant variant,
    Step step,
    int turn,
    int lastTurn,
    int accusationsFrom,
    boolean confrontation,
    int starter,
    int acting,
    List<Integer> waitingFor,
    List<Integer> watching,
    List<Chosen> cast,
    List<Player> players,
    List<Room> places,
    Investigation now,
    Resolution resolution,
    List<Clue> urn,
    List<Clue> spent,
    List<Investigation> firstHalf,
    List<Investigation> secondHalf,
    List<Investigation> thisTurn,
    List<Resolution> resolutions,
    Ending ending,
    List<Integer> winners,
    Tiebreak tiebreak) {

  /**
   * One player, by seat.
   *
   * @param count how many clues are in hand
   * @param hand the clues themselves; empty to whoever may not see them
   * @param destroyed the clues destroyed, face up
   * @param watched whether this turn's observation is used
   * @param shown whether the suspect card lies open to all
   */
  public record Player(
      Guest guest,
      Place place,
      boolean alive,
      Role role,
      int count,
      List<Clue> hand,
      int cards,
      List<Clue> destroyed,
      boolean watched,
      boolean shown) {
    public Player {
      hand = List.copyOf(hand);
      destroyed = List.copyOf(destroyed);
    }
  }

  /**
   * One place, in the order of {@link Place}.
   *
   * @param clues face up to the viewer at this moment; empty to whoever does not see them
   */
  public record Room(Place place, boolean closed, int count, List<Clue> clues) {
    public Room {
      clues = List.copyOf(clues);
    }
  }

  public View {
    waitingFor = List.copyOf(waitingFor);
    watching = List.copyOf(watching);
    cast = List.copyOf(cast);
    players = List.copyOf(players);
    places = List.copyOf(places);
    urn = List.copyOf(urn);
    spent = List.copyOf(spent);
    firstHalf = List.copyOf(firstHalf);
    secondHalf = List.copyOf(secondHalf);
    thisTurn = List.copyOf(thisTurn);
    resolutions = List.copyOf(resolutions);
    winners = List.copyOf(winners);
  }

  /** The whole notebook: every investigation so far, the opening picks first. */
  public List<Investigation> investigations() {
    return Stream.of(firstHalf, secondHalf, thisTurn).flatMap(List::stream).toList();
  }
}
