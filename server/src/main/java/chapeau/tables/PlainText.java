package chapeau.tables;

import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Text that people wrote, before it is shown to others. */
final class PlainText {
  private static final int JOINER = 0x200D;
  private static final int AS_PICTURE = 0xFE0F;
  private static final int MOST_MARKS = 2;

  /**
   * Letters and signs without a visible glyph: fillers of Hangul and Khmer, the empty Braille
   * pattern, a note without a head, blank hieroglyphs.
   */
  private static final String BLANKS =
      "\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0\uD834\uDD59\uD80D\uDC41\uD80D\uDC42";

  /** Nuktas: dots that turn an Indic letter into another letter. */
  private static final String NUKTAS = "\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0C3C\u0CBC";

  /** Scripts that one language mixes. */
  private static final List<Set<UnicodeScript>> TOGETHER =
      List.of(
          EnumSet.of(UnicodeScript.HAN, UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA),
          EnumSet.of(UnicodeScript.HAN, UnicodeScript.HANGUL),
          EnumSet.of(UnicodeScript.HAN, UnicodeScript.BOPOMOFO));

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

  /** Whether a text has a visible character. */
  static boolean showsSomething(String text) {
    return text.codePoints().anyMatch(c -> !isBlank(c) && !isMark(c));
  }

  /**
   * Whether a name has no invisible characters except plain spaces, the joiner within a picture,
   * and the selector of a coloured picture.
   */
  static boolean isVisible(String name) {
    int[] letters = name.codePoints().toArray();
    for (int i = 0; i < letters.length; i++) {
      int before = i == 0 ? ' ' : letters[i - 1];
      boolean joiner = letters[i] == JOINER && isPicture(before);
      if (letters[i] != ' ' && !joiner && isBlank(letters[i])) {
        return false;
      }
      if (isMark(letters[i]) && before == ' ') {
        return false;
      }
      if (isVariation(letters[i]) && (Character.isLetter(before) || isMark(before))) {
        return false;
      }
    }
    return showsSomething(name);
  }

  /** Whether no letter has so many marks that they cover the neighbouring lines. */
  static boolean hasFewMarks(String text) {
    int marks = 0;
    int before = ' ';
    for (int c : text.codePoints().toArray()) {
      boolean nukta = NUKTAS.indexOf(c) >= 0 && Character.isLetter(before);
      if (isMark(c)) {
        marks += nukta ? 0 : 1;
      } else if (Character.getType(c) != Character.FORMAT) {
        // An invisible character does not start a new letter: marks after it still stack up.
        marks = 0;
      }
      if (marks > MOST_MARKS) {
        return false;
      }
      before = c;
    }
    return true;
  }

  /** Whether all letters belong to one script: a Cyrillic A looks like a Latin one. */
  static boolean isOneScript(String name) {
    Set<UnicodeScript> scripts = EnumSet.noneOf(UnicodeScript.class);
    name.codePoints().mapToObj(UnicodeScript::of).forEach(scripts::add);
    scripts.removeAll(EnumSet.of(UnicodeScript.COMMON, UnicodeScript.INHERITED));
    return scripts.size() <= 1 || TOGETHER.stream().anyMatch(all -> all.containsAll(scripts));
  }

  /**
   * Whether a character is a variation selector: it is invisible and changes the form of the
   * character before it.
   */
  private static boolean isVariation(int c) {
    return (c >= 0xFE00 && c <= AS_PICTURE)
        || (c >= 0xE0100 && c <= 0xE01EF)
        || (c >= 0x180B && c <= 0x180D)
        || c == 0x180F;
  }

  /** Whether a character is invisible, although a name with pictures may contain it. */
  static boolean isUnseen(int c) {
    return c == JOINER || isVariation(c);
  }

  private static boolean isMark(int c) {
    return Character.getType(c) == Character.NON_SPACING_MARK
        || Character.getType(c) == Character.ENCLOSING_MARK;
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
