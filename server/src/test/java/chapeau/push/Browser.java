package chapeau.push;

import chapeau.Patience;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * A browser's push service on this machine, and the browser that reads what comes; it decrypts by
 * RFC 5869's own steps and not by the code it tries.
 */
public final class Browser implements AutoCloseable {
  private final HttpServer service;
  private final KeyPair keys;
  private final byte[] auth = "sixteen bytes ok".getBytes(StandardCharsets.US_ASCII);
  private final BlockingQueue<Received> received = new LinkedBlockingQueue<>();
  private volatile int answer = 201;

  /** What the push service was handed. */
  public record Received(String text, String authorization, String topic, String encoding) {}

  public Browser() throws IOException, GeneralSecurityException {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec("secp256r1"));
    keys = generator.generateKeyPair();
    service = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    service.createContext("/", this::take);
    service.start();
  }

  private void take(HttpExchange exchange) throws IOException {
    try (exchange) {
      byte[] body = exchange.getRequestBody().readAllBytes();
      var headers = exchange.getRequestHeaders();
      received.add(
          new Received(
              opened(body, keys, auth),
              String.valueOf(headers.getFirst("Authorization")),
              String.valueOf(headers.getFirst("Topic")),
              String.valueOf(headers.getFirst("Content-Encoding"))));
      exchange.sendResponseHeaders(answer, -1);
    } catch (GeneralSecurityException e) {
      throw new IOException(e);
    }
  }

  /** From now on the service answers so. */
  public void answers(int status) {
    answer = status;
  }

  public String endpoint() {
    return "http://127.0.0.1:" + service.getAddress().getPort() + "/subscription/1";
  }

  public String subscription(String lang) {
    return """
    {"endpoint":"%s","keys":{"p256dh":"%s","auth":"%s"},"lang":"%s"}\
    """
        .formatted(endpoint(), letters(point((ECPublicKey) keys.getPublic())), letters(auth), lang);
  }

  public Received next() throws InterruptedException {
    Received next = received.poll(Patience.SECONDS, TimeUnit.SECONDS);
    if (next == null) {
      throw new AssertionError("nobody was called");
    }
    return next;
  }

  public boolean isQuiet() {
    return received.isEmpty();
  }

  static String opened(byte[] body, KeyPair keys, byte[] auth) throws GeneralSecurityException {
    ByteBuffer in = ByteBuffer.wrap(body);
    byte[] salt = new byte[16];
    in.get(salt);
    in.getInt();
    byte[] sender = new byte[in.get()];
    in.get(sender);
    byte[] sealed = new byte[in.remaining()];
    in.get(sealed);
    KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
    agreement.init(keys.getPrivate());
    agreement.doPhase(WebPush.publicKey(sender), true);
    byte[] own = point((ECPublicKey) keys.getPublic());
    byte[] info =
        ByteBuffer.allocate(14 + own.length + sender.length)
            .put("WebPush: info\0".getBytes(StandardCharsets.US_ASCII))
            .put(own)
            .put(sender)
            .array();
    byte[] key = hkdf(auth, agreement.generateSecret(), info, 32);
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(
        Cipher.DECRYPT_MODE,
        new SecretKeySpec(hkdf(salt, key, named("aes128gcm"), 16), "AES"),
        new GCMParameterSpec(128, hkdf(salt, key, named("nonce"), 12)));
    byte[] plain = cipher.doFinal(sealed);
    if (plain[plain.length - 1] != 2) {
      throw new GeneralSecurityException("not the last record");
    }
    return new String(plain, 0, plain.length - 1, StandardCharsets.UTF_8);
  }

  private static byte[] named(String what) {
    return ("Content-Encoding: " + what + "\0").getBytes(StandardCharsets.US_ASCII);
  }

  private static byte[] hkdf(byte[] salt, byte[] secret, byte[] info, int length)
      throws GeneralSecurityException {
    byte[] once = Arrays.copyOf(info, info.length + 1);
    once[info.length] = 1;
    return Arrays.copyOf(hmac(hmac(salt, secret), once), length);
  }

  private static byte[] hmac(byte[] key, byte[] text) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    return mac.doFinal(text);
  }

  private static byte[] point(ECPublicKey key) {
    byte[] point = new byte[65];
    point[0] = 4;
    put(key.getW().getAffineX().toByteArray(), point, 33);
    put(key.getW().getAffineY().toByteArray(), point, 65);
    return point;
  }

  private static void put(byte[] number, byte[] into, int end) {
    int length = Math.min(32, number.length);
    System.arraycopy(number, number.length - length, into, end - length, length);
  }

  /** Whether a sender's word is signed by the key it names, and what it claims. */
  public static String claims(String authorization) throws GeneralSecurityException {
    String[] parts = authorization.substring("vapid t=".length()).split(", k=");
    String said = parts[0].substring(0, parts[0].lastIndexOf('.'));
    Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
    signature.initVerify(WebPush.publicKey(Base64.getUrlDecoder().decode(parts[1])));
    signature.update(said.getBytes(StandardCharsets.US_ASCII));
    if (!signature.verify(Base64.getUrlDecoder().decode(parts[0].substring(said.length() + 1)))) {
      throw new GeneralSecurityException("not signed by that key");
    }
    byte[] claims = Base64.getUrlDecoder().decode(said.substring(said.indexOf('.') + 1));
    return new String(claims, StandardCharsets.UTF_8);
  }

  static String letters(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  @Override
  public void close() {
    service.stop(0);
  }
}
