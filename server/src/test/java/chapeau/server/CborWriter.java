package chapeau.server;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Writes CBOR (RFC 8949) in its shortest form, in the order it is given. */
final class CborWriter {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private CborWriter() {}

  /** Numbers, bytes, texts, and maps of them. */
  static byte[] write(Object value) {
    CborWriter writer = new CborWriter();
    writer.add(value);
    return writer.out.toByteArray();
  }

  private void add(Object value) {
    switch (value) {
      case Integer it when it >= 0 -> head(0, it);
      case Integer it -> head(1, -1 - it);
      case byte[] it -> {
        head(2, it.length);
        out.writeBytes(it);
      }
      case String it -> {
        byte[] bytes = it.getBytes(StandardCharsets.UTF_8);
        head(3, bytes.length);
        out.writeBytes(bytes);
      }
      case Map<?, ?> it -> {
        head(5, it.size());
        it.forEach((key, part) -> {
          add(key);
          add(part);
        });
      }
      default -> throw new AssertionError("not written here: " + value.getClass());
    }
  }

  private void head(int type, int argument) {
    int high = type << 5;
    if (argument < 24) {
      out.write(high | argument);
    } else if (argument < 1 << 8) {
      out.write(high | 24);
      out.write(argument);
    } else if (argument < 1 << 16) {
      out.write(high | 25);
      out.writeBytes(ByteBuffer.allocate(2).putShort((short) argument).array());
    } else {
      out.write(high | 26);
      out.writeBytes(ByteBuffer.allocate(4).putInt(argument).array());
    }
  }
}
