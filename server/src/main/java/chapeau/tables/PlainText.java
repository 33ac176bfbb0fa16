package chapeau.tables;

/** Text that people wrote, before it is shown to others. */
final class PlainText {
  private static final int JOINER = 0x200D;
  private static final int AS_PICTURE = 0xFE0F;

  /** Letters and signs that are drawn as nothing: fillers of Hangul and Khmer, an empty Braille. */
  private static final String BLANKS = "\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0";

  private PlainText() {}

  /**
   * Whether a text is letters on a line: no control characters, no line breaks, and none of the
   * invisible ones that turn the rest of a line around.
   */
  static boolean isPlain(String text) {
    return text.codePoints().noneMatch(PlainText::unwelcome);
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

  /**
   * Whether a name can be seen, and told from another by looking: nothing in it is invisible but
   * plain spaces and what joins the parts of one picture.
   */
  static boolean isVisible(String name) {
    int[] letters = name.codePoints().toArray();
    boolean something = false;
    for (int i = 0; i < letters.length; i++) {
      boolean joiner = letters[i] == JOINER && i > 0 && isPicture(letters[i - 1]);
      if (letters[i] != ' ' && !joiner && isBlank(letters[i])) {
        return false;
      }
      something |= letters[i] != ' ' && Character.getType(letters[i]) != Character.NON_SPACING_MARK;
    }
    return something;
  }

  private static boolean isPicture(int c) {
    return Character.getType(c) == Character.OTHER_SYMBOL
        || Character.getType(c) == Character.MODIFIER_SYMBOL
        || c == AS_PICTURE;
  }

  private static boolean isBlank(int c) {
    return Character.isSpaceChar(c)
        || Character.getType(c) == Character.FORMAT
        || Character.getType(c) == Character.PRIVATE_USE
        || BLANKS.indexOf(c) >= 0;
  }
}
