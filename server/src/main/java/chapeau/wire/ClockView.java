package chapeau.wire;

import java.util.List;

/**
 * How a table's clock stands. Times are milliseconds from when this was sent, so that nobody's own
 * clock matters.
 *
 * @param banks what each seat has saved up, bots included, who spend nothing
 * @param running whose time runs now: several choose on one clock
 * @param left until a bot decides for them; 0 where nobody's time runs
 */
public record ClockView(List<Long> banks, List<Integer> running, long left) {}
