package chapeau.server;

import chapeau.json.Json;
import chapeau.server.CborReader.Item;
import chapeau.tables.Denied;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.PublicKey;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;

/**
 * What the Web Authentication standard has a site check before it believes a passkey. A site that
 * asks for no attestation needs nothing of it but what the browser itself hands out: the key in its
 * usual form, what the device says (with the key once more), and its signature.
 *
 * @param site the name of our site, without scheme and port
 * @param origin the address our page is at
 */
record WebAuthn(String site, String origin) {
  private static final int HASH = 32;
  private static final int HEAD = HASH + 1 + Integer.BYTES;
  private static final int KIND_OF_DEVICE = 16;

  private static final int USER_PRESENT = 1;
  private static final int USER_VERIFIED = 1 << 2;
  private static final int BACKUP_ELIGIBLE = 1 << 3;
  private static final int BACKED_UP = 1 << 4;
  private static final int HAS_KEY = 1 << 6;
  private static final int HAS_EXTENSIONS = 1 << 7;

  private static final int MAX_ID_LENGTH = 1023;

  private static final int SMALLEST_RSA = 2048;
  private static final int P256 = 256;

  /** What a device says of itself with every signature. */
  private record Device(int flags, long counter, ByteBuffer rest) {
    boolean says(int flag) {
      return (flags & flag) != 0;
    }

    /** Refuses bytes after the extensions; without the flag there are no extensions. */
    void requireEnd() throws CborReader.Malformed {
      if (says(HAS_EXTENSIONS)) {
        CborReader.readMap(rest);
      }
      if (rest.hasRemaining()) {
        throw new CborReader.Malformed();
      }
    }
  }

  /** What a passkey was used for. */
  enum Ceremony {
    CREATE("webauthn.create"),
    GET("webauthn.get");

    private final String type;

    Ceremony(String type) {
      this.type = type;
    }
  }

  /** The challenge in what a browser says it had signed, once the rest of it is as it should be. */
  String challenge(byte[] client, Ceremony ceremony) {
    try {
      JsonNode said = Json.parse(new String(client, StandardCharsets.UTF_8));
      if (!said.path("type").asText().equals(ceremony.type)) {
        throw unreadable();
      }
      boolean framed =
          said.has("topOrigin") || !said.path("crossOrigin").asText("false").equals("false");
      if (!said.path("origin").asText().equals(origin) || framed) {
        throw elsewhere();
      }
      return said.path("challenge").asText();
    } catch (Json.Unreadable e) {
      throw unreadable();
    }
  }

  /** Checks a new passkey; answers how often its device says that it has signed. */
  long created(byte[] id, byte[] authenticator, byte[] key, int algorithm) {
    Device device = device(authenticator);
    ByteBuffer rest = device.rest;
    if (!device.says(HAS_KEY) || rest.remaining() < KIND_OF_DEVICE + Short.BYTES) {
      throw unreadable();
    }
    int length = Short.toUnsignedInt(rest.position(KIND_OF_DEVICE).getShort());
    byte[] named = new byte[Math.min(length, rest.remaining())];
    rest.get(named);
    if (!Arrays.equals(named, id) || length > MAX_ID_LENGTH) {
      throw unreadable();
    }
    try {
      PublicKey usual = key(key, algorithm);
      // Only this step detects an Ed25519 key that is not a point on the curve.
      Signature.getInstance(method(algorithm)).initVerify(usual);
      Map<Item, Item> own = CborReader.readMap(rest);
      if (!own.entrySet().containsAll(CoseKey.parameters(usual, algorithm).entrySet())) {
        throw unreadable();
      }
      device.requireEnd();
      return device.counter;
    } catch (CborReader.Malformed | GeneralSecurityException _) {
      throw unreadable();
    }
  }

  /** Checks a signature; answers how often the device says that it has signed. */
  long signed(byte[] client, byte[] authenticator, byte[] signature, byte[] key, int algorithm) {
    Device device = device(authenticator);
    if (device.says(HAS_KEY)) {
      throw unreadable();
    }
    try {
      device.requireEnd();
      Signature check = Signature.getInstance(method(algorithm));
      check.initVerify(key(key, algorithm));
      check.update(authenticator);
      check.update(sha256(client));
      if (!check.verify(signature)) {
        throw wrong();
      }
      return device.counter;
    } catch (CborReader.Malformed _) {
      throw unreadable();
    } catch (GeneralSecurityException e) {
      throw wrong();
    }
  }

  private Device device(byte[] authenticator) {
    if (authenticator.length < HEAD) {
      throw unreadable();
    }
    ByteBuffer buffer = ByteBuffer.wrap(authenticator);
    byte[] hash = new byte[HASH];
    buffer.get(hash);
    int flags = buffer.get();
    long counter = Integer.toUnsignedLong(buffer.getInt());
    Device device = new Device(flags, counter, buffer.slice());
    if (!MessageDigest.isEqual(hash, sha256(site.getBytes(StandardCharsets.UTF_8)))) {
      throw elsewhere();
    }
    if (device.says(BACKED_UP) && !device.says(BACKUP_ELIGIBLE)) {
      throw unreadable();
    }
    if (!device.says(USER_PRESENT) || !device.says(USER_VERIFIED)) {
      throw new Denied(
          Denied.Why.NOT_YOURS,
          "Votre appareil n’a pas vérifié que c’est bien vous.",
          "Your device didn’t check that it’s really you.");
    }
    return device;
  }

  /** The kinds of keys every browser offers, by their numbers in the standard's registry. */
  private static String method(int algorithm) {
    return switch (algorithm) {
      case -7 -> "SHA256withECDSA";
      case -8 -> "Ed25519";
      case -257 -> "SHA256withRSA";
      default -> throw unreadable();
    };
  }

  private static PublicKey key(byte[] encoded, int algorithm) {
    try {
      String family =
          switch (algorithm) {
            case -7 -> "EC";
            case -8 -> "Ed25519";
            case -257 -> "RSA";
            default -> throw unreadable();
          };
      PublicKey key =
          KeyFactory.getInstance(family).generatePublic(new X509EncodedKeySpec(encoded));
      boolean weak =
          switch (key) {
            case ECPublicKey ec -> ec.getParams().getCurve().getField().getFieldSize() != P256;
            case RSAPublicKey rsa -> rsa.getModulus().bitLength() < SMALLEST_RSA;
            default -> false;
          };
      if (weak) {
        throw unreadable();
      }
      return key;
    } catch (GeneralSecurityException e) {
      throw unreadable();
    }
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  static byte[] bytes(String base64) {
    try {
      return Base64.getUrlDecoder().decode(base64);
    } catch (IllegalArgumentException _) {
      throw unreadable();
    }
  }

  private static Denied unreadable() {
    return new Denied(
        Denied.Why.MALFORMED,
        "Ce n’est pas une clé d’accès que nous comprenons.",
        "That isn’t a passkey we understand.");
  }

  private static Denied elsewhere() {
    return new Denied(
        Denied.Why.NOT_YOURS,
        "Cette clé d’accès est celle d’un autre site.",
        "That passkey belongs to another site.");
  }

  private static Denied wrong() {
    return new Denied(
        Denied.Why.NOT_YOURS,
        "La signature de cette clé d’accès n’est pas valable.",
        "This passkey’s signature isn’t valid.");
  }
}
