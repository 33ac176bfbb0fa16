package chapeau.tables;

/** Text that people wrote, before it is shown to others. */
final class Writing {
  private Writing() {}

  /**
   * Whether a text is letters on a line: no control characters, no line breaks, and none of the
   * invisible ones that turn the rest of a line around.
   */
  static boolean isPlain(String text) {
    return text.codePoints().noneMatch(Writing::unwelcome);
  }

  private static boolean unwelcome(int c) {
    return Character.isISOControl(c)
        || c == 0x2028
        || c == 0x2029
        || (c >= 0x202A && c <= 0x202E)
        || (c >= 0x2066 && c <= 0x2069)
        || Character.getType(c) == Character.SURROGATE
        || Character.getType(c) == Character.UNASSIGNED;
  }
}
