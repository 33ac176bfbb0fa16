package chapeau.games.hatouf;

/**
 * One stretch of a boat's way, as an animation shows it.
 *
 * @param cells how many cells it sails, negative for backwards, the cells of a quay included; 0
 *     when it is lifted from one spot to the other
 */
public record Leg(int boat, Cause cause, Spot from, Spot to, int cells) {

  /** Why a boat changes its place. */
  public enum Cause {
    LAUNCHED,
    SAILED,
    WIND,
    ANCHOR,
    DISPLACED,
    SUNK,
    SWAPPED
  }
}
