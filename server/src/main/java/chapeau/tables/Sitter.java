package chapeau.tables;

import chapeau.tables.Denied.Why;
import java.util.regex.Pattern;

/**
 * How somebody sits down; whatever is empty is left as it was.
 *
 * @param salt what their browser adds to the seed, shown at once
 * @param seal or what binds it to a salt it will show when everybody is bound
 */
public record Sitter(String name, String hat, String salt, String seal) {
  private static final Pattern SALT = Pattern.compile("[A-Za-z0-9_-]{0,64}");
  private static final Pattern SEAL = Pattern.compile("([0-9a-f]{64})?");
  private static final Pattern HAT = Pattern.compile("[a-z]{0,16}");

  public Sitter {
    name = name.isEmpty() ? name : Names.checked(name);
    check(
        HAT.matcher(hat).matches(),
        "Le chapeau a au plus 16 lettres minuscules.",
        "The hat has at most 16 lowercase letters.");
    checkSalt(salt);
    check(
        SEAL.matcher(seal).matches(),
        "Le sceau a 64 chiffres hexadécimaux.",
        "The seal has 64 hexadecimal digits.");
  }

  static String checkSalt(String salt) {
    check(
        SALT.matcher(salt).matches(),
        "Le sel a au plus 64 lettres, chiffres, tirets ou soulignés.",
        "The salt has at most 64 letters, digits, hyphens or underscores.");
    return salt;
  }

  private static void check(boolean right, String fr, String en) {
    if (!right) {
      throw new Denied(Why.MALFORMED, fr, en);
    }
  }
}
