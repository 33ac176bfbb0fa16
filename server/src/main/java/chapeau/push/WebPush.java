package chapeau.push;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.KeyAgreement;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * Web push by the JDK's own cryptography: a message only one browser can read (RFC 8291), and the
 * word of its sender that a push service asks for (RFC 8292).
 */
public final class WebPush {
  /** What can be kept: the private number, then the public point, as letters. */
  private static final String BETWEEN = ".";

  private static final int COORDINATE = 32;
  private static final int POINT = 1 + 2 * COORDINATE;
  private static final int SALT = 16;
  private static final int RECORD = 4096;
  private static final long TWELVE_HOURS = 12 * 3600;
  private static final ECParameterSpec P256 = p256();
  private static final SecureRandom RANDOM = new SecureRandom();

  private final KeyPair keys;
  private final String contact;

  /**
   * A sender.
   *
   * @param kept its keys, as {@link #newKeys} made them
   * @param contact where whoever runs a push service reaches whoever runs this server
   */
  public WebPush(String kept, String contact) {
    String[] parts = kept.split("\\.", 2);
    this.keys = new KeyPair(publicKey(decoded(parts[1])), privateKey(decoded(parts[0])));
    this.contact = contact;
  }

  /** New keys of a sender; whoever has them can send in its name. */
  public static String newKeys() {
    KeyPair made = newPair();
    byte[] number = ((ECPrivateKey) made.getPrivate()).getS().toByteArray();
    return encoded(padded(number)) + BETWEEN + encoded(point(made));
  }

  /** The point browsers subscribe to this sender by. */
  public String publicKey() {
    return encoded(point(keys));
  }

  /** Whether these are the keys of a browser: a point on the curve, and sixteen bytes. */
  public static boolean isBrowser(String p256dh, String auth) {
    try {
      publicKey(decoded(p256dh));
      return decoded(auth).length == SALT;
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  // RFC 8291

  /** Seals a text so that only the browser with these keys can read it. */
  public byte[] seal(String text, String p256dh, String auth) {
    byte[] salt = new byte[SALT];
    RANDOM.nextBytes(salt);
    return seal(text, decoded(p256dh), decoded(auth), newPair(), salt);
  }

  static byte[] seal(String text, byte[] browser, byte[] auth, KeyPair once, byte[] salt) {
    try {
      KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
      agreement.init(once.getPrivate());
      agreement.doPhase(publicKey(browser), true);
      byte[] info = joined(ascii("WebPush: info\0"), browser, point(once));
      byte[] key = derived(agreement.generateSecret(), auth, info, 32);
      byte[] content = derived(key, salt, ascii("Content-Encoding: aes128gcm\0"), 16);
      byte[] nonce = derived(key, salt, ascii("Content-Encoding: nonce\0"), 12);
      Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
      cipher.init(
          Cipher.ENCRYPT_MODE, new SecretKeySpec(content, "AES"), new GCMParameterSpec(128, nonce));
      // The one record there is, and so the last: that is what the two says.
      byte[] sealed = cipher.doFinal(joined(text.getBytes(StandardCharsets.UTF_8), new byte[] {2}));
      byte[] size = {0, 0, (byte) (RECORD >> 8), (byte) RECORD, POINT};
      return joined(salt, size, point(once), sealed);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has these", e);
    }
  }

  private static byte[] derived(byte[] secret, byte[] salt, byte[] info, int length)
      throws GeneralSecurityException {
    return KDF.getInstance("HKDF-SHA256")
        .deriveData(
            HKDFParameterSpec.ofExtract().addIKM(secret).addSalt(salt).thenExpand(info, length));
  }

  // RFC 8292

  /** What a push service is shown with a message, so that it knows who sends it. */
  public String authorization(URI endpoint, long millis) {
    String origin = endpoint.getScheme() + "://" + endpoint.getAuthority();
    String claims =
        """
        {"aud":"%s","exp":%d,"sub":"%s"}\
        """
            .formatted(origin, millis / 1000 + TWELVE_HOURS, contact);
    String said =
        encoded(ascii("{\"typ\":\"JWT\",\"alg\":\"ES256\"}")) + "." + encoded(ascii(claims));
    try {
      Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
      signature.initSign(keys.getPrivate());
      signature.update(ascii(said));
      return "vapid t=" + said + "." + encoded(signature.sign()) + ", k=" + publicKey();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has these", e);
    }
  }

  // Keys and letters

  private static ECParameterSpec p256() {
    try {
      AlgorithmParameters parameters = AlgorithmParameters.getInstance("EC");
      parameters.init(new ECGenParameterSpec("secp256r1"));
      return parameters.getParameterSpec(ECParameterSpec.class);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has this curve", e);
    }
  }

  private static KeyPair newPair() {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(P256, RANDOM);
      return generator.generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has this curve", e);
    }
  }

  static ECPrivateKey privateKey(byte[] number) {
    try {
      return (ECPrivateKey)
          KeyFactory.getInstance("EC")
              .generatePrivate(new ECPrivateKeySpec(new BigInteger(1, number), P256));
    } catch (GeneralSecurityException e) {
      throw new IllegalArgumentException("no private key", e);
    }
  }

  /** A point that is not on the curve is refused: it would tell of our own number. */
  static ECPublicKey publicKey(byte[] point) {
    if (point.length != POINT || point[0] != 4) {
      throw new IllegalArgumentException("no point");
    }
    BigInteger x = new BigInteger(1, Arrays.copyOfRange(point, 1, 1 + COORDINATE));
    BigInteger y = new BigInteger(1, Arrays.copyOfRange(point, 1 + COORDINATE, POINT));
    BigInteger p = ((ECFieldFp) P256.getCurve().getField()).getP();
    BigInteger right =
        x.pow(3).add(P256.getCurve().getA().multiply(x)).add(P256.getCurve().getB()).mod(p);
    if (x.compareTo(p) >= 0 || y.compareTo(p) >= 0 || !y.multiply(y).mod(p).equals(right)) {
      throw new IllegalArgumentException("not on the curve");
    }
    try {
      return (ECPublicKey)
          KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(new ECPoint(x, y), P256));
    } catch (GeneralSecurityException e) {
      throw new IllegalArgumentException("no public key", e);
    }
  }

  private static byte[] point(KeyPair pair) {
    ECPoint at = ((ECPublicKey) pair.getPublic()).getW();
    return joined(
        new byte[] {4},
        padded(at.getAffineX().toByteArray()),
        padded(at.getAffineY().toByteArray()));
  }

  /** As many bytes as a coordinate has, whatever sign or zeros a number was written with. */
  private static byte[] padded(byte[] number) {
    byte[] padded = new byte[COORDINATE];
    int length = Math.min(number.length, COORDINATE);
    System.arraycopy(number, number.length - length, padded, COORDINATE - length, length);
    return padded;
  }

  private static byte[] joined(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.writeBytes(part);
    }
    return all.toByteArray();
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static byte[] decoded(String letters) {
    return Base64.getUrlDecoder().decode(letters);
  }

  private static String encoded(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
