package chapeau.fair;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** What browsers add to a seed, bound by a seal before any of it is shown. */
public final class Salts {
  private static final String SEALING = "chapeau-salt-1";

  private Salts() {}

  /** What a browser shows first: it cannot choose another salt any more. */
  public static String seal(String salt) {
    try {
      byte[] text = (SEALING + "\n" + salt).getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /**
   * Whether a salt is the one a seal binds to; a seal whose salt was never shown stands for it
   * itself.
   */
  public static boolean fits(String salt, String seal) {
    return seal.isEmpty() || salt.equals(seal) || seal(salt).equals(seal);
  }
}
