package chapeau.server;

import static chapeau.server.Ceremony.HAS_EXTENSIONS;
import static chapeau.server.Ceremony.HAS_KEY;
import static chapeau.server.Ceremony.USER_PRESENT;
import static chapeau.server.Ceremony.USER_VERIFIED;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.KeyPair;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * One thing that is done to a ceremony before it reaches the server.
 *
 * @param name what it is
 * @param does does it; what is drawn is drawn from the given numbers
 */
record Mutation(String name, BiConsumer<Ceremony, Random> does) {
  private static final int BACKUP_ELIGIBLE = 1 << 3;
  private static final int BACKED_UP = 1 << 4;
  private static final int FLAGS = 32;
  private static final byte[] EXTENSION = CborWriter.write(Map.of("ours", Map.of(1, "x")));

  /** What can be done to both kinds of ceremonies. */
  static final List<Mutation> ANY =
      List.of(
          as("nothing", _ -> {}),
          as("nothing, once more", _ -> {}),
          // Client data
          drawn("a byte of the client data", (it, random) -> it.clientBytes = flipped(random)),
          drawn(
              "another byte of the client data", (it, random) -> it.clientBytes = flipped(random)),
          drawn("client data cut", (it, random) -> it.clientBytes = cut(random)),
          as("more after the client data", it -> it.clientBytes = with("{}")),
          as("client data is a list", it -> it.clientBytes = _ -> text("[]")),
          as(
              "type of the other ceremony",
              it -> says(it, "type", it.isNew() ? "webauthn.get" : "webauthn.create")),
          as("empty type", it -> says(it, "type", "")),
          as("no type", it -> it.client.remove("type")),
          as(
              "another challenge",
              it ->
                  says(it, "challenge", Ceremony.written(text("not what it was asked to sign..")))),
          as("padded challenge", it -> says(it, "challenge", it.client.get("challenge") + "=")),
          as("part of the challenge", it -> says(it, "challenge", "dGhpcnR5")),
          as("no challenge", it -> it.client.remove("challenge")),
          as("another origin", it -> says(it, "origin", "https://evil.example:8443")),
          as("origin without TLS", it -> says(it, "origin", "http://play.example:8443")),
          as("another port", it -> says(it, "origin", "https://play.example")),
          as("origin of a subdomain", it -> says(it, "origin", "https://a.play.example:8443")),
          as("no origin", it -> it.client.remove("origin")),
          as("in another site's frame", it -> says(it, "crossOrigin", true)),
          as("frame not told", it -> it.client.remove("crossOrigin")),
          as("framed without saying so", it -> says(it, "topOrigin", "https://evil.example")),
          as("framed by ourselves", it -> says(it, "topOrigin", Ceremony.ORIGIN)),
          as("a member nobody knows", it -> says(it, "other_keys_can_be_added_here", "yes")),
          // Authenticator data
          drawn(
              "a byte of the authenticator data",
              (it, random) -> it.authenticatorBytes = flipped(random)),
          drawn("another byte of it", (it, random) -> it.authenticatorBytes = flipped(random)),
          drawn("authenticator data cut", (it, random) -> it.authenticatorBytes = cut(random)),
          drawn(
              "a byte of the hash of the site",
              (it, random) -> it.authenticatorBytes = flipped(random, 0, FLAGS)),
          as("another site", it -> it.site = "evil.example"),
          as("nobody was there", it -> it.flags &= ~USER_PRESENT),
          as("nobody was verified", it -> it.flags &= ~USER_VERIFIED),
          as("neither", it -> it.flags &= ~(USER_PRESENT | USER_VERIFIED)),
          as("backup eligible", it -> it.flags |= BACKUP_ELIGIBLE),
          as("backed up", it -> it.flags |= BACKUP_ELIGIBLE | BACKED_UP),
          as("backed up but not eligible", it -> it.flags |= BACKED_UP),
          as("a flag without meaning", it -> it.flags |= 1 << 1),
          as("the other flag without meaning", it -> it.flags |= 1 << 5),
          as("an extension", it -> extended(it, EXTENSION)),
          as("an extension no flag announces", it -> it.extensions = EXTENSION),
          as(
              "an extension cut",
              it -> extended(it, Arrays.copyOf(EXTENSION, EXTENSION.length - 1))),
          as("bytes after an extension", it -> extended(it, with("!").apply(EXTENSION))),
          as("an extension that is no map", it -> extended(it, CborWriter.write("ours"))),
          as("bytes at the end", it -> it.extensions = text("x")),
          as("a zero byte at the end", it -> it.extensions = new byte[1]),
          as("counter at its end", it -> it.counter = -1));

