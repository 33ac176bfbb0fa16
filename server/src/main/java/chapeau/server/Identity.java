package chapeau.server;

import chapeau.store.Fact;
import chapeau.tables.Denied;
import chapeau.tables.Guests;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import org.jspecify.annotations.Nullable;

/** Who sends a request: the guest of its cookie, who is made when there is none. */
final class Identity {
  private static final String COOKIE = "chapeau";
  private static final String GUEST = "guest";
  private static final String BEARER = "Bearer ";
  private static final int A_YEAR = 365 * 24 * 3600;

  private final Guests guests;
  private final Limits limits;
  private final Proxies proxies;
  private final Orders orders;

  Identity(Guests guests, Limits limits, Proxies proxies, Orders orders) {
    this.orders = orders;
    this.guests = guests;
    this.limits = limits;
    this.proxies = proxies;
  }

  Fact.Guest of(Context ctx) {
    Fact.@Nullable Guest known = ctx.attribute(GUEST);
    if (known != null) {
      return known;
    }
    String secret = ctx.cookie(COOKIE);
    String said = ctx.header("Authorization");
    Fact.Guest guest =
        said != null
            ? byToken(said)
            : secret == null ? arrive(ctx) : guests.find(secret).orElseGet(() -> arrive(ctx));
    orders.admit(guest.id());
    ctx.attribute(GUEST, guest);
    return guest;
  }

  /** A program says who it is with every request. */
  private Fact.Guest byToken(String said) {
    String token = said.startsWith(BEARER) ? said.substring(BEARER.length()) : "";
    return guests
        .find(token)
        .orElseThrow(() ->
            new Denied(
                Denied.Why.NOT_YOURS, "Ce jeton n’est pas connu.", "That token is not known."));
  }

  private Fact.Guest arrive(Context ctx) {
    limits.count(Limits.Kind.ARRIVAL, address(ctx));
    Guests.Arrival arrival = guests.arrive();
    ctx.cookie(
        new Cookie(
            COOKIE, arrival.secret(), "/", A_YEAR, proxies.isHttps(ctx), true, null, SameSite.LAX));
    return arrival.guest();
  }

  String address(Context ctx) {
    return proxies.address(ctx);
  }
}
