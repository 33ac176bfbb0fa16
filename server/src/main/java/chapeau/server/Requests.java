package chapeau.server;

import io.javalin.http.Context;
import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import org.slf4j.MDC;

/** Names of requests, by which what is logged of one is found together. */
final class Requests {
  private static final String KEY = "request";

  private Requests() {}

  /** A request has a thread of its own, and so need not be forgotten in the end. */
  static void begin(Context ctx) {
    ctx.header("X-Request-Id", begin());
  }

  static String begin() {
    String id = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextInt());
    MDC.put(KEY, id);
    return id;
  }
}
