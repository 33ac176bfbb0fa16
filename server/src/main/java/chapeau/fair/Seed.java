package chapeau.fair;

import chapeau.engine.Dice;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * A table's secret seed, from which every draw follows; docs/fairness.md tells the derivation in
 * full.
 *
 * @param hex 256 bits in hexadecimal, told to nobody before the game is over
 */
public record Seed(String hex) {
  private static final int BYTES = 32;
  private static final String DERIVATION = "chapeau-draw-1";
  private static final SecureRandom RANDOM = new SecureRandom();

  public Seed {
    if (HexFormat.of().parseHex(hex).length != BYTES) {
      throw new IllegalArgumentException("a seed has " + BYTES + " bytes");
    }
  }

  public static Seed random() {
    byte[] bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return new Seed(HexFormat.of().formatHex(bytes));
  }

  /**
   * What is shown before the first deal: the seed cannot be changed any more, and not be guessed
   * from this.
   */
  public String commitment() {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes()));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /**
   * The dice of one draw.
   *
   * @param salts what each seat's browser added, by seat; empty for bots
   * @param number 1 for the first draw of the table
   */
  public Dice draw(String table, List<String> salts, int number) {
    String message =
        String.join("\n", DERIVATION, table, String.join(",", salts), String.valueOf(number));
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(bytes(), "HmacSHA256"));
      ByteBuffer bits = ByteBuffer.wrap(mac.doFinal(message.getBytes(StandardCharsets.UTF_8)));
      return new Dice(bits.getLong(), bits.getLong(), bits.getLong(), bits.getLong());
    } catch (NoSuchAlgorithmException | InvalidKeyException e) {
      throw new IllegalStateException("every Java has HmacSHA256", e);
    }
  }

  private byte[] bytes() {
    return HexFormat.of().parseHex(hex);
  }
}
