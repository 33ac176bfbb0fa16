package chapeau.server;

import chapeau.json.Json;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/** What browser and device say when a passkey is made or shown, of which any part can be false. */
final class Ceremony {
  static final String SITE = "play.example";
  static final String ORIGIN = "https://play.example:8443";
  static final byte[] CHALLENGE =
      "thirty-three bytes: no bit unused".getBytes(StandardCharsets.UTF_8);

  static final int USER_PRESENT = 1;
  static final int USER_VERIFIED = 1 << 2;
  static final int HAS_KEY = 1 << 6;
  static final int HAS_EXTENSIONS = 1 << 7;

  /** The kinds of keys we accept. */
  enum Algorithm {
    ES256(-7, "EC", 256, "SHA256withECDSA"),
    EDDSA(-8, "Ed25519", 255, "Ed25519"),
    RS256(-257, "RSA", 2048, "SHA256withRSA");

    final int number;
    final KeyPair keys;
    final KeyPair others;
    final String method;

    Algorithm(int number, String family, int size, String method) {
      this.number = number;
      this.method = method;
      SecureRandom random = random(number);
      this.keys = pair(family, size, random);
      this.others = pair(family, size, random);
    }
  }

  final WebAuthn.Ceremony kind;
  final Algorithm algorithm;
  private final SecureRandom signing = random(1);
  final Map<String, Object> client = new LinkedHashMap<>();
  String site = SITE;
  int flags = USER_PRESENT | USER_VERIFIED;
  int counter = 8;
  long known = 7;
  byte[] id = Arrays.copyOf(CHALLENGE, 20);
  Map<Integer, Object> key;
  byte[] extensions = {};
  KeyPair signer;
  String method;

  UnaryOperator<byte[]> keyBytes = UnaryOperator.identity();
  UnaryOperator<byte[]> clientBytes = UnaryOperator.identity();
  UnaryOperator<byte[]> authenticatorBytes = UnaryOperator.identity();
  UnaryOperator<byte[]> sentClient = UnaryOperator.identity();
  UnaryOperator<byte[]> sentAuthenticator = UnaryOperator.identity();
  UnaryOperator<byte[]> sentSignature = UnaryOperator.identity();

  /** What reaches the server. */
  @SuppressWarnings("ArrayRecordComponent")
  record Sent(byte[] client, byte[] authenticator, byte[] signature) {}

  Ceremony(WebAuthn.Ceremony kind, Algorithm algorithm) {
    this.kind = kind;
    this.algorithm = algorithm;
    this.key = DeviceKeys.parameters(algorithm.keys.getPublic(), algorithm.number);
    this.signer = algorithm.keys;
    this.method = algorithm.method;
    client.put("type", isNew() ? "webauthn.create" : "webauthn.get");
    client.put("challenge", written(CHALLENGE));
    client.put("origin", ORIGIN);
    client.put("crossOrigin", false);
    if (isNew()) {
      flags |= HAS_KEY;
    }
  }

  boolean isNew() {
    return kind == WebAuthn.Ceremony.CREATE;
  }

  Sent sent() {
    byte[] said = clientBytes.apply(Json.write(client).getBytes(StandardCharsets.UTF_8));
    byte[] device = authenticatorBytes.apply(authenticator());
    byte[] signature = isNew() ? new byte[0] : signature(device, said);
    return new Sent(
        sentClient.apply(said), sentAuthenticator.apply(device), sentSignature.apply(signature));
  }

  /** The key as the device writes it. */
  byte[] writtenKey() {
    return keyBytes.apply(CborWriter.write(key));
  }

  /** What the device says of its key, between the counter and what else it says. */
  byte[] attested() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(new byte[16]);
    out.writeBytes(ByteBuffer.allocate(2).putShort((short) id.length).array());
    out.writeBytes(id);
    out.writeBytes(writtenKey());
    return out.toByteArray();
  }

  private byte[] authenticator() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(sha256(site.getBytes(StandardCharsets.UTF_8)));
    out.write(flags);
    out.writeBytes(ByteBuffer.allocate(4).putInt(counter).array());
    if (isNew()) {
      out.writeBytes(attested());
    }
    out.writeBytes(extensions);
    return out.toByteArray();
  }

  private byte[] signature(byte[] device, byte[] said) {
    try {
      Signature signature = Signature.getInstance(method);
      signature.initSign(signer.getPrivate(), signing);
      signature.update(device);
      signature.update(sha256(said));
      return signature.sign();
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  static String written(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  static KeyPair pair(String family, int size, SecureRandom random) {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance(family);
      generator.initialize(size, random);
      return generator.generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  /** The same numbers each time, unlike any other source of the JDK's. */
  static SecureRandom random(long seed) {
    try {
      SecureRandom random = SecureRandom.getInstance("SHA1PRNG");
      random.setSeed(seed);
      return random;
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }
}
