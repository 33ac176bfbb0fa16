package chapeau.store;

import java.time.Duration;

/**
 * How long people may think. Alone, one spends a bank that each move refills a little; those who
 * choose at the same time have one clock in common, which spends nobody's bank.
 */
public enum Pace {
  NONE(Duration.ZERO, Duration.ZERO, Duration.ZERO),
  RELAXED(Duration.ofMinutes(5), Duration.ofSeconds(30), Duration.ofMinutes(5)),
  LIVELY(Duration.ofSeconds(90), Duration.ofSeconds(10), Duration.ofSeconds(90)),
  /** By day, each decision has the same time, and nothing is saved up. */
  DAY(Duration.ofDays(1)),
  THREE_DAYS(Duration.ofDays(3));

  private final long bank;
  private final long increment;
  private final long together;
  private final boolean byDay;

  Pace(Duration bank, Duration increment, Duration together) {
    this.bank = bank.toMillis();
    this.increment = increment.toMillis();
    this.together = together.toMillis();
    this.byDay = false;
  }

  Pace(Duration each) {
    this.bank = each.toMillis();
    this.increment = 0;
    this.together = bank;
    this.byDay = true;
  }

  public boolean isTimed() {
    return this != NONE;
  }

  /** What everybody begins with. */
  public long bank() {
    return bank;
  }

  /** What those who choose at the same time have in common. */
  public long together() {
    return together;
  }

  /** What is left of a bank after a decision that took so long. */
  public long after(long left, long spent) {
    return byDay ? bank : Math.max(0, left - spent) + increment;
  }
}
