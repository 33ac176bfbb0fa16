package chapeau.games.hunch;

import chapeau.engine.Seat;
import java.util.List;

/**
 * What one viewer knows of a table of Hunch; words and cards that are not known are {@link
 * State#NONE} and empty. What changes often and what does not are kept apart, so that a step has
 * little to send.
 *
 * @param viewer the seat, or one of the viewers without a chair
 * @param categories what is printed on every clue card, by its number
 * @param acting the seats that have something to do now
 * @param grid the target cards laid out, none before they are
 * @param gone the places of the grid whose card left with a guessed secret
 * @param secrets what lies in front of each seat, in a row
 * @param drawn the target cards each seat drew, until the grid is laid out, where seen
 * @param cards this round's two clue cards of each seat, none until the viewer may see them
 * @param hunches those each seat laid this round and not yet revealed, where seen
 * @param hunchesLeft how many the viewer still has to lay
 */
public record View(
    int viewer,
    Variant variant,
    List<Category> categories,
    State.Step step,
    int round,
    int first,
    List<Integer> acting,
    List<Target> grid,
    List<Integer> gone,
    List<Player> players,
    List<List<Secret>> secrets,
    List<List<Drawn>> drawn,
    List<List<State.Card>> cards,
    List<List<State.Hunch>> hunches,
    int hunchesLeft,
    Sale sale,
    ClueDeck deck,
    List<State.Reveal> reveals,
    Group group) {

  /** A card of the grid, with its number in the deck. */
  public record Target(int card, List<String> words) {
    public Target {
      words = List.copyOf(words);
    }
  }

  /**
   * A target card a player drew.
   *
   * @param card its number in the deck
   * @param chosen which of its words is the secret, or {@link State#NONE} before the choice
   */
  public record Drawn(int card, List<String> words, int chosen) {
    public Drawn {
      words = List.copyOf(words);
    }
  }

  /**
   * What everybody sees of a player.
   *
   * @param redrew whether they exchanged a clue card this round
   * @param exchanging whether they are about to be given another one
   * @param extraHunch whether they bought one more hunch card this round
   * @param tooEasy the secret with two coins on it, or {@link State#NONE}
   */
  public record Player(
      int coins, int points, boolean redrew, boolean exchanging, boolean extraHunch, int tooEasy) {}

  /**
   * A secret and what lies in front of it.
   *
   * @param word its place in the grid, or {@link State#NONE}
   */
  public record Secret(int word, boolean guessed, List<State.Clue> clues, List<Miss> wrong) {
    public Secret {
      clues = List.copyOf(clues);
      wrong = List.copyOf(wrong);
    }
  }

  /** A wrong hunch that stays in front of a secret. */
  public record Miss(int round, int seat, int word) {}

  /**
   * Phase 2 as it stands.
   *
   * @param seller who sells, or {@link Seat#NOBODY} when nobody does
   * @param bidders the seats that have not passed
   * @param bid the highest so far, 0 when there is none
   * @param bidder whose it is, or {@link Seat#NOBODY}
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
   * @param step 0 to 5, or {@link State#NONE} before the end
   */
  public record Group(int guessed, int secrets, int step) {}

  public View {
    categories = List.copyOf(categories);
    acting = List.copyOf(acting);
    grid = List.copyOf(grid);
    gone = List.copyOf(gone);
    players = List.copyOf(players);
    secrets = List.copyOf(secrets);
    drawn = List.copyOf(drawn);
    cards = List.copyOf(cards);
    hunches = List.copyOf(hunches);
    reveals = List.copyOf(reveals);
  }

  /** What is printed on a clue card. */
  public Category category(int card) {
    return card == State.NONE ? Category.NOT_DRAWN : categories.get(card);
  }

  /** The word at a place of the grid. */
  public String word(int place) {
    return grid.get(place / State.WORDS).words().get(place % State.WORDS);
  }

  public boolean inGrid(int place) {
    return !gone.contains(place / State.WORDS);
  }

  /** Whether the viewer drew the card at a place of the grid. */
  public boolean isMine(int place) {
    return viewer >= 0
        && secrets.get(viewer).stream()
            .anyMatch(secret -> secret.word() / State.WORDS == place / State.WORDS);
  }
}