  /** What can be done to a new passkey. */
  static final List<Mutation> NEW =
      List.of(
          as("never used", it -> it.counter = 0),
          as("no key announced", it -> it.flags &= ~HAS_KEY),
          as("no key", it -> it.authenticatorBytes = bytes -> Arrays.copyOf(bytes, 37)),
          as("no key, and none announced", Mutation::withoutKey),
          drawn("a byte of the key", (it, random) -> it.keyBytes = flipped(random)),
          drawn("another byte of the key", (it, random) -> it.keyBytes = flipped(random)),
          drawn("yet another byte of the key", (it, random) -> it.keyBytes = flipped(random)),
          drawn("the key cut", (it, random) -> it.keyBytes = cut(random)),
          as("a key of no parameters", it -> it.key.clear()),
          as("a key that is no map", it -> it.keyBytes = CborWriter::write),
          as("a parameter nobody knows", it -> it.key.put(99, Map.of("a", text("b")))),
          as("key named", it -> it.key.put(2, text("name"))),
          as("no algorithm", it -> it.key.remove(3)),
          as("an algorithm we do not take", it -> it.key.put(3, -37)),
          as("ES384", it -> it.key.put(3, -35)),
          as("ES256", it -> it.key.put(3, -7)),
          as("EdDSA", it -> it.key.put(3, -8)),
          as("RS256", it -> it.key.put(3, -257)),
          as("no family", it -> it.key.remove(1)),
          as("an elliptic key", it -> it.key.put(1, 2)),
          as("a pair of octets", it -> it.key.put(1, 1)),
          as("an RSA key", it -> it.key.put(1, 3)),
          as("first parameter missing", it -> it.key.remove(-1)),
          as("second parameter missing", it -> it.key.remove(-2)),
          as("another curve", it -> it.key.replace(-1, 1, 2)),
          as("a curve of another use", it -> it.key.replace(-1, 6, 4)),
          as("a key of P-384", it -> it.key = DeviceKeys.parameters(Strange.P384.getPublic(), -7)),
          as(
              "RSA of 1024 bits",
              it -> it.key = DeviceKeys.parameters(Strange.WEAK.getPublic(), -257)),
          as(
              "another key",
              it ->
                  it.key =
                      DeviceKeys.parameters(it.algorithm.others.getPublic(), it.algorithm.number)),
          as("longest id", it -> it.id = new byte[1023]),
          as("id too long", it -> it.id = new byte[1024]),
          as(
              "id longer than the rest",
              it -> it.authenticatorBytes = bytes -> set(bytes, 37 + 16, 0x7f)));

  /** What can be done to a passkey that is shown. */
  static final List<Mutation> SHOWN =
      List.of(
          as("counter as before", it -> it.counter = (int) it.known),
          as("counter lower", it -> it.counter = (int) it.known - 1),
          as("counter zero", it -> it.counter = 0),
          as("does not count", Mutation::uncounted),
          as("begins to count", it -> it.known = 0),
          as("counter much higher", it -> it.counter = 1 << 20),
          as("counter higher than 31 bits", it -> it.counter = Integer.MIN_VALUE),
          as("known counter higher than 31 bits", it -> it.known = 1L << 31),
          drawn("a byte of the signature", (it, random) -> it.sentSignature = flipped(random)),
          drawn(
              "another byte of the signature", (it, random) -> it.sentSignature = flipped(random)),
          drawn("signature cut", (it, random) -> it.sentSignature = cut(random)),
          as("no signature", it -> it.sentSignature = _ -> new byte[0]),
          as("bytes after the signature", it -> it.sentSignature = with("x")),
          as("a signature of zeros", it -> it.sentSignature = bytes -> new byte[bytes.length]),
          as("signed by another key", it -> it.signer = it.algorithm.others),
          as("signed by another method", it -> it.method = it.method.replace("256", "384")),
          as(
              "shown for another key",
              it ->
                  it.key =
                      DeviceKeys.parameters(it.algorithm.others.getPublic(), it.algorithm.number)),
          drawn(
              "client data changed after it was signed",
              (it, random) -> it.sentClient = flipped(random)),
          as("a blank after the client data that was signed", it -> it.sentClient = with(" ")),
          as("a blank after the client data", it -> it.clientBytes = with(" ")),
          drawn(
              "authenticator data changed after it was signed",
              (it, random) -> it.sentAuthenticator = flipped(random)),
          as(
              "counter changed after it was signed",
              it -> it.sentAuthenticator = bytes -> set(bytes, 33, 1)),
          as("verified only after it was signed", Mutation::verifiedLater),
          as("a whole key", Mutation::withKey),
          as("a whole key no flag announces", it -> it.extensions = it.attested()));

