package chapeau.tables;

import chapeau.engine.Dice;
import java.util.Collection;
import java.util.List;

/** What people and bots are called. */
final class Names {
  static final int LONGEST = 24;

  /** For guests who have not said: hats, which are called the same in both languages. */
  private static final List<String> HATS =
      List.of(
          "Bicorne",
          "Borsalino",
          "Canotier",
          "Chapka",
          "Deerstalker",
          "Fedora",
          "Gavroche",
          "Homburg",
          "Képi",
          "Montera",
          "Panama",
          "Sombrero",
          "Stetson",
          "Tarbouche",
          "Tricorne",
          "Trilby",
          "Ushanka");

  private static final List<String> BOTS =
      List.of(
          "Zoé", "Marius", "Odile", "Achille", "Ninon", "Basile", "Colette", "Gaspard", "Suzon",
          "Firmin", "Lison", "Octave", "Pélagie", "Anatole", "Fanchon", "Ulysse");

  private Names() {}

  static String hat(Dice dice) {
    return dice.pick(HATS);
  }

  static String bot(Collection<String> taken, Dice dice) {
    List<String> free = BOTS.stream().filter(name -> !taken.contains(name)).toList();
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
    for (int i = 2; taken.contains(unique); i++) {
      String number = " " + i;
      int kept = Math.min(name.codePointCount(0, name.length()), LONGEST - number.length());
      unique = name.substring(0, name.offsetByCodePoints(0, kept)) + number;
    }
    return unique;
  }

  /** A name somebody chose, if it can be one. */
  static String checked(String name) {
    String trimmed = name.strip();
    if (trimmed.isEmpty()
        || trimmed.codePointCount(0, trimmed.length()) > LONGEST
        || !PlainText.isPlain(trimmed)
        || !PlainText.isVisible(trimmed)) {
      throw new Denied(
          Denied.Why.MALFORMED,
          "Un nom a de 1 à 24 caractères qui se voient, sur une ligne.",
          "A name has 1 to 24 characters that can be seen, on one line.");
    }
    return trimmed;
  }
}
