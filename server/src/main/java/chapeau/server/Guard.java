package chapeau.server;

import chapeau.tables.Denied;
import io.javalin.http.Context;
import java.util.Set;

/** Keeps other people's pages from acting in a guest's name, and our own page to itself. */
final class Guard {
  private static final Set<String> HARMLESS = Set.of("GET", "HEAD", "OPTIONS");

  /** Svelte writes styles into elements while things move; scripts come from files only. */
  private static final String CSP =
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'"
          + " data:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none';"
          + " form-action 'self'; frame-ancestors 'none'";

  private final boolean dev;
  private final Proxies proxies;

  Guard(boolean dev, Proxies proxies) {
    this.dev = dev;
    this.proxies = proxies;
  }

  void headers(Context ctx) {
    if (proxies.isAlwaysHttps()) {
      ctx.header("Strict-Transport-Security", "max-age=31536000");
    }
    ctx.header("Content-Security-Policy", CSP);
    ctx.header("X-Content-Type-Options", "nosniff");
    ctx.header("Referrer-Policy", "same-origin");
    ctx.header(
        "Permissions-Policy",
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()");
    ctx.header("Cross-Origin-Opener-Policy", "same-origin");
  }

  /** Refuses this header, because the framework replaces the method of the request by its value. */
  static void checkMethod(Context ctx) {
    if (ctx.header("X-HTTP-Method-Override") != null) {
      throw new Denied(
          Denied.Why.MALFORMED,
          "L’en-tête X-HTTP-Method-Override n’est pas accepté.",
          "The header X-HTTP-Method-Override is not accepted.");
    }
  }

  /** What changes something must come from our own page, or from no page at all. */
  void checkChange(Context ctx) {
    if (!HARMLESS.contains(ctx.method().name())) {
      checkOrigin(ctx);
    }
  }

  void checkOrigin(Context ctx) {
    String origin = ctx.header("Origin");
    if (origin != null && !isOurs(origin, ctx)) {
      throw new Denied(
          Denied.Why.NOT_YOURS,
          "Cette demande vient d’une autre page que la nôtre.",
          "This request comes from a page that is not ours.");
    }
  }

  private boolean isOurs(String origin, Context ctx) {
    return proxies.isOurs(origin, ctx)
        || (dev && origin.matches("https?://(localhost|127\\.0\\.0\\.1)(:\\d+)?"));
  }
}
