package chapeau.games.hatouf;

import java.util.List;

/**
 * What one viewer knows of a table of Hatouf. Cards it does not know are {@link Card#HIDDEN}.
 *
 * @param viewer the seat, or one of the viewers without a chair
 * @param deck the number of the deck in play, from 1
 * @param deal the deal of that deck, 1 to 3
 * @param dealer a seat, or -1 before it is drawn
 * @param acting the seat whose turn it is to play a card, or -1
 * @param cargoes those sailed, none before they are drawn
 * @param discards the cards played since the deck was shuffled, lowest rank first
 * @param plays what the viewer may play now and what comes of it, shared sevens left out
 * @param parts what a shared 7 of the viewer's may begin with, and what comes of that part
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
    List<Player> players,
    List<Boat> boats,
    List<Card> discards,
    List<Outcome> plays,
    List<FirstPart> parts) {

  public View {
    cargoes = List.copyOf(cargoes);
    players = List.copyOf(players);
    boats = List.copyOf(boats);
    discards = List.copyOf(discards);
    plays = List.copyOf(plays);
    parts = List.copyOf(parts);
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
   * @param seat whose home it is, or -1
   * @param front the sea cell both quays open on
   * @param docking how many cells its docking quay has, 0 for none
   * @param unloading how many cells its unloading quay has
   */
  public record Harbour(Port port, int seat, int front, int docking, int unloading) {}

  /**
   * A ship-owner.
   *
   * @param hand the cards held, those the viewer knows first, then the others face down
   * @param chose whether a card was chosen for the partner in this deal
   * @param gave the card chosen for the partner
   * @param received the card the partner gave, once both have chosen
   * @param played the cards played in this deal, in order
   * @param lacks ranks everybody knows are not in this hand, from what was not played
   * @param home how many boats are home
   */
  public record Player(
      int seat,
      Port port,
      List<Card> hand,
      boolean chose,
      Card gave,
      Card received,
      List<Card> played,
      List<Integer> lacks,
      int home) {
    public Player {
      hand = List.copyOf(hand);
      played = List.copyOf(played);
      lacks = List.copyOf(lacks);
    }
  }

  /**
   * A boat.
   *
   * @param unloadsAt its cargo port
   * @param rotating whether it was sunk after unloading and must pass its cargo port again
   * @param home whether it lies at the bottom of its docking quay
   */
  public record Boat(
      int id,
      int seat,
      Cargo cargo,
      Port unloadsAt,
      Spot spot,
      boolean loaded,
      boolean rotating,
      boolean home) {}

  /** A legal play and the legs that follow from it, in order. */
  public record Outcome(Move.Play play, List<Leg> legs) {
    public Outcome {
      legs = List.copyOf(legs);
    }
  }

  /** A part of a shared 7 and the legs that follow when it is sailed first. */
  public record FirstPart(Move.Part part, List<Leg> legs) {
    public FirstPart {
      legs = List.copyOf(legs);
    }
  }
}
