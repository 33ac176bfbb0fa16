package chapeau.store;

import java.util.List;

/**
 * The clock of a table. All times are milliseconds since 1970.
 *
 * @param armed when the question before the players was put; 0 while no clock runs
 * @param deadline when a bot decides it; 0 while no clock runs
 * @param common whether several choose at once, on one clock
 * @param banks what each seat had left when the question was put; empty before the start
 */
public record Timer(long armed, long deadline, boolean common, List<Long> banks) {
  public static final Timer IDLE = new Timer(0, 0, false, List.of());

  public Timer {
    banks = List.copyOf(banks);
  }

  public boolean runs() {
    return deadline > 0;
  }

  public Timer stopped() {
    return new Timer(0, 0, false, banks);
  }
}
