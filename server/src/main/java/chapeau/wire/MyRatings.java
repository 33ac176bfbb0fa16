package chapeau.wire;

import java.util.List;

/**
 * How well somebody plays against people.
 *
 * @param wanted whether this person wants to be rated
 */
public record MyRatings(boolean wanted, List<Rating> ratings) {

  /**
   * In one game.
   *
   * @param low where it surely is above
   * @param high where it surely is below
   * @param sure whether the number says more than the range
   * @param curve how it came to be, game by game, as far back as it was kept
   */
  public record Rating(
      String game, int rating, int low, int high, boolean sure, int games, List<Step> curve) {}

  /**
   * After a game.
   *
   * @param off how far off it may well have been, to both sides
   * @param at in milliseconds
   */
  public record Step(int games, int rating, int off, long at) {}
}
