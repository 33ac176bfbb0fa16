package chapeau.wire;

/** How long people may think, in the letters the wire writes it. */
public enum Pace {
  none,
  relaxed,
  lively,
  day,
  threeDays
}
