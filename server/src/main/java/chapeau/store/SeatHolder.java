package chapeau.store;

/**
 * A guest who had a seat while the game was on. Rows are only added, so that a guest who gets up
 * still counts as somebody who has seen that hand.
 *
 * @param n its number at the table, from 1
 * @param guest empty, or {@link #GONE}, once the account is deleted
 * @param fromSeq the number of the last move before the guest had the seat; 0 from the start
 * @param began whether the guest had the seat when the game started
 */
public record SeatHolder(int n, int seat, String guest, int fromSeq, boolean began) {
  /** Instead of guests who wanted to be rated and have deleted their account: no guest's id. */
  public static final String GONE = "gone";

  public boolean isFor(String someone) {
    return !guest.isEmpty() && guest.equals(someone);
  }
}
