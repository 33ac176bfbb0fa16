package chapeau.server;

import chapeau.json.Json;
import chapeau.tables.Denied;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** What is read of a request, and how it is answered. */
final class Exchange {
  private static final int LARGEST = 64 * 1024;
  private static final int LARGEST_DRAINED = 16 * 1024 * 1024;

  private Exchange() {}

  static int seat(Context ctx) {
    return number("n", ctx.pathParam("n"));
  }

  static int query(Context ctx, String name) {
    String value = ctx.queryParam(name);
    return number(name, value == null ? "" : value);
  }

  static int number(String name, String value) {
    try {
      return Integer.parseInt(value);
    } catch (NumberFormatException _) {
      throw new Denied(
          Denied.Why.MALFORMED,
          "« " + name + " » doit être un nombre entier.",
          "“" + name + "” must be a whole number.");
    }
  }

  /** What was sent, as a record; where nothing was, one of which nothing need be said. */
  static <R extends Record> R read(Context ctx, Class<R> type) {
    return (ctx.contentLength() == 0 ? Body.EMPTY : body(ctx)).as(type);
  }

  private static Body body(Context ctx) {
    try {
      InputStream in = ctx.bodyInputStream();
      byte[] bytes = in.readNBytes(LARGEST + 1);
      if (bytes.length > LARGEST) {
        drain(in);
        throw new Denied(
            Denied.Why.TOO_LARGE, "C’est trop long : 64 ko au plus.", "Too large: 64 kB at most.");
      }
      // Unlike String's constructor, a decoder reports malformed UTF-8 instead of replacing it.
      return Body.of(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException _) {
      throw new Denied(
          Denied.Why.MALFORMED, "Ce n’est pas de l’UTF-8.", "The request is not UTF-8.");
    } catch (IOException _) {
      throw new Denied(
          Denied.Why.MALFORMED, "La demande est incomplète.", "The request is incomplete.");
    }
  }

  /**
   * Reads the rest of a refused body. A client that is still writing when the connection closes
   * gets a broken pipe instead of the answer.
   */
  private static void drain(InputStream in) throws IOException {
    byte[] buffer = new byte[LARGEST];
    int drained = 0;
    while (drained < LARGEST_DRAINED && in.readNBytes(buffer, 0, LARGEST) == LARGEST) {
      drained += LARGEST;
    }
  }

  static void answer(Context ctx, Object value) {
    ctx.contentType("application/json").result(Json.write(value));
  }
}
