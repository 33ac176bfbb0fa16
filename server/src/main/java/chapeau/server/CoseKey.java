package chapeau.server;

import chapeau.server.CborReader.Item;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.security.PublicKey;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.EdECPublicKey;
import java.security.interfaces.RSAPublicKey;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** A public key as authenticators write it: a COSE key (RFC 9053, RFC 8230). */
final class CoseKey {
  private static final int FAMILY = 1;
  private static final int ALGORITHM = 3;

  private static final int OCTET_PAIR = 1;
  private static final int ELLIPTIC = 2;
  private static final int RSA = 3;

  private static final int P256 = 1;
  private static final int ED25519 = 6;
  private static final int COORDINATE = 32;

  private CoseKey() {}

  /** The parameters a COSE key must have to be this key; others are ignored. */
  static Map<Item, Item> parameters(PublicKey key, int algorithm) {
    Map<Item, Item> all = new HashMap<>();
    put(all, ALGORITHM, algorithm);
    switch (key) {
      case ECPublicKey ec -> {
        put(all, FAMILY, ELLIPTIC);
        put(all, -1, P256);
        put(all, -2, unsigned(ec.getW().getAffineX(), COORDINATE));
        put(all, -3, unsigned(ec.getW().getAffineY(), COORDINATE));
      }
      case EdECPublicKey ed -> {
        byte[] encoded = ed.getEncoded();
        put(all, FAMILY, OCTET_PAIR);
        put(all, -1, ED25519);
        // The usual form ends with the very bytes (RFC 8410).
        put(all, -2, Arrays.copyOfRange(encoded, encoded.length - COORDINATE, encoded.length));
      }
      case RSAPublicKey rsa -> {
        put(all, FAMILY, RSA);
        put(all, -1, unsigned(rsa.getModulus(), 0));
        put(all, -2, unsigned(rsa.getPublicExponent(), 0));
      }
      default -> throw new IllegalArgumentException("no key of ours: " + key.getAlgorithm());
    }
    return all;
  }

  private static void put(Map<Item, Item> all, int label, int value) {
    all.put(new Item.Int(label), new Item.Int(value));
  }

  private static void put(Map<Item, Item> all, int label, byte[] value) {
    all.put(new Item.Int(label), new Item.Bytes(ByteBuffer.wrap(value)));
  }

  /** A number without sign, in at least so many bytes. */
  private static byte[] unsigned(BigInteger number, int least) {
    int length = Math.max(least, (number.bitLength() + 7) / 8);
    byte[] signed = number.toByteArray();
    byte[] bytes = new byte[length];
    int copied = Math.min(length, signed.length);
    System.arraycopy(signed, signed.length - copied, bytes, length - copied, copied);
    return bytes;
  }
}
