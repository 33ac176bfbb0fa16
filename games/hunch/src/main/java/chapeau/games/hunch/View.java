package chapeau.games.hunch;

import chapeau.engine.Text;
import chapeau.games.hunch.Move.Answer;
import java.util.List;

/**
 * What one viewer knows of a table of Hunch; words and cards that are not known are -1 and empty.
 *
 * @param viewer the seat, or one of the viewers without a chair
 * @param acting the seats that have something to do now
 * @param grid the target cards laid out, none before they are
 * @param group the group's score, filled when the game is over
 */
public record View(
    int viewer,
    Variant variant,
    State.Step step,
    int round,
    int first,
    List<Integer> acting,
    List<Target> grid,
    List<Player> players,
    Sale sale,
    ClueDeck deck,
    List<State.Reveal> reveals,
    Group group) {

  /**
   * A card of the grid.
   *
   * @param card its number in the deck
   * @param gone whether it left the grid with a guessed secret
   * @param mine whether the viewer drew it
   */
  public record Target(int card, List<String> words, boolean gone, boolean mine) {
    public Target {
      words = List.copyOf(words);
    }
  }

  /**
   * A target card a player drew.
   *
   * @param card its number in the deck
   * @param chosen which of its words is the secret, or -1 before the choice
   */
  public record Drawn(int card, List<String> words, int chosen) {
    public Drawn {
      words = List.copyOf(words);
    }
  }

  /**
   * A player as the viewer sees them.
   *
   * @param drawn the target cards drawn, until the grid is laid out, if the viewer may see them
   * @param cards this round's two clue cards, none until the viewer may see them
   * @param redrew whether they exchanged a clue card this round
   * @param exchanging whether they are about to be given another one
   * @param extraHunch whether they bought one more hunch card this round
   * @param tooEasy the secret with two coins on it, or -1
   * @param hunches those laid this round and not yet revealed, shown to whoever laid them
   * @param hunchesLeft how many the viewer still has to lay, 0 for other players
   */
  public record Player(
      int coins,
      int points,
      List<Drawn> drawn,
      List<Secret> secrets,
      List<Clue> cards,
      boolean redrew,
      boolean exchanging,
      boolean extraHunch,
      int tooEasy,
      List<State.Hunch> hunches,
      int hunchesLeft) {
    public Player {
      drawn = List.copyOf(drawn);
      secrets = List.copyOf(secrets);
      cards = List.copyOf(cards);
      hunches = List.copyOf(hunches);
    }
  }

  /**
   * A secret and what lies before it.
   *
   * @param word its place in the grid, or -1
   * @param written the word itself, or nothing
   */
  public record Secret(
      int word, String written, boolean guessed, List<Clue> clues, List<State.Hunch> wrong) {
    public Secret {
      clues = List.copyOf(clues);
      wrong = List.copyOf(wrong);
    }
  }

  /**
   * A clue card, in its author's hands or before a secret.
   *
   * @param card its number among the clue cards, or -1 while it is being exchanged
   * @param text empty while nothing is written
   * @param taken whether somebody has taken it from its author's hands
   */
  public record Clue(
      int round,
      int author,
      int card,
      Category category,
      String text,
      Answer answer,
      boolean taken) {}

  /**
   * Phase 2 as it stands.
   *
   * @param seller who sells, or -1 when nobody does
   * @param bidders the seats that have not passed
   * @param bid the highest so far, 0 when there is none
   * @param bidder whose it is, or -1
   */
  public record Sale(int seller, List<Integer> bidders, int bid, int bidder) {
    public Sale {
      bidders = List.copyOf(bidders);
    }
  }

  /**
   * The clue cards not in play.
   *
   * @param left how many there are to draw from
   * @param discards those everybody saw discarded
   * @param mine those the viewer discarded unseen by the others
   * @param unseen how many others each seat discarded unseen
   */
  public record ClueDeck(
      int left, List<Integer> discards, List<Integer> mine, List<Integer> unseen) {
    public ClueDeck {
      discards = List.copyOf(discards);
      mine = List.copyOf(mine);
      unseen = List.copyOf(unseen);
    }
  }

  /**
   * HUN-41: how well the group played.
   *
   * @param step 0 to 5, or -1 before the end
   */
  public record Group(int guessed, int secrets, int step, Text comment) {}

  public View {
    acting = List.copyOf(acting);
    grid = List.copyOf(grid);
    players = List.copyOf(players);
    reveals = List.copyOf(reveals);
  }
}
