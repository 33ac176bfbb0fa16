package chapeau.games.hatouf;

import chapeau.engine.Seat;
import java.util.List;

/**
 * What one viewer knows of a table of Hatouf. What changes with every card is kept apart from what
 * does not, and small. Cards are their numbers, those the viewer does not know {@link Card#HIDDEN};
 * what belongs to the players stands in the order of their seats.
 *
 * @param viewer the seat, or one of the viewers without a chair
 * @param deck the number of the deck in play, from 1
 * @param deal the deal of that deck, 1 to 3
 * @param dealer a seat, or {@link Seat#NOBODY} before it is drawn
 * @param acting the seat whose turn it is to play a card, or {@link Seat#NOBODY}
 * @param cargoes those sailed, none before they are drawn
 * @param spots where each of the boats is
 * @param loaded the boats that still carry their cargo
 * @param rotating the boats sunk after unloading that must pass their cargo port again
 * @param home the boats at the far end of their docking quay
 * @param hands the cards held, those the viewer knows first, then the others face down
 * @param chose the seats that have chosen a card for their partner in this deal
 * @param gave the cards chosen for the partners
 * @param received the cards the partners gave, once both have chosen
 * @param played the cards played in this deal, in order
 * @param lacks ranks everybody knows are not in a hand, from what was not played
 * @param discards the cards played since the deck was shuffled, lowest rank first
 */
public record View(
    int viewer,
    Variant variant,
    Step step,
    int deck,
    int deal,
    int dealer,
    int acting,
    Chart chart,
    List<Cargo> cargoes,
    List<Boat> boats,
    List<Spot> spots,
    List<Integer> loaded,
    List<Integer> rotating,
    List<Integer> home,
    List<List<Integer>> hands,
    List<Integer> chose,
    List<Integer> gave,
    List<Integer> received,
    List<List<Integer>> played,
    List<List<Integer>> lacks,
    List<Integer> discards,
    Ending ending) {

  public View {
    cargoes = List.copyOf(cargoes);
    boats = List.copyOf(boats);
    spots = List.copyOf(spots);
    loaded = List.copyOf(loaded);
    rotating = List.copyOf(rotating);
    home = List.copyOf(home);
    hands = List.copyOf(hands);
    chose = List.copyOf(chose);
    gave = List.copyOf(gave);
    received = List.copyOf(received);
    played = List.copyOf(played);
    lacks = List.copyOf(lacks);
    discards = List.copyOf(discards);
  }

  /** The mat: the sea is a loop of so many cells, numbered from 0 in sailing direction. */
  public record Chart(
      int cells, List<Harbour> harbours, List<Integer> winds, List<Integer> anchors) {
    public Chart {
      harbours = List.copyOf(harbours);
      winds = List.copyOf(winds);
      anchors = List.copyOf(anchors);
    }
  }

  /**
   * A port on the mat.
   *
   * @param seat whose home it is, or {@link Seat#NOBODY}
   * @param front the sea cell both quays open on
   * @param docking how many cells its docking quay has, 0 for none
   * @param unloading how many cells its unloading quay has
   */
  public record Harbour(Port port, int seat, int front, int docking, int unloading) {}

  /**
   * A boat, as it is throughout the game.
   *
   * @param unloadsAt its cargo port
   */
  public record Boat(int id, int seat, Cargo cargo, Port unloadsAt) {}
}
