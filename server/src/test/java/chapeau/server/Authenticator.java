package chapeau.server;

import chapeau.json.Json;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;

/** A device with one passkey, which does as it is told: also what no honest one would. */
final class Authenticator {
  private static final int PRESENT_AND_VERIFIED = 0b101;
  private static final int HAS_KEY = 0b100_0000;

  private final byte[] id = new byte[32];
  private final KeyPair keys;
  private final String kind;
  private final int algorithm;
  String site = "127.0.0.1";
  String origin;
  int flags = PRESENT_AND_VERIFIED;
  int counter;

  private Authenticator(int port, String family, int size, String kind, int algorithm) {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance(family);
      if (size > 0) {
        generator.initialize(size);
      }
      this.keys = generator.generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
    this.kind = kind;
    this.algorithm = algorithm;
    this.origin = "http://127.0.0.1:" + port;
    new SecureRandom().nextBytes(id);
  }

  static Authenticator es256(int port) {
    return new Authenticator(port, "EC", 256, "SHA256withECDSA", -7);
  }

  static Authenticator rs256(int port) {
    return new Authenticator(port, "RSA", 2048, "SHA256withRSA", -257);
  }

  static Authenticator ed25519(int port) {
    return new Authenticator(port, "Ed25519", 0, "Ed25519", -8);
  }

  static Authenticator weak(int port) {
    return new Authenticator(port, "RSA", 1024, "SHA256withRSA", -257);
  }

  String id() {
    return written(id);
  }

  private static String written(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  private static byte[] sha256(byte[] bytes) throws GeneralSecurityException {
    return MessageDigest.getInstance("SHA-256").digest(bytes);
  }

  private byte[] client(String type, String challenge) {
    Map<String, Object> said = new LinkedHashMap<>();
    said.put("type", type);
    said.put("challenge", challenge);
    said.put("origin", origin);
    said.put("crossOrigin", false);
    return Json.write(said).getBytes(StandardCharsets.UTF_8);
  }

  private byte[] head(int more) throws GeneralSecurityException {
    return ByteBuffer.allocate(37)
        .put(sha256(site.getBytes(StandardCharsets.UTF_8)))
        .put((byte) (flags | more))
        .putInt(counter)
        .array();
  }

  /** What a browser sends of a new passkey. */
  String created(String challenge) {
    try {
      byte[] key = CborWriter.write(DeviceKeys.parameters(keys.getPublic(), algorithm));
      byte[] authenticator =
          ByteBuffer.allocate(37 + 16 + 2 + id.length + key.length)
              .put(head(HAS_KEY))
              .position(37 + 16)
              .putShort((short) id.length)
              .put(id)
              .put(key)
              .array();
      return Json.write(
          Map.of(
              "id",
              id(),
              "client",
              written(client("webauthn.create", challenge)),
              "authenticator",
              written(authenticator),
              "key",
              written(keys.getPublic().getEncoded()),
              "algorithm",
              algorithm));
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  /** What a browser sends when somebody signs in. */
  String signed(String challenge) {
    return signed(challenge, "webauthn.get");
  }

  String signed(String challenge, String type) {
    try {
      byte[] client = client(type, challenge);
      byte[] head = head(0);
      Signature signature = Signature.getInstance(kind);
      signature.initSign(keys.getPrivate());
      signature.update(head);
      signature.update(sha256(client));
      return Json.write(
          Map.of(
              "id",
              id(),
              "client",
              written(client),
              "authenticator",
              written(head),
              "signature",
              written(signature.sign())));
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }
}
