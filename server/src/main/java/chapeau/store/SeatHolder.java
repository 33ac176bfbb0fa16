package chapeau.store;

/**
 * A guest who has held a seat in a running game. Rows are never removed: a guest who stands up has
 * still seen the hand.
 *
 * @param n the number of this row at the table, from 1
 * @param guest empty, or {@link #GONE}, once the account is deleted
 * @param fromSeq the number of the last move before the guest had the seat; 0 from the start
 * @param began whether the guest had the seat when the game started
 */
public record SeatHolder(int n, int seat, String guest, int fromSeq, boolean began) {
  /**
   * Replaces the id of a guest who wanted a rating and deleted the account. It is no guest's id.
   */
  public static final String GONE = "gone";

  public boolean isFor(String someone) {
    return !guest.isEmpty() && guest.equals(someone);
  }
}
