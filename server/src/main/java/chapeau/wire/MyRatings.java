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
   */
  public record Rating(String game, int rating, int low, int high, boolean sure, int games) {}
}
