package chapeau.games.huisclos;

import chapeau.engine.AppendList;
import chapeau.engine.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * A table of Huis Clos at one moment. Sets of seats, places and clues are bit sets.
 *
 * @param turn 0 until all have picked a clue in the Blue Suite
 * @param starter the seat with the urn, or {@link Seat#NOBODY} before it is drawn
 * @param murderer the seat, or {@link Seat#NOBODY} before the deal
 * @param cast who has chosen whom, in the order of choosing, until the deal
 * @param places the clues lying in each place
 * @param closed the places that closed
 * @param acting the seat whose turn it is to pick, investigate or take back, or {@link Seat#NOBODY}
 * @param asked the seats that have yet to say whether they observe, or to slip a clue
 * @param watching the seats that said they observe, until all have answered
 * @param now the investigation under way, {@link Investigation#NONE} between two
 * @param resolution of this turn, under way or to come
 * @param urn the clues lying open in the urn
 * @param spent the clues that accusations in vain took out of the game
 * @param past the investigations so far
 * @param resolutions those so far
 * @param winners the set of seats that won
 * @param tiebreak what set the winner apart from others who survived
 */
public record State(
    Variant variant,
    Step step,
    int turn,
    int starter,
    int murderer,
    List<Chosen> cast,
    List<Player> players,
    List<Long> places,
    int closed,
    int acting,
    int asked,
    int watching,
    Investigation now,
    Resolution resolution,
    long urn,
    long spent,
    List<Investigation> past,
    List<Resolution> resolutions,
    Ending ending,
    int winners,
    Tiebreak tiebreak) {

  static final int MOST_CLUES = 3;
  static final int MOST_DESTROYED = 3;

  /** What happens next. */
  public enum Step {
    STARTER,
    CHOOSE,
    DEAL,
    PICK,
    INVESTIGATE,
    OBSERVE,
    TAKE,
    DRAW,
    GIVE,
    SLIP,
    TAKE_BACK,
    SCATTER,
    OVER;

    /** Whether chance acts in it. */
    boolean isChances() {
      return switch (this) {
        case STARTER, DEAL, DRAW, SCATTER -> true;
        case CHOOSE, PICK, INVESTIGATE, OBSERVE, TAKE, GIVE, SLIP, TAKE_BACK, OVER -> false;
      };
    }
  }

  /** How the game ended. */
  public enum Ending {
    NOT_YET,
    UNMASKED,
    MURDERER_DEAD,
    ALL_DEAD,
    DUEL,
    TURNS_OUT
  }

  /** HUC-81: what set the winner apart when turns ran out. */
  public enum Tiebreak {
    NONE,
    CLUES,
    CARDS,
    NEAREST
  }

  /** HUC-03: a character chosen. */
  public record Chosen(int seat, Guest guest) {}

  /**
   * One player.
   *
   * @param hand the clues held; a clue slipped stays among them until the urn is opened
   * @param cards accusation cards
   * @param destroyed the clues destroyed, lying face up
   * @param watched whether this turn's observation is used
   * @param shown whether the suspect card lies open
   */
  public record Player(
      Guest guest,
      Place place,
      boolean alive,
      long hand,
      int cards,
      long destroyed,
      boolean watched,
      boolean shown) {

    static Player arriving(Guest guest) {
      return new Player(guest, Place.BLUE_SUITE, true, 0, 1, 0, false, false);
    }

    int clues() {
      return Long.bitCount(hand);
    }

    int weapons() {
      return Long.bitCount(hand & Clue.WEAPONS);
    }

    Player at(Place other) {
      return new Player(guest, other, alive, hand, cards, destroyed, watched, shown);
    }

    Player holding(long clues) {
      return new Player(guest, place, alive, clues, cards, destroyed, watched, shown);
    }

    Player withCards(int number) {
      return new Player(guest, place, alive, hand, number, destroyed, watched, shown);
    }

    Player destroying(Clue clue) {
      return new Player(
          guest, place, alive, hand & ~clue.bit(), cards, destroyed | clue.bit(), watched, shown);
    }

    Player watched(boolean used) {
      return used == watched
          ? this
          : new Player(guest, place, alive, hand, cards, destroyed, used, shown);
    }

    Player unveiled() {
      return new Player(guest, place, alive, hand, cards, destroyed, watched, true);
    }

    /** HUC-34, HUC-55, HUC-56: without cards and clues, the suspect card open. */
    Player dead() {
      return new Player(guest, place, false, 0, 0, destroyed, watched, true);
    }
  }

  public State {
    cast = List.copyOf(cast);
    players = List.copyOf(players);
    places = List.copyOf(places);
    past = AppendList.of(past);
    resolutions = AppendList.of(resolutions);
  }

  int size() {
    return variant.players();
  }

  Player player(int seat) {
    return players.get(seat);
  }

  boolean isSeat(int seat) {
    return seat >= 0 && seat < players.size();
  }

  long lying(Place place) {
    return places.get(place.number);
  }

  int living() {
    int seats = 0;
    for (int seat = 0; seat < players.size(); seat++) {
      seats |= players.get(seat).alive() ? 1 << seat : 0;
    }
    return seats;
  }

  /** The seats of a set, in order. */
  static List<Integer> seats(int set) {
    Integer[] seats = new Integer[Integer.bitCount(set)];
    int next = 0;
    for (int left = set; left != 0; left &= left - 1) {
      seats[next++] = Integer.numberOfTrailingZeros(left);
    }
    return List.of(seats);
  }

  /** HUC-03: the characters by seat, once all have chosen. */
  List<Guest> chosen() {
    Guest[] guests = new Guest[cast.size()];
    cast.forEach(one -> guests[one.seat()] = one.guest());
    return List.of(guests);
  }

  /** A list with one more at its end. */
  static <T> List<T> and(List<T> list, T last) {
    List<T> longer = new ArrayList<>(list);
    longer.add(last);
    return longer;
  }

  /** The living in a place. */
  int standingIn(Place place) {
    int seats = 0;
    for (int seat = 0; seat < players.size(); seat++) {
      Player player = players.get(seat);
      seats |= player.alive() && player.place() == place ? 1 << seat : 0;
    }
    return seats;
  }

  /** HUC-70. */
  boolean confrontation() {
    return confrontation(players);
  }

  static boolean confrontation(List<Player> players) {
    int living = 0;
    for (int seat = 0; seat < players.size() && living <= 2; seat++) {
      living += players.get(seat).alive() ? 1 : 0;
    }
    return living == 2;
  }

  /** Whether the rules for Innocents bind a seat: HUC-70 frees the last one. */
  boolean bound(int seat) {
    return seat != murderer && !confrontation();
  }

  boolean asks(int seat) {
    return switch (step) {
      case OBSERVE, SLIP -> Seat.in(asked, seat);
      case CHOOSE, PICK, INVESTIGATE, TAKE, GIVE, TAKE_BACK -> seat >= 0 && seat == acting;
      case STARTER, DEAL, DRAW, SCATTER, OVER -> false;
    };
  }
}