  /** What we refuse of both kinds of ceremonies, and webauthn4j does not. */
  static final List<Mutation> STRICTER =
      List.of(
          // Origins are equal where every letter is: webauthn4j compares the parts of an address.
          as("origin in other letters", it -> says(it, "origin", "https://PLAY.example:8443")),
          as("a path after the origin", it -> says(it, "origin", Ceremony.ORIGIN + "/path")),
          // Two readers might each take another one of the two.
          as("a member twice", it -> it.clientBytes = Mutation::typeTwice),
          // Section 6.1: the flag is set if and only if there are extensions.
          as("no extension but announced", it -> it.flags |= HAS_EXTENSIONS));

  /** What we refuse of new passkeys, and webauthn4j does not. */
  static final List<Mutation> STRICTER_NEW =
      List.of(
          // CTAP2 has a label once, and lengths given.
          as("algorithm twice", Mutation::algorithmTwice),
          as("a key of no given length", it -> it.keyBytes = Mutation::openEnded));

  /** What we refuse of passkeys that are shown, and webauthn4j does not. */
  static final List<Mutation> STRICTER_SHOWN =
      List.of(
          // Section 6.1 forbids it; webauthn4j has App Attest in mind, which is no passkey.
          as("a key announced but not there", it -> it.flags |= HAS_KEY));

  private static byte[] typeTwice(byte[] json) {
    String text = new String(json, StandardCharsets.UTF_8);
    return text(text.replace("{", "{\"type\":\"none\","));
  }

  private static void algorithmTwice(Ceremony it) {
    byte[] once = CborWriter.write(Map.of(3, it.algorithm.number));
    it.keyBytes =
        bytes ->
            ByteBuffer.allocate(bytes.length + once.length - 1)
                .put(bytes)
                .put(once, 1, once.length - 1)
                .put(0, (byte) (bytes[0] + 1))
                .array();
  }

  private static byte[] openEnded(byte[] map) {
    byte[] open = Arrays.copyOf(map, map.length + 1);
    open[0] = (byte) 0xbf;
    open[map.length] = (byte) 0xff;
    return open;
  }

  /** Keys of the kinds we refuse. */
  private static final class Strange {
    static final KeyPair P384 = Ceremony.pair("EC", 384, Ceremony.random(384));
    static final KeyPair WEAK = Ceremony.pair("RSA", 1024, Ceremony.random(1024));
  }

  static Mutation as(String name, Consumer<Ceremony> does) {
    return new Mutation(name, (it, _) -> does.accept(it));
  }

  private static Mutation drawn(String name, BiConsumer<Ceremony, Random> does) {
    return new Mutation(name, does);
  }

  static void says(Ceremony it, String member, Object value) {
    it.client.put(member, value);
  }

  private static void extended(Ceremony it, byte[] extensions) {
    it.flags |= HAS_EXTENSIONS;
    it.extensions = extensions;
  }

  private static void withoutKey(Ceremony it) {
    it.flags &= ~HAS_KEY;
    it.authenticatorBytes = bytes -> Arrays.copyOf(bytes, 37);
  }

  private static void withKey(Ceremony it) {
    it.flags |= HAS_KEY;
    it.extensions = it.attested();
  }

  private static void uncounted(Ceremony it) {
    it.known = 0;
    it.counter = 0;
  }

  private static void verifiedLater(Ceremony it) {
    it.flags &= ~USER_VERIFIED;
    it.sentAuthenticator = bytes -> set(bytes, FLAGS, bytes[FLAGS] | USER_VERIFIED);
  }

  static byte[] text(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  static UnaryOperator<byte[]> with(String more) {
    return bytes ->
        ByteBuffer.allocate(bytes.length + more.length()).put(bytes).put(text(more)).array();
  }

  private static byte[] set(byte[] bytes, int index, int value) {
    byte[] changed = bytes.clone();
    changed[index] = (byte) value;
    return changed;
  }

  private static UnaryOperator<byte[]> cut(Random random) {
    return bytes -> Arrays.copyOf(bytes, random.nextInt(bytes.length));
  }

  private static UnaryOperator<byte[]> flipped(Random random) {
    return bytes -> flipped(random, 0, bytes.length).apply(bytes);
  }

  /**
   * Changes one byte, but not the flags, which are changed one by one; and never only the case of a
   * letter, as webauthn4j compares origins without it.
   */
  private static UnaryOperator<byte[]> flipped(Random random, int from, int to) {
    return bytes -> {
      int index = from + random.nextInt(to - from);
      int mask = 1 + random.nextInt(255);
      boolean kept = mask == 0x20 || index == FLAGS;
      return kept ? flipped(random, from, to).apply(bytes) : set(bytes, index, bytes[index] ^ mask);
    };
  }
}
