package chapeau.server;

import chapeau.store.Fact;
import chapeau.tables.Denied;
import chapeau.tables.Guests;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who sends a request: the guest of its cookie, who is made when there is none. */
final class Identity {
  private static final String COOKIE = "chapeau";
  private static final String BEFORE = "chapeau-before";
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
            : secret == null ? arrive(ctx) : byCookie(ctx, secret).orElseGet(() -> arrive(ctx));
    orders.admit(guest.id());
    ctx.attribute(GUEST, guest);
    return guest;
  }

  private Optional<Fact.Guest> byCookie(Context ctx, String secret) {
    Optional<Guests.Found> found = guests.find(secret);
    if (found.isPresent() && found.get().renewed()) {
      give(ctx, COOKIE, secret);
    }
    return found.map(Guests.Found::guest);
  }

  /** A program says who it is with every request. */
  private Fact.Guest byToken(String said) {
    String token = said.startsWith(BEARER) ? said.substring(BEARER.length()) : "";
    return guests
        .find(token)
        .map(Guests.Found::guest)
        .orElseThrow(() ->
            new Denied(
                Denied.Why.NOT_YOURS, "Ce jeton n’est pas connu.", "That token is not known."));
  }

  private Fact.Guest arrive(Context ctx) {
    limits.count(Limits.Kind.ARRIVAL, address(ctx));
    Guests.Arrival arrival = guests.arrive();
    give(ctx, COOKIE, arrival.secret());
    return arrival.guest();
  }

  private void give(Context ctx, String name, String secret) {
    ctx.cookie(
        new Cookie(name, secret, "/", A_YEAR, proxies.isHttps(ctx), true, null, SameSite.LAX));
  }

  // Another person, in the same browser

  /** From now on this browser is somebody's; who it was before can be found again, if wanted. */
  void become(Context ctx, Guests.Arrival somebody, boolean remember) {
    orders.admit(somebody.guest().id());
    String secret = ctx.cookie(COOKIE);
    if (remember && secret != null) {
      give(ctx, BEFORE, secret);
      ctx.attribute(BEFORE, of(ctx));
    }
    give(ctx, COOKIE, somebody.secret());
    ctx.attribute(GUEST, somebody.guest());
  }

  /** Who this browser was before somebody signed in. */
  Optional<Fact.Guest> before(Context ctx) {
    Fact.@Nullable Guest now = ctx.attribute(BEFORE);
    return Optional.ofNullable(now)
        .or(() ->
            Optional.ofNullable(ctx.cookie(BEFORE)).flatMap(guests::find).map(Guests.Found::guest));
  }

  void forgetBefore(Context ctx) {
    ctx.removeCookie(BEFORE, "/");
  }

  /** This browser is nobody's any more, or again who it was before. */
  void leave(Context ctx) {
    String secret = ctx.cookie(BEFORE);
    if (secret != null && before(ctx).isPresent()) {
      give(ctx, COOKIE, secret);
    } else {
      ctx.removeCookie(COOKIE, "/");
    }
    forgetBefore(ctx);
  }

  String address(Context ctx) {
    return proxies.address(ctx);
  }
}
