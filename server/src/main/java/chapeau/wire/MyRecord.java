package chapeau.wire;

import java.util.List;

/**
 * How somebody has done so far, against others.
 *
 * @param streak how many were won in a row until now
 * @param longest how many were ever won in a row
 * @param byGame by the game's id
 * @param byBot by the game and the level of the bots at the table
 * @param byRole by the game and what one was there
 * @param favourite whom one played most often; no game where there are no roles
 * @param opponents people, by the name they had last
 * @param curve every game in order
 */
public record MyRecord(
    int games,
    int wins,
    int streak,
    int longest,
    List<Tally> byGame,
    List<GameTally> byBot,
    List<GameTally> byRole,
    Favourite favourite,
    List<Tally> opponents,
    List<Point> curve) {

  /** Games and how many of them were won. */
  public record Tally(String name, int games, int wins) {}

  /** The same, of something in one game. */
  public record GameTally(String game, String name, int games, int wins) {}

  /** Somebody in a game. */
  public record Favourite(String game, String role) {}

  /**
   * A game on the curve.
   *
   * @param share 1 for the first place, 0 for the last
   */
  public record Point(String ended, String game, double share) {}
}
