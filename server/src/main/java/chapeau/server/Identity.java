package chapeau.server;

import chapeau.tables.Fact;
import chapeau.tables.Guests;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.jspecify.annotations.Nullable;

/** Who sends a request: the guest of its cookie, who is made when there is none. */
final class Identity {
  private static final String COOKIE = "chapeau";
  private static final String GUEST = "guest";
  private static final int A_YEAR = 365 * 24 * 3600;

  private final Guests guests;
  private final Limits limits;

  Identity(Guests guests, Limits limits) {
    this.guests = guests;
    this.limits = limits;
  }

  Fact.Guest of(Context ctx) {
    Fact.@Nullable Guest known = ctx.attribute(GUEST);
    if (known != null) {
      return known;
    }
    String secret = ctx.cookie(COOKIE);
    Fact.Guest guest =
        secret == null ? arrive(ctx) : guests.find(secret).orElseGet(() -> arrive(ctx));
    ctx.attribute(GUEST, guest);
    return guest;
  }

  private Fact.Guest arrive(Context ctx) {
    limits.count(Limits.Kind.ARRIVAL, address(ctx));
    Guests.Arrival arrival = guests.arrive();
    ctx.cookie(
        new Cookie(COOKIE, arrival.secret(), "/", A_YEAR, isHttps(ctx), true, null, SameSite.LAX));
    return arrival.guest();
  }

  private static boolean isHttps(Context ctx) {
    return "https".equals(ctx.scheme())
        || "https".equalsIgnoreCase(ctx.header("X-Forwarded-Proto"));
  }

  /** Where a request comes from; behind a proxy of ours, what the proxy says. */
  static String address(Context ctx) {
    String forwarded = ctx.header("X-Forwarded-For");
    if (forwarded == null || !isNear(ctx.ip())) {
      return ctx.ip();
    }
    return forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
  }

  private static boolean isNear(String ip) {
    try {
      InetAddress peer = InetAddress.getByName(ip);
      return peer.isLoopbackAddress() || peer.isSiteLocalAddress();
    } catch (UnknownHostException _) {
      return false;
    }
  }
}
