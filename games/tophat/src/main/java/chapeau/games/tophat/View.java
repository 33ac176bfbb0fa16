package chapeau.games.tophat;

import chapeau.engine.Seat;
import java.util.List;

/**
 * What one viewer knows of a table of Top Hat. A colour is the seat that plays it; hats that are
 * not known are {@link Stack#HIDDEN}.
 *
 * @param viewer the seat, or one of the viewers without a chair
 * @param first the seat drawn to place first and, once all stacks are placed, to move first; {@link
 *     Seat#NOBODY} before the first draw
 * @param acting the seat whose turn it is to place or move, or {@link Seat#NOBODY}
 * @param hands what each seat has built and not yet placed; empty too while it has not built
 * @param hidden for each builder, how many hats of each colour are still hidden in the stacks they
 *     built (before they build: the hats they have for under their five top hats); anybody who has
 *     followed the game can count them
 * @param lost how many hats of each colour have been eliminated
 * @param forbiddenRings how many rings are forbidden, counted from the outside
 * @param forbidden the cells of those rings
 * @param quiet the turns in a row in which no hat was eliminated
 * @param quietShown whether there are enough of them for a player to be warned
 */
public record View(
    int viewer,
    Phase phase,
    int first,
    int acting,
    List<Hand> hands,
    List<Pile> piles,
    List<List<Integer>> hidden,
    List<Integer> lost,
    int forbiddenRings,
    List<Integer> forbidden,
    int quiet,
    boolean quietShown) {

  /**
   * A stack on the board.
   *
   * @param hats from the top down; the first is its owner's
   */
  public record Pile(int cell, int builder, List<Integer> hats) {
    public Pile {
      hats = List.copyOf(hats);
    }
  }

  public View {
    hands = List.copyOf(hands);
    piles = List.copyOf(piles);
    hidden = hidden.stream().map(List::copyOf).toList();
    lost = List.copyOf(lost);
    forbidden = List.copyOf(forbidden);
  }
}
