package chapeau.tables;

import chapeau.engine.Dice;
import java.text.Normalizer;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** What people and bots are called. */
final class Names {
  static final int LONGEST = 24;

  /**
   * Hats, for guests who gave no name. None begins with an aspirated h: the page writes "d’" before
   * every h.
   */
  private static final List<String> HATS =
      List.of(
          "Bicorne",
          "Borsalino",
          "Canotier",
          "Chapka",
          "Deerstalker",
          "Fedora",
          "Gavroche",
          "Képi",
          "Montera",
          "Panama",
          "Sombrero",
          "Stetson",
          "Tarbouche",
          "Tricorne",
          "Trilby");

  private static final List<String> BOTS =
      List.of(
          "Zoé", "Marius", "Odile", "Achille", "Ninon", "Basile", "Colette", "Gaspard", "Suzon",
          "Firmin", "Lison", "Octave", "Pélagie", "Anatole", "Fanchon", "Ulysse");

  private Names() {}

  static String hat(Dice dice) {
    return dice.pick(HATS);
  }

  static String bot(Collection<String> taken, Dice dice) {
    List<String> free = BOTS.stream().filter(name -> !isTaken(taken, name)).toList();
    return free.isEmpty() ? unlike(taken, dice.pick(BOTS)) : dice.pick(free);
  }

  /**
   * The name, or the name and a number when somebody at the table is called so already. Whoever has
   * said no name keeps none: each reader is told in their own language who that is.
   */
  static String unlike(Collection<String> taken, String name) {
    if (name.isEmpty()) {
      return name;
    }
    String unique = name;
    for (int i = 2; isTaken(taken, unique); i++) {
      String number = " " + i;
      int kept = Math.min(name.codePointCount(0, name.length()), LONGEST - number.length());
      unique = name.substring(0, name.offsetByCodePoints(0, kept)) + number;
    }
    return unique;
  }

  private static boolean isTaken(Collection<String> taken, String name) {
    String key = key(name);
    return taken.stream().anyMatch(other -> key(other).equals(key));
  }

  /**
   * Returns the key of a name. Two names have the same key if they differ only in case, width or
   * the variation of a picture. Upper case comes first, because one upper-case letter may stand for
   * several lower-case ones (ß and ss).
   */
  private static String key(String name) {
    StringBuilder seen = new StringBuilder();
    normal(name)
        .toUpperCase(Locale.ROOT)
        .toLowerCase(Locale.ROOT)
        .codePoints()
        .filter(c -> !PlainText.isUnseen(c))
        .forEach(seen::appendCodePoint);
    return normal(seen.toString());
  }

  private static String normal(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFKC).strip().replaceAll(" +", " ");
  }

  /** Returns a stored name if it is well-formed. It may be older than the rules for new names. */
  static String known(String name) {
    if (name.isBlank()
        || name.codePointCount(0, name.length()) > LONGEST
        || !PlainText.isPlain(name)) {
      throw malformed();
    }
    return name;
  }

  /** Returns the normal form of a new name, or refuses it. */
  static String checked(String name) {
    String normal = known(normal(name));
    if (!PlainText.isVisible(normal)) {
      throw malformed();
    }
    if (!PlainText.isOneScript(normal) || !PlainText.hasFewMarks(normal)) {
      throw new Denied(
          Denied.Why.MALFORMED,
          "Un nom s’écrit dans un seul alphabet, avec deux accents au plus par lettre.",
          "A name is written in one alphabet, with at most two accents on a letter.");
    }
    return normal;
  }

  private static Denied malformed() {
    return new Denied(
        Denied.Why.MALFORMED,
        "Un nom a de 1 à 24 caractères visibles, sur une ligne.",
        "A name has 1 to 24 visible characters, on one line.");
  }
}
