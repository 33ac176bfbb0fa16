package chapeau.tables;

import chapeau.store.Pace;
import chapeau.tables.Denied.Why;

/** Paces as the wire writes them. */
public final class Paces {
  private Paces() {}

  static chapeau.wire.Pace written(Pace pace) {
    return switch (pace) {
      case NONE -> chapeau.wire.Pace.none;
      case RELAXED -> chapeau.wire.Pace.relaxed;
      case LIVELY -> chapeau.wire.Pace.lively;
      case DAY -> chapeau.wire.Pace.day;
      case THREE_DAYS -> chapeau.wire.Pace.threeDays;
    };
  }

  public static Pace read(String written) {
    for (Pace pace : Pace.values()) {
      if (written(pace).name().equals(written)) {
        return pace;
      }
    }
    throw new Denied(
        Why.MALFORMED,
        "Le rythme est « none », « relaxed », « lively », « day » ou « threeDays ».",
        "The pace is “none”, “relaxed”, “lively”, “day” or “threeDays”.");
  }
}
