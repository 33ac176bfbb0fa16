package chapeau.server;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** Reads CBOR maps (RFC 8949) as authenticators write them (CTAP2): definite lengths, no tags. */
final class CborReader {
  private static final int DEEPEST = 8;

  private final ByteBuffer in;

  private CborReader(ByteBuffer in) {
    this.in = in;
  }

  /** A value, as far as keys and their labels need it; arrays, maps and floats are skipped. */
  sealed interface Item {
    record Int(long value) implements Item {}

    record Bytes(ByteBuffer value) implements Item {}

    record Text(String value) implements Item {}

    record Other() implements Item {}
  }

  /** The bytes are no CBOR, or no map. */
  static final class Malformed extends Exception {
    private static final long serialVersionUID = 1;
  }

  private record Head(int type, long argument) {}

  /** Reads the map at the buffer's position, and moves the position behind it. */
  static Map<Item, Item> readMap(ByteBuffer in) throws Malformed {
    CborReader reader = new CborReader(in);
    try {
      Head head = reader.head();
      if (head.type != 5) {
        throw new Malformed();
      }
      return reader.map(head.argument, 1);
    } catch (BufferUnderflowException | CharacterCodingException _) {
      throw new Malformed();
    }
  }

  private Head head() throws Malformed {
    int first = Byte.toUnsignedInt(in.get());
    int more = first & 0b1_1111;
    long argument =
        switch (more) {
          case 24 -> Byte.toUnsignedLong(in.get());
          case 25 -> Short.toUnsignedLong(in.getShort());
          case 26 -> Integer.toUnsignedLong(in.getInt());
          case 27 -> in.getLong();
          default -> more;
        };
    if (more > 27 || argument < 0) {
      throw new Malformed();
    }
    return new Head(first >>> 5, argument);
  }

  private Item item(int depth) throws Malformed, CharacterCodingException {
    Head head = head();
    return switch (head.type) {
      case 0 -> new Item.Int(head.argument);
      case 1 -> new Item.Int(-1 - head.argument);
      case 2 -> new Item.Bytes(bytes(head.argument));
      case 3 ->
          new Item.Text(
              StandardCharsets.UTF_8.newDecoder().decode(bytes(head.argument)).toString());
      case 4 -> array(head.argument, depth + 1);
      case 5 -> {
        map(head.argument, depth + 1);
        yield new Item.Other();
      }
      case 7 -> new Item.Other();
      default -> throw new Malformed();
    };
  }

  private ByteBuffer bytes(long length) throws Malformed {
    if (length > in.remaining()) {
      throw new Malformed();
    }
    ByteBuffer bytes = in.slice(in.position(), (int) length);
    in.position(in.position() + (int) length);
    return bytes;
  }

  private Item array(long length, int depth) throws Malformed, CharacterCodingException {
    checkDepth(depth);
    for (long i = 0; i < length; i++) {
      item(depth);
    }
    return new Item.Other();
  }

  private Map<Item, Item> map(long size, int depth) throws Malformed, CharacterCodingException {
    checkDepth(depth);
    Map<Item, Item> map = new HashMap<>();
    for (long i = 0; i < size; i++) {
      Item key = item(depth);
      // Readers disagree about which value of a repeated key counts.
      if (key instanceof Item.Other || map.put(key, item(depth)) != null) {
        throw new Malformed();
      }
    }
    return map;
  }

  private static void checkDepth(int depth) throws Malformed {
    if (depth > DEEPEST) {
      throw new Malformed();
    }
  }
}
