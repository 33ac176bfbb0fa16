package chapeau.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** A long text as a database keeps it: in gzip, which any tool can read. */
public final class Packed {
  private final byte[] bytes;

  private Packed(byte[] bytes) {
    this.bytes = bytes;
  }

  public static Packed of(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("there is no disk in this", e);
    }
    return new Packed(bytes.toByteArray());
  }

  static Packed read(byte[] bytes) {
    return new Packed(bytes.clone());
  }

  public String text() {
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new Store.Trouble("a replay cannot be unpacked", e);
    }
  }

  byte[] bytes() {
    return bytes.clone();
  }

  public int size() {
    return bytes.length;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Packed packed && Arrays.equals(bytes, packed.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return bytes.length + " bytes";
  }
}
